// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/inventory/Entry.h"

#include <QSet>
#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

class QCheckBox;
class QVBoxLayout;

namespace mxw::widgets {

/// What a reviewer must have looked at. A click asks for a change; the box shows what is recorded.
class ChecklistView : public QWidget
{
    Q_OBJECT
public:
    explicit ChecklistView(QWidget *parent = nullptr);

    void setDomain(inventory::Domain domain);
    void setDone(const QSet<QString> &done);
    void setReadOnly(bool readOnly);
    int count() const { return int(m_rows.size()); }
    int doneCount() const;
    QList<QWidget *> tabChain() const;

Q_SIGNALS:
    void toggled(const QString &item, bool done);

private:
    struct Row
    {
        QString id;
        QCheckBox *box = nullptr;
        QWidget *widget = nullptr;
    };
    void addRow(const QString &id, const QString &text, const QString &source);

    QVBoxLayout *m_layout = nullptr;
    std::vector<Row> m_rows;
    std::optional<inventory::Domain> m_domain;
    bool m_readOnly = false;
};

} // namespace mxw::widgets
