// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/inventory/Counterpart.h"

#include <QDialog>

class QLineEdit;
class QPushButton;

namespace mxw::widgets {

class WrapText;

/// Asks which upstream file a file of the plugin mirrors.
class CounterpartDialog : public QDialog
{
    Q_OBJECT
public:
    /// `paths`: the files of upstream that it may be; empty when they are not at hand: then any path is taken.
    CounterpartDialog(const inventory::Counterpart &counterpart, const QStringList &paths, QWidget *parent = nullptr);

    /// Empty: it is to be looked for again.
    QString upstreamFile() const;

private:
    void check();

    const QStringList m_paths;
    QLineEdit *m_path = nullptr;
    WrapText *m_trouble = nullptr;
    QPushButton *m_accept = nullptr;
};

} // namespace mxw::widgets
