// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QToolButton;

namespace mxw::widgets {

/// What a pane shows while it has nothing to show: what would be here, or what happened, and a button that does
/// something about it. `details` fold out; "Copy" takes all of it to the clipboard.
class MessagePane : public QWidget
{
    Q_OBJECT
public:
    explicit MessagePane(QWidget *parent = nullptr);

    void setMessage(const QString &title, const QString &text, const QString &action = {}, const QString &details = {});
    QString title() const;
    QString text() const;

Q_SIGNALS:
    void actionTriggered();

protected:
    void changeEvent(QEvent *event) override;

private:
    void setupDetails();
    void showDetails(bool visible);
    void updateFonts();
    void updateColors();
    void copy() const;

    QLabel *m_title = nullptr;
    QLabel *m_text = nullptr;
    QPushButton *m_action = nullptr;
    QWidget *m_detailsRow = nullptr;
    QToolButton *m_detailsToggle = nullptr;
    QPlainTextEdit *m_details = nullptr;
};

} // namespace mxw::widgets
