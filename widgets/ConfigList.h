// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/inventory/CheckpointConfig.h"

#include <QStringList>
#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace mxw::widgets {

/// The config.json files of a review: what each says of layers, which family it belongs to, and what is not known.
class ConfigList : public QWidget
{
    Q_OBJECT
public:
    explicit ConfigList(QWidget *parent = nullptr);

    /// `family`: the one on show. `waiting`: names of files that the next scan reads.
    void setConfigs(std::vector<inventory::CheckpointConfig> configs, const QStringList &waiting,
                    const QString &family);
    void setReadOnly(bool readOnly);
    /// What is said above the list.
    QString summary() const;

Q_SIGNALS:
    void loadRequested();

private:
    void refresh();
    void addConfig(const inventory::CheckpointConfig &config);

    std::vector<inventory::CheckpointConfig> m_configs;
    QStringList m_waiting;
    QString m_family;
    QLabel *m_summary;
    QTreeWidget *m_list;
    QPushButton *m_load;
};

} // namespace mxw::widgets
