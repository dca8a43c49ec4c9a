// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/WorkerPool.h"
#include "tests/app/IsolatedUser.h"
#include "tests/app/WindowDriver.h"
#include "tests/support/TestRepository.h"
#include "widgets/CommitsPane.h"
#include "widgets/DiffView.h"
#include "widgets/EntryPane.h"
#include "widgets/InventoryView.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTextEdit>
#include <QToolButton>
#include <QTreeWidget>

using namespace Qt::StringLiterals;

namespace mxw::tests {

using review::Disposition;

namespace {

const QByteArray Layer = "class Layer:\n"
                         "    def forward(self, x):\n"
                         "        first = x + 1\n"
                         "        second = first * 2\n"
                         "        return second\n"
                         "\n"
                         "    def backward(self, x):\n"
                         "        return x\n";

} // namespace

/// Upstream commits in the Commits tab, chosen, filtered and decided by mouse and keys.
class TestCommitReview : public QObject
{
    Q_OBJECT

private:
    TestRepository m_upstream;
    TestRepository m_plugin;
    QTemporaryDir m_folder;
    std::unique_ptr<WindowDriver> m_driver;
    int m_sessions = 0;

    QTableView *table() const { return m_driver->find<QTableView>(u"commitTable"_s); }
    widgets::CommitsPane *pane() const { return m_driver->find<widgets::CommitsPane>(); }

    QString textAt(int row, int column) const { return table()->model()->index(row, column).data().toString(); }

    QStringList summaries() const
    {
        QStringList found;
        for (int row = 0; row < table()->model()->rowCount(); ++row)
            found.append(textAt(row, 4));
        return found;
    }

    void click(int row, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        const QRect cell = table()->visualRect(table()->model()->index(row, 4));
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, modifiers, cell.center());
    }

    QString entryOf(const QString &summary) const
    {
        for (const checks::CommitRecord &commit : m_driver->controller.analysis()->models.commits) {
            if (commit.summary == summary)
                return commit.entryId();
        }
        return {};
    }

    std::optional<review::Decision> decisionOf(const QString &summary) const
    {
        const auto &record = m_driver->controller.state().entry(entryOf(summary)).decision;
        return record ? std::optional(record->decision) : std::nullopt;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_upstream.write(u"vllm/__init__.py"_s, "");
        m_upstream.write(u"vllm/layer.py"_s, Layer);
        m_upstream.write(u"vllm/other.py"_s, "x = 1\n");
        m_upstream.commit(u"base"_s);
        m_upstream.tag(u"base"_s);
        m_upstream.write(u"vllm/layer.py"_s, QByteArray(Layer).replace("first * 2", "first * 3"));
        m_upstream.write(u"vllm/other.py"_s, "x = 2\n");
        m_upstream.commit(u"Oldest"_s);
        m_upstream.write(u"vllm/layer.py"_s,
                         QByteArray(Layer).replace("first * 2", "first * 3").replace("return x", "return -x"));
        m_upstream.commit(u"Middle"_s);
        m_upstream.write(u"vllm/layer.py"_s, QByteArray(Layer)
                                                 .replace("first * 2", "first * 3")
                                                 .replace("return x", "return -x")
                                                 .replace("x + 1", "x + 4"));
        m_upstream.commit(u"Newest"_s);
        m_plugin.write(u"pyproject.toml"_s,
                       "[project.entry-points.\"vllm.general_plugins\"]\nmetax = \"vllm_metax:register\"\n");
        m_plugin.write(u"vllm_metax/__init__.py"_s, "def register():\n    import vllm_metax.mine\n");
        m_plugin.write(u"vllm_metax/mine.py"_s, "from vllm.layer import Layer\n"
                                                "class Mine(Layer):\n"
                                                "    def forward(self, x):\n"
                                                "        first = x + 1\n"
                                                "        second = first * 2\n"
                                                "        return second\n");
        m_plugin.commit(u"plugin"_s);
    }

    void init()
    {
        m_driver = std::make_unique<WindowDriver>();
        checks::ScanRequest request;
        request.upstream = m_upstream.path();
        request.base = u"base"_s;
        request.target = u"main"_s;
        request.plugin = m_plugin.path();
        request.subject = u"HEAD"_s;
        QVERIFY(m_driver->controller.create(request, m_folder.filePath(u"review-%1.mxreview"_s.arg(++m_sessions))));
        QVERIFY(m_driver->waitForReview());
        m_driver->activate();
        m_driver->press(Qt::Key_3, Qt::ControlModifier);
        QVERIFY(m_driver->waitFor([&] { return table()->isVisible(); }));
    }

    void cleanup() { m_driver.reset(); }

    void tableShowsTheCommits()
    {
        QCOMPARE(summaries(), (QStringList{u"Newest"_s, u"Middle"_s, u"Oldest"_s}));
        QCOMPARE(textAt(0, 0).size(), 7);
        QCOMPARE(textAt(0, 2), u"not carried"_s);
        QCOMPARE(textAt(1, 2), u"outside"_s);
        QCOMPARE(textAt(0, 3), u"layer.py"_s);
        QCOMPARE(textAt(0, 5), u"undecided"_s);
    }

    void selectingARowSelectsTheEntryEverywhere()
    {
        click(2);
        QCOMPARE(m_driver->find<widgets::InventoryView>()->currentEntry(), entryOf(u"Oldest"_s));
        QCOMPARE(m_driver->find<widgets::EntryPane>()->entry(), entryOf(u"Oldest"_s));
        QCOMPARE(m_driver->find<QTextEdit>(u"commitSummary"_s)->toPlainText(), u"Oldest"_s);
        QVERIFY(m_driver->find<QTextEdit>(u"commitOthers"_s)->toPlainText().contains(u"vllm/other.py"_s));
        const auto *files = m_driver->find<QTreeWidget>(u"commitFiles"_s);
        QCOMPARE(files->topLevelItemCount(), 1);
        QVERIFY(files->topLevelItem(0)->text(1).contains(u"not carried"_s));
        m_driver->find<widgets::InventoryView>()->selectEntry(entryOf(u"Middle"_s));
        QCOMPARE(pane()->selectedEntries(), QStringList{entryOf(u"Middle"_s)});
    }

    void keyDecidesTheSelectedCommit()
    {
        click(1);
        m_driver->press(Qt::Key_6);
        QVERIFY(m_driver->waitFor([&] { return decisionOf(u"Middle"_s).has_value(); }));
        QVERIFY(decisionOf(u"Middle"_s)->disposition == Disposition::NoEffect);
        QCOMPARE(textAt(1, 5), review::displayName(Disposition::NoEffect));
        QVERIFY(!decisionOf(u"Newest"_s));
        // The reason field of the entry has the focus now.
        m_driver->type(u"not called here"_s);
        m_driver->press(Qt::Key_Escape);
        QVERIFY(m_driver->waitFor([&] { return decisionOf(u"Middle"_s)->reason == u"not called here"_s; }));
    }

    void severalAreDecidedTogetherWithOneReason()
    {
        click(0);
        click(2, Qt::ShiftModifier);
        QCOMPARE(pane()->selectedEntries().size(), 3);
        const size_t before = m_driver->controller.session()->events().size();
        auto *reason = m_driver->find<QPlainTextEdit>(u"batchReason"_s);
        QVERIFY(reason->isVisible());
        reason->setFocus();
        m_driver->type(u"one reason"_s);
        table()->setFocus();
        QCOMPARE(m_driver->controller.session()->events().size(), before);
        m_driver->press(Qt::Key_2);
        QVERIFY(m_driver->waitFor([&] { return decisionOf(u"Oldest"_s).has_value(); }));
        QCOMPARE(m_driver->controller.session()->events().size(), before + 3);
        for (const QString &summary : {u"Newest"_s, u"Middle"_s, u"Oldest"_s}) {
            QVERIFY(decisionOf(summary)->disposition == Disposition::NeedsMerge);
            QCOMPARE(decisionOf(summary)->reason, u"one reason"_s);
        }
        QCOMPARE(pane()->selectedEntries().size(), 3);
    }

    void reasonAfterTheDecisionGoesToAll()
    {
        click(0);
        click(1, Qt::ControlModifier);
        m_driver->press(Qt::Key_1);
        QVERIFY(m_driver->waitFor([&] { return decisionOf(u"Middle"_s).has_value(); }));
        m_driver->type(u"inherited from upstream"_s);
        table()->setFocus();
        QVERIFY(m_driver->waitFor([&] { return decisionOf(u"Newest"_s)->reason == u"inherited from upstream"_s; }));
        QCOMPARE(decisionOf(u"Middle"_s)->reason, u"inherited from upstream"_s);
        QVERIFY(!decisionOf(u"Oldest"_s));
    }

    void filters()
    {
        auto *text = m_driver->find<QLineEdit>(u"commitFilter"_s);
        text->setText(u"mid"_s);
        QCOMPARE(summaries(), QStringList{u"Middle"_s});
        text->setText(u"file:layer old"_s);
        QCOMPARE(summaries(), QStringList{u"Oldest"_s});
        text->setText(u"file:nowhere"_s);
        QCOMPARE(summaries(), QStringList());
        text->clear();
        auto *state = m_driver->find<QComboBox>(u"commitState"_s);
        state->setCurrentIndex(state->findData(int(checks::Carried::Outside)));
        QCOMPARE(summaries(), QStringList{u"Middle"_s});
        state->setCurrentIndex(0);
        auto *tie = m_driver->find<QComboBox>(u"commitTie"_s);
        tie->setCurrentIndex(tie->findData(int(checks::Tie::Parent)));
        QCOMPARE(summaries().size(), 3);
        tie->setCurrentIndex(tie->findData(int(checks::Tie::PatchTarget)));
        QCOMPARE(summaries(), QStringList());
        // An entry that the filter hides comes back when it is selected elsewhere.
        m_driver->find<widgets::InventoryView>()->selectEntry(entryOf(u"Oldest"_s));
        QCOMPARE(summaries().size(), 3);
        QCOMPARE(pane()->selectedEntries(), QStringList{entryOf(u"Oldest"_s)});
    }

    void undecidedOnlyKeepsTheRowAtHand()
    {
        m_driver->find<QToolButton>(u"commitUndecided"_s)->setChecked(true);
        click(1);
        table()->setFocus();
        m_driver->press(Qt::Key_6);
        QVERIFY(m_driver->waitFor([&] { return decisionOf(u"Middle"_s).has_value(); }));
        QCOMPARE(summaries().size(), 3);
        click(0);
        QCOMPARE(summaries(), (QStringList{u"Newest"_s, u"Oldest"_s}));
    }

    void buttonShowsWhatTheCommitChanged()
    {
        click(2);
        QVERIFY(m_driver->waitFor([&] { return m_driver->find<QPushButton>(u"commitDiff"_s)->isVisible(); }));
        QSignalSpy shown(&m_driver->controller, &app::ReviewController::comparisonReady);
        QTest::mouseClick(m_driver->find<QPushButton>(u"commitDiff"_s), Qt::LeftButton);
        QVERIFY(m_driver->waitFor([&] { return !shown.isEmpty(); }));
        const auto comparison = shown.last().at(0).value<std::shared_ptr<const diff::SideBySide>>();
        QVERIFY(comparison->left.contains(u"        second = first * 2"_s));
        QVERIFY(comparison->right.contains(u"        second = first * 3"_s));
        QVERIFY(comparison->right.contains(u"        first = x + 1"_s)); // a later commit changed that
        QVERIFY(m_driver->find<widgets::DiffView>()->isVisible());
    }

    void answeredFindingNoLongerCounts()
    {
        const auto open = [&] {
            return std::ranges::count_if(
                m_driver->controller.analysis()->findings, [&](const checks::Finding &finding) {
                    return finding.check == u"M06"_s && m_driver->controller.state().isOpen(finding);
                });
        };
        QCOMPARE(open(), 3);
        click(0);
        m_driver->press(Qt::Key_1);
        QVERIFY(m_driver->waitFor([&] { return open() == 2; }));
    }
};

} // namespace mxw::tests

int main(int argc, char **argv)
{
    if (const auto status = mxw::source::runWorkerIfAsked(argc, argv))
        return *status;
    const mxw::tests::IsolatedUser user;
    QApplication application(argc, argv);
    mxw::tests::TestCommitReview test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_commitreview.moc"
