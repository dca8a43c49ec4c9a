// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/DriftWatch.h"
#include "app/RereviewTab.h"
#include "app/SessionMerge.h"
#include "models/source/WorkerPool.h"
#include "tests/app/IsolatedUser.h"
#include "tests/app/ReviewRepositories.h"
#include "tests/app/WindowDriver.h"
#include "widgets/ElidedLabel.h"
#include "widgets/EntryPane.h"
#include "widgets/InventoryView.h"
#include "widgets/MergeDialog.h"
#include "widgets/RereviewView.h"
#include "widgets/SetupBar.h"

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mxw::tests {

using review::Decision;
using review::DecisionOrigin;
using review::Disposition;

/// The window with an earlier review, with another reviewer's session, and with repositories that change.
class TestEarlierReview : public QObject
{
    Q_OBJECT
private:
    QTemporaryDir m_folder;
    int m_number = 0;

    QString newFile() { return m_folder.filePath(u"%1.mxreview"_s.arg(++m_number)); }

    static bool makeReview(WindowDriver &driver, const checks::ScanRequest &request, const QString &session)
    {
        return driver.controller.create(request, session) && driver.waitForReview();
    }

    static QString entryOf(const WindowDriver &driver, const QString &target)
    {
        for (const inventory::Entry &entry : driver.controller.analysis()->entries) {
            if (entry.target() == target)
                return entry.id;
        }
        return {};
    }

    static Decision decisionOn(const QString &entry, const QString &reason)
    {
        Decision decision;
        decision.entry = entry;
        decision.disposition = Disposition::Update;
        decision.reason = reason;
        return decision;
    }

    /// Presses the button of the question on show that is not Cancel, and returns its words.
    static QString agree(WindowDriver &driver)
    {
        if (!driver.waitFor([&] { return driver.find<QMessageBox>(u"question"_s) != nullptr; }))
            return {};
        auto *box = driver.find<QMessageBox>(u"question"_s);
        const QString words = box->text() + u'\n' + box->informativeText();
        for (QAbstractButton *button : box->buttons()) {
            if (box->buttonRole(button) == QMessageBox::AcceptRole) {
                QTest::mouseClick(static_cast<QWidget *>(button), Qt::LeftButton);
                break;
            }
        }
        driver.waitFor([&] { return driver.find<QMessageBox>(u"question"_s) == nullptr; });
        driver.activate();
        return words;
    }

    static QString notice(const WindowDriver &driver)
    {
        for (auto *label : driver.find<widgets::SetupBar>()->findChildren<widgets::ElidedLabel *>()) {
            if (label->isVisible() && label->text().contains(u"scan"_s))
                return label->text();
        }
        return {};
    }

    static checks::ScanRequest worktreeOf(const ReviewRepositories &repositories)
    {
        checks::ScanRequest request = repositories.request();
        request.subject = u"worktree"_s;
        return request;
    }

private Q_SLOTS:
    void followsOnAnEarlierReview()
    {
        ReviewRepositories repositories;
        const QString earlier = newFile();
        QString sampler;
        QString norm;
        {
            WindowDriver driver(u"Wu Lan"_s);
            QVERIFY(makeReview(driver, repositories.request(), earlier));
            sampler = entryOf(driver, u"vllm.sampler:sample"_s);
            norm = entryOf(driver, u"vllm.layers:norm"_s);
            QVERIFY(driver.controller.decide(decisionOn(sampler, u"Takes a rate now."_s)));
            QVERIFY(driver.controller.decide(decisionOn(norm, u"Half on this device."_s)));
            driver.window.close();
        }
        // The broken import is mended, and one of the decided patches is written anew.
        repositories.mendPlugin();
        repositories.plugin.write(u"vllm_metax/patch/layers.py"_s,
                                  "import vllm.layers\n\n\ndef norm(x):\n    return x / 4\n\n\n"
                                  "vllm.layers.norm = norm\n");
        repositories.plugin.commit(u"another half"_s);

        WindowDriver driver(u"Zhang San"_s);
        QVERIFY(makeReview(driver, repositories.request(), newFile()));
        auto *tab = driver.find<app::RereviewTab>();
        QVERIFY(!tab->rereview());
        tab->follow(earlier);
        const QString words = agree(driver);
        QVERIFY2(words.contains(u"fixed"_s) && words.contains(u"carry forward"_s), qPrintable(words));
        QVERIFY(driver.waitFor([&] { return tab->rereview() != nullptr; }));

        // What carries is decided, and says from where; what is stale is not.
        const auto &carried = driver.controller.state().entry(sampler).decision;
        QVERIFY(carried);
        QCOMPARE(carried->decision.origin->how, DecisionOrigin::How::Carried);
        QCOMPARE(carried->decision.origin->actor, u"Wu Lan"_s);
        QCOMPARE(carried->decision.reason, u"Takes a rate now."_s);
        QVERIFY(!driver.controller.state().entry(norm).decision);

        // The pane lists the earlier findings; the import that is mended is fixed.
        auto *table = driver.find<QTableView>(u"rereviewTable"_s);
        QCOMPARE(table->model()->rowCount(), int(tab->rereview()->findings.size()));
        auto *filter = driver.find<QComboBox>(u"fateFilter"_s);
        filter->setCurrentText(displayName(review::Fate::Fixed));
        QStringList checks;
        for (int row = 0; row < table->model()->rowCount(); ++row)
            checks.append(table->model()->index(row, 1).data().toString().left(3));
        QVERIFY2(checks.contains(u"A01"_s) && checks.contains(u"A02"_s), qPrintable(checks.join(u' ')));

        // The stale one shows what was decided and why that does not go on, and is taken over by a click.
        driver.find<widgets::InventoryView>()->selectEntry(norm);
        auto *card = driver.find<QWidget>(u"priorDecision"_s);
        QVERIFY(driver.waitFor([&] { return card->isVisible(); }));
        auto *takeOver = driver.find<QPushButton>(u"takeOver"_s);
        QVERIFY(takeOver->isVisible());
        takeOver->click();
        const auto &taken = driver.controller.state().entry(norm).decision;
        QVERIFY(taken);
        QCOMPARE(taken->decision.reason, u"Half on this device."_s);
        QCOMPARE(taken->actor, u"Zhang San"_s);
        QVERIFY(!taken->decision.origin);
        QVERIFY(!takeOver->isVisible());
        driver.window.close();
    }

    void aClickGoesToThePlace()
    {
        ReviewRepositories repositories;
        const QString earlier = newFile();
        {
            WindowDriver driver;
            QVERIFY(makeReview(driver, repositories.request(), earlier));
            driver.window.close();
        }
        WindowDriver driver;
        QVERIFY(makeReview(driver, repositories.request(), newFile()));
        driver.find<app::RereviewTab>()->follow(earlier);
        QVERIFY(!agree(driver).isEmpty());
        QVERIFY(driver.waitFor([&] { return driver.find<app::RereviewTab>()->rereview() != nullptr; }));
        auto *dock = driver.find<QDockWidget>(u"rereviewDock"_s);
        dock->show();
        dock->raise();
        auto *table = driver.find<QTableView>(u"rereviewTable"_s);
        for (int row = 0; row < table->model()->rowCount(); ++row) {
            const QModelIndex index = table->model()->index(row, 0);
            const QString entry = index.data(Qt::UserRole + 2).toString();
            if (entry.isEmpty())
                continue;
            table->scrollTo(index);
            QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(index).center());
            QCOMPARE(driver.controller.currentEntry(), entry);
        }
        driver.window.close();
    }

    void importsAndAsksWhereBothDiffer()
    {
        const ReviewRepositories repositories;
        const QString mine = newFile();
        const QString theirs = newFile();
        QString sampler;
        QString norm;
        {
            WindowDriver other(u"Wu Lan"_s);
            QVERIFY(makeReview(other, repositories.request(), theirs));
            sampler = entryOf(other, u"vllm.sampler:sample"_s);
            norm = entryOf(other, u"vllm.layers:norm"_s);
            QVERIFY(other.controller.decide(decisionOn(sampler, u"Theirs."_s)));
            QVERIFY(other.controller.decide(decisionOn(norm, u"Only theirs."_s)));
            QVERIFY(other.controller.writeNote(sampler, u"Their note."_s));
            other.window.close();
        }
        WindowDriver driver(u"Zhang San"_s);
        QVERIFY(makeReview(driver, repositories.request(), mine));
        QVERIFY(driver.controller.decide(decisionOn(sampler, u"Mine."_s)));
        QVERIFY(driver.controller.writeNote(sampler, u"My note."_s));
        auto *merge = driver.find<app::SessionMerge>();
        merge->import(theirs);
        QVERIFY(driver.waitFor([&] { return driver.find<widgets::MergeDialog>() != nullptr; }));
        auto *dialog = driver.find<widgets::MergeDialog>();
        auto *accept = dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
        QVERIFY(!accept->isEnabled());
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"theirs0"_s), Qt::LeftButton);
        QVERIFY(!accept->isEnabled());
        QVERIFY2(!driver.controller.state().entry(norm).decision, "nothing is recorded before all is said");
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"both1"_s), Qt::LeftButton);
        QVERIFY(accept->isEnabled());
        QTest::mouseClick(accept, Qt::LeftButton);
        driver.activate();
        const auto &decided = driver.controller.state().entry(sampler).decision;
        QCOMPARE(decided->decision.reason, u"Theirs."_s);
        QCOMPARE(decided->decision.origin->actor, u"Wu Lan"_s);
        QCOMPARE(driver.controller.state().entry(norm).decision->decision.reason, u"Only theirs."_s);
        QVERIFY(driver.controller.state().entry(sampler).note->text.contains(u"Their note."_s));
        QVERIFY(driver.controller.state().entry(sampler).note->text.contains(u"My note."_s));

        // A session of another state of the plugin is for following on.
        ReviewRepositories others;
        const QString foreign = newFile();
        {
            WindowDriver other;
            others.mendPlugin();
            QVERIFY(makeReview(other, others.request(), foreign));
            other.window.close();
        }
        merge->import(foreign);
        const QString words = driver.takeMessage();
        QVERIFY2(words.contains(u"another review"_s), qPrintable(words));
        driver.window.close();
    }

    void aChangedWorktreeIsNoticedWhenTheWindowGetsTheFocus()
    {
        ReviewRepositories repositories;
        WindowDriver driver;
        QVERIFY(makeReview(driver, worktreeOf(repositories), newFile()));
        auto *watch = driver.find<app::DriftWatch>();
        watch->setPause(0);
        const size_t events = driver.controller.session()->events().size();
        watch->look();
        QTest::qWait(300);
        QVERIFY2(notice(driver).isEmpty(), qPrintable(notice(driver)));
        QCOMPARE(driver.controller.session()->events().size(), events);

        repositories.plugin.write(u"vllm_metax/patch/layers.py"_s, "import vllm.layers\n");
        QEvent activated(QEvent::WindowActivate);
        QApplication::sendEvent(&driver.window, &activated);
        QVERIFY(driver.waitFor([&] { return notice(driver).contains(u"vllm_metax/patch/layers.py"_s); }));
        const auto &drift = driver.controller.state().drift();
        QVERIFY(drift);
        QCOMPARE(drift->drifts.size(), 1u);
        QCOMPARE(drift->drifts[0].entries, QStringList{entryOf(driver, u"vllm.layers:norm"_s)});

        // An export says so first, and names the entry.
        driver.press(Qt::Key_E, Qt::ControlModifier);
        const QString words = agree(driver);
        QVERIFY2(words.contains(u"vllm_metax/patch/layers.py"_s), qPrintable(words));
        QVERIFY2(words.contains(drift->drifts[0].entries.front()), qPrintable(words));
        QVERIFY(driver.waitFor([&] { return driver.find<QDialog>(u"exportDialog"_s) != nullptr; }));
        driver.find<QDialog>(u"exportDialog"_s)->reject();
        driver.activate();

        // The button scans again, and then nothing differs.
        driver.controller.takeNoticeAction();
        QVERIFY(driver.waitForReview());
        QVERIFY(driver.waitFor([&] { return notice(driver).isEmpty(); }));
        QVERIFY(!driver.controller.state().drift());
        driver.window.close();
    }
};

} // namespace mxw::tests

int main(int argc, char **argv)
{
    if (const auto status = mxw::source::runWorkerIfAsked(argc, argv))
        return *status;
    const mxw::tests::IsolatedUser user;
    QApplication application(argc, argv);
    mxw::tests::TestEarlierReview test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_earlierreview.moc"
