// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diff/SideBySide.h"
#include "models/diff/ThreeWayRows.h"
#include "widgets/CodeLine.h"
#include "widgets/DiffFolding.h"
#include "widgets/DiffView.h"
#include "widgets/MessagePane.h"
#include "widgets/Theme.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::widgets;

namespace {

/// A module of our own writing: a class with methods far enough apart that context folds.
QByteArray module(const QByteArray &signature, const QByteArray &limit, const QByteArray &tail)
{
    QByteArray text = "\"\"\"Sampling of drafts.\"\"\"\nimport math\n\nfrom upstream.ops import launch, registry\n\n\n"
                      "class DraftSampler:\n    \"\"\"Takes drafts while they agree.\"\"\"\n\n    BLOCK = 128\n\n";
    for (int i = 0; i < 12; ++i)
        text += "    def helper_" + QByteArray::number(i) + "(self, value):\n        # step " + QByteArray::number(i) +
                " of the table\n        return value * " + QByteArray::number(i) + "\n\n";
    text += "    @registry.wrap(\"sample\")\n    def forward(self, " + signature +
            "):\n        grid = math.ceil(len(drafts) / self.BLOCK)\n        " + limit +
            "\n        return launch(self.kernel, grid, drafts)\n\n";
    for (int i = 0; i < 10; ++i)
        text += "    def check_" + QByteArray::number(i) + "(self):\n        return self.limits[" +
                QByteArray::number(i) + "] > 0\n\n";
    return text + tail;
}

diff::Side side(const QString &title, const QByteArray &bytes)
{
    return {diff::SideState::Present, title, bytes};
}

std::shared_ptr<const diff::SideBySide> comparison(git::Whitespace whitespace = git::Whitespace::Exact)
{
    const QByteArray plugin = module("drafts, scores", "grid = min(grid, 4096)  # 平台限制: grid limit",
                                     "def build(config):\n    return DraftSampler(config)   \n");
    const QByteArray target =
        module("drafts, scores, rates", "launch.prepare(grid)",
               "def build(config):\n    return DraftSampler(config)\n\n\ndef close(sampler):\n    sampler.stop()\n");
    return std::make_shared<const diff::SideBySide>(
        diff::compare(side(u"plugin index · plugin/patch/sampler.py"_s, plugin),
                      side(u"target v2.1 (0a1b2c3) · upstream/sample/sampler.py"_s, target), whitespace));
}

/// One difference of each origin: U, L, L!, B, U.
std::shared_ptr<const diff::SideBySide> threeWay()
{
    const QByteArray filler = "    unchanged = 1\n    unchanged = 2\n    unchanged = 3\n";
    const auto text = [&](const char *a, const char *b, const char *c, const char *d, const char *e) {
        QByteArray bytes;
        for (const char *line : {a, b, c, d, e})
            bytes += "    " + QByteArray(line) + '\n' + filler;
        return bytes;
    };
    const auto made = [](const QString &title, const QByteArray &bytes) {
        return diff::ThreeWaySide{side(title, bytes), {}, {}};
    };
    const QByteArray local = text("scale(a, 1)", "scale(b, 2)  # NOTE", "scale(c, 2)", "scale(d, 2)", "scale(e, 1)");
    const QByteArrayList lines = local.split('\n');
    return std::make_shared<const diff::SideBySide>(diff::compareThreeWay(
        made(u"base"_s, text("scale(a, 1)", "scale(b, 1)", "scale(c, 1)", "scale(d, 1)", "scale(e, 1)")),
        made(u"plugin index · plugin/models/net.py"_s, local),
        made(u"target v2.1 · upstream/models/net.py"_s,
             text("scale(a, 3)", "scale(b, 1)", "scale(c, 1)", "scale(d, 3)", "scale(e, 3)")),
        [lines](int begin, int end) { return lines.mid(begin, end - begin).join().contains("NOTE"); }));
}

} // namespace

class tst_DiffView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { Theme(Theme::Mode::Light).apply(*qApp); }

    void cellsOfCharacters()
    {
        QCOMPARE(CodeLine::columnsOf(u"abc"), 3);
        QCOMPARE(CodeLine::columnsOf(u"\tx"), 5);
        QCOMPARE(CodeLine::columnsOf(u"ab\tx"), 5);
        QCOMPARE(CodeLine::columnsOf(u"量化"), 4);
        QCOMPARE(CodeLine::columnsOf(u"e\u0301"), 1);
        QCOMPARE(CodeLine::columnsOf(u"\U0001F600!"), 3);
        QVERIFY(CodeLine::isHidden(U'\u202E'));
        QVERIFY(!CodeLine::isHidden(U'a'));

        const CodeLine line(u"a量\tb");
        QCOMPARE(line.column(1), 1);
        QCOMPARE(line.column(2), 3);
        QCOMPARE(line.column(3), 4);
        QCOMPARE(line.indexAt(0.4), 0);
        QCOMPARE(line.indexAt(1.4), 1);
        QCOMPARE(line.indexAt(2.6), 2);
        QCOMPARE(line.indexAt(99), 4);
        // Never between the halves of a surrogate pair.
        const CodeLine emoji(u"\U0001F600x");
        QCOMPARE(emoji.indexAt(0.9), 0);
        QCOMPARE(emoji.indexAt(1.6), 2);
    }

    void enclosingDefinition_data()
    {
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("name");
        QTest::newRow("module level") << 0 << QString();
        QTest::newRow("class line itself") << 1 << u"Outer"_s;
        QTest::newRow("method line itself") << 2 << u"Outer.run"_s;
        QTest::newRow("body of the method") << 3 << u"Outer.run"_s;
        QTest::newRow("nested function") << 5 << u"Outer.run.inner"_s;
        QTest::newRow("back in the method") << 6 << u"Outer.run"_s;
        QTest::newRow("blank before the next method") << 7 << u"Outer.wait"_s;
        QTest::newRow("async method") << 9 << u"Outer.wait"_s;
        QTest::newRow("under a module-level if") << 11 << QString();
        QTest::newRow("no such line") << 99 << QString();
    }

    void enclosingDefinition()
    {
        const QStringList lines{
            u"import os"_s,                 // 0
            u"class Outer(Base):"_s,        // 1
            u"    def run(self):"_s,        // 2
            u"        text = 'x'"_s,        // 3
            u"        def inner():"_s,      // 4
            u"            return 1"_s,      // 5
            u"        return inner"_s,      // 6
            u""_s,                          // 7
            u"    async def wait(self):"_s, // 8
            u"        await self"_s,        // 9
            u"if os.name == 'posix':"_s,    // 10
            u"    value = 1"_s,             // 11
        };
        QFETCH(const int, line);
        QTEST(widgets::enclosingDefinition(lines, line), "name");
    }

    void foldsRunsOfUnchangedLines()
    {
        DiffFolding folding;
        const auto value = comparison();
        folding.setComparison(value);
        QVERIFY(folding.isFolded());
        const int total = static_cast<int>(value->rows.size());
        QVERIFY(folding.size() < total);

        // Every row is shown or hidden exactly once, differences and their context never hidden.
        int next = 0;
        for (int i = 0; i < folding.size(); ++i) {
            const auto at = folding.at(i);
            QCOMPARE(at.row, next);
            next += at.isFold() ? at.hidden : 1;
            for (int row = at.row; at.isFold() && row < at.row + at.hidden; ++row) {
                QCOMPARE(value->rows[row].kind, diff::RowKind::Same);
                QCOMPARE(folding.visualOf(row), i);
            }
        }
        QCOMPARE(next, total);
        for (const auto &difference : value->differences) {
            for (int row = difference.firstRow - 3; row < difference.firstRow + difference.rowCount + 3 && row < total;
                 ++row)
                QVERIFY(!folding.at(folding.visualOf(row)).isFold());
        }
        QCOMPARE(folding.titleOf(folding.at(0)), u"DraftSampler.forward"_s);

        QVERIFY(folding.expand(0));
        QVERIFY(!folding.at(0).isFold());
        QVERIFY(!folding.expand(0));
        folding.setFolded(false);
        QCOMPARE(folding.size(), total);
    }

    void walksDifferences()
    {
        DiffView view;
        open(view, comparison());
        const int count = view.differenceCount();
        QVERIFY(count >= 3);
        QCOMPARE(view.currentDifference(), -1);
        QCOMPARE(words(view), u"%1 differences"_s.arg(count));

        auto *next = view.findChild<QToolButton *>(u"diff-next"_s);
        auto *previous = view.findChild<QToolButton *>(u"diff-previous"_s);
        for (int i = 0; i < count; ++i) {
            QVERIFY(next->isEnabled());
            QTest::mouseClick(next, Qt::LeftButton);
            QCOMPARE(view.currentDifference(), i);
            QCOMPARE(words(view), u"%1 of %2 differences"_s.arg(i + 1).arg(count));
        }
        QVERIFY(!next->isEnabled());
        QVERIFY(!view.nextDifference());
        QCOMPARE(view.currentDifference(), count - 1);
        QTest::mouseClick(previous, Qt::LeftButton);
        QCOMPARE(view.currentDifference(), count - 2);

        // Fresh from another file, "previous" starts at the end: walking back crosses file borders.
        view.setComparison({});
        view.setComparison(comparison());
        QVERIFY(view.previousDifference());
        QCOMPARE(view.currentDifference(), count - 1);
    }

    void foldingKeepsThePlace()
    {
        DiffView view;
        open(view, comparison());
        view.nextDifference();
        view.nextDifference();
        const int row = comparison()->differences[1].firstRow;
        const int before = screenRow(view, row);
        auto *fold = view.findChild<QToolButton *>(u"diff-fold"_s);
        QVERIFY(view.isFolded());
        QTest::mouseClick(fold, Qt::LeftButton);
        QVERIFY(!view.isFolded());
        QCOMPARE(screenRow(view, row), before);
        QTest::mouseClick(fold, Qt::LeftButton);
        QVERIFY(view.isFolded());
        QCOMPARE(screenRow(view, row), before);
    }

    void clickingAFoldOpensIt()
    {
        DiffView view;
        open(view, comparison());
        const int rowsBefore = bar(view)->maximum();
        QCOMPARE(view.topRow(), 0);
        QTest::mouseClick(pane(view, u"diffLeft"_s)->viewport(), Qt::LeftButton, {}, QPoint(80, 5));
        QVERIFY(bar(view)->maximum() > rowsBefore);
        QVERIFY(view.isFolded());
        QCOMPARE(view.topRow(), 0);
    }

    void clickingADifferenceMakesItCurrent()
    {
        DiffView view;
        const auto value = comparison();
        open(view, value);
        view.setFolded(false);
        const int row = value->differences[0].firstRow;
        bar(view)->setValue(row - 2);
        const int y = (row - bar(view)->value()) * rowHeight(view) + 4;
        QTest::mouseClick(pane(view, u"diffRight"_s)->viewport(), Qt::LeftButton, {}, QPoint(200, y));
        QCOMPARE(view.currentDifference(), 0);
    }

    void whitespaceModes()
    {
        DiffView view;
        open(view, comparison());
        QSignalSpy changed(&view, &DiffView::whitespaceChanged);
        view.nextDifference();
        view.nextDifference();
        view.nextDifference();
        const int line = comparison()->rows[comparison()->differences[1].firstRow].rightLine;
        view.showRightLine(line);
        const int before = screenRow(view, comparison()->rowOfRightLine(line));
        view.cycleWhitespace();
        QCOMPARE(changed.count(), 1);
        QCOMPARE(changed[0][0].value<git::Whitespace>(), git::Whitespace::IgnoreTrailing);
        QCOMPARE(view.whitespace(), git::Whitespace::IgnoreTrailing);
        const auto ignoring = comparison(git::Whitespace::IgnoreTrailing);
        view.setComparison(ignoring);
        QCOMPARE(screenRow(view, ignoring->rowOfRightLine(line)), before);
        view.cycleWhitespace();
        view.cycleWhitespace();
        QCOMPARE(view.whitespace(), git::Whitespace::Exact);
    }

    void showsALine()
    {
        DiffView view;
        open(view, comparison());
        QVERIFY(view.isFolded());
        view.showRightLine(20);
        const int row = comparison()->rowOfRightLine(20);
        const int at = row - view.topRow();
        QVERIFY2(at >= 0 && at < visibleRows(view), qPrintable(QString::number(at)));
        const int top = view.topRow();
        view.showRightLine(100'000);
        view.showLeftLine(-1);
        QCOMPARE(view.topRow(), top);
    }

    void swapsSides()
    {
        DiffView view;
        open(view, comparison());
        const QString leftName = pane(view, u"diffLeft"_s)->accessibleName();
        QVERIFY(leftName.contains(u"plugin index"_s));
        QTest::mouseClick(view.findChild<QToolButton *>(u"diff-swap"_s), Qt::LeftButton);
        QVERIFY(pane(view, u"diffLeft"_s)->accessibleName().contains(u"target v2.1"_s));
        QVERIFY(pane(view, u"diffRight"_s)->accessibleName().contains(u"plugin index"_s));
    }

    void scrollsByKeys()
    {
        DiffView view;
        open(view, comparison());
        view.setFolded(false);
        QWidget *left = pane(view, u"diffLeft"_s);
        left->setFocus();
        QTest::keyClick(left, Qt::Key_Home);
        QCOMPARE(view.topRow(), 0);
        QTest::keyClick(left, Qt::Key_Down);
        QTest::keyClick(left, Qt::Key_Down);
        QCOMPARE(view.topRow(), 2);
        QTest::keyClick(left, Qt::Key_Up);
        QCOMPARE(view.topRow(), 1);
        QTest::keyClick(left, Qt::Key_PageDown);
        QCOMPARE(view.topRow(), 1 + visibleRows(view));
        QTest::keyClick(left, Qt::Key_End);
        QCOMPARE(bar(view)->value(), bar(view)->maximum());
    }

    void selectsAndCopies()
    {
        DiffView view;
        const auto value = std::make_shared<const diff::SideBySide>(diff::compare(
            side(u"left"_s, "alpha one\nbeta\nonly left\ngamma\n"), side(u"right"_s, "alpha one\nbeta\ngamma\n")));
        open(view, value);
        auto *left = pane(view, u"diffLeft"_s);
        const int height = rowHeight(view);
        QWidget *viewport = left->viewport();
        QGuiApplication::clipboard()->clear();
        // From the far left of the first line to past the end of the third.
        QTest::mousePress(viewport, Qt::LeftButton, {}, QPoint(2, height / 2));
        QTest::mouseMove(viewport, QPoint(300, height * 2 + height / 2));
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, QPoint(300, height * 2 + height / 2));
        left->setFocus();
        QTest::keyClick(left, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"alpha one\nbeta\nonly left"_s);

        auto *right = pane(view, u"diffRight"_s);
        right->setFocus();
        QTest::keyClick(right, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(right, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"alpha one\nbeta\ngamma"_s);
    }

    void doubleClickTakesAWord()
    {
        DiffView view;
        open(view, std::make_shared<const diff::SideBySide>(
                       diff::compare(side(u"l"_s, "量化 draft_token = 1\n"), side(u"r"_s, "x\n"))));
        auto *left = pane(view, u"diffLeft"_s);
        const int gutter = left->viewport()->width() / 4;
        QTest::mouseDClick(left->viewport(), Qt::LeftButton, {}, QPoint(gutter, 6));
        left->setFocus();
        QTest::keyClick(left, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"draft_token"_s);
    }

    void searches()
    {
        DiffView view;
        open(view, comparison());
        auto *left = pane(view, u"diffLeft"_s);
        left->setFocus();
        QTest::keyClick(left, Qt::Key_F, Qt::ControlModifier);
        auto *text = view.findChild<QLineEdit *>(u"searchText"_s);
        QVERIFY(text->isVisible());
        QTest::keyClicks(text, u"HELPER_7"_s);
        auto *count = view.findChild<QLabel *>(u"searchCount"_s);
        QCOMPARE(count->text(), u"1 of 2"_s);
        const int row = comparison()->rowOfLeftLine(lineWith(comparison()->left, u"helper_7"_s));
        QVERIFY(row >= view.topRow() && row < view.topRow() + visibleRows(view));
        QTest::keyClick(text, Qt::Key_F3);
        QCOMPARE(count->text(), u"2 of 2"_s);
        QTest::keyClick(text, Qt::Key_F3);
        QCOMPARE(count->text(), u"1 of 2"_s);
        QTest::keyClick(text, Qt::Key_F3, Qt::ShiftModifier);
        QCOMPARE(count->text(), u"2 of 2"_s);
        QTest::mouseClick(view.findChild<QToolButton *>(u"search-case"_s), Qt::LeftButton);
        QCOMPARE(count->text(), u"Not found"_s);
        QTest::keyClick(text, Qt::Key_Escape);
        QVERIFY(!text->isVisible());
    }

    void saysWhatASideIs_data()
    {
        QTest::addColumn<diff::SideState>("state");
        QTest::addColumn<QString>("said");
        QTest::newRow("absent") << diff::SideState::Absent << u"Not in this tree"_s;
        QTest::newRow("not present") << diff::SideState::NotPresent << u"Object not present in this repository"_s;
        QTest::newRow("too large") << diff::SideState::TooLarge << u"Too large, cut after 200,000 lines"_s;
        QTest::newRow("unreadable") << diff::SideState::Unreadable << u"Could not be read"_s;
        QTest::newRow("binary") << diff::SideState::NotText << u"Not text"_s;
    }

    void saysWhatASideIs()
    {
        QFETCH(const diff::SideState, state);
        QFETCH(const QString, said);
        DiffView view;
        auto value = diff::compare(side(u"plugin"_s, "x = 1\n"), {diff::SideState::Absent, u"target"_s, {}});
        value.rightState = state;
        open(view, std::make_shared<const diff::SideBySide>(value));
        QStringList descriptions;
        for (const auto *child : view.findChildren<QWidget *>())
            descriptions += child->accessibleDescription();
        QVERIFY2(descriptions.contains(said), qPrintable(descriptions.join(u'|')));
    }

    void saysNoDifferenceOnlyWhenThereIsNone()
    {
        DiffView view;
        open(view, std::make_shared<const diff::SideBySide>(diff::compare(side(u"a"_s, "x\n"), side(u"b"_s, "x\n"))));
        QCOMPARE(words(view), u"No difference"_s);
        QVERIFY(!view.nextDifference());
        QVERIFY(!view.previousDifference());
        const diff::Side missing{diff::SideState::NotPresent, u"b"_s, {}};
        view.setComparison(std::make_shared<const diff::SideBySide>(diff::compare(missing, missing)));
        QCOMPARE(words(view), u"Not compared"_s);
    }

    void messageAndPairs()
    {
        DiffView view;
        open(view, comparison());
        view.setPairs({u"Plugin ↔ target"_s, u"Base ↔ target"_s}, 0);
        QSignalSpy selected(&view, &DiffView::pairSelected);
        auto *pairs = view.findChild<QComboBox *>(u"diffPairs"_s);
        QVERIFY(pairs->isVisible());
        pairs->setFocus();
        QTest::keyClick(pairs, Qt::Key_Down);
        QCOMPARE(selected.count(), 1);
        QCOMPARE(selected[0][0].toInt(), 1);

        view.setMessage(u"Comparing…"_s, u"The files are being read."_s, u"Cancel"_s);
        QCOMPARE(view.differenceCount(), 0);
        QVERIFY(pairs->isVisible());
        QVERIFY(!view.findChild<QToolButton *>(u"diff-fold"_s)->isVisible());
        QSignalSpy activated(&view, &DiffView::messageActivated);
        QTest::mouseClick(view.findChild<QPushButton *>(u"messageAction"_s), Qt::LeftButton);
        QCOMPARE(activated.count(), 1);
    }

    void staysFastOnLargeFiles()
    {
        QByteArray left;
        QByteArray right;
        for (int i = 0; i < 6'000; ++i) {
            const QByteArray line = "    value_" + QByteArray::number(i) + " = compute(first, \"text\", 12)  # note\n";
            left += line;
            right += i % 40 == 0 ? QByteArray(line).replace("compute", "calculate") : line;
        }
        const auto value =
            std::make_shared<const diff::SideBySide>(diff::compare(side(u"l"_s, left), side(u"r"_s, right)));
        DiffView view;
        open(view, {});
        view.setFolded(false);
        QElapsedTimer timer;
        timer.start();
        view.setComparison(value);
        view.grab();
        const qint64 first = timer.restart();
        qInfo("first paint %lld ms", first);
        QVERIFY2(first < 1000, "first paint");
        auto *left_ = pane(view, u"diffLeft"_s);
        left_->setFocus();
        for (int i = 0; i < 100; ++i) {
            QTest::keyClick(left_, Qt::Key_PageDown);
            left_->viewport()->repaint();
        }
        qInfo("a page %.2f ms", static_cast<double>(timer.elapsed()) / 100);
        QVERIFY2(timer.elapsed() < 5'000, "100 pages");
    }

    void survivesHostileText()
    {
        // A very long line, invisible and reordering characters, broken surrogates, no line end.
        QByteArray left = QByteArray(2'000'000, 'x') + "\n\xE2\x80\xAEreversed\n\xED\xA0\x80\n\x01\x7F\t\t\n";
        const auto value =
            std::make_shared<const diff::SideBySide>(diff::compare(side(u"l"_s, left), side(u"r"_s, "x")));
        DiffView view;
        open(view, value);
        view.grab();
        auto *pane_ = pane(view, u"diffLeft"_s);
        pane_->horizontalScrollBar()->setValue(pane_->horizontalScrollBar()->maximum());
        QVERIFY(!view.grab().isNull());
        view.openSearch();
        QTest::keyClicks(view.findChild<QLineEdit *>(u"searchText"_s), u"xx"_s);
        QCOMPARE(view.findChild<QLabel *>(u"searchCount"_s)->text(), u"1 of 10,000+"_s);
    }

    void differencesShowInBothThemes()
    {
        DiffView view;
        open(view, comparison());
        for (const auto mode : {Theme::Mode::Light, Theme::Mode::Dark}) {
            Theme(mode).apply(*qApp);
            QTest::qWait(20);
            const QImage image = view.grab().toImage();
            QVERIFY(contains(image, Theme(mode).color(Theme::Token::Changed)));
            QVERIFY(contains(image, Theme(mode).color(Theme::Token::Base)));
        }
        Theme(Theme::Mode::Light).apply(*qApp);
    }

    void originsHaveLettersColoursAndWords()
    {
        using Kind = DiffOrigin::Kind;
        DiffView view;
        open(view, threeWay());
        QCOMPARE(view.differenceCount(), 5);
        auto *bar = view.findChild<QWidget *>(u"diffOrigins"_s);
        QVERIFY(bar->isVisible());
        const auto button = [&](const QString &letter) { return view.findChild<QToolButton *>(u"origin-"_s + letter); };
        QCOMPARE(button(u"U"_s)->text(), u"2 missed upstream changes"_s);
        QCOMPARE(button(u"L"_s)->text(), u"1 local"_s);
        QCOMPARE(button(u"L!"_s)->text(), u"1 not annotated"_s);
        QCOMPARE(button(u"B"_s)->text(), u"1 both"_s);
        QCOMPARE(view.findChild<QWidget *>(u"diffLeft"_s)->accessibleDescription(),
                 u"5 differences: 2 missed upstream changes, 1 local, 1 not annotated, 1 both"_s);
        for (const auto mode : {Theme::Mode::Light, Theme::Mode::Dark}) {
            const Theme theme(mode);
            theme.apply(*qApp);
            QTest::qWait(20);
            const QImage image = view.grab().toImage();
            for (const Kind kind : DiffOrigin::AllKinds) {
                QVERIFY2(contains(image, theme.lineTint(DiffOrigin::token(kind))), qPrintable(DiffOrigin::words(kind)));
                QVERIFY2(contains(image, theme.wordTint(DiffOrigin::token(kind))), qPrintable(DiffOrigin::words(kind)));
            }
        }
        Theme(Theme::Mode::Light).apply(*qApp);
        const QStringList expected{u"U"_s, u"L"_s, u"L!"_s, u"B"_s, u"U"_s};
        for (int i = 0; i < 5; ++i) {
            QVERIFY(view.nextDifference());
            QCOMPARE(words(view), u"%1 of 5 differences · %2"_s.arg(i + 1).arg(expected[i]));
        }
        QCOMPARE(view.findChild<QWidget *>(u"diffRight"_s)->accessibleDescription(),
                 u"5 of 5 differences: missed upstream change"_s);
    }

    void goesToTheNextMissedUpstreamChange()
    {
        DiffView view;
        open(view, threeWay());
        QVERIFY(view.nextDifferenceOf(DiffOrigin::Kind::Upstream));
        QCOMPARE(view.currentDifference(), 0);
        QVERIFY(view.nextDifferenceOf(DiffOrigin::Kind::Upstream));
        QCOMPARE(view.currentDifference(), 4);
        QVERIFY(!view.nextDifferenceOf(DiffOrigin::Kind::Upstream));
        QCOMPARE(view.currentDifference(), 4);
        // The legend's button begins again at the top.
        QTest::mouseClick(view.findChild<QToolButton *>(u"origin-U"_s), Qt::LeftButton);
        QCOMPARE(view.currentDifference(), 0);
        QTest::mouseClick(view.findChild<QToolButton *>(u"origin-B"_s), Qt::LeftButton);
        QCOMPARE(view.currentDifference(), 3);
    }

    void comparisonsOfTwoHaveNoOrigins()
    {
        DiffView view;
        open(view, threeWay());
        view.setComparison(comparison());
        QVERIFY(!view.findChild<QWidget *>(u"diffOrigins"_s)->isVisible());
        QVERIFY(!view.nextDifferenceOf(DiffOrigin::Kind::Upstream));
        QVERIFY(view.nextDifference());
        QVERIFY(!words(view).contains(u'·'));
        const QImage image = view.grab().toImage();
        QVERIFY(!contains(image, Theme::current().lineTint(Theme::Token::OriginUpstream)));
    }

    /// Pictures for people, only when a folder is named.
    void pictures()
    {
        const QString folder = qEnvironmentVariable("MXW_PICTURES");
        if (folder.isEmpty())
            QSKIP("MXW_PICTURES names no folder");
        const auto save = [&](DiffView &view, const QString &name) {
            QTest::qWait(100);
            QVERIFY(view.grab().save(QDir(folder).filePath(name)));
        };
        for (const auto mode : {Theme::Mode::Light, Theme::Mode::Dark}) {
            const QString prefix = mode == Theme::Mode::Light ? u"diff-light-"_s : u"diff-dark-"_s;
            Theme(mode).apply(*qApp);
            DiffView view;
            view.setPairs({u"Plugin ↔ target"_s, u"Base ↔ target"_s}, 0);
            open(view, comparison());
            view.nextDifference();
            save(view, prefix + u"folded.png"_s);
            view.setFolded(false);
            view.showRightLine(66);
            view.openSearch();
            QTest::keyClicks(view.findChild<QLineEdit *>(u"searchText"_s), u"grid"_s);
            save(view, prefix + u"search.png"_s);
            view.resize(620, 420);
            save(view, prefix + u"narrow.png"_s);
            view.resize(980, 620);
            view.setComparison(std::make_shared<const diff::SideBySide>(
                diff::compare(side(u"plugin worktree · plugin/patch/sampler.py"_s, module("a", "b()", "")),
                              {diff::SideState::NotPresent, u"target v2.1 (0a1b2c3) · upstream/sampler.py"_s, {}})));
            save(view, prefix + u"absent.png"_s);
            auto origins = std::make_shared<diff::SideBySide>(*threeWay());
            origins->change = diff::CodeChange::Executable;
            view.setComparison(origins);
            view.nextDifference();
            save(view, prefix + u"origins.png"_s);
            view.setMessage(u"Nothing to compare yet"_s, u"Select an entry on the left to see its comparison."_s,
                            u"Next entry"_s);
            save(view, prefix + u"message.png"_s);
        }
        Theme(Theme::Mode::Light).apply(*qApp);
    }

private:
    static void open(DiffView &view, std::shared_ptr<const diff::SideBySide> value)
    {
        view.resize(980, 620);
        view.setComparison(std::move(value));
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
    }
    static QString words(const DiffView &view) { return view.findChild<QLabel *>(u"diffWords"_s)->text(); }
    static QScrollBar *bar(const DiffView &view) { return view.findChild<QScrollBar *>(u"diffRows"_s); }
    static QAbstractScrollArea *pane(const DiffView &view, const QString &name)
    {
        return view.findChild<QAbstractScrollArea *>(name);
    }
    static int rowHeight(const DiffView &view) { return CodeMetrics::forFont(view.font()).rowHeight; }
    static int visibleRows(const DiffView &view) { return bar(view)->pageStep(); }
    static int lineWith(const QStringList &lines, const QString &text)
    {
        const auto found = std::ranges::find_if(lines, [&](const QString &line) { return line.contains(text); });
        return static_cast<int>(found - lines.begin());
    }
    /// Where a row stands on screen, counted in rows below the top; rows in between may be folded.
    static int screenRow(const DiffView &view, int row)
    {
        DiffFolding folding;
        folding.setComparison(comparison(view.whitespace()));
        folding.setFolded(view.isFolded());
        return folding.visualOf(row) - bar(view)->value();
    }
    static bool contains(const QImage &image, const QColor &color)
    {
        for (int y = 0; y < image.height(); y += 2)
            for (int x = 0; x < image.width(); x += 2)
                if (image.pixelColor(x, y) == color)
                    return true;
        return false;
    }
};

QTEST_MAIN(tst_DiffView)
#include "tst_diffview.moc"
