// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/items/Samples.h"
#include "widgets/ElidedLabel.h"
#include "widgets/FindingDetails.h"
#include "widgets/FindingsView.h"
#include "widgets/MessagePane.h"
#include "widgets/SetupBar.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSplitter>
#include <QTableView>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace mxw;
using widgets::FindingsView;
using widgets::SetupBar;

namespace {

std::shared_ptr<const checks::Analysis> sample()
{
    auto analysis = std::make_shared<checks::Analysis>(tests::analysisFrom(uR"(
X02 info px/a.py:9 - worth <b>reading</b>
X01 error px/a.py:10 id1 Engine is gone
X03 warning px/b.py:2 - likely wrong
)"_s));
    analysis->findings[1].consequence = u"Start-up stops here."_s;
    analysis->findings[1].movedTo = u"up.engine:Engine"_s;
    return analysis;
}

struct Shown
{
    FindingsView view;
    QTableView *table = view.findChild<QTableView *>();
    QComboBox *severity = view.findChild<QComboBox *>();
    QLineEdit *text = view.findChild<QLineEdit *>();
    widgets::FindingDetails *details = view.findChild<widgets::FindingDetails *>();
    widgets::MessagePane *message = view.findChild<widgets::MessagePane *>();

    explicit Shown(std::shared_ptr<const checks::Analysis> analysis = sample())
    {
        view.setAnalysis(std::move(analysis));
        view.resize(900, 600);
        view.show();
        (void)QTest::qWaitForWindowExposed(&view);
    }
    QString messages() const
    {
        QStringList all;
        for (int row = 0; row < table->model()->rowCount(); ++row)
            all << table->model()->index(row, 2).data().toString();
        return all.join(u", "_s);
    }
    void click(int row)
    {
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                          table->visualRect(table->model()->index(row, 0)).center());
    }
};

} // namespace

class tst_FindingsView : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void suppressesTheSelectedFinding()
    {
        const auto analysis = sample();
        Shown s(analysis);
        tests::Events events;
        QStringList asked;
        QObject::connect(&s.view, &FindingsView::suppressRequested, &s.view,
                         [&](const checks::Finding &finding, const QString &reason) {
                             asked << finding.check + u' ' + reason;
                             events.add(review::FindingSuppressed{finding.fingerprint(), finding.check, finding.file,
                                                                  finding.symbol, reason});
                             s.view.setSuppressions(events.state().suppressions());
                         });
        QObject::connect(&s.view, &FindingsView::unsuppressRequested, &s.view, [&](const checks::Finding &finding) {
            asked << finding.check + u" back"_s;
            events.add(review::FindingUnsuppressed{finding.fingerprint()});
            s.view.setSuppressions(events.state().suppressions());
        });
        s.click(0);
        auto *button = s.view.findChild<QToolButton *>(u"suppressSelected"_s);
        QTest::mouseClick(button, Qt::LeftButton);
        auto *edit = s.view.findChild<QPlainTextEdit *>(u"suppressionReason"_s);
        QVERIFY(edit);
        edit->setPlainText(u"The engine is ours."_s);
        s.click(1); // the text was for the other one
        QVERIFY(!edit->isVisible());
        s.click(0);
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(edit->toPlainText().isEmpty());
        edit->setPlainText(u"The engine is ours."_s);
        QTest::keyClick(edit, Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(asked, QStringList{u"X01 The engine is ours."_s});
        QCOMPARE(s.messages(), u"likely wrong, worth <b>reading</b>"_s);
        auto *show = s.view.findChild<QToolButton *>(u"showSuppressedFindings"_s);
        QVERIFY(show->isVisible());
        QCOMPARE(show->text(), u"1 suppressed"_s);
        QTest::mouseClick(show, Qt::LeftButton);
        QCOMPARE(s.messages(), u"Suppressed: Engine is gone, likely wrong, worth <b>reading</b>"_s);
        s.click(0);
        QVERIFY(s.details->toPlainText().contains(u"The engine is ours."_s));
        QCOMPARE(button->text(), u"Unsuppress"_s);
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(asked.last(), u"X01 back"_s);
        QVERIFY(!show->isVisible());
        s.view.setReadOnly(true);
        QVERIFY(!button->isEnabled());
    }

    void tellsNothingScannedFromNothingFound()
    {
        Shown s(nullptr);
        QVERIFY(s.message->isVisible());
        QCOMPARE(s.message->title(), u"Nothing scanned yet"_s);
        s.view.setAnalysis(std::make_shared<checks::Analysis>());
        QCOMPARE(s.message->title(), u"No findings"_s);
        s.view.setAnalysis(sample());
        QVERIFY(s.table->isVisible());
    }

    void errorsComeFirst()
    {
        Shown s;
        QCOMPARE(s.messages(), u"Engine is gone, likely wrong, worth <b>reading</b>"_s);
        QVERIFY(s.details->toPlainText().contains(u"Start-up stops here."_s));
        QVERIFY(s.details->toPlainText().contains(u"up.engine:Engine"_s));
        s.click(2);
        QVERIFY(s.details->toPlainText().contains(u"worth <b>reading</b>"_s)); // text, not markup
        QVERIFY(!s.details->toPlainText().contains(u"Start-up"_s));
    }

    void filters()
    {
        Shown s;
        s.severity->setFocus();
        QTest::keyClick(s.severity, Qt::Key_Down);
        QCOMPARE(s.messages(), u"Engine is gone"_s);
        QTest::keyClick(s.severity, Qt::Key_Down);
        QCOMPARE(s.messages(), u"likely wrong"_s);
        QVERIFY(s.view.findChild<widgets::ElidedLabel *>()->text().startsWith(u"1 of 3 shown"_s));
        QTest::keyClicks(s.text, u"zzz"_s);
        QCOMPARE(s.message->title(), u"Nothing matches"_s);
        QVERIFY(s.message->isVisible());
        QTest::mouseClick(s.message->findChild<QPushButton *>(), Qt::LeftButton);
        QCOMPARE(s.severity->currentIndex(), 0);
        QCOMPARE(s.text->text(), QString());
        QCOMPARE(s.table->model()->rowCount(), 3);
        QTest::keyClicks(s.text, u"engine"_s);
        QCOMPARE(s.messages(), u"Engine is gone"_s);
    }

    void activates()
    {
        Shown s;
        QSignalSpy activated(&s.view, &FindingsView::findingActivated);
        s.click(1);
        QCOMPARE(activated.size(), 0);
        QTest::keyClick(s.table, Qt::Key_Return);
        QCOMPARE(activated.size(), 1);
        QCOMPARE(activated.takeFirst().at(0).value<checks::Finding>().message, u"likely wrong"_s);
        s.click(0); // the first of the two
        QCOMPARE(activated.size(), 0);
        QTest::mouseDClick(s.table->viewport(), Qt::LeftButton, {},
                           s.table->visualRect(s.table->model()->index(0, 0)).center());
        QCOMPARE(activated.size(), 1);
        QCOMPARE(activated.takeFirst().at(0).value<checks::Finding>().message, u"Engine is gone"_s);
    }

    void copies()
    {
        Shown s;
        s.view.activateWindow();
        (void)QTest::qWaitForWindowActive(&s.view);
        s.click(0);
        QTest::keySequence(s.table, QKeySequence::Copy);
        QCOMPARE(
            QGuiApplication::clipboard()->text(),
            u"X01 X01 (Error): Engine is gone\nStart-up stops here.\nMoved to: up.engine:Engine\nPlugin: px/a.py:10"_s);
    }

    void keepsTheRowOverAScan()
    {
        Shown s;
        s.click(1);
        s.view.setAnalysis(sample());
        QCOMPARE(s.table->currentIndex().siblingAtColumn(2).data().toString(), u"likely wrong"_s);
        s.view.setAnalysis(nullptr);
        QCOMPARE(s.message->title(), u"Nothing scanned yet"_s);
    }

    void detailsGoBesideWhereThePaneIsLow()
    {
        Shown s;
        auto *splitter = s.view.findChild<QSplitter *>();
        QCOMPARE(splitter->orientation(), Qt::Vertical);
        s.view.resize(1200, 260);
        QCOMPARE(splitter->orientation(), Qt::Horizontal);
    }

    void setupLineSaysWhatAgainstWhat()
    {
        SetupBar bar;
        auto *line = bar.findChild<widgets::ElidedLabel *>();
        QCOMPARE(line->text(), u"No review is open"_s);
        checks::ReviewSetup setup;
        setup.upstreamPath = u"/src/vllm.git"_s;
        setup.base = {u"v0.24"_s, u"6c427dd0000000000000000000000000000000aa"_s, {}, u"Release"_s, {}};
        setup.target = {u"v0.25"_s, u"cbe9c400000000000000000000000000000000bb"_s, {}, {}, {}};
        setup.pluginPath = u"/src/plugin"_s;
        setup.subject = u"index"_s;
        setup.pluginHead = {u"HEAD"_s, u"e25dc890000000000000000000000000000000cc"_s, {}, {}, {}};
        bar.setSetup(setup);
        QCOMPARE(line->text(),
                 u"vllm 6c427dd → cbe9c40 (v0.24 → v0.25) · plugin index @ e25dc89 · environment not recorded"_s);
        setup.base.spec = u"6c427dd"_s; // hashes are not said twice
        setup.target.spec = setup.target.commit;
        setup.subjectLabel = u"index on e25dc89"_s;
        bar.setSetup(setup);
        QCOMPARE(line->text(), u"vllm 6c427dd → cbe9c40 · plugin index on e25dc89 · environment not recorded"_s);
        setup.subject = u"v1.2"_s;
        setup.subjectLabel = u"v1.2 (abcdef0)"_s;
        bar.setSetup(setup);
        QCOMPARE(line->text(), u"vllm 6c427dd → cbe9c40 · plugin v1.2 (abcdef0) · environment not recorded"_s);
        bar.setSetup({});
        QCOMPARE(line->text(), u"No review is open"_s);
    }

    void setupLineShowsProgressAndNotice()
    {
        SetupBar bar;
        checks::ReviewSetup setup;
        setup.subject = u"index"_s;
        bar.setSetup(setup);
        bar.setProgress({23, 61, 12});
        bar.resize(1000, bar.sizeHint().height());
        bar.show();
        bool said = false;
        for (const auto *label : bar.findChildren<QLabel *>())
            said = said || (label->isVisible() && label->text() == u"23 of 61 decided, 12 done"_s);
        QVERIFY(said);
        auto *button = bar.findChild<QPushButton *>();
        QVERIFY(!button->isVisible());
        bar.setNotice(u"The work tree changed since the scan."_s, u"Scan again"_s);
        QVERIFY(button->isVisible());
        QSignalSpy notice(&bar, &SetupBar::noticeActivated);
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(notice.size(), 1);
        bar.setNotice(u"Only words."_s);
        QVERIFY(!button->isVisible());
        bar.setNotice({});
        QVERIFY(!button->parentWidget()->isVisible());
    }
};

QTEST_MAIN(tst_FindingsView)
#include "tst_findingsview.moc"
