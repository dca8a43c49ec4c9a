// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ChainFindings.h"
#include "app/SampleReview.h"
#include "models/dispatch/ChainBuilder.h"
#include "models/source/WorkerPool.h"
#include "tests/app/IsolatedUser.h"
#include "tests/app/WindowDriver.h"
#include "widgets/ChainPicture.h"
#include "widgets/ChainView.h"
#include "widgets/EntryPane.h"
#include "widgets/InventoryView.h"
#include "widgets/ReplayBar.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QSlider>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace mxw::tests {

namespace {

using Compared = std::shared_ptr<const diff::SideBySide>;

/// What the Diff tab shows.
struct Shown
{
    diff::SideState leftState = diff::SideState::Present;
    diff::SideState rightState = diff::SideState::Present;
    QStringList left;
    QStringList right;
    bool operator==(const Shown &) const = default;
};

} // namespace

/// A session of the bundled review, looked at before and after both of its repositories are gone; and its replay.
class TestKeptReview : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_session;
    app::SampleRepositories m_sample;
    std::unique_ptr<WindowDriver> m_driver;
    std::vector<QString> m_entries;
    QHash<QString, Shown> m_texts; ///< by entry
    QHash<QString, Shown> m_commits;
    QHash<QString, dispatch::ChainGraph> m_chains;
    QStringList m_instructions;

    Shown compared(const std::function<void()> &ask)
    {
        QSignalSpy ready(&m_driver->controller, &app::ReviewController::comparisonReady);
        ask();
        if (!m_driver->waitFor([&] { return !ready.isEmpty(); }))
            qFatal("no comparison");
        const auto comparison = ready.last().at(0).value<Compared>();
        return {comparison->leftState, comparison->rightState, comparison->left, comparison->right};
    }

    Shown textsOf(const QString &entry)
    {
        return compared([&] { m_driver->controller.selectEntry(entry); });
    }

    /// The Chain tab comes to show just that chain.
    bool comesToShow(const QString &entry, const dispatch::ChainGraph &chain)
    {
        m_driver->find<widgets::InventoryView>()->selectEntry(entry);
        const auto *view = m_driver->find<widgets::ChainView>();
        return m_driver->waitFor(
            [&] { return view->isVisible() && view->picture() && *view->picture()->graph == chain; }, 10'000);
    }

    QStringList instructions() const
    {
        QStringList all;
        for (const app::Instruction &instruction : m_driver->controller.instructions())
            all << instruction.title + u'\n' + instruction.text;
        return all;
    }

    static bool isOfCode(const inventory::Entry &entry) { return entry.domain != inventory::Domain::Commit; }

    bool reopen()
    {
        m_driver = std::make_unique<WindowDriver>(u"Reviewer"_s);
        m_driver->window.openSession(m_session);
        return m_driver->waitFor([&] { return m_driver->controller.isEditable(); });
    }

    review::Decision decisionOn(size_t entry, review::Disposition disposition) const
    {
        review::Decision decision;
        decision.entry = m_entries[entry];
        decision.disposition = disposition;
        decision.reason = u"reason"_s;
        return decision;
    }

    widgets::ReplayBar *bar() const { return m_driver->find<widgets::ReplayBar>(); }

    void click(const QString &name) const { QTest::mouseClick(m_driver->find<QToolButton>(name), Qt::LeftButton); }

private Q_SLOTS:
    void initTestCase()
    {
        const auto sample = app::prepareSample(m_folder.filePath(u"sample"_s));
        QVERIFY(sample);
        m_sample = *sample;
        m_session = m_folder.filePath(u"kept.mxreview"_s);
        checks::ScanRequest request;
        request.upstream = sample->upstream;
        request.base = sample->base;
        request.target = sample->target;
        request.plugin = sample->plugin;
        request.subject = u"index"_s;
        m_driver = std::make_unique<WindowDriver>(u"Reviewer"_s);
        QVERIFY(m_driver->controller.create(request, m_session));
        QVERIFY(m_driver->waitForReview());
        QVERIFY(!m_driver->controller.state().filesDigest().isEmpty());
        for (const inventory::Entry &entry : m_driver->controller.analysis()->entries) {
            m_entries.push_back(entry.id);
            if (isOfCode(entry))
                m_texts.insert(entry.id, textsOf(entry.id));
        }
        for (const checks::CommitRecord &commit : m_driver->controller.analysis()->models.commits) {
            const auto show = [&] { m_driver->controller.showCommitFile(commit.entryId(), 0); };
            m_commits.insert(commit.entryId(), compared(show));
        }
        QVERIFY(!m_commits.isEmpty());
        m_instructions = instructions();
        QVERIFY(!m_instructions.isEmpty());
        dispatch::ChainBuilder builder(m_driver->controller.workspace(),
                                       app::chainFindings(*m_driver->controller.analysis()));
        for (const inventory::Entry &entry : m_driver->controller.analysis()->entries) {
            if (entry.domain == inventory::Domain::Patch || entry.domain == inventory::Domain::Registry)
                m_chains.insert(entry.id, builder.ofEntry(entry.id));
        }
        QVERIFY(!m_chains.isEmpty());
        m_driver.reset();
        QVERIFY(QDir(m_sample.upstream).removeRecursively());
        QVERIFY(QDir(m_sample.plugin).removeRecursively());
        QVERIFY(reopen());
    }

    void cleanupTestCase() { m_driver.reset(); }

    void everyTextIsShownAsBefore()
    {
        QCOMPARE(m_driver->controller.analysis()->entries.size(), m_entries.size());
        for (auto at = m_texts.cbegin(); at != m_texts.cend(); ++at)
            QVERIFY2(textsOf(at.key()) == at.value(), qPrintable(at.key()));
    }

    void everyCommitIsShownAsBefore()
    {
        for (auto at = m_commits.cbegin(); at != m_commits.cend(); ++at) {
            const auto show = [&] { m_driver->controller.showCommitFile(at.key(), 0); };
            QVERIFY2(compared(show) == at.value(), qPrintable(at.key()));
        }
    }

    void findingsShowTheirCode()
    {
        for (const checks::Finding &finding : m_driver->controller.analysis()->findings) {
            if (finding.file.isEmpty() || finding.check == u"M06"_s)
                continue;
            const Shown shown = compared([&] { m_driver->controller.showFinding(finding); });
            QVERIFY2(shown.leftState == diff::SideState::Present, qPrintable(finding.check + finding.file));
            QVERIFY2(shown.rightState != diff::SideState::NotPresent, qPrintable(finding.check + finding.file));
        }
    }

    void instructionsAreShownAsBefore() { QCOMPARE(instructions(), m_instructions); }

    void chainsAreShownAsBefore()
    {
        m_driver->activate();
        m_driver->press(Qt::Key_2, Qt::ControlModifier);
        int shown = 0;
        for (auto at = m_chains.cbegin(); at != m_chains.cend(); ++at) {
            const auto kept = m_driver->controller.keptScan()->chain(at.key());
            QVERIFY2(kept && *kept == at.value(), qPrintable(at.key()));
            if (shown++ < 5)
                QVERIFY2(comesToShow(at.key(), at.value()), qPrintable(at.key()));
        }
        m_driver->press(Qt::Key_1, Qt::ControlModifier);
    }

    void replayShowsTheReviewAsItWas()
    {
        auto &controller = m_driver->controller;
        const QString entry = m_entries[0];
        QVERIFY(controller.decide(decisionOn(0, review::Disposition::Retain)));
        QVERIFY(controller.writeNote(m_entries[1], u"look again"_s));
        QVERIFY(controller.decide(decisionOn(0, review::Disposition::Remove)));
        QVERIFY(controller.undo());
        const auto events = controller.session()->events().size();
        const review::ReviewState last = controller.state();
        QVERIFY(!bar()->isVisible());

        m_driver->activate();
        m_driver->press(Qt::Key_Y, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(bar()->isVisible());
        QVERIFY(controller.isReplaying());
        QVERIFY(!controller.isEditable());
        QCOMPARE(bar()->position(), int(events) - 1);
        QCOMPARE(controller.state().entry(entry), last.entry(entry));

        click(u"replayBack"_s); // before the undo
        QVERIFY(controller.state().entry(entry).decision->decision.disposition == review::Disposition::Remove);
        QCOMPARE(m_driver->find<widgets::InventoryView>()->currentEntry(), entry);
        click(u"replayBack"_s); // the note
        QVERIFY(controller.state().entry(entry).decision->decision.disposition == review::Disposition::Retain);
        QCOMPARE(m_driver->find<widgets::InventoryView>()->currentEntry(), m_entries[1]);
        click(u"replayFirst"_s);
        QVERIFY(!controller.state().entry(entry).decision);
        QVERIFY(bar()->text().contains(u"scan recorded"_s));
        const auto &journal = controller.session()->events();
        const auto decided = std::ranges::find(journal, u"decision"_s, &review::Event::kind);
        m_driver->find<QSlider>(u"replaySlider"_s)->setValue(int(decided - journal.begin()));
        QVERIFY(controller.state().entry(entry).decision);
        QVERIFY(!controller.state().entry(m_entries[1]).note);
        click(u"replayLeave"_s);
        QVERIFY(!controller.isReplaying());
        QVERIFY(!bar()->isVisible());
        QCOMPARE(controller.state().entry(entry), last.entry(entry));
        QCOMPARE(controller.session()->events().size(), events);
    }

    void replayRefusesEveryEdit()
    {
        auto &controller = m_driver->controller;
        const auto events = controller.session()->events().size();
        QVERIFY(controller.showMoment(2));
        QVERIFY(!controller.decide(decisionOn(1, review::Disposition::Retain)));
        QVERIFY(!controller.writeNote(m_entries[0], u"x"_s));
        QVERIFY(!controller.markChecklist(m_entries[0], u"target-read"_s, true));
        QVERIFY(!controller.undo());
        QVERIFY(!controller.redo());
        QVERIFY(!controller.record([](review::Session &, const QString &) { return Result<void>(); }));
        const auto refused = controller.suppress(controller.analysis()->findings.front(), u"why"_s);
        QVERIFY(!refused);
        QVERIFY(refused.error().what.contains(u"replay"_s));
        controller.scanAgain();
        QVERIFY(!controller.isScanning());
        m_driver->press(Qt::Key_1);
        m_driver->press(Qt::Key_M);
        m_driver->type(u"a note"_s);
        m_driver->find<widgets::EntryPane>()->commitEdits();
        QCOMPARE(controller.session()->events().size(), events);
        controller.leaveReplay();
        QVERIFY(controller.isEditable());
        QCOMPARE(controller.session()->events().size(), events);
    }

    void filtersStepFromMatchToMatch()
    {
        auto &controller = m_driver->controller;
        m_driver->activate();
        m_driver->press(Qt::Key_Y, Qt::ControlModifier | Qt::ShiftModifier);
        auto *kind = m_driver->find<QComboBox>(u"replayKind"_s);
        kind->setCurrentIndex(kind->findData(u"note"_s));
        click(u"replayFirst"_s);
        QCOMPARE(controller.session()->events()[size_t(bar()->position())].kind(), u"note"_s);
        QVERIFY(!m_driver->find<QToolButton>(u"replayBack"_s)->isEnabled());
        kind->setCurrentIndex(0);
        click(u"replayFirst"_s);
        m_driver->find<QComboBox>(u"replaySpeed"_s)->setCurrentIndex(4);
        click(u"replayPlay"_s);
        QVERIFY(m_driver->waitFor([&] { return !bar()->isPlaying(); }));
        QCOMPARE(bar()->position(), int(controller.session()->events().size()) - 1);
        m_driver->press(Qt::Key_Y, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!controller.isReplaying());
    }

    /// The bar is drawn in both themes, for eyes.
    void pictures()
    {
        const QString folder = qEnvironmentVariable("MXW_PICTURES");
        if (folder.isEmpty())
            QSKIP("MXW_PICTURES names no folder");
        for (const auto mode : {widgets::Theme::Mode::Light, widgets::Theme::Mode::Dark}) {
            widgets::Theme(mode).apply(*static_cast<QApplication *>(QApplication::instance()));
            m_driver->press(Qt::Key_Y, Qt::ControlModifier | Qt::ShiftModifier);
            click(u"replayBack"_s);
            QTest::qWait(300);
            m_driver->window.grab().save(
                folder + (mode == widgets::Theme::Mode::Dark ? u"/replay-dark.png"_s : u"/replay-light.png"_s));
            m_driver->controller.leaveReplay();
        }
    }
};

} // namespace mxw::tests

int main(int argc, char **argv)
{
    if (const auto status = mxw::source::runWorkerIfAsked(argc, argv))
        return *status;
    const mxw::tests::IsolatedUser user;
    QApplication application(argc, argv);
    mxw::tests::TestKeptReview test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_keptreview.moc"
