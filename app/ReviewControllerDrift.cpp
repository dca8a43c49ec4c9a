// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the repositories say of a review that is open.
#include "app/ReviewController.h"

#include "models/review/DriftCheck.h"

#include <algorithm>

namespace mxw::app {

using namespace Qt::StringLiterals;

void ReviewController::noteDrift(const std::vector<review::Drift> &drifts)
{
    if (!isEditable())
        return;
    const size_t before = m_session->events().size();
    // A session that is read only is looked at all the same.
    (void)m_session->recordDrift(drifts, m_actor);
    if (m_session->events().size() != before)
        Q_EMIT stateChanged();
    using What = review::Drift::What;
    QStringList sentences;
    bool rescanHelps = false;
    for (const review::Drift &drift : drifts) {
        rescanHelps = rescanHelps || drift.what == What::Subject || drift.what == What::Profile;
        sentences.append(driftText(drift, m_analysis->setup));
    }
    // What was said otherwise stays: that a scan failed, that a repository is not there.
    const bool mayReplace = m_notice.isEmpty() || m_driftNotice || m_noticeAction == NoticeAction::UseNewScan;
    if (!mayReplace || (sentences.isEmpty() && !m_driftNotice))
        return;
    setNotice(sentences.join(u' '), m_newScan     ? NoticeAction::UseNewScan
                                    : rescanHelps ? NoticeAction::ScanAgain
                                                  : NoticeAction::None);
    m_driftNotice = !sentences.isEmpty();
}

} // namespace mxw::app
