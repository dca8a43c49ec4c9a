// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/Gate.h"

#include <QWidget>

#include <vector>

class QToolButton;
class QVBoxLayout;

namespace mxw::widgets {

class WrapText;

/// What a decision needs before its entry counts as done: each need, met or missing, and a button that does something
/// about it.
class GateView : public QWidget
{
    Q_OBJECT
public:
    explicit GateView(QWidget *parent = nullptr);

    /// `decision`: in words; empty when nothing is decided yet.
    void setGate(const review::Gate &gate, const QString &decision);
    void setReadOnly(bool readOnly);
    QString title() const;
    QList<QWidget *> tabChain() const;

Q_SIGNALS:
    void remedyRequested(const mxw::review::GateItem &item);

private:
    struct Row
    {
        review::GateItem item;
        QWidget *widget = nullptr;
        QWidget *mark = nullptr;
        WrapText *words = nullptr;
        QToolButton *button = nullptr;
    };
    void addRow(const QString &id);
    void showRow(Row &row, const review::GateItem &item);

    QVBoxLayout *m_layout = nullptr;
    WrapText *m_title = nullptr;
    std::vector<Row> m_rows;
    bool m_readOnly = false;
};

} // namespace mxw::widgets
