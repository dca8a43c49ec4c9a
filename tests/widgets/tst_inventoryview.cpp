// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/items/Samples.h"
#include "widgets/InventoryView.h"
#include "widgets/MessagePane.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

using namespace Qt::StringLiterals;
using namespace mxw;
using widgets::InventoryView;

namespace {

const auto plugin = uR"(
px/patch/a/one.py:1 up.m:One decorator general
px/patch/a/two.py:1 up.m:Two setattr never
px/patch/b/three.py:1 up.n:Three assignment lazy
px/patch/b/four.py:1 up.n:Four decorator platform
helper px/patch/tools.py general
P03 error px/patch/a/one.py:1 patch:px/patch/a/one.py:up.m:One differs
)"_s;

const auto one = u"patch:px/patch/a/one.py:up.m:One"_s;
const auto two = u"patch:px/patch/a/two.py:up.m:Two"_s;
const auto three = u"patch:px/patch/b/three.py:up.n:Three"_s;
const auto four = u"patch:px/patch/b/four.py:up.n:Four"_s;

std::shared_ptr<const checks::Analysis> sample()
{
    return std::make_shared<checks::Analysis>(tests::analysisFrom(plugin));
}

/// A shown view with its parts at hand.
struct Shown
{
    InventoryView view;
    QTreeView *tree = view.findChild<QTreeView *>();
    QLineEdit *filter = view.findChild<QLineEdit *>();
    widgets::MessagePane *message = view.findChild<widgets::MessagePane *>();
    QSignalSpy selected{&view, &InventoryView::entrySelected};
    QSignalSpy activated{&view, &InventoryView::entryActivated};

    explicit Shown(bool analysed = true)
    {
        if (analysed)
            view.setAnalysis(sample());
        view.resize(320, 500);
        view.show();
        (void)QTest::qWaitForWindowExposed(&view);
    }
    QModelIndex rowOf(const QString &name) const
    {
        const auto *model = tree->model();
        return model->match(model->index(0, 0), Qt::DisplayRole, name, 1, Qt::MatchExactly | Qt::MatchRecursive)
            .value(0);
    }
    void click(const QString &name)
    {
        tree->scrollTo(rowOf(name));
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(rowOf(name)).center());
    }
    QString progress() const
    {
        QStringList words;
        for (const auto *label : view.findChildren<QLabel *>()) {
            if (label->text().contains(u"decided"_s))
                words << label->text();
        }
        return words.join(u'\n');
    }
};

} // namespace

class tst_InventoryView : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void saysWhatWouldBeHere()
    {
        Shown s(false);
        QVERIFY(s.message->isVisible());
        QCOMPARE(s.message->title(), u"No review is open"_s);
        QVERIFY(!s.filter->isVisible());
        s.view.setPlaceholder(u"Scanning"_s, u"The plugin is read."_s, u"Stop"_s);
        QCOMPARE(s.message->title(), u"Scanning"_s);
        QSignalSpy placeholder(&s.view, &InventoryView::placeholderActivated);
        QTest::mouseClick(s.message->findChild<QPushButton *>(), Qt::LeftButton);
        QCOMPARE(placeholder.size(), 1);
        s.view.setAnalysis(sample());
        QVERIFY(!s.message->isVisible());
        QVERIFY(s.tree->isVisible());
        s.view.setAnalysis(std::make_shared<checks::Analysis>());
        QCOMPARE(s.message->title(), u"Nothing to decide on"_s);
    }

    void selectsByMouseAndActivates()
    {
        Shown s;
        s.click(u"Two"_s);
        QCOMPARE(s.view.currentEntry(), two);
        QCOMPARE(s.selected.takeLast().at(0).toString(), two);
        s.click(u"a"_s); // a group is no entry
        QCOMPARE(s.view.currentEntry(), two);
        QCOMPARE(s.selected.size(), 0);

        s.click(u"Three"_s);
        QTest::keyClick(s.tree, Qt::Key_Return);
        QCOMPARE(s.activated.takeFirst().at(0).toString(), three);
        QTest::mouseDClick(s.tree->viewport(), Qt::LeftButton, {}, s.tree->visualRect(s.rowOf(u"Three"_s)).center());
        QCOMPARE(s.activated.takeFirst().at(0).toString(), three);
    }

    void enterFoldsGroups()
    {
        Shown s;
        const auto group = s.rowOf(u"b"_s);
        QVERIFY(s.tree->isExpanded(group));
        s.click(u"b"_s);
        QTest::keyClick(s.tree, Qt::Key_Return);
        QVERIFY(!s.tree->isExpanded(s.rowOf(u"b"_s)));
        s.filter->setText(u"Three"_s); // what was found is shown
        QVERIFY(s.tree->isExpanded(s.rowOf(u"b"_s)));
        s.filter->clear();
        QVERIFY(!s.tree->isExpanded(s.rowOf(u"b"_s)));
        QVERIFY(s.tree->isExpanded(s.rowOf(u"a"_s)));
        s.view.selectEntry(three); // opens the group around it
        QVERIFY(s.tree->isExpanded(s.rowOf(u"b"_s)));
        QCOMPARE(s.activated.size(), 0);
    }

    void walksEntriesOnly()
    {
        Shown s;
        QStringList walked;
        for (int i = 0; i < 6; ++i) {
            s.view.selectNext();
            walked << s.view.currentEntry();
        }
        QCOMPARE(walked, QStringList({one, two, three, four, four, four}));
        s.view.selectPrevious();
        QCOMPARE(s.view.currentEntry(), three);
        QCOMPARE(s.tree->currentIndex(), s.rowOf(u"Three"_s));
    }

    void walksUndecided()
    {
        Shown s;
        tests::Events events;
        events.decide(two, review::Disposition::Retain);
        s.view.setState(events.state());
        QCOMPARE(s.progress(), u"1 of 4 decided, 0 done"_s);
        s.view.selectEntry(one);
        s.view.selectNextUndecided();
        QCOMPARE(s.view.currentEntry(), three);
        s.view.selectNextUndecided();
        QCOMPARE(s.view.currentEntry(), four);
        s.view.selectNextUndecided(); // round the end
        QCOMPARE(s.view.currentEntry(), one);
        s.view.selectPreviousUndecided();
        QCOMPARE(s.view.currentEntry(), four);
        for (const auto &id : {three, four})
            events.decide(id, review::Disposition::Remove);
        events.decide(one, review::Disposition::Remove); // before P03 was found: stale, to be looked at again
        s.view.setState(events.state());
        s.view.selectNextUndecided();
        QCOMPARE(s.view.currentEntry(), one);
    }

    void filtersAndKeepsTheSelection()
    {
        Shown s;
        s.view.selectEntry(two);
        s.selected.clear();
        s.view.focusFilter();
        QTest::keyClicks(s.filter, u"file:b/"_s);
        QVERIFY(!s.rowOf(u"Two"_s).isValid());
        QCOMPARE(s.view.currentEntry(), two);
        s.view.selectNext(); // from the place of the hidden one
        QCOMPARE(s.view.currentEntry(), three);
        s.filter->clear();
        QCOMPARE(s.tree->currentIndex(), s.rowOf(u"Three"_s));
        QCOMPARE(s.selected.size(), 1);

        QTest::keyClicks(s.filter, u"zzz"_s);
        QVERIFY(s.message->isVisible());
        QCOMPARE(s.message->title(), u"Nothing matches"_s);
        QVERIFY(s.filter->isVisible());
        QTest::mouseClick(s.message->findChild<QPushButton *>(), Qt::LeftButton);
        QCOMPARE(s.filter->text(), QString());
        QVERIFY(s.tree->isVisible());
        QCOMPARE(s.view.currentEntry(), three);

        QTest::keyClicks(s.filter, u"Four"_s);
        s.view.selectEntry(one); // clears the filter that hides it
        QCOMPARE(s.filter->text(), QString());
        QCOMPARE(s.tree->currentIndex(), s.rowOf(u"One"_s));
    }

    void filterKeys()
    {
        Shown s;
        s.view.activateWindow();
        s.view.focusFilter();
        QTest::keyClicks(s.filter, u"up.n"_s);
        QTest::keyClick(s.filter, Qt::Key_Return); // to the first that was found
        QCOMPARE(s.view.currentEntry(), three);
        QTest::keyClick(s.filter, Qt::Key_Escape);
        QCOMPARE(s.filter->text(), QString());
    }

    void decidedRowsLeaveAfterTheNextStep()
    {
        Shown s;
        s.filter->setText(u"is:open"_s);
        s.view.selectNext();
        QCOMPARE(s.view.currentEntry(), one);
        tests::Events events;
        events.decide(one, review::Disposition::Update);
        s.view.setState(events.state());
        QVERIFY(s.rowOf(u"One"_s).isValid()); // still worked on
        QCOMPARE(s.tree->currentIndex(), s.rowOf(u"One"_s));
        s.view.selectNext();
        QCOMPARE(s.view.currentEntry(), two);
        QVERIFY(QTest::qWaitFor([&] { return !s.rowOf(u"One"_s).isValid(); }));
        QCOMPARE(s.tree->currentIndex(), s.rowOf(u"Two"_s));
    }

    void keepsTheSelectionOverAScan()
    {
        Shown s;
        s.view.selectEntry(three);
        s.selected.clear();
        s.view.setAnalysis(sample());
        QCOMPARE(s.view.currentEntry(), three);
        QCOMPARE(s.tree->currentIndex(), s.rowOf(u"Three"_s));
        QCOMPARE(s.selected.size(), 0);
        s.view.setAnalysis(
            std::make_shared<checks::Analysis>(tests::analysisFrom(u"px/patch/a/two.py:1 up.m:Two setattr never"_s)));
        QCOMPARE(s.view.currentEntry(), QString());
        QCOMPARE(s.selected.takeFirst().at(0).toString(), QString());
    }

    void rowsAreHighEnough()
    {
        Shown s;
        const int height = s.tree->visualRect(s.rowOf(u"One"_s)).height();
        QVERIFY(height >= s.tree->fontMetrics().height() * 3 / 2);
    }
};

QTEST_MAIN(tst_InventoryView)
#include "tst_inventoryview.moc"
