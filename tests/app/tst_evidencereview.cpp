// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/EvidenceDesk.h"
#include "models/review/Gate.h"
#include "models/source/WorkerPool.h"
#include "tests/app/IsolatedUser.h"
#include "tests/app/ReviewRepositories.h"
#include "tests/app/WindowDriver.h"
#include "widgets/ChainPane.h"
#include "widgets/ChainView.h"
#include "widgets/CommitsPane.h"
#include "widgets/DiffView.h"
#include "widgets/EntryPane.h"
#include "widgets/EvidenceDialog.h"
#include "widgets/FindingCard.h"
#include "widgets/FindingsView.h"
#include "widgets/InventoryView.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace mxw::tests {

using review::Disposition;
using review::Evidence;

/// What is selected becomes evidence, meets the gate of its entry, and is found again; findings are judged.
class TestEvidenceReview : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    ReviewRepositories m_review;
    std::unique_ptr<WindowDriver> m_driver;
    QString m_session;
    int m_sessions = 0;

    const QString m_patch = u"patch:vllm_metax/patch/sampler.py:vllm.sampler:sample"_s;

    widgets::EntryPane *entry() const { return m_driver->find<widgets::EntryPane>(); }
    const std::vector<review::EvidenceRecord> &attached(const QString &id) const
    {
        return m_driver->controller.state().entry(id).evidence;
    }
    QStringList missing(const QString &id) const
    {
        const auto analysis = m_driver->controller.analysis();
        QStringList ids;
        for (const auto &item : review::gateOf(*analysis->entry(id), *analysis, m_driver->controller.state()).missing())
            ids << item.id;
        return ids;
    }
    /// Selects an entry and waits for its comparison.
    bool select(const QString &id)
    {
        QSignalSpy shown(&m_driver->controller, &app::ReviewController::comparisonReady);
        const bool same = m_driver->controller.currentEntry() == id;
        m_driver->find<widgets::InventoryView>()->selectEntry(id);
        auto *diff = m_driver->find<widgets::DiffView>();
        diff->setFocus();
        return m_driver->waitFor([&] { return same ? diff->differenceCount() > 0 : !shown.isEmpty(); });
    }
    widgets::EvidenceDialog *dialog()
    {
        m_driver->waitFor([this] { return m_driver->find<widgets::EvidenceDialog>() != nullptr; });
        return m_driver->find<widgets::EvidenceDialog>();
    }
    static QPlainTextEdit *field(QDialog *dialog, const QString &name)
    {
        return dialog->findChild<QPlainTextEdit *>(name);
    }
    void accept(QDialog *dialog)
    {
        QTest::mouseClick(dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
        m_driver->waitFor([this] { return m_driver->find<widgets::EvidenceDialog>() == nullptr; });
        m_driver->activate();
    }

private Q_SLOTS:
    void init()
    {
        m_session = m_folder.filePath(u"%1.mxreview"_s.arg(++m_sessions));
        m_driver = std::make_unique<WindowDriver>();
        checks::ScanRequest request = m_review.request();
        request.domains = {inventory::Domain::Patch, inventory::Domain::Commit};
        QVERIFY(m_driver->controller.create(request, m_session));
        QVERIFY(m_driver->waitForReview());
    }
    void cleanup() { m_driver.reset(); }

    void linesMeetTheGateOfARemoval()
    {
        QVERIFY(select(m_patch));
        m_driver->press(Qt::Key_4);
        m_driver->press(Qt::Key_Escape);
        QVERIFY(missing(m_patch).contains(u"upstream-fix-located"_s));
        m_driver->press(Qt::Key_E); // nothing is pointed at yet
        QVERIFY(!m_driver->find<widgets::EvidenceDialog>());
        m_driver->press(Qt::Key_F8);
        m_driver->press(Qt::Key_E);
        auto *shown = dialog();
        QVERIFY(shown);
        QVERIFY(field(shown, u"evidenceContent"_s)->toPlainText().contains(u"+    y = x * rate"_s));
        QTest::keyClicks(field(shown, u"summary"_s), u"Upstream scales it itself."_s);
        QTest::keyClicks(field(shown, u"untested"_s), u"Other dtypes."_s);
        accept(shown);
        QCOMPARE(attached(m_patch).size(), 1u);
        const Evidence evidence = attached(m_patch)[0].evidence;
        QVERIFY(evidence.kind == Evidence::Kind::Hunk);
        QVERIFY(evidence.side == Evidence::Side::Target);
        QCOMPARE(evidence.file, u"vllm/sampler.py"_s);
        QCOMPARE(evidence.line, 1);
        QCOMPARE(evidence.summary, u"Upstream scales it itself."_s);
        QCOMPARE(evidence.untested, u"Other dtypes."_s);
        QVERIFY(evidence.level == EvidenceLevel::Source);
        QVERIFY(!missing(m_patch).contains(u"upstream-fix-located"_s));
        QVERIFY(!missing(m_patch).contains(u"patch-untested-stated"_s));

        m_driver->press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(missing(m_patch).contains(u"upstream-fix-located"_s));
        m_driver->press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(attached(m_patch).size(), 1u);

        m_driver = std::make_unique<WindowDriver>();
        QVERIFY(m_driver->controller.open(m_session));
        QVERIFY(m_driver->waitForReview());
        QVERIFY(select(m_patch));
        QVERIFY(attached(m_patch)[0].evidence == evidence);
        QSignalSpy compared(&m_driver->controller, &app::ReviewController::comparisonReady);
        QTest::mouseClick(entry()->findChild<QToolButton *>(u"showPlace"_s), Qt::LeftButton);
        QVERIFY(m_driver->waitFor([&] { return !compared.isEmpty(); }));
        QCOMPARE(compared.last().at(1).toInt(), 0);
        QVERIFY(compared.last().at(2).toBool());
        QVERIFY(compared.last().at(0).value<std::shared_ptr<const diff::SideBySide>>()->rightTitle.contains(
            u"vllm/sampler.py"_s));
    }

    void selectedLinesAreMeantBeforeTheDifference()
    {
        QVERIFY(select(m_patch));
        auto *right = m_driver->find<widgets::DiffView>()->findChild<QWidget *>(u"diffRight"_s);
        right->setFocus();
        m_driver->press(Qt::Key_A, Qt::ControlModifier);
        m_driver->press(Qt::Key_E);
        auto *shown = dialog();
        QVERIFY(shown);
        const QString text = field(shown, u"evidenceContent"_s)->toPlainText();
        QVERIFY2(text.startsWith(u"def sample(x, rate):\n"_s), qPrintable(text));
        accept(shown);
        QCOMPARE(attached(m_patch)[0].evidence.endLine, 3);
    }

    void aCommitIsEvidenceOfTheEntryThatItTouches()
    {
        QVERIFY(select(m_patch));
        m_driver->press(Qt::Key_3, Qt::ControlModifier);
        auto *table = m_driver->find<QTableView>(u"commitTable"_s);
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                          table->visualRect(table->model()->index(0, 4)).center());
        QVERIFY(m_driver->controller.currentEntry().startsWith(u"commit:"_s));
        m_driver->press(Qt::Key_E);
        auto *shown = dialog();
        QVERIFY(shown);
        auto *choice = shown->findChild<QComboBox *>(u"evidenceChoice"_s);
        QVERIFY(choice->count() > 1); // the other patches of the file, and the commit's own entry
        accept(shown);
        QCOMPARE(attached(m_patch).size(), 1u); // the one that was looked at
        const Evidence evidence = attached(m_patch)[0].evidence;
        QVERIFY(evidence.kind == Evidence::Kind::Commit);
        QCOMPARE(evidence.reference, m_driver->controller.analysis()->models.commits[0].commit);
        QCOMPARE(evidence.summary, u"target"_s);
        QVERIFY(select(m_patch));
        QTest::mouseClick(entry()->findChild<QToolButton *>(u"showPlace"_s), Qt::LeftButton);
        QCOMPARE(m_driver->controller.currentEntry(), u"commit:"_s + evidence.reference);
    }

    void aFileIsKeptInTheSession()
    {
        const QString path = m_folder.filePath(u"run.log"_s);
        {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("3 passed\n");
        }
        QVERIFY(select(m_patch));
        m_driver->find<app::EvidenceDesk>()->attachFile(path); // the dialog of the system is not driven
        auto *shown = dialog();
        QVERIFY(shown);
        QTest::keyClicks(field(shown, u"summary"_s), u"What the other machine said."_s);
        accept(shown);
        QVERIFY(QFile::remove(path));
        m_driver = std::make_unique<WindowDriver>();
        QVERIFY(m_driver->controller.open(m_session));
        QVERIFY(m_driver->waitForReview());
        QVERIFY(select(m_patch));
        const Evidence evidence = attached(m_patch)[0].evidence;
        QCOMPARE(evidence.reference, u"run.log"_s);
        QVERIFY(evidence.level == EvidenceLevel::Source); // a log from elsewhere proves no device
        QCOMPARE(*m_driver->controller.session()->journal().blob(evidence.content), QByteArray("3 passed\n"));
        QTest::mouseClick(entry()->findChild<QToolButton *>(u"showPlace"_s), Qt::LeftButton);
        const auto isShown = [&] {
            const auto texts = m_driver->window.findChildren<QPlainTextEdit *>();
            return std::ranges::any_of(texts, [](const auto *text) { return text->toPlainText() == u"3 passed\n"_s; });
        };
        QVERIFY(m_driver->waitFor(isShown));
    }

    void refusesFilesThatAreNoEvidence_data()
    {
        QTest::addColumn<int>("size");
        QTest::newRow("missing") << -1;
        QTest::newRow("empty") << 0;
        QTest::newRow("too large") << 8 * 1024 * 1024 + 1;
    }
    void refusesFilesThatAreNoEvidence()
    {
        QFETCH(const int, size);
        const QString path = m_folder.filePath(u"bad%1"_s.arg(size));
        if (size >= 0) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            QVERIFY(file.resize(size));
        }
        QVERIFY(select(m_patch));
        m_driver->find<app::EvidenceDesk>()->attachFile(path);
        QVERIFY(!m_driver->takeMessage().isEmpty());
        QVERIFY(!m_driver->find<widgets::EvidenceDialog>());
        QVERIFY(attached(m_patch).empty());
    }

    void aNoteNeedsWordsAndIsAmended()
    {
        QVERIFY(select(m_patch));
        m_driver->find<app::EvidenceDesk>()->attachNote();
        auto *shown = dialog();
        QVERIFY(shown);
        QVERIFY(!shown->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok)->isEnabled());
        QTest::keyClicks(field(shown, u"summary"_s), u"Asked the kernel team."_s);
        accept(shown);
        QCOMPARE(attached(m_patch).size(), 1u);
        QTest::mouseClick(entry()->findChild<QToolButton *>(u"amend"_s), Qt::LeftButton);
        shown = dialog();
        QTest::keyClicks(field(shown, u"untested"_s), u"All of it."_s);
        accept(shown);
        QCOMPARE(attached(m_patch).size(), 1u);
        QCOMPARE(attached(m_patch)[0].evidence.untested, u"All of it."_s);
        QCOMPARE(attached(m_patch)[0].evidence.summary, u"Asked the kernel team."_s);
    }

    void aFindingIsAttributedByKeyAndFiltered()
    {
        const auto analysis = m_driver->controller.analysis();
        const auto found = std::ranges::find_if(
            analysis->findings, [this](const checks::Finding &finding) { return finding.entry == m_patch; });
        QVERIFY(found != analysis->findings.end());
        Q_EMIT m_driver->find<widgets::FindingsView>()->findingActivated(*found);
        m_driver->find<widgets::DiffView>()->setFocus();
        const checks::Finding finding = *entry()->currentFinding();
        m_driver->press(Qt::Key_A);
        auto *attribution = qobject_cast<QComboBox *>(QApplication::focusWidget());
        QVERIFY(attribution);
        attribution->setCurrentIndex(1);
        auto *card = entry()->findChild<QComboBox *>(u"reproduced"_s)->parentWidget();
        card->findChild<QComboBox *>(u"reproduced"_s)->setCurrentIndex(1);
        auto *record = card->findChild<QPushButton *>(u"recordJudgement"_s);
        record->click();
        QVERIFY(m_driver->takeMessage().contains(u"something was run"_s));
        QVERIFY(!m_driver->controller.state().judgement(finding.fingerprint()));
        card->findChild<QComboBox *>(u"reproduced"_s)->setCurrentIndex(0);
        record->click();
        QVERIFY(m_driver->controller.state().judgement(finding.fingerprint()));
        QVERIFY(review::Session::open(m_session)->state().judgement(finding.fingerprint()));

        auto *findings = m_driver->find<widgets::FindingsView>();
        auto *table = findings->findChild<QTableView *>();
        const int all = table->model()->rowCount();
        findings->findChild<QLineEdit *>()->setText(u"attribution:adaptation"_s);
        QCOMPARE(table->model()->rowCount(), 1);
        m_driver->find<widgets::DiffView>()->setFocus();
        m_driver->press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!m_driver->controller.state().judgement(finding.fingerprint()));
        QCOMPARE(table->model()->rowCount(), 0);
        findings->findChild<QLineEdit *>()->clear();
        QCOMPARE(table->model()->rowCount(), all);
    }

    void aDisposedCommitIsNoOpenFinding()
    {
        auto *table = m_driver->find<widgets::FindingsView>()->findChild<QTableView *>();
        const int before = table->model()->rowCount();
        const QString commit = m_driver->controller.analysis()->models.commits[0].entryId();
        QVERIFY(select(commit));
        m_driver->press(Qt::Key_6);
        QCOMPARE(table->model()->rowCount(), before - 1);
        m_driver->press(Qt::Key_Escape);
        m_driver->press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(table->model()->rowCount(), before);
    }

    void aHopOfTheChainIsEvidence()
    {
        QVERIFY(select(m_patch));
        m_driver->press(Qt::Key_2, Qt::ControlModifier);
        auto *chain = m_driver->find<widgets::ChainPane>();
        const QString node = u"entry:"_s + m_patch;
        QVERIFY(m_driver->waitFor([&] {
            return !chain->isLayingOut() && chain->view()->picture() && chain->graph() &&
                   chain->graph()->indexOf(node) >= 0;
        }));
        chain->view()->setFocus();
        chain->view()->setCurrent(node);
        m_driver->press(Qt::Key_E);
        auto *shown = dialog();
        QVERIFY(shown);
        accept(shown);
        QCOMPARE(attached(m_patch).size(), 1u);
        const Evidence evidence = attached(m_patch)[0].evidence;
        QVERIFY(evidence.kind == Evidence::Kind::Chain);
        QVERIFY2(evidence.reference.contains(u" -> "_s) && evidence.reference.contains(node),
                 qPrintable(evidence.reference));
        QVERIFY(evidence.level == EvidenceLevel::Source); // nobody saw it run
        m_driver->press(Qt::Key_1, Qt::ControlModifier);
        QTest::mouseClick(entry()->findChild<QToolButton *>(u"showPlace"_s), Qt::LeftButton);
        QVERIFY(chain->isVisible());
        QVERIFY(evidence.reference.startsWith(chain->view()->currentKey()));
    }
};

} // namespace mxw::tests

int main(int argc, char **argv)
{
    if (const auto status = mxw::source::runWorkerIfAsked(argc, argv))
        return *status;
    const mxw::tests::IsolatedUser user;
    QApplication application(argc, argv);
    mxw::tests::TestEvidenceReview test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_evidencereview.moc"
