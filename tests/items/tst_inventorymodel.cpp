// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/InventoryModel.h"
#include "models/items/InventoryTree.h"
#include "tests/items/InventoryText.h"
#include "tests/items/Samples.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace mxw;
using items::InventoryModel;

namespace {

const auto plugin = uR"(
px/patch/bugfix/loader.py:12 up.loader:ModelLoader.load_weights decorator general
px/patch/bugfix/loader.py:40 up.loader:Registry.tables["a.b"] table general
px/patch/bugfix/nccl.py:5 up.nccl:NCCLLibrary setattr never
px/patch/ops/layer.py:7 up.a.layer:forward decorator platform
px/patch/ops/layer.py:30 up.b.layer:forward decorator lazy
px/patch/ops/layer.py:50 up.b.layer:forward decorator lazy
px/patch/redirect.py:3 up.old.module: sys-modules general
aggregate px/patch/__init__.py general
template px/patch/templates/function.py never
helper px/utils.py general
P01 error px/patch/bugfix/loader.py:12 patch:px/patch/bugfix/loader.py:up.loader:ModelLoader.load_weights gone
P03 warning px/patch/bugfix/loader.py:12 patch:px/patch/bugfix/loader.py:up.loader:ModelLoader.load_weights differs
P12 info px/patch/bugfix/nccl.py:5 patch:px/patch/bugfix/nccl.py:up.nccl:NCCLLibrary header
A01 error px/other.py:1 - elsewhere
)"_s;

const auto loaderId = u"patch:px/patch/bugfix/loader.py:up.loader:ModelLoader.load_weights"_s;
const auto ncclId = u"patch:px/patch/bugfix/nccl.py:up.nccl:NCCLLibrary"_s;

std::shared_ptr<const checks::Analysis> pluginAnalysis()
{
    return std::make_shared<checks::Analysis>(tests::analysisFrom(plugin));
}

} // namespace

class tst_InventoryModel : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void showsDomainsGroupsAndEntries()
    {
        InventoryModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(tests::printInventory(model), u"\n"_s);
        model.setAnalysis(pluginAnalysis());
        QCOMPARE(tests::printInventory(model), uR"(
Patches 0/7
  patch 0/1
    module [general]
  bugfix 0/3
    ModelLoader.load_weights [general error]
    Registry.tables["a.b"] [general]
    NCCLLibrary [never info]
  ops 0/3
    layer.forward [platform]
    layer.forward #2 [lazy]
    layer.forward #3 [lazy]
Infrastructure 3
  __init__.py (aggregate imports)
  templates/function.py (template)
  px/utils.py (shared helper)
)"_s);
    }

    void decisionsChangeDataAndKeepRows()
    {
        InventoryModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto analysis = pluginAnalysis();
        model.setAnalysis(analysis);
        QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
        QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
        const QPersistentModelIndex loader = model.indexOfEntry(loaderId);

        tests::Events events;
        QStringList seen;
        for (const auto *finding : analysis->findingsOf(loaderId))
            seen << finding->fingerprint();
        events.decide(loaderId, review::Disposition::Update, seen);
        model.setState(events.state());

        QVERIFY(loader.isValid());
        QCOMPARE(resets.size(), 0);
        QCOMPARE(changes.size(), 3); // the entry, its group, its domain
        QCOMPARE(loader.data(InventoryModel::DispositionRole).toString(), u"update"_s);
        QCOMPARE(loader.data(InventoryModel::StaleRole).toBool(), false);
        QCOMPARE(loader.parent().data(InventoryModel::DecidedRole).toInt(), 1);
        QCOMPARE(loader.parent().parent().data(InventoryModel::DecidedRole).toInt(), 1);
        QVERIFY(loader.data(Qt::ToolTipRole).toString().contains(u"px/patch/bugfix/loader.py:12"_s));

        changes.clear();
        model.setState(events.state());
        QCOMPARE(changes.size(), 0); // nothing changed, nothing is repainted
    }

    void decisionsOnOtherContentAreStale()
    {
        InventoryModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setAnalysis(pluginAnalysis());
        tests::Events events;
        events.decide(loaderId, review::Disposition::Retain);              // two findings were not there then
        events.decide(model.entryOrder()[2], review::Disposition::Remove); // no finding
        model.setState(events.state());
        const auto loader = model.indexOfEntry(loaderId);
        const auto table = model.indexOfEntry(model.entryOrder()[2]);
        QCOMPARE(loader.data(InventoryModel::StaleRole).toBool(), true);
        QCOMPARE(table.data(InventoryModel::StaleRole).toBool(), false);

        model.setDigests({{table.data(InventoryModel::EntryIdRole).toString(), {u"aa"_s, u"bb"_s, u"cc"_s}}});
        QCOMPARE(table.data(InventoryModel::StaleRole).toBool(), true);
        QVERIFY(table.data(Qt::AccessibleTextRole).toString().contains(u"stale"_s));
    }

    void suppressedFindingsLeaveNoMark()
    {
        const auto analysis = std::make_shared<checks::Analysis>(tests::analysisFrom(uR"(
px/patch/a/one.py:12 up.m:One.forward decorator general
X03 error px/patch/a/one.py:12 patch:px/patch/a/one.py:up.m:One.forward The signature differs.
X12 info px/patch/a/one.py:1 patch:px/patch/a/one.py:up.m:One.forward The header is not complete.
)"_s));
        items::InventoryModel model;
        model.setAnalysis(analysis);
        const auto index = model.indexOfEntry(analysis->entries[0].id);
        QCOMPARE(index.data(items::InventoryModel::SeverityRole).toInt(), int(checks::Severity::Error));
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        const checks::Finding &finding = analysis->findings[0];
        tests::Events events;
        events.add(review::FindingSuppressed{finding.fingerprint(), finding.check, finding.file, finding.symbol,
                                             u"never called so"_s});
        model.setState(events.state());
        QCOMPARE(changed.size(), 1);
        QCOMPARE(index.data(items::InventoryModel::SeverityRole).toInt(), int(checks::Severity::Info));
        QCOMPARE(index.data(items::InventoryModel::ChecksRole).toStringList(), QStringList{u"X12"_s});
        model.setState({});
        QCOMPARE(index.data(items::InventoryModel::SeverityRole).toInt(), int(checks::Severity::Error));
    }

    void anotherAnalysisReplacesTheRows()
    {
        InventoryModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setAnalysis(pluginAnalysis());
        model.setAnalysis(
            std::make_shared<checks::Analysis>(tests::analysisFrom(u"top.py:1 up.x:a.b.c.d assignment general"_s)));
        QCOMPARE(tests::printInventory(model), u"\nPatches 0/1\n  Top folder 0/1\n    c.d [general]\n"_s);
        QVERIFY(!model.indexOfEntry(ncclId).isValid());
        model.setAnalysis(nullptr);
        QCOMPARE(model.rowCount(), 0);
    }

    void ordersAndFindsEntries()
    {
        InventoryModel model;
        model.setAnalysis(pluginAnalysis());
        const auto order = model.entryOrder();
        QCOMPARE(order.size(), 7);
        for (const auto &id : order)
            QCOMPARE(model.indexOfEntry(id).data(InventoryModel::EntryIdRole).toString(), id);
        QCOMPARE(order.front(), u"patch:px/patch/redirect.py:up.old.module"_s);
        QCOMPARE(model.indexOfEntry(ncclId).data(InventoryModel::ChecksRole).toStringList(), QStringList{u"P12"_s});
    }

    void findsTheCommonFolder_data()
    {
        QTest::addColumn<QStringList>("folders");
        QTest::addColumn<QString>("common");
        QTest::newRow("none") << QStringList{} << QString();
        QTest::newRow("one") << QStringList{u"a/b"_s} << u"a/b"_s;
        QTest::newRow("siblings") << QStringList{u"a/b"_s, u"a/c"_s} << u"a"_s;
        QTest::newRow("similar names") << QStringList{u"a/bc"_s, u"a/bd/e"_s} << u"a"_s;
        QTest::newRow("itself and below") << QStringList{u"a/b/c"_s, u"a/b"_s} << u"a/b"_s;
        QTest::newRow("nothing") << QStringList{u"a"_s, u"b"_s} << QString();
        QTest::newRow("top") << QStringList{QString(), u"b"_s} << QString();
    }
    void findsTheCommonFolder()
    {
        QFETCH(QStringList, folders);
        QTEST(items::commonFolder(folders), "common");
    }
};

QTEST_GUILESS_MAIN(tst_InventoryModel)
#include "tst_inventorymodel.moc"
