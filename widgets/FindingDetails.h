// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Finding.h"
#include "models/review/ReviewState.h"

#include <QTextBrowser>

#include <optional>

namespace mxw::widgets {

/// All that is known of one finding, as text that can be selected.
class FindingDetails : public QTextBrowser
{
    Q_OBJECT
public:
    explicit FindingDetails(QWidget *parent = nullptr);
    /// Null: says that none is selected. `suppression`: null when it counts; `judgement`: null when nobody judged it.
    void setFinding(const checks::Finding *finding, const review::SuppressionRecord *suppression = nullptr,
                    const review::JudgementRecord *judgement = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void render();

    std::optional<checks::Finding> m_finding;
    std::optional<review::SuppressionRecord> m_suppression;
    std::optional<review::JudgementRecord> m_judgement;
};

} // namespace mxw::widgets
