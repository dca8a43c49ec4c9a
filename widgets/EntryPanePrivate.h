// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/ChecklistView.h"
#include "widgets/DecisionEditor.h"
#include "widgets/EntryPane.h"
#include "widgets/EvidenceList.h"
#include "widgets/FactsView.h"
#include "widgets/FindingList.h"
#include "widgets/GateView.h"
#include "widgets/GrowingEdit.h"
#include "widgets/MessagePane.h"
#include "widgets/PriorDecisionCard.h"
#include "widgets/Section.h"
#include "widgets/WrapText.h"

#include <QHash>
#include <QScrollArea>
#include <QStackedWidget>

#include <memory>
#include <optional>

class QVBoxLayout;

namespace mxw::widgets {

struct EntryPane::Private
{
    EntryPane *q;
    std::shared_ptr<const checks::Analysis> analysis;
    review::ReviewState state;
    QHash<QString, review::ContentDigests> digests;
    QString id;
    bool readOnly = false;
    QHash<QString, EntryDraft> drafts;            ///< by entry: what was typed stays when another entry is looked at
    std::optional<review::Decision> sentDecision; ///< not to be sent twice while its answer is under way
    std::optional<QString> sentNote;
    bool showing = false;

    QStackedWidget *pages = nullptr;
    MessagePane *message = nullptr;
    QScrollArea *scroll = nullptr;
    WrapText *readOnlyWords = nullptr;
    WrapText *heading = nullptr;
    QWidget *chips = nullptr;
    FactsView *facts = nullptr;
    Section *findingSection = nullptr;
    FindingList *findings = nullptr;
    Section *checklistSection = nullptr;
    ChecklistView *checklist = nullptr;
    GateView *gate = nullptr;
    std::shared_ptr<const review::Rereview> rereview;
    PriorDecisionCard *prior = nullptr;
    DecisionEditor *decision = nullptr;
    Section *evidenceSection = nullptr;
    EvidenceList *evidence = nullptr;
    GrowingEdit *note = nullptr;
    WrapText *noteRecord = nullptr;

    explicit Private(EntryPane *pane) : q(pane) {}

    void setupUi();
    void setupHead(QVBoxLayout *column);
    void setupSections(QVBoxLayout *column);
    void connectAll();
    void showEntry();
    void showChips(const inventory::Entry &entry);
    void showRecorded();
    void orderTabs();
    void fieldsEdited();
    void choose(review::Disposition disposition);
    void remedy(const review::GateItem &item);
    void judge(int index);
    void takeOver();
    void activateFinding(int index);
    bool stepFinding(int step);
    int currentFinding() const;

    const inventory::Entry *entry() const { return analysis ? analysis->entry(id) : nullptr; }
};

} // namespace mxw::widgets
