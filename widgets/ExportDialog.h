// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/Assessment.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QLineEdit;
class QListWidget;
class QPushButton;
class QRadioButton;

namespace mxw::widgets {

class WrapText;

/// Asks how the audit record is written: format, draft or final, file. While something stands against a final record,
/// it lists that and each line leads to its entry.
class ExportDialog : public QDialog
{
    Q_OBJECT
public:
    /// `file`: proposed, without a suffix.
    ExportDialog(const QString &file, std::vector<audit::OpenPoint> open, QWidget *parent = nullptr);

    QString file() const;
    bool isFinal() const;

Q_SIGNALS:
    /// The user wants to see an entry of the list; the dialog closes.
    void entryChosen(const QString &id);

private:
    void fillOpen();
    void changeSuffix();
    void browse();
    void check();

    std::vector<audit::OpenPoint> m_open;
    QComboBox *m_format;
    QRadioButton *m_draft;
    QRadioButton *m_final;
    WrapText *m_trouble;
    QListWidget *m_list;
    QLineEdit *m_file;
    QPushButton *m_accept = nullptr;
};

} // namespace mxw::widgets
