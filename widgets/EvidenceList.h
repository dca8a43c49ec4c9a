// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/ReviewState.h"

#include <QWidget>

#include <vector>

namespace mxw::widgets {

class EvidenceBar;

/// What is believed of an entry rests on this: the strongest level, and each piece of evidence with what it leaves
/// open.
class EvidenceList : public QWidget
{
    Q_OBJECT
public:
    explicit EvidenceList(QWidget *parent = nullptr);

    void setEvidence(const std::vector<review::EvidenceRecord> &evidence);
    void setReadOnly(bool readOnly);
    int count() const { return static_cast<int>(m_evidence.size()); }
    QList<QWidget *> tabChain() const;

Q_SIGNALS:
    void runRequested(const QString &run, const QString &node);
    void placeRequested(const mxw::review::Evidence &evidence);   ///< lines, a commit, an edge, a file
    void contentRequested(const mxw::review::Evidence &evidence); ///< what the session keeps of it
    void amendRequested(qint64 attached);                         ///< to say what it leaves open
    void detachRequested(qint64 attached);

private:
    QWidget *card(const review::EvidenceRecord &record);
    void addButtons(QWidget *card, const review::EvidenceRecord &record);
    void show(const review::Evidence &evidence);

    std::vector<review::EvidenceRecord> m_evidence;
    EvidenceBar *m_bar;
    QWidget *m_cards;
    bool m_readOnly = false;
};

} // namespace mxw::widgets
