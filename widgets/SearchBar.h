// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace mxw::widgets {

/// Find in a pane: text, case, how many, next and previous. Finds nothing itself.
class SearchBar : public QWidget
{
    Q_OBJECT
public:
    explicit SearchBar(QWidget *parent = nullptr);

    QString text() const;
    Qt::CaseSensitivity caseSensitivity() const;
    /// Shows the bar, with the text taken for typing over.
    void open(const QString &proposal);
    /// `current` is 0-based, -1 for none; `more` when the count was cut.
    void setResult(int current, qsizetype count, bool more);

Q_SIGNALS:
    void searchChanged();
    void nextRequested();
    void previousRequested();
    void closed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QToolButton *addButton(const QString &iconName, const QString &tip);

    QLineEdit *m_text = nullptr;
    QLabel *m_count = nullptr;
    QToolButton *m_case = nullptr;
    QToolButton *m_previous = nullptr;
    QToolButton *m_next = nullptr;
};

} // namespace mxw::widgets
