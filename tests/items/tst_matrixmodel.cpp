// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inventory/ContractWords.h"
#include "models/items/MatrixModel.h"
#include "models/review/Event.h"
#include "tests/items/PrintModel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <set>

using namespace Qt::StringLiterals;
using namespace mxw;
using inventory::Contract;
using inventory::DifferenceMatrix;
using items::MatrixModel;

namespace {

DifferenceMatrix sample()
{
    DifferenceMatrix matrix{u"alpha"_s, {u"px/alpha.py"_s}, {u"up/alpha.py"_s}, {}};
    matrix.rows.push_back(
        {Contract::Weights,
         {{u"dtype"_s, u"torch.bfloat16"_s, u"up/alpha.py"_s, 3},
          {u"dtype"_s, u"torch.float8_e4m3fn"_s, u"up/alpha.py"_s, 7, 2}},
         {{u"dtype"_s, u"torch.bfloat16"_s, u"px/alpha.py"_s, 4}, {u"dtype"_s, u"torch.int8"_s, u"px/alpha.py"_s, 9}}});
    matrix.rows.push_back({Contract::Caches,
                           {{u"cache"_s, u"Cache()"_s, u"up/alpha.py"_s, 20}},
                           {{u"cache"_s, u"Cache()"_s, u"up/alpha.py"_s, 20, 1, true}}});
    return matrix;
}

review::ReviewState classified(const review::MatrixClassified &row)
{
    review::Event event;
    event.seq = 1;
    event.actor = u"Reviewer"_s;
    event.payload = row;
    return review::ReviewState::fold(std::vector{event});
}

} // namespace

class tst_MatrixModel : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void differingFactsComeFirst()
    {
        MatrixModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setMatrix(sample());
        QCOMPARE(u'\n' + tests::printModel(model), uR"(
Weights | 2 fact(s), 1 only here | 2 fact(s), 1 only here | not classified |  | 
  U dtype | torch.float8_e4m3fn (2 places) |  |  |  | up/alpha.py:7
  L dtype |  | torch.int8 |  |  | px/alpha.py:9
  = dtype | torch.bfloat16 | torch.bfloat16 |  |  | px/alpha.py:4
KV and indexer caches | 1 fact(s), as the other side | 1 fact(s), as the other side | not classified |  | 
  = cache | Cache() | Cache() (inherited) |  |  | up/alpha.py:20
)"_s);
        model.setOnlyDifferences(true);
        QCOMPARE(model.rowCount(model.index(0, 0)), 2);
        QCOMPARE(model.rowCount(model.index(1, 0)), 0);
        QVERIFY(model.index(0, 0).data(MatrixModel::DiffersRole).toBool());
        QVERIFY(!model.index(1, 0).data(MatrixModel::DiffersRole).toBool());
        model.setMatrix(std::nullopt);
        QCOMPARE(model.rowCount(), 0);
    }

    void placesAreOfTheColumnsSide()
    {
        MatrixModel model;
        model.setMatrix(sample());
        const QModelIndex weights = model.index(0, 0);
        QCOMPARE(model.place(weights), std::nullopt);
        const auto place = [&](int row, int column) { return *model.place(model.index(row, column, weights)); };
        QCOMPARE(place(0, MatrixModel::LocalColumn), (MatrixModel::Place{true, u"up/alpha.py"_s, 7}));
        QCOMPARE(place(1, MatrixModel::UpstreamColumn), (MatrixModel::Place{false, u"px/alpha.py"_s, 9}));
        QCOMPARE(place(2, MatrixModel::UpstreamColumn), (MatrixModel::Place{true, u"up/alpha.py"_s, 3}));
        QCOMPARE(place(2, MatrixModel::EvidenceColumn), (MatrixModel::Place{false, u"px/alpha.py"_s, 4}));
        // Inherited code stands upstream.
        QVERIFY(model.place(model.index(0, 2, model.index(1, 0)))->upstream);
    }

    void classificationIsShownAndTakenBack()
    {
        MatrixModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setMatrix(sample());
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        model.setState(classified({u"alpha"_s,
                                   u"caches"_s,
                                   review::Disposition::Intentional,
                                   u"FP8"_s,
                                   u"BF16"_s,
                                   u"a run"_s,
                                   EvidenceLevel::Device,
                                   {}}));
        QCOMPARE(changed.size(), 1);
        QVERIFY(model.record(Contract::Caches));
        QVERIFY(!model.record(Contract::Weights));
        const QStringList cells = tests::printModel(model).split(u'\n');
        QVERIFY(cells.contains(u"KV and indexer caches | FP8 | BF16 | %1 | %2 | a run"_s.arg(
            displayName(review::Disposition::Intentional), u"device"_s)));
        model.setState({});
        QVERIFY(!model.record(Contract::Caches));
        // Of another family.
        model.setState(classified({u"beta"_s, u"caches"_s, review::Disposition::Intentional, {}, {}, {}, {}, {}}));
        QVERIFY(!model.record(Contract::Caches));
    }

    void everyContractHasWords()
    {
        std::set<QString> names;
        for (const Contract contract : inventory::AllContracts) {
            names.insert(inventory::displayName(contract));
            QVERIFY(inventory::explanation(contract).size() > 20);
        }
        QCOMPARE(names.size(), std::size(inventory::AllContracts));
    }
};

QTEST_MAIN(tst_MatrixModel)
#include "tst_matrixmodel.moc"
