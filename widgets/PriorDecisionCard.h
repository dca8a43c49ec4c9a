// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/Rereview.h"

#include <QFrame>

#include <optional>

class QPushButton;

namespace mxw::widgets {

class WrapText;

/// What an earlier review decided on an entry, and why that does not simply go on.
class PriorDecisionCard : public QFrame
{
    Q_OBJECT
public:
    explicit PriorDecisionCard(QWidget *parent = nullptr);

    /// Nothing, or a decision that carries: the card hides.
    void setFate(const std::optional<review::DecisionFate> &fate);
    /// Whether it can be taken over: it cannot in a review that is read only, or where something is decided already.
    void setTakeable(bool takeable);
    /// The old decision for the entry as it is now; the rest is for the receiver to fill.
    review::Decision decision() const;

Q_SIGNALS:
    void takeOverRequested();

private:
    std::optional<review::DecisionFate> m_fate;
    WrapText *m_title = nullptr;
    WrapText *m_origin = nullptr;
    WrapText *m_reason = nullptr;
    WrapText *m_stale = nullptr;
    QPushButton *m_takeOver = nullptr;
};

} // namespace mxw::widgets
