// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QToolButton;

namespace mxw::widgets {

class WrapText;

/// A chain of steps behind a button that says how many there are: it is looked at once, and would push everything below
/// it out of sight.
class FoldedChain : public QWidget
{
    Q_OBJECT
public:
    FoldedChain(const QStringList &steps, const QString &name, QWidget *parent = nullptr);

    bool isOpen() const;
    void setOpen(bool open);

Q_SIGNALS:
    void toggled(bool open);

private:
    QToolButton *m_button = nullptr;
    WrapText *m_steps = nullptr;
};

} // namespace mxw::widgets
