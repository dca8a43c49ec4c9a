// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/Checklist.h"
#include "tests/items/Samples.h"
#include "widgets/DispositionButton.h"
#include "widgets/EntryPane.h"
#include "widgets/EvidenceList.h"
#include "widgets/FactsView.h"
#include "widgets/FindingCard.h"
#include "widgets/GateView.h"
#include "widgets/GrowingEdit.h"
#include "widgets/MessagePane.h"
#include "widgets/WrapText.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace mxw;
using review::Disposition;
using widgets::EntryPane;

namespace {

const auto one = u"patch:px/patch/a/one.py:up.m:One.forward"_s;
const auto two = u"patch:px/patch/a/two.py:up.m:Two"_s;

std::shared_ptr<const checks::Analysis> sample()
{
    auto analysis = std::make_shared<checks::Analysis>(tests::analysisFrom(uR"(
px/patch/a/one.py:12 up.m:One.forward decorator general
px/patch/a/two.py:1 up.m:Two setattr never
P03 error px/patch/a/one.py:12 patch:px/patch/a/one.py:up.m:One.forward The signature differs.
P12 info px/patch/a/one.py:1 patch:px/patch/a/one.py:up.m:One.forward The header is not complete.
)"_s));
    analysis->findings[0].details = {u"first detail"_s, u"second detail"_s};
    return analysis;
}

/// A shown pane that plays the window: what it asks for is recorded and comes back, unless `answers` is off.
struct Shown
{
    EntryPane pane;
    tests::Events events;
    bool answers = true;
    QList<review::Decision> decisions;
    QList<std::pair<QString, QString>> notes;
    QStringList checks;
    QStringList found;
    QStringList suppressed;
    QList<review::Remedy> remedies;
    widgets::GrowingEdit *reason = nullptr;
    widgets::GrowingEdit *removal = nullptr;
    widgets::GrowingEdit *note = nullptr;
    QComboBox *category = nullptr;

    Shown()
    {
        pane.setAnalysis(sample());
        pane.setEntry(one);
        const auto edits = pane.findChildren<widgets::GrowingEdit *>();
        reason = edits.value(0);
        removal = edits.value(1);
        note = edits.value(2);
        category = pane.findChild<QComboBox *>();
        QObject::connect(&pane, &EntryPane::decisionRequested, &pane, [this](const review::Decision &decision) {
            decisions << decision;
            record(review::DecisionMade{decision});
        });
        QObject::connect(&pane, &EntryPane::noteEdited, &pane, [this](const QString &entry, const QString &text) {
            notes.emplaceBack(entry, text);
            record(review::NoteWritten{entry, text});
        });
        QObject::connect(&pane, &EntryPane::checklistToggled, &pane,
                         [this](const QString &entry, const QString &item, bool done) {
                             checks << entry + u' ' + item + (done ? u" done"_s : u" not done"_s);
                             record(review::ChecklistMarked{entry, item, done});
                         });
        QObject::connect(&pane, &EntryPane::findingActivated, &pane,
                         [this](const checks::Finding &finding) { found << finding.check; });
        QObject::connect(&pane, &EntryPane::suppressRequested, &pane,
                         [this](const checks::Finding &finding, const QString &reason) {
                             suppressed << finding.check + u' ' + reason;
                             record(review::FindingSuppressed{finding.fingerprint(), finding.check, finding.file,
                                                              finding.symbol, reason});
                         });
        QObject::connect(&pane, &EntryPane::unsuppressRequested, &pane, [this](const checks::Finding &finding) {
            suppressed << finding.check + u" back"_s;
            record(review::FindingUnsuppressed{finding.fingerprint()});
        });
        QObject::connect(&pane, &EntryPane::judgeRequested, &pane,
                         [this](const review::FindingJudged &judgement) { record(judgement); });
        QObject::connect(&pane, &EntryPane::remedyRequested, &pane,
                         [this](review::Remedy remedy) { remedies << remedy; });
        pane.resize(340, 900);
        pane.show();
        pane.activateWindow();
        (void)QTest::qWaitForWindowActive(&pane);
    }
    void record(review::EventPayload payload)
    {
        if (!answers)
            return;
        events.add(std::move(payload));
        pane.setState(events.state());
    }
    widgets::DispositionButton *button(Disposition disposition) const
    {
        for (auto *button : pane.findChildren<widgets::DispositionButton *>()) {
            if (button->disposition() == disposition)
                return button;
        }
        return nullptr;
    }
    widgets::FindingCard *card(const QString &check) const
    {
        for (auto *card : pane.findChildren<widgets::FindingCard *>()) {
            if (card->finding().check == check)
                return card;
        }
        return nullptr;
    }
    static QToolButton *suppress(widgets::FindingCard *card) { return card->findChild<QToolButton *>(u"suppress"_s); }
    void click(Disposition disposition) { QTest::mouseClick(button(disposition), Qt::LeftButton); }
    void type(widgets::GrowingEdit *edit, const QString &text)
    {
        edit->setFocus();
        QTest::keyClicks(edit, text);
    }
    QString words() const
    {
        QStringList all;
        for (const auto *text : pane.findChildren<widgets::WrapText *>()) {
            if (text->isVisibleTo(&pane))
                all << text->words();
        }
        return all.join(u'\n');
    }
};

} // namespace

class tst_EntryPane : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theGateSaysWhatIsMissingAndHelps()
    {
        Shown s;
        auto *gate = s.pane.findChild<widgets::GateView *>();
        const auto remedy = [&](const QString &id) {
            auto *button = gate->findChild<QToolButton *>(u"remedy-"_s + id);
            return button && button->isVisibleTo(gate) ? button : nullptr;
        };
        QVERIFY(gate->title().contains(u"once there is one"));
        s.pane.choose(1);
        QVERIFY2(gate->title().startsWith(u"Needed for “Retain”: "_s), qPrintable(gate->title()));
        const QString before = gate->title();
        QTest::mouseClick(remedy(u"target-read"_s), Qt::LeftButton);
        QCOMPARE(s.checks, QStringList{one + u" target-read done"_s});
        QVERIFY(!remedy(u"target-read"_s));
        QVERIFY(gate->title() != before);
        QTest::mouseClick(remedy(u"patch-removal-condition"_s), Qt::LeftButton);
        QVERIFY(s.removal->hasFocus());
        QTest::mouseClick(remedy(u"patch-reason"_s), Qt::LeftButton);
        QVERIFY(s.reason->hasFocus());
        QTest::keyClicks(s.reason, u"Because."_s);
        s.pane.commitEdits();
        QVERIFY(!remedy(u"patch-reason"_s));
        QTest::mouseClick(remedy(u"upstream-evidence"_s), Qt::LeftButton);
        QCOMPARE(s.remedies, QList{review::Remedy::AttachEvidence});
        QTest::mouseClick(remedy(u"patch-errors-attributed"_s), Qt::LeftButton);
        QVERIFY(s.card(u"P03"_s)->findChild<QComboBox *>(u"attribution"_s)->hasFocus());
        s.pane.setReadOnly(true);
        QVERIFY(!remedy(u"upstream-evidence"_s)->isEnabled());
    }

    void aFindingIsAttributedInItsCard()
    {
        Shown s;
        auto *card = s.card(u"P03"_s);
        s.pane.startJudgement();
        auto *attribution = card->findChild<QComboBox *>(u"attribution"_s);
        auto *resolution = card->findChild<QComboBox *>(u"resolution"_s);
        QVERIFY(attribution->hasFocus());
        QVERIFY(!resolution->isVisibleTo(card));
        attribution->setCurrentIndex(attribution->findText(u"Target upstream defect"_s));
        QVERIFY(resolution->isVisibleTo(card));
        resolution->setCurrentIndex(resolution->findText(u"Fixed locally with note"_s));
        auto *text = card->findChild<widgets::GrowingEdit *>(u"judgementText"_s);
        QTest::keyClicks(text, u"Upstream does it, too."_s);
        QTest::keyClick(text, Qt::Key_Return, Qt::ControlModifier);
        const auto *record = s.events.state().judgement(card->finding().fingerprint());
        QVERIFY(record);
        QCOMPARE(record->judged.text, u"Upstream does it, too."_s);
        QVERIFY(record->judged.resolution == review::Resolution::FixedLocally);
        QVERIFY(!attribution->isVisibleTo(card));
        QVERIFY(card->judgement());
        // Another attribution has no resolution, whatever the hidden field says.
        s.pane.startJudgement();
        QCOMPARE(attribution->currentText(), u"Target upstream defect"_s);
        attribution->setCurrentIndex(attribution->findText(u"Component defect"_s));
        QTest::mouseClick(card->findChild<QPushButton *>(u"recordJudgement"_s), Qt::LeftButton);
        QVERIFY(!s.events.state().judgement(card->finding().fingerprint())->judged.resolution);
        s.pane.startJudgement();
        attribution->setCurrentIndex(0);
        QTest::keyClick(attribution, Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(!card->judgement());
    }

    void theFieldsBeginWithWhatIsRecorded()
    {
        const auto analysis = sample();
        const checks::Finding &finding = analysis->findings[0];
        tests::Events events;
        events.add(review::FindingJudged{finding.fingerprint(),
                                         finding.check,
                                         finding.file,
                                         finding.symbol,
                                         review::Attribution::ComponentDefect,
                                         false,
                                         {},
                                         u"The library."_s});
        EntryPane pane; // not on screen yet
        pane.setAnalysis(analysis);
        pane.setEntry(one);
        pane.setState(events.state());
        pane.startJudgement();
        QCOMPARE(pane.findChild<QComboBox *>(u"attribution"_s)->currentText(), u"Component defect"_s);
        QCOMPARE(pane.findChild<widgets::GrowingEdit *>(u"judgementText"_s)->toPlainText(), u"The library."_s);
    }

    void evidenceLeadsBackToItsPlace()
    {
        Shown s;
        review::Evidence lines;
        lines.entry = one;
        lines.kind = review::Evidence::Kind::Hunk;
        lines.summary = u"The fix."_s;
        lines.file = u"up/m.py"_s;
        lines.side = review::Evidence::Side::Target;
        lines.line = 7;
        lines.endLine = 9;
        lines.content = u"abcdef"_s;
        s.record(review::EvidenceAttached{lines});
        auto *list = s.pane.findChild<widgets::EvidenceList *>();
        QStringList words;
        for (const auto *text : list->findChildren<widgets::WrapText *>())
            words << text->words();
        QVERIFY(words.contains(u"Lines of the target, level “source”"_s));
        QVERIFY(words.contains(u"up/m.py:7–9"_s));
        QSignalSpy place(&s.pane, &EntryPane::evidencePlaceRequested);
        QSignalSpy content(&s.pane, &EntryPane::evidenceContentRequested);
        QSignalSpy amend(&s.pane, &EntryPane::amendRequested);
        QTest::mouseClick(list->findChild<QToolButton *>(u"showPlace"_s), Qt::LeftButton);
        QTest::mouseClick(list->findChild<QToolButton *>(u"showContent"_s), Qt::LeftButton);
        QTest::mouseClick(list->findChild<QToolButton *>(u"amend"_s), Qt::LeftButton);
        QCOMPARE(place.size(), 1);
        QVERIFY(place[0][0].value<review::Evidence>() == lines);
        QCOMPARE(content.size(), 1);
        QCOMPARE(amend[0][0].toLongLong(), 1);
        review::Evidence note;
        note.entry = one;
        note.kind = review::Evidence::Kind::Note;
        note.summary = u"Asked the kernel team."_s;
        note.untested = u"All."_s;
        Shown other;
        other.record(review::EvidenceAttached{note});
        QVERIFY(!other.pane.findChild<QToolButton *>(u"showPlace"_s)); // a note says all that it is
        QVERIFY(!other.pane.findChild<QToolButton *>(u"amend"_s));
    }

    void saysThatNothingIsSelected()
    {
        EntryPane pane;
        const auto *message = pane.findChild<widgets::MessagePane *>();
        QCOMPARE(message->title(), u"Nothing is selected"_s);
        pane.setEntry(u"patch:gone"_s);
        QCOMPARE(message->title(), u"Not in this analysis"_s);
        QCOMPARE(pane.entry(), u"patch:gone"_s);
        pane.choose(1); // nothing to decide on
        QVERIFY(!pane.selectNextFinding());
        pane.commitEdits();
    }

    void showsOneStory()
    {
        Shown s;
        const auto words = s.words();
        for (const auto &part : {u"One.forward"_s, u"up.m:One.forward"_s, u"px/patch/a/one.py:12"_s,
                                 u"not found at the target revision"_s, u"cannot be told"_s, u"Findings (2)"_s,
                                 u"The signature differs."_s, u"Not decided yet."_s, u"source (level 1 of 6)"_s})
            QVERIFY2(words.contains(part), qPrintable(part));
        QCOMPARE(s.pane.findChildren<QCheckBox *>().size(), int(review::checklistFor(inventory::Domain::Patch).size()));
        s.pane.setEntry(two);
        QVERIFY(s.words().contains(u"Findings (0)"_s));
        QVERIFY(!s.words().contains(u"One.forward"_s));
    }

    void knowsTheFacts()
    {
        auto entry = tests::entryFrom(u"px/a.py:3 up.m:Engine.run decorator general"_s);
        entry.atTarget = inventory::Place{u"up/m.py"_s, 150, 160, u"Engine.run"_s, u"function"_s, u"(self, x)"_s};
        entry.atBase = inventory::Place{u"up/m.py"_s, 141, 150, u"Engine.run"_s, u"function"_s, u"(self)"_s};
        entry.replacement = inventory::Place{u"px/a.py"_s, 4, 9, u"run"_s, u"function"_s, u"(self)"_s};
        entry.changedSinceBase = true;
        entry.condition = u"if on_maca():"_s;
        entry.activation = {u"pyproject.toml:9 entry point"_s, u"px/__init__.py:3 import"_s};
        const auto text = [&] {
            QStringList lines;
            for (const auto &fact : widgets::factsOf(entry, {}))
                lines << fact.label + u": "_s + fact.lines.join(u" / "_s);
            return lines.join(u'\n');
        };
        QCOMPARE(text(), u"Target: up.m:Engine.run / up/m.py:150\n"
                         "At base: up/m.py:141\n"
                         "Changed since base: yes\n"
                         "Replacement: run / px/a.py:4\n"
                         "Signature at target: (self, x)\n"
                         "Signature of replacement: (self)\n"
                         "Patched at: px/a.py:3\n"
                         "Condition: if on_maca():\n"
                         "Activation: Active: imported in every process, by a general plugin's entry point.\n"
                         "Reached through: pyproject.toml:9 entry point / px/__init__.py:3 import"_s);
        entry.replacement->signature = u"(self, x)"_s;
        entry.changedSinceBase = false;
        QVERIFY(text().contains(u"Signature: the same on both sides / (self, x)"_s));
        QVERIFY(text().contains(u"Changed since base: no"_s));
    }

    void suppressesWithAReason()
    {
        Shown s;
        auto *card = s.card(u"P03"_s);
        QTest::mouseClick(s.suppress(card), Qt::LeftButton);
        auto *edit = card->findChild<widgets::GrowingEdit *>(u"suppressionReason"_s);
        auto *submit = card->findChild<QPushButton *>(u"suppressFinding"_s);
        QVERIFY(edit->hasFocus());
        QVERIFY(!submit->isEnabled());
        QTest::keyClick(edit, Qt::Key_Return, Qt::ControlModifier); // no reason, nothing happens
        QTest::keyClicks(edit, u"  "_s);
        QVERIFY(!submit->isEnabled());
        QVERIFY(s.suppressed.isEmpty());
        QTest::keyClicks(edit, u"Never called so"_s);
        QTest::mouseClick(submit, Qt::LeftButton);
        QCOMPARE(s.suppressed, QStringList{u"P03 Never called so"_s});
        QVERIFY(!card->isVisible());
        QVERIFY(s.words().contains(u"Findings (1)"_s));
        auto *show = s.pane.findChild<QToolButton *>(u"showSuppressed"_s);
        QCOMPARE(show->text(), u"1 suppressed"_s);
        QVERIFY(s.card(u"P12"_s)->hasFocus());
        QCOMPARE(s.pane.currentFinding()->check, u"P12"_s);
        QVERIFY(s.pane.selectNextFinding());
        QCOMPARE(s.found, QStringList{u"P12"_s});
        QVERIFY(!s.pane.selectPreviousFinding());

        QTest::mouseClick(show, Qt::LeftButton);
        QVERIFY(card->isVisible());
        QVERIFY(s.words().contains(u"Never called so"_s) && s.words().contains(u"Zhang San"_s));
        QTest::mouseClick(s.suppress(card), Qt::LeftButton);
        QCOMPARE(s.suppressed.last(), u"P03 back"_s);
        QVERIFY(s.words().contains(u"Findings (2)"_s));
        QVERIFY(!show->isVisible());
    }

    void suppressionIsCancelledAndKeptAsADraft()
    {
        Shown s;
        s.pane.startSuppression();
        auto *edit = s.pane.findChild<widgets::GrowingEdit *>(u"suppressionReason"_s);
        QVERIFY(edit->hasFocus());
        QTest::keyClicks(edit, u"half a"_s);
        s.pane.setEntry(two); // the text waits for its finding
        s.pane.setEntry(one);
        edit = s.card(u"P03"_s)->findChild<widgets::GrowingEdit *>(u"suppressionReason"_s);
        QVERIFY(edit && edit->isVisible());
        QCOMPARE(edit->toPlainText(), u"half a"_s);
        edit->setFocus();
        QTest::keyClick(edit, Qt::Key_Escape);
        QVERIFY(!edit->isVisible());
        QVERIFY(s.card(u"P03"_s)->hasFocus());
        QVERIFY(s.suppressed.isEmpty());
        s.pane.setReadOnly(true);
        QVERIFY(!s.suppress(s.card(u"P03"_s))->isEnabled());
        s.pane.startSuppression();
        QVERIFY(!edit->isVisible());
    }

    void asksForTheExplanation()
    {
        Shown s;
        QSignalSpy asked(&s.pane, &EntryPane::explainRequested);
        auto *button = s.card(u"P12"_s)->findChild<QToolButton *>(u"explainCheck"_s);
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked[0][0].toString(), u"P12"_s);
    }

    void decidesByMouse()
    {
        Shown s;
        s.answers = false;
        s.click(Disposition::Update);
        QCOMPARE(s.decisions.size(), 1);
        QCOMPARE(s.decisions[0].entry, one);
        QCOMPARE(review::toString(s.decisions[0].disposition), u"update"_s);
        QVERIFY(!s.button(Disposition::Update)->isChecked()); // not recorded: not shown
        QVERIFY(s.reason->hasFocus());

        s.answers = true;
        s.click(Disposition::Remove);
        QVERIFY(s.button(Disposition::Remove)->isChecked());
        QVERIFY(!s.button(Disposition::Update)->isChecked());
        QVERIFY(s.words().contains(u"Zhang San"_s));
        s.click(Disposition::Retain);
        QVERIFY(s.words().contains(u"replaces the decision of event 1"_s));
    }

    void decidesByNumber()
    {
        Shown s;
        for (int number = 1; number <= 4; ++number) {
            s.pane.choose(number);
            QVERIFY(s.decisions.last().disposition ==
                    review::dispositionsFor(inventory::Domain::Patch)[size_t(number) - 1]);
            QVERIFY(s.reason->hasFocus());
        }
        s.pane.choose(0);
        s.pane.choose(5);
        s.pane.choose(-1);
        QCOMPARE(s.decisions.size(), 4);
    }

    void textsTypedBeforeGoWithTheDecision()
    {
        Shown s;
        s.type(s.reason, u"grid limit"_s);
        s.type(s.removal, u"fixed upstream"_s);
        s.category->setFocus();
        QTest::keyClick(s.category, Qt::Key_Down);
        s.note->setFocus();
        QCOMPARE(s.decisions.size(), 0); // nothing to change yet
        QVERIFY(s.words().contains(u"Kept here"_s));

        s.pane.setEntry(two); // another entry, and back
        QCOMPARE(s.reason->toPlainText(), QString());
        s.pane.setEntry(one);
        QCOMPARE(s.reason->toPlainText(), u"grid limit"_s);

        s.click(Disposition::Retain);
        QCOMPARE(s.decisions.size(), 1);
        QCOMPARE(s.decisions[0].reason, u"grid limit"_s);
        QCOMPARE(s.decisions[0].removalCondition, u"fixed upstream"_s);
        QVERIFY(s.decisions[0].category == review::ReasonCategory::PerformancePolicy);
        QVERIFY(!s.words().contains(u"Kept here"_s));
        QCOMPARE(s.category->currentIndex(), 2);
    }

    void editingARecordedDecision()
    {
        Shown s;
        s.click(Disposition::Update);
        QCOMPARE(s.decisions.size(), 1);
        s.removal->setFocus(); // nothing changed, nothing sent
        QCOMPARE(s.decisions.size(), 1);

        s.type(s.reason, u"new argument"_s);
        QCOMPARE(s.decisions.size(), 1);
        s.removal->setFocus();
        QCOMPARE(s.decisions.size(), 2);
        QCOMPARE(s.decisions[1].reason, u"new argument"_s);
        QCOMPARE(review::toString(s.decisions[1].disposition), u"update"_s);

        s.type(s.removal, u"v0.26"_s);
        s.pane.commitEdits();
        QCOMPARE(s.decisions.size(), 3);
        QCOMPARE(s.decisions[2].removalCondition, u"v0.26"_s);
        s.pane.commitEdits();
        QCOMPARE(s.decisions.size(), 3);

        QTest::keyClick(s.category, Qt::Key_Up);
        s.category->setFocus();
        s.note->setFocus();
        QCOMPARE(s.decisions.size(), 4);
        QVERIFY(s.decisions[3].category == review::ReasonCategory::CorrectnessRequirement);

        s.type(s.reason, u"!"_s);
        s.click(Disposition::Remove); // one record, not two
        QCOMPARE(s.decisions.size(), 5);
        QCOMPARE(s.decisions[4].reason, u"new argument!"_s);
    }

    void unansweredTextIsNotSentTwiceAndNotLost()
    {
        Shown s;
        s.click(Disposition::Update);
        s.answers = false;
        s.type(s.reason, u"because"_s);
        s.pane.commitEdits();
        s.pane.commitEdits();
        QCOMPARE(s.decisions.size(), 2);
        QCOMPARE(s.reason->toPlainText(), u"because"_s);
        QVERIFY(s.words().contains(u"not recorded yet"_s));
    }

    void statesWhileTypingDestroyNothing()
    {
        Shown s;
        s.click(Disposition::Update);
        s.type(s.reason, u"half a sen"_s);
        s.type(s.note, u"half a no"_s);
        s.note->setFocus();
        s.decisions.clear();
        s.notes.clear();
        s.type(s.reason, u"tence"_s);
        s.events.add(review::ChecklistMarked{one, review::checklistFor(inventory::Domain::Patch)[0].id, true});
        s.pane.setState(s.events.state());
        QCOMPARE(s.reason->toPlainText(), u"half a sentence"_s);
        QCOMPARE(s.reason->textCursor().position(), 15);
        QTest::keyClicks(s.reason, u"."_s);
        s.pane.setEntry(two); // commits first
        QCOMPARE(s.decisions.last().reason, u"half a sentence."_s);
        QCOMPARE(s.decisions.last().entry, one);
    }

    void undoTakesTheDecisionBack()
    {
        Shown s;
        s.type(s.reason, u"text"_s);
        s.click(Disposition::Update);
        s.events.add(review::Undone{1});
        s.pane.setState(s.events.state());
        QVERIFY(!s.button(Disposition::Update)->isChecked());
        QVERIFY(s.words().contains(u"Not decided yet."_s));
    }

    void notes()
    {
        Shown s;
        s.pane.focusNote();
        QVERIFY(s.note->hasFocus());
        QTest::keyClicks(s.note, u"seen on C500"_s);
        QCOMPARE(s.notes.size(), 0);
        s.reason->setFocus();
        QCOMPARE(s.notes.size(), 1);
        QCOMPARE(s.notes[0].first, one);
        QCOMPARE(s.notes[0].second, u"seen on C500"_s);
        QVERIFY(s.words().contains(u"Written"_s));
        s.note->setFocus();
        s.note->clear();
        s.pane.commitEdits();
        QCOMPARE(s.notes.last().second, QString());
        QCOMPARE(s.decisions.size(), 0);
    }

    void checklist()
    {
        Shown s;
        auto *box = s.pane.findChildren<QCheckBox *>().at(1);
        const auto id = review::checklistFor(inventory::Domain::Patch)[1].id;
        s.answers = false;
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Space);
        QCOMPARE(s.checks, QStringList{one + u' ' + id + u" done"_s});
        QVERIFY(!box->isChecked()); // not recorded
        s.answers = true;
        // The sentence beside the box is part of it.
        auto *row = box->parentWidget();
        QTest::mouseClick(row, Qt::LeftButton, {}, QPoint(row->width() - 4, row->height() - 4));
        QVERIFY(box->isChecked());
        QVERIFY(s.words().contains(u"Checklist (1 of "_s));
        QTest::keyClick(box, Qt::Key_Space);
        QVERIFY(!box->isChecked());
        QCOMPARE(s.checks.last(), one + u' ' + id + u" not done"_s);
    }

    void findings()
    {
        Shown s;
        QVERIFY(s.pane.selectNextFinding());
        QVERIFY(s.pane.selectNextFinding());
        QVERIFY(!s.pane.selectNextFinding());
        QVERIFY(s.pane.selectPreviousFinding());
        QVERIFY(!s.pane.selectPreviousFinding());
        QCOMPARE(s.found.join(u' '), u"P03 P12 P03"_s);

        const auto cards = s.pane.findChildren<widgets::FindingCard *>();
        QTest::mouseClick(cards[1], Qt::LeftButton, {}, QPoint(20, 10));
        QCOMPARE(s.found.last(), u"P12"_s);
        QVERIFY(cards[1]->isCurrent());
        cards[0]->setFocus();
        QTest::keyClick(cards[0], Qt::Key_Return);
        QCOMPARE(s.found.last(), u"P03"_s);
        QCOMPARE(s.found.size(), 5);

        QVERIFY(!s.words().contains(u"second detail"_s));
        QTest::mouseClick(cards[0]->detailsButton(), Qt::LeftButton);
        QVERIFY(s.words().contains(u"second detail"_s));
        QCOMPARE(s.found.size(), 5);
    }

    void tabReachesEverythingInOrder()
    {
        Shown s;
        const auto cards = s.pane.findChildren<widgets::FindingCard *>();
        cards[0]->setFocus();
        const auto explain = [](QWidget *card) { return card->findChild<QToolButton *>(u"explainCheck"_s); };
        const auto judge = [](QWidget *card) { return card->findChild<QToolButton *>(u"judge"_s); };
        const QList<QWidget *> expected{
            cards[0]->detailsButton(), explain(cards[0]), judge(cards[0]),     s.suppress(cards[0]), cards[1],
            explain(cards[1]),         judge(cards[1]),   s.suppress(cards[1])};
        for (auto *widget : expected) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            QCOMPARE(QApplication::focusWidget(), widget);
        }
        for (auto *box : s.pane.findChildren<QCheckBox *>()) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            QCOMPARE(QApplication::focusWidget(), box);
        }
        for (auto *button : s.pane.findChildren<widgets::DispositionButton *>()) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            QCOMPARE(QApplication::focusWidget(), button);
        }
        for (QWidget *widget : QList<QWidget *>{s.category, s.reason, s.removal, s.note}) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            QCOMPARE(QApplication::focusWidget(), widget);
            QVERIFY(!widget->accessibleName().isEmpty());
        }
    }

    void readOnly()
    {
        Shown s;
        s.click(Disposition::Update);
        s.answers = false;
        s.type(s.reason, u"unsent"_s);
        s.pane.setReadOnly(true, u"event 1 is shown."_s);
        QCOMPARE(s.reason->toPlainText(), QString()); // what is recorded, not what was typed
        QVERIFY(s.words().contains(u"Read only: event 1 is shown."_s));
        const auto sent = s.decisions.size();
        s.click(Disposition::Remove);
        s.pane.choose(1);
        QTest::keyClicks(s.reason, u"x"_s);
        QTest::mouseClick(s.pane.findChildren<QCheckBox *>().at(0), Qt::LeftButton);
        s.pane.commitEdits();
        QCOMPARE(s.decisions.size(), sent);
        QCOMPARE(s.checks.size(), 0);
        QVERIFY(s.button(Disposition::Update)->isChecked());
        s.pane.setReadOnly(false);
        QCOMPARE(s.reason->toPlainText(), u"unsent"_s);
        QVERIFY(!s.words().contains(u"Read only"_s));
    }

    void saysWhenToLookAgain()
    {
        Shown s;
        s.events.decide(one, Disposition::Retain); // before its two findings
        s.pane.setState(s.events.state());
        QVERIFY(s.words().contains(u"Look again"_s));
    }

    void nothingIsCut_data()
    {
        QTest::addColumn<double>("scale");
        QTest::newRow("100 %") << 1.0;
        QTest::newRow("200 %") << 2.0;
    }
    void nothingIsCut()
    {
        QFETCH(double, scale);
        Shown s;
        auto font = s.pane.font();
        font.setPointSizeF(font.pointSizeF() * scale);
        s.pane.setFont(font);
        QTest::qWait(50);
        const auto *area = s.pane.findChild<QScrollArea *>();
        QVERIFY(area->widget()->width() <= area->viewport()->width());
        for (const auto *text : s.pane.findChildren<widgets::WrapText *>()) {
            if (!text->isVisible())
                continue;
            QVERIFY2(text->height() >= text->heightForWidth(text->width()), qPrintable(text->words()));
            QVERIFY2(text->verticalScrollBar()->maximum() == 0, qPrintable(text->words()));
        }
        for (const auto *button : s.pane.findChildren<widgets::DispositionButton *>())
            QVERIFY(button->width() >= button->sizeHint().width());
    }
};

QTEST_MAIN(tst_EntryPane)
#include "tst_entrypane.moc"
