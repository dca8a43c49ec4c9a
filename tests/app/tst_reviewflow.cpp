// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/FileDialogs.h"
#include "app/InstructionsDialog.h"
#include "app/SampleReview.h"
#include "app/StatusLine.h"
#include "models/source/WorkerPool.h"
#include "tests/app/IsolatedUser.h"
#include "tests/app/ReviewRepositories.h"
#include "tests/app/WindowDriver.h"
#include "widgets/DiffView.h"
#include "widgets/EntryPane.h"
#include "widgets/ExportDialog.h"
#include "widgets/FindingCard.h"
#include "widgets/FindingsView.h"
#include "widgets/InventoryView.h"
#include "widgets/NewReviewDialog.h"
#include "widgets/RulePageDialog.h"
#include "widgets/SetupBar.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace mxw::tests {

/// The window as its users drive it: clicks and keys only, save where a comment says otherwise.
class TestReviewFlow : public QObject
{
    Q_OBJECT

private:
    static void fill(QDialog *dialog, const QString &name, const QString &text)
    {
        auto *edit = dialog->findChild<QLineEdit *>(name + u"Edit"_s);
        QVERIFY2(edit, qPrintable(name));
        QTest::mouseClick(edit, Qt::LeftButton);
        QTest::keyClick(edit, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(edit, text);
    }

    static void fillAll(QDialog *dialog, const checks::ScanRequest &review, const QString &session)
    {
        fill(dialog, u"upstream"_s, review.upstream);
        fill(dialog, u"base"_s, review.base);
        fill(dialog, u"target"_s, review.target);
        fill(dialog, u"plugin"_s, review.plugin);
        fill(dialog, u"session"_s, session);
    }

    static QPushButton *okButton(QDialog *dialog)
    {
        return dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
    }

    static QDialog *openNewReview(WindowDriver &driver)
    {
        auto *start = driver.find<QAbstractButton>(u"startNewReview"_s);
        if (start && start->isVisible())
            QTest::mouseClick(start, Qt::LeftButton);
        else
            driver.press(Qt::Key_N, Qt::ControlModifier);
        driver.waitFor([&] { return driver.find<widgets::NewReviewDialog>() != nullptr; });
        return driver.find<widgets::NewReviewDialog>();
    }

    static QString words(QDialog *dialog) { return dialog->findChild<QLabel *>(u"message"_s)->text(); }

    /// A session made without the dialog, for the tests of what comes later.
    static bool makeReview(WindowDriver &driver, const ReviewRepositories &review, const QString &session)
    {
        return driver.controller.create(review.request(), session) && driver.waitForReview();
    }

    static QStringList entryIds(const WindowDriver &driver)
    {
        QStringList ids;
        for (const inventory::Entry &entry : driver.controller.analysis()->entries)
            ids.append(entry.id);
        return ids;
    }

    QString file(const QString &name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;

private Q_SLOTS:
    void wholeReview_data()
    {
        QTest::addColumn<bool>("bundled");
        QTest::newRow("small pair") << false;
        QTest::newRow("bundled sample") << true;
    }

    void wholeReview()
    {
        QFETCH(const bool, bundled);
        const ReviewRepositories written;
        checks::ScanRequest review = written.request();
        if (bundled) {
            const auto sample = app::prepareSample(file(u"sample"_s));
            QVERIFY(sample);
            review.upstream = sample->upstream;
            review.base = sample->base;
            review.target = sample->target;
            review.plugin = sample->plugin;
        }
        const QString session = file(bundled ? u"sample.mxreview"_s : u"whole.mxreview"_s);
        const QString audit = session + u".md"_s;
        {
            WindowDriver driver;
            QDialog *dialog = openNewReview(driver);
            QVERIFY(dialog);
            QVERIFY(!okButton(dialog)->isEnabled());
            fillAll(dialog, review, session);
            QVERIFY2(driver.waitFor([&] { return okButton(dialog)->isEnabled(); }), qPrintable(words(dialog)));
            QTest::mouseClick(okButton(dialog), Qt::LeftButton);
            driver.activate();
            QVERIFY(driver.waitForReview());
            decideAll(driver);
            exportByKey(driver, audit);
            driver.window.close();
        }
        WindowDriver again;
        openByDialog(again, session);
        QVERIFY(again.waitForReview());
        const QStringList ids = entryIds(again);
        QVERIFY(bundled ? ids.size() > 15 : ids.size() == ReviewRepositories::Entries);
        QSet<review::Disposition> used;
        for (const QString &id : ids) {
            const review::EntryState &state = again.controller.state().entry(id);
            QVERIFY2(state.decision, qPrintable(id));
            QCOMPARE(state.decision->decision.reason, u"because of "_s + id.section(u':', -1));
            QVERIFY(!state.decision->decision.digests.local.isEmpty());
            used.insert(state.decision->decision.disposition);
        }
        QVERIFY(used.size() >= 4); // each domain has its own
        QFile record(audit);
        QVERIFY(record.open(QIODevice::ReadOnly));
        const QByteArray text = record.readAll();
        QVERIFY(text.contains("because of"));
    }

    /// Walks by J, decides by 1 to 4, and types the reason where the focus then is.
    static void decideAll(WindowDriver &driver)
    {
        const Qt::Key keys[] = {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4};
        QStringList walked;
        const QStringList ids = entryIds(driver);
        for (qsizetype i = 0; i < ids.size(); ++i) {
            const Qt::Key key = keys[i % 4];
            const QString id = driver.controller.currentEntry();
            walked.append(id);
            driver.press(key);
            // The digits and letters of the reason reach the field, not the window's keys.
            driver.type(u"because of "_s + id.section(u':', -1));
            driver.press(Qt::Key_Escape);
            driver.press(Qt::Key_J);
        }
        driver.find<widgets::EntryPane>()->commitEdits();
        walked.sort();
        QStringList all = ids;
        all.sort();
        QCOMPARE(walked, all);
        const auto progress = driver.controller.state().progress(*driver.controller.analysis());
        QCOMPARE(progress.decided, ids.size());
    }

    static void exportByKey(WindowDriver &driver, const QString &to)
    {
        driver.press(Qt::Key_E, Qt::ControlModifier);
        QVERIFY(driver.waitFor([&] { return driver.find<widgets::ExportDialog>() != nullptr; }));
        auto *dialog = driver.find<widgets::ExportDialog>();
        dialog->findChild<QLineEdit *>(u"exportFile"_s)->setText(to);
        dialog->accept();
        driver.activate();
        QVERIFY(driver.waitFor([&] { return QFile::exists(to); }));
    }

    static void openByDialog(WindowDriver &driver, const QString &session)
    {
        driver.press(Qt::Key_O, Qt::ControlModifier);
        QVERIFY(driver.waitFor([&] { return driver.find<QFileDialog>(u"openSessionDialog"_s) != nullptr; }));
        chooseFile(driver.find<QFileDialog>(u"openSessionDialog"_s), session);
        driver.activate();
    }

    /// Pastes the name: typed letters would open the completer's list over the buttons.
    static void chooseFile(QFileDialog *dialog, const QString &file)
    {
        auto *name = dialog->findChild<QLineEdit *>(u"fileNameEdit"_s);
        QVERIFY(name);
        name->setText(file);
        const QDialogButtonBox *buttons = dialog->findChild<QDialogButtonBox *>();
        QPushButton *accept = dialog->acceptMode() == QFileDialog::AcceptSave ? buttons->button(QDialogButtonBox::Save)
                                                                              : buttons->button(QDialogButtonBox::Open);
        QTest::mouseClick(accept, Qt::LeftButton);
    }

    void undoAndRedo()
    {
        const ReviewRepositories review;
        WindowDriver driver;
        QVERIFY(makeReview(driver, review, file(u"undo.mxreview"_s)));
        const QString id = driver.controller.currentEntry();
        driver.press(Qt::Key_2);
        driver.press(Qt::Key_Escape);
        QVERIFY(driver.controller.state().entry(id).decision);
        driver.press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!driver.controller.state().entry(id).decision);
        driver.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(driver.controller.state().entry(id).decision);
        // Not QCOMPARE: toString() of a disposition is the journal's, not Qt Test's.
        QVERIFY(driver.controller.state().entry(id).decision->decision.disposition == review::Disposition::Update);
    }

    void keysMoveAmongEntries()
    {
        const ReviewRepositories review;
        WindowDriver driver;
        QVERIFY(makeReview(driver, review, file(u"keys.mxreview"_s)));
        const QString first = driver.controller.currentEntry();
        driver.press(Qt::Key_J);
        const QString second = driver.controller.currentEntry();
        QVERIFY(second != first);
        QCOMPARE(driver.find<widgets::EntryPane>()->entry(), second);
        driver.press(Qt::Key_K);
        QCOMPARE(driver.controller.currentEntry(), first);
        driver.press(Qt::Key_1);
        driver.press(Qt::Key_Escape);
        driver.press(Qt::Key_J);
        driver.press(Qt::Key_N, Qt::ShiftModifier);
        QVERIFY(driver.controller.currentEntry() != first);
        driver.press(Qt::Key_P, Qt::ControlModifier);
        driver.type(u"j1"_s);
        QCOMPARE(driver.controller.state().progress(*driver.controller.analysis()).decided, qsizetype(1));
    }

    void instructionsOfTheRepositories()
    {
        const ReviewRepositories review;
        WindowDriver driver;
        QVERIFY(makeReview(driver, review, file(u"instructions.mxreview"_s)));
        driver.press(Qt::Key_I, Qt::ControlModifier);
        auto *dialog = driver.find<app::InstructionsDialog>();
        QVERIFY(dialog);
        QCOMPARE(dialog->findChild<QListWidget *>()->item(0)->text(), u"plugin: AGENTS.md"_s);
        QCOMPARE(dialog->findChild<QPlainTextEdit *>()->toPlainText(), u"Read the patch README first.\n"_s);
        QVERIFY(dialog->findChild<QPlainTextEdit *>()->isReadOnly());
    }

    void differencesCrossEntries()
    {
        const ReviewRepositories review;
        WindowDriver driver;
        QVERIFY(makeReview(driver, review, file(u"cross.mxreview"_s)));
        auto *diff = driver.find<widgets::DiffView>();
        QSet<QString> seen;
        for (int presses = 0; presses < 30 && seen.size() < ReviewRepositories::Patches; ++presses) {
            seen.insert(driver.controller.currentEntry());
            driver.press(Qt::Key_F8);
            QTest::qWait(40);
        }
        QCOMPARE(seen.size(), ReviewRepositories::Patches);
        for (int presses = 0; presses < 30 && driver.controller.currentEntry() != *seen.begin(); ++presses) {
            driver.press(Qt::Key_Up, Qt::AltModifier);
            QTest::qWait(40);
        }
        QCOMPARE(driver.controller.currentEntry(), *seen.begin());
        QVERIFY(diff->differenceCount() >= 0);
    }

    void findingShowsItsLine()
    {
        const ReviewRepositories review;
        WindowDriver driver;
        QVERIFY(makeReview(driver, review, file(u"finding.mxreview"_s)));
        const auto analysis = driver.controller.analysis();
        const auto broken = std::ranges::find_if(
            analysis->findings, [](const checks::Finding &finding) { return finding.check == "A01"_L1; });
        QVERIFY(broken != analysis->findings.end());
        QSignalSpy shown(&driver.controller, &app::ReviewController::comparisonReady);
        Q_EMIT driver.find<widgets::FindingsView>()->findingActivated(*broken);
        QVERIFY(driver.waitFor([&] { return !shown.isEmpty() && shown.last().at(1).toInt() == broken->line - 1; }));
        const auto comparison = shown.last().at(0).value<std::shared_ptr<const diff::SideBySide>>();
        QVERIFY2(comparison->leftTitle.contains(broken->file), qPrintable(comparison->leftTitle));
        QVERIFY(comparison->left.value(broken->line - 1).contains(u"helper"_s));
    }

    void findingIsSuppressedByKeyAndTakenBack()
    {
        const ReviewRepositories review;
        WindowDriver driver;
        const QString session = file(u"suppress.mxreview"_s);
        QVERIFY(makeReview(driver, review, session));
        const auto analysis = driver.controller.analysis();
        const auto found = std::ranges::find_if(
            analysis->findings, [](const checks::Finding &finding) { return !finding.entry.isEmpty(); });
        QVERIFY(found != analysis->findings.end());
        Q_EMIT driver.find<widgets::FindingsView>()->findingActivated(*found);
        auto *entry = driver.find<widgets::EntryPane>();
        driver.find<widgets::DiffView>()->setFocus();
        const checks::Finding finding = *entry->currentFinding();
        driver.press(Qt::Key_S);
        driver.type(u"Said by the reviewer"_s);
        driver.press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(driver.controller.state().isSuppressed(finding));
        QCOMPARE(driver.controller.state().suppressions().value(finding.fingerprint()).suppressed.reason,
                 u"Said by the reviewer"_s);
        QVERIFY(review::Session::open(session)->state().isSuppressed(finding)); // on disk before it is shown
        auto *show = entry->findChild<QToolButton *>(u"showSuppressed"_s);
        QVERIFY(show->isVisible());
        driver.press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!driver.controller.state().isSuppressed(finding));
        QVERIFY(!show->isVisible());
        driver.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(driver.controller.state().isSuppressed(finding));
        QTest::mouseClick(show, Qt::LeftButton);
        for (auto *card : entry->findChildren<widgets::FindingCard *>()) {
            if (card->isSuppressed())
                QTest::mouseClick(card->findChild<QToolButton *>(u"suppress"_s), Qt::LeftButton);
        }
        QVERIFY(!driver.controller.state().isSuppressed(finding));
        QCOMPARE(driver.controller.session()->events().size(), size_t(5));
    }

    void checkIsExplainedByClickAndByKey()
    {
        const ReviewRepositories review;
        WindowDriver driver;
        QVERIFY(makeReview(driver, review, file(u"explain.mxreview"_s)));
        const auto analysis = driver.controller.analysis();
        const auto found = std::ranges::find_if(
            analysis->findings, [](const checks::Finding &finding) { return !finding.entry.isEmpty(); });
        QVERIFY(found != analysis->findings.end());
        Q_EMIT driver.find<widgets::FindingsView>()->findingActivated(*found);
        auto *entry = driver.find<widgets::EntryPane>();
        auto *button = entry->findChild<QToolButton *>(u"explainCheck"_s);
        QVERIFY(button);
        QTest::mouseClick(button, Qt::LeftButton);
        auto *dialog = driver.find<widgets::RulePageDialog>();
        QVERIFY(dialog && dialog->isVisible() && !dialog->isModal());
        QCOMPARE(dialog->check(), entry->findChild<widgets::FindingCard *>()->finding().check);
        const auto *page = dialog->findChild<QTextBrowser *>();
        QVERIFY(page->toPlainText().contains(u"How to fix"_s));
        dialog->reject();
        driver.activate();
        driver.press(Qt::Key_F1, Qt::ShiftModifier);
        QVERIFY(dialog->isVisible());
        QCOMPARE(dialog->check(), entry->currentFinding()->check);
        dialog->reject();
        driver.activate();
        auto *findings = driver.find<widgets::FindingsView>();
        QTest::mouseClick(findings->findChild<QToolButton *>(u"explainSelectedCheck"_s), Qt::LeftButton);
        QVERIFY(dialog->isVisible());
        QCOMPARE(dialog->check(), findings->currentFinding()->check);
        QCOMPARE(driver.window.findChildren<widgets::RulePageDialog *>().size(), 1);
    }

    void changedPluginIsNoticedAndTakenOver()
    {
        ReviewRepositories review;
        const QString session = file(u"changed.mxreview"_s);
        {
            WindowDriver driver;
            QVERIFY(makeReview(driver, review, session));
            driver.press(Qt::Key_1);
        }
        review.mendPlugin();
        WindowDriver driver;
        QSignalSpy notices(&driver.controller, &app::ReviewController::noticeChanged);
        driver.window.openSession(session);
        QVERIFY(driver.waitForReview());
        QVERIFY(driver.waitFor([&] { return !notices.isEmpty() && !notices.last().at(1).toString().isEmpty(); }));
        // Nothing was written for having looked, but that the plugin is another one now.
        QVERIFY(driver.waitFor([&] { return driver.controller.state().drift().has_value(); }));
        QCOMPARE(driver.controller.session()->events().size(), size_t(3));
        QCOMPARE(driver.controller.session()->events().back().kind(), u"drift"_s);
        const auto before = driver.controller.analysis();
        auto *button = driver.find<widgets::SetupBar>()->findChild<QAbstractButton *>();
        QVERIFY(button);
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(driver.waitFor([&] { return driver.controller.session()->events().back().kind() == u"scan"_s; }));
        QVERIFY(!driver.controller.state().drift());
        QVERIFY(*driver.controller.analysis() != *before);
        QCOMPARE(driver.controller.state().progress(*driver.controller.analysis()).decided, qsizetype(1));
    }

    void sessionIsReadWithoutRepositories()
    {
        const QString session = file(u"alone.mxreview"_s);
        QString decided;
        QString undecided;
        {
            const ReviewRepositories review;
            WindowDriver driver;
            QVERIFY(makeReview(driver, review, session));
            decided = driver.controller.currentEntry();
            driver.press(Qt::Key_3);
            driver.press(Qt::Key_Escape);
            driver.press(Qt::Key_J);
            undecided = driver.controller.currentEntry();
        }
        WindowDriver driver;
        QSignalSpy shown(&driver.controller, &app::ReviewController::comparisonReady);
        QSignalSpy notices(&driver.controller, &app::ReviewController::noticeChanged);
        driver.window.openSession(session);
        QVERIFY(driver.controller.isEditable());
        QVERIFY(!notices.last().at(0).toString().isEmpty());
        const auto stateOf = [&](const QString &id) {
            shown.clear();
            driver.find<widgets::InventoryView>()->selectEntry(id);
            driver.controller.selectEntry(id);
            driver.waitFor([&] { return !shown.isEmpty(); });
            return shown.last().at(0).value<std::shared_ptr<const diff::SideBySide>>()->leftState;
        };
        QCOMPARE(stateOf(decided), diff::SideState::Present);
        // Kept with the scan, decided or not.
        QCOMPARE(stateOf(undecided), diff::SideState::Present);
    }

    void wrongRepositoryIsToldInTheDialog()
    {
        const ReviewRepositories review;
        WindowDriver driver;
        QDialog *dialog = openNewReview(driver);
        QVERIFY(dialog);
        fillAll(dialog, review.request(), file(u"wrong.mxreview"_s));
        QTemporaryDir plain;
        fill(dialog, u"plugin"_s, plain.path());
        QVERIFY(driver.waitFor([&] { return words(dialog).contains(plain.path()); }));
        QVERIFY(!okButton(dialog)->isEnabled());
        fill(dialog, u"plugin"_s, review.plugin.path());
        fill(dialog, u"target"_s, u"nowhere"_s);
        QVERIFY2(driver.waitFor([&] { return words(dialog).contains(u"nowhere"_s); }), qPrintable(words(dialog)));
        QVERIFY(!okButton(dialog)->isEnabled());
        QVERIFY(!QFile::exists(file(u"wrong.mxreview"_s)));
        fill(dialog, u"target"_s, u"target"_s);
        QVERIFY(driver.waitFor([&] { return okButton(dialog)->isEnabled(); }));
    }

    void garbageAndNewerSessionsAreRefused()
    {
        const ReviewRepositories review;
        WindowDriver driver;
        const QString good = file(u"good.mxreview"_s);
        QVERIFY(makeReview(driver, review, good));
        driver.press(Qt::Key_1);
        driver.press(Qt::Key_Escape);

        const QString garbage = file(u"garbage.mxreview"_s);
        QFile out(garbage);
        QVERIFY(out.open(QIODevice::WriteOnly));
        QVERIFY(out.write("this is no session") > 0);
        out.close();
        openByDialog(driver, garbage);
        QVERIFY(driver.takeMessage().contains(u"garbage.mxreview"_s));

        const QString newer = file(u"newer.mxreview"_s);
        {
            WindowDriver other;
            QVERIFY(makeReview(other, review, newer));
        }
        raiseVersion(newer);
        driver.activate();
        openByDialog(driver, newer);
        QVERIFY(driver.takeMessage().contains(u"newer"_s, Qt::CaseInsensitive));

        // The review that was open is still there, and goes on.
        QCOMPARE(driver.controller.session()->path(), good);
        QCOMPARE(driver.controller.state().progress(*driver.controller.analysis()).decided, qsizetype(1));
        driver.press(Qt::Key_4);
        QVERIFY(driver.controller.state().entry(driver.controller.currentEntry()).decision->decision.disposition ==
                review::Disposition::Remove);
    }

    static void raiseVersion(const QString &session)
    {
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"raise"_s);
            database.setDatabaseName(session);
            QVERIFY(database.open());
            QSqlQuery query(database);
            QVERIFY(query.exec(u"PRAGMA user_version=%1"_s.arg(review::Journal::SchemaVersion + 1)));
        }
        QSqlDatabase::removeDatabase(u"raise"_s);
    }

    void failedScanLeavesTheStartPage()
    {
        const ReviewRepositories review;
        WindowDriver driver;
        auto request = review.request();
        request.target = u"gone-since-the-dialog"_s;
        // The dialog would have refused this; the revision went away after it.
        QVERIFY(driver.controller.create(request, file(u"failed.mxreview"_s)));
        QVERIFY(driver.takeMessage().contains(u"gone-since-the-dialog"_s));
        QVERIFY(!driver.controller.hasReview());
        QVERIFY(driver.find<QAbstractButton>(u"startNewReview"_s)->isVisible());
        QVERIFY(!QFile::exists(file(u"failed.mxreview"_s)));
    }

    void scanIsCancelledByKey()
    {
        const ReviewRepositories review;
        WindowDriver driver;
        QVERIFY(driver.controller.create(review.request(), file(u"cancelled.mxreview"_s)));
        driver.press(Qt::Key_Period, Qt::ControlModifier);
        QVERIFY(!driver.controller.isScanning());
        QTest::qWait(500);
        QVERIFY(!driver.controller.hasReview());
        QVERIFY(!QFile::exists(file(u"cancelled.mxreview"_s)));
    }
};

} // namespace mxw::tests

int main(int argc, char **argv)
{
    if (const auto status = mxw::source::runWorkerIfAsked(argc, argv))
        return *status;
    const mxw::tests::IsolatedUser user;
    QApplication application(argc, argv);
    mxw::tests::TestReviewFlow test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_reviewflow.moc"
