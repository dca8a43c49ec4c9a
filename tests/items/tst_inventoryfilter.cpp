// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/InventoryFilter.h"
#include "models/items/InventoryModel.h"
#include "models/review/Checklist.h"
#include "tests/items/InventoryText.h"
#include "tests/items/Samples.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace mxw;

namespace {

const auto plugin = uR"(
px/patch/a/one.py:1 up.m:One decorator general
px/patch/a/two.py:1 up.m:Two setattr never
px/patch/b/three.py:1 up.n:Three assignment lazy
px/patch/b/four.py:1 up.n:Four decorator platform
helper px/patch/tools.py general
P03 error px/patch/a/one.py:1 patch:px/patch/a/one.py:up.m:One differs
P12 info px/patch/b/three.py:1 patch:px/patch/b/three.py:up.n:Three header
)"_s;

} // namespace

class tst_InventoryFilter : public QObject
{
    Q_OBJECT
    items::InventoryModel m_model;

    QString names(const items::InventoryFilter &filter) const
    {
        QStringList names;
        for (const auto &id : filter.entryOrder())
            names << id.section(u':', -1);
        return names.join(u' ');
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_model.setAnalysis(std::make_shared<checks::Analysis>(tests::analysisFrom(plugin)));
        tests::Events events;
        events.decide(u"patch:px/patch/a/one.py:up.m:One"_s, review::Disposition::Remove); // stale: P03 is new
        events.decide(u"patch:px/patch/a/two.py:up.m:Two"_s, review::Disposition::Retain);
        m_model.setState(events.state());
    }

    void doneIsMoreThanDecided()
    {
        items::InventoryModel model;
        auto analysis = std::make_shared<checks::Analysis>(tests::analysisFrom(plugin));
        model.setAnalysis(analysis);
        items::InventoryFilter filter;
        filter.setSourceModel(&model);
        filter.setQuery(u"is:done"_s);
        const QString two = u"patch:px/patch/a/two.py:up.m:Two"_s;
        tests::Events events;
        events.add(review::DecisionMade{{two, review::Disposition::Retain, {}, u"Needed."_s, u"Later."_s, {}, {}, {}}});
        model.setState(events.state());
        QCOMPARE(names(filter), QString());
        QCOMPARE(model.progress().decided, 1);
        QCOMPARE(model.progress().done, 0);
        QVERIFY(model.indexOfEntry(two).data(Qt::ToolTipRole).toString().contains(u"Not done yet"));
        for (const auto &item : review::checklistFor(inventory::Domain::Patch))
            events.add(review::ChecklistMarked{two, item.id, true});
        review::Evidence evidence;
        evidence.entry = two;
        evidence.kind = review::Evidence::Kind::Commit;
        evidence.reference = u"abc"_s;
        evidence.untested = u"Speed."_s;
        events.add(review::EvidenceAttached{evidence});
        model.setState(events.state());
        QCOMPARE(names(filter), u"Two"_s);
        QCOMPARE(model.progress().done, 1);
        QVERIFY(model.indexOfEntry(two).data(items::InventoryModel::DoneRole).toBool());
        QVERIFY(!model.indexOfEntry(two).data(Qt::ToolTipRole).toString().contains(u"Not done yet"));
        const auto group = model.indexOfEntry(two).parent();
        QCOMPARE(group.data(items::InventoryModel::DoneRole).toInt(), 1);
    }

    void keepsWhatMatches_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("names");
        QTest::newRow("nothing asked") << u""_s << u"One Two Three Four"_s;
        QTest::newRow("blanks") << u"   "_s << u"One Two Three Four"_s;
        QTest::newRow("open") << u"is:open"_s << u"Three Four"_s;
        QTest::newRow("decided") << u"IS:Decided"_s << u"One Two"_s;
        QTest::newRow("active") << u"is:active"_s << u"One Four"_s;
        QTest::newRow("inactive") << u"is:inactive"_s << u"Two Three"_s;
        QTest::newRow("stale") << u"is:stale"_s << u"One"_s;
        QTest::newRow("half typed") << u"is:"_s << u"One Two Three Four"_s;
        QTest::newRow("beginning") << u"is:op"_s << u"Three Four"_s;
        QTest::newRow("no such state") << u"is:nonsense"_s << u""_s;
        QTest::newRow("check") << u"check:P03"_s << u"One"_s;
        QTest::newRow("check family") << u"check:p"_s << u"One Three"_s;
        QTest::newRow("decision") << u"decision:remove"_s << u"One"_s;
        QTest::newRow("file") << u"file:b/t"_s << u"Three"_s;
        QTest::newRow("free text") << u"thr"_s << u"Three"_s;
        QTest::newRow("mechanism") << u"setattr"_s << u"Two"_s;
        QTest::newRow("joined with and") << u"is:open up.n decorator"_s << u"Four"_s;
        QTest::newRow("unknown word before a colon") << u"up.m:Two"_s << u"Two"_s;
        QTest::newRow("colon first") << u":One"_s << u"One"_s;
        QTest::newRow("nothing matches") << u"zzz"_s << u""_s;
    }
    void keepsWhatMatches()
    {
        QFETCH(QString, query);
        items::InventoryFilter filter;
        filter.setSourceModel(&m_model);
        QAbstractItemModelTester tester(&filter, QAbstractItemModelTester::FailureReportingMode::QtTest);
        filter.setQuery(query);
        QCOMPARE(filter.query(), query);
        QTEST(names(filter), "names");
    }

    void hidesGroupsWithoutRows()
    {
        items::InventoryFilter filter;
        filter.setSourceModel(&m_model);
        filter.setQuery(u"file:a/"_s);
        QCOMPARE(tests::printInventory(filter), uR"(
Patches 2/4
  a 2/2
    One [general error remove stale]
    Two [never retain]
)"_s);
        filter.setQuery(u"helper"_s);
        QCOMPARE(tests::printInventory(filter), u"\nInfrastructure 1\n  tools.py (shared helper)\n"_s);
    }

    void keepsTheRowAtHand()
    {
        items::InventoryModel model;
        model.setAnalysis(std::make_shared<checks::Analysis>(tests::analysisFrom(plugin)));
        items::InventoryFilter filter;
        filter.setSourceModel(&model);
        QAbstractItemModelTester tester(&filter, QAbstractItemModelTester::FailureReportingMode::QtTest);
        filter.setQuery(u"is:open"_s);
        const auto one = u"patch:px/patch/a/one.py:up.m:One"_s;
        filter.setKept({one});
        tests::Events events;
        events.decide(one, review::Disposition::Remove);
        events.decide(u"patch:px/patch/a/two.py:up.m:Two"_s, review::Disposition::Remove);
        model.setState(events.state());
        QCOMPARE(names(filter), u"One Three Four"_s);
        filter.setKept({});
        QCOMPARE(names(filter), u"Three Four"_s);
    }
};

QTEST_GUILESS_MAIN(tst_InventoryFilter)
#include "tst_inventoryfilter.moc"
