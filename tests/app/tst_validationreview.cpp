// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ValidationTab.h"
#include "models/source/WorkerPool.h"
#include "models/validation/DumpPair.h"
#include "models/validation/Interpreters.h"
#include "tests/app/IsolatedUser.h"
#include "tests/app/ReviewRepositories.h"
#include "tests/app/WindowDriver.h"
#include "widgets/DiffView.h"
#include "widgets/EntryPane.h"
#include "widgets/EvidenceDialog.h"
#include "widgets/InventoryView.h"
#include "widgets/RunDialog.h"
#include "widgets/ValidationPane.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace mxw::tests {

using validation::Run;
using validation::RunState;

/// Validation as the user drives it: a run asked for, allowed, watched, made evidence, and found again.
class TestValidationReview : public QObject
{
    Q_OBJECT

private:
    static constexpr int Patience = 120'000;

    static const std::vector<Run> &runs(const WindowDriver &driver)
    {
        return driver.window.findChild<app::ValidationTab *>()->controller().runs();
    }

    static void writeSuite(ReviewRepositories &review)
    {
        review.plugin.write(u"tests/test_numbers.py"_s,
                            "import numpy as np\n"
                            "import pytest\n"
                            "\n"
                            "\n"
                            "@pytest.mark.parametrize('size', [4, 8])\n"
                            "def test_close(size):\n"
                            "    np.testing.assert_allclose(np.full(size, 1.0005), np.ones(size), rtol=1e-3)\n"
                            "\n"
                            "\n"
                            "def test_wrong():\n"
                            "    np.testing.assert_allclose(np.arange(6.0), np.arange(6.0) + 1, rtol=1e-3)\n"
                            "\n"
                            "\n"
                            "@pytest.mark.skip(reason='needs a GPU')\n"
                            "def test_device():\n"
                            "    pass\n");
        review.plugin.write(u"tests/test_slow.py"_s, "import time\n"
                                                     "\n"
                                                     "\n"
                                                     "def test_sleeps():\n"
                                                     "    time.sleep(300)\n");
        review.plugin.commit(u"tests"_s);
    }

    static QPushButton *button(QDialog *dialog, QDialogButtonBox::StandardButton which)
    {
        return dialog->findChild<QDialogButtonBox *>()->button(which);
    }

    static widgets::RunDialog *openRunDialog(WindowDriver &driver)
    {
        driver.press(Qt::Key_R, Qt::ControlModifier);
        driver.waitFor([&] { return driver.find<widgets::RunDialog>() != nullptr; });
        return driver.find<widgets::RunDialog>();
    }

    /// Asks for the tests by key and dialog; allows them when asked.
    static void startRun(WindowDriver &driver, const QString &tests, bool asksConsent)
    {
        const size_t before = runs(driver).size();
        widgets::RunDialog *dialog = openRunDialog(driver);
        QVERIFY(dialog);
        auto *suite = dialog->findChild<QPlainTextEdit *>(u"suite"_s);
        suite->selectAll();
        QTest::keyClicks(suite, tests);
        QVERIFY(button(dialog, QDialogButtonBox::Ok)->isEnabled());
        QTest::mouseClick(button(dialog, QDialogButtonBox::Ok), Qt::LeftButton);
        if (asksConsent) {
            QVERIFY(driver.waitFor([&] { return driver.find<QMessageBox>(u"question"_s) != nullptr; }));
            auto *box = driver.find<QMessageBox>(u"question"_s);
            QVERIFY2(box->informativeText().contains(tests), qPrintable(box->informativeText()));
            QCOMPARE(runs(driver).size(), before); // nothing runs before the answer
            for (QAbstractButton *each : box->buttons()) {
                if (box->buttonRole(each) == QMessageBox::AcceptRole)
                    QTest::mouseClick(each, Qt::LeftButton);
            }
        }
        QVERIFY(driver.waitFor([&] { return runs(driver).size() == before + 1; }));
        driver.activate();
    }

    static bool waitForEnd(WindowDriver &driver)
    {
        return driver.waitFor(
            [&] {
                const auto &recorded = driver.controller.state().runs();
                return !recorded.empty() && recorded.back().ended.has_value();
            },
            Patience);
    }

    QString file(const QString &name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;

private Q_SLOTS:
    void init()
    {
        if (validation::findPython({u"pytest"_s, u"numpy"_s}).isEmpty())
            QSKIP("no Python with pytest and numpy");
    }

    void aRunBecomesEvidenceAndIsFoundAgain()
    {
        ReviewRepositories review;
        writeSuite(review);
        const QString session = file(u"evidence.mxreview"_s);
        QString entry;
        {
            WindowDriver driver;
            QVERIFY(driver.controller.create(review.request(), session));
            QVERIFY(driver.waitForReview());
            const QByteArray before = review.plugin.git({u"status"_s, u"--porcelain"_s, u"--ignored"_s});
            startRun(driver, u"tests/test_numbers.py"_s, true);
            QVERIFY(waitForEnd(driver));
            const Run &run = runs(driver).back();
            QCOMPARE(validation::toString(run.state), u"finished"_s);
            QCOMPARE(run.exitCode, 1);
            QCOMPARE(run.record->cases.size(), 4u);
            QCOMPARE(run.record->comparisons.size(), 3u);
            QCOMPARE(run.record->comparisons.back().figures->mismatches, 6);
            QCOMPARE(review.plugin.git({u"status"_s, u"--porcelain"_s, u"--ignored"_s}), before);

            entry = driver.controller.currentEntry();
            QVERIFY(!entry.isEmpty());
            driver.find<widgets::ValidationPane>()->selectRun(run.id);
            driver.press(Qt::Key_E);
            QVERIFY(driver.waitFor([&] { return driver.find<widgets::EvidenceDialog>() != nullptr; }));
            auto *dialog = driver.find<widgets::EvidenceDialog>();
            auto *untested = dialog->findChild<QPlainTextEdit *>(u"untested"_s);
            QVERIFY2(untested->toPlainText().contains(u"nothing ran on a GPU"), qPrintable(untested->toPlainText()));
            QVERIFY(untested->toPlainText().contains(u"1 of 4 tests were not executed"));
            QTest::mouseClick(button(dialog, QDialogButtonBox::Ok), Qt::LeftButton);
            driver.activate();
            const auto &evidence = driver.controller.state().entry(entry).evidence;
            QCOMPARE(evidence.size(), 1u);
            QCOMPARE(toString(evidence[0].evidence.level), u"isolated"_s); // a CPU is never a device
            QVERIFY2(evidence[0].evidence.summary.contains(u"2 of 4 tests passed, 1 failed, 1 skipped; 3 comparison"),
                     qPrintable(evidence[0].evidence.summary));
            QVERIFY(driver.find<widgets::EntryPane>()->findChild<QToolButton *>(u"showRun"_s));
        }
        WindowDriver again;
        QVERIFY(again.controller.open(session));
        QVERIFY(again.waitForReview());
        QVERIFY(again.waitFor([&] { return runs(again).size() == 1; }));
        QCOMPARE(runs(again)[0].record->comparisons.size(), 3u);
        QCOMPARE(runs(again)[0].record->comparisons[2].figures->mismatches, 6);
        QVERIFY(runs(again)[0].log.contains("1 failed, 2 passed, 1 skipped"));
        again.find<widgets::InventoryView>()->selectEntry(entry);
        auto *show = again.find<widgets::EntryPane>()->findChild<QToolButton *>(u"showRun"_s);
        QVERIFY(show);
        show->click();
        QVERIFY(again.find<widgets::ValidationPane>()->isVisible());
        QCOMPARE(again.find<widgets::ValidationPane>()->currentRun(), runs(again)[0].id);
        again.find<widgets::EntryPane>()->findChild<QToolButton *>(u"detach"_s)->click();
        QVERIFY(again.controller.state().entry(entry).evidence.empty());
    }

    void nothingRunsWithoutConsent()
    {
        ReviewRepositories review;
        writeSuite(review);
        WindowDriver driver;
        QVERIFY(driver.controller.create(review.request(), file(u"consent.mxreview"_s)));
        QVERIFY(driver.waitForReview());
        widgets::RunDialog *dialog = openRunDialog(driver);
        QVERIFY(dialog);
        QTest::mouseClick(button(dialog, QDialogButtonBox::Ok), Qt::LeftButton);
        QVERIFY(driver.waitFor([&] { return driver.find<QMessageBox>(u"question"_s) != nullptr; }));
        QTest::keyClick(driver.find<QMessageBox>(u"question"_s), Qt::Key_Escape);
        driver.activate();
        QVERIFY(runs(driver).empty());
        QVERIFY(driver.controller.state().runs().empty());
        QVERIFY(!driver.controller.state().hasConsent({}, u"python3"_s));
    }

    void aSecondRunOfTheSameKindIsNotAskedForAgainAndCanBeCancelled()
    {
        ReviewRepositories review;
        writeSuite(review);
        WindowDriver driver;
        QVERIFY(driver.controller.create(review.request(), file(u"cancel.mxreview"_s)));
        QVERIFY(driver.waitForReview());
        startRun(driver, u"tests/test_numbers.py"_s, true);
        QVERIFY(waitForEnd(driver));
        startRun(driver, u"tests/test_slow.py"_s, false);
        QVERIFY(driver.waitFor([&] { return runs(driver).back().state == RunState::Running; }, Patience));
        driver.window.findChild<app::ValidationTab *>()->controller().cancel(runs(driver).back().id);
        QVERIFY(waitForEnd(driver));
        QCOMPARE(validation::toString(runs(driver).back().state), u"cancelled"_s);
        QCOMPARE(validation::toString(driver.controller.state().runs().back().ended->state), u"cancelled"_s);
    }

    void aRunGoesOnWhenTheWindowCloses()
    {
        ReviewRepositories review;
        writeSuite(review);
        const QString session = file(u"goes-on.mxreview"_s);
        {
            WindowDriver driver;
            QVERIFY(driver.controller.create(review.request(), session));
            QVERIFY(driver.waitForReview());
            startRun(driver, u"tests/test_slow.py"_s, true);
            QVERIFY(driver.waitFor([&] { return driver.controller.state().runs()[0].handle.has_value(); }, Patience));
        }
        WindowDriver again;
        QVERIFY(again.controller.open(session));
        QVERIFY(again.waitForReview());
        QVERIFY(
            again.waitFor([&] { return !runs(again).empty() && runs(again)[0].record->cases.size() == 1; }, Patience));
        QCOMPARE(validation::toString(runs(again)[0].state), u"running"_s);
        again.window.findChild<app::ValidationTab *>()->controller().cancelAll();
        QVERIFY(waitForEnd(again));
        QCOMPARE(validation::toString(again.controller.state().runs()[0].ended->state), u"cancelled"_s);
    }

    void aPointLeadsToTheSourceOfItsTest()
    {
        ReviewRepositories review;
        writeSuite(review);
        WindowDriver driver;
        QVERIFY(driver.controller.create(review.request(), file(u"source.mxreview"_s)));
        QVERIFY(driver.waitForReview());
        startRun(driver, u"tests/test_numbers.py"_s, true);
        QVERIFY(waitForEnd(driver));
        QSignalSpy shown(&driver.controller, &app::ReviewController::comparisonReady);
        Q_EMIT driver.find<widgets::ValidationPane>()->sourceRequested(u"tests/test_numbers.py"_s, 10);
        QVERIFY(driver.waitFor([&] { return !shown.isEmpty(); }));
        const auto comparison = shown.last().at(0).value<std::shared_ptr<const diff::SideBySide>>();
        const int line = shown.last().at(1).toInt();
        QCOMPARE(comparison->left.value(line), u"def test_wrong():"_s);
        QVERIFY(driver.find<widgets::DiffView>()->isVisible());
    }

    void aPairOfDumpsIsKeptWithItsFirstDivergingLayer()
    {
        const auto tensor = [](const QByteArray &mean) {
            return QByteArray("{'type': 'torch.Tensor', 'dtype': 'torch.float16', 'shape': [2, 4], 'Max': 4.0, 'Min': "
                              "-4.0, 'Mean': " +
                              mean + ", 'Norm': 8.0}");
        };
        const auto dump = [&](const QByteArray &mean) {
            return QByteArray(
                       "{'task': 'statistics', 'level': 'L0', 'data': {'Module.a.Linear.forward.0': {'input_args': [" +
                       tensor("0.5") + "], 'input_kwargs': {}, 'output': [" + tensor("0.5") +
                       "]}, 'Module.b.Linear.forward.0': {'input_args': [" + tensor("0.5") +
                       "], 'input_kwargs': {}, 'output': [" + tensor(mean) + "]}}}")
                .replace('\'', '"');
        };
        for (const auto &[name, mean] : {std::pair("one", "0.5"), std::pair("two", "2.5")}) {
            QFile out(file(QLatin1StringView(name) + u".json"_s));
            QVERIFY(out.open(QIODevice::WriteOnly));
            out.write(dump(mean));
        }
        ReviewRepositories review;
        const QString session = file(u"dumps.mxreview"_s);
        {
            WindowDriver driver;
            QVERIFY(driver.controller.create(review.request(), session));
            QVERIFY(driver.waitForReview());
            driver.window.findChild<app::ValidationTab *>()->controller().importDumps(file(u"one.json"_s),
                                                                                      file(u"two.json"_s));
            QVERIFY(driver.waitFor([&] { return runs(driver).size() == 1; }));
        }
        WindowDriver again;
        QVERIFY(again.controller.open(session));
        QVERIFY(again.waitForReview());
        QVERIFY(again.waitFor([&] { return runs(again).size() == 1; }));
        const auto layers = validation::layersOf(runs(again)[0]);
        QVERIFY(layers);
        QCOMPARE(layers->layers.size(), 2u);
        QCOMPARE(layers->firstDiverging, 1);
        QVERIFY(layers->arisesThere);
        auto &controller = again.window.findChild<app::ValidationTab *>()->controller();
        // No test was executed.
        QVERIFY(!controller.evidenceOf(again.controller.analysis()->entries[0].id, runs(again)[0].id, {}));
    }

    void aPrintedLogIsImportedAsWeakerEvidence()
    {
        ReviewRepositories review;
        const QString log = file(u"ci.log"_s);
        {
            QFile out(log);
            QVERIFY(out.open(QIODevice::WriteOnly));
            out.write("tests/test_a.py::test_close[8] FAILED\n"
                      "=================================== FAILURES ===================================\n"
                      "________________________________ test_close[8] _________________________________\n"
                      "E       AssertionError: Tensor-likes are not close!\n"
                      "E       Mismatched elements: 3 / 128 (2.3%)\n"
                      "E       Greatest absolute difference: 0.5 at index (1, 2) (up to 0.01 allowed)\n"
                      "E       Greatest relative difference: 0.25 at index (0, 3) (up to 0.01 allowed)\n"
                      "FAILED tests/test_a.py::test_close[8] - AssertionError: Tensor-likes are not close!\n"
                      "1 failed in 0.10s\n");
        }
        const QString session = file(u"log.mxreview"_s);
        {
            WindowDriver driver;
            QVERIFY(driver.controller.create(review.request(), session));
            QVERIFY(driver.waitForReview());
            driver.window.findChild<app::ValidationTab *>()->controller().importFile(log);
            QVERIFY(driver.waitFor([&] { return runs(driver).size() == 1; }));
        }
        WindowDriver again;
        QVERIFY(again.controller.open(session));
        QVERIFY(again.waitForReview());
        QVERIFY(again.waitFor([&] { return runs(again).size() == 1; }));
        const Run &run = runs(again)[0];
        QCOMPARE(validation::toString(run.state), u"imported"_s);
        QVERIFY(run.record->fromText);
        QCOMPARE(run.record->comparisons.size(), 1u);
        QCOMPARE(run.record->comparisons[0].figures->mismatches, 3);
        const auto evidence = again.window.findChild<app::ValidationTab *>()->controller().evidenceOf(
            again.controller.analysis()->entries[0].id, run.id, {});
        QVERIFY(evidence);
        QCOMPARE(toString(evidence->level), u"isolated"_s);
    }
};

} // namespace mxw::tests

int main(int argc, char **argv)
{
    if (const auto status = mxw::source::runWorkerIfAsked(argc, argv))
        return *status;
    const mxw::tests::IsolatedUser user;
    QApplication application(argc, argv);
    mxw::tests::TestValidationReview test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_validationreview.moc"
