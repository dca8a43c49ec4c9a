// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/RereviewModel.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace mxw;
using items::RereviewFilter;
using items::RereviewModel;
using review::Fate;

namespace {

std::shared_ptr<const review::Rereview> sample()
{
    const auto finding = [](const QString &check, int line) {
        checks::Finding made;
        made.check = check;
        made.file = u"a.py"_s;
        made.line = line;
        made.message = u"About %1."_s.arg(check);
        return made;
    };
    auto rereview = std::make_shared<review::Rereview>();
    rereview->findings = {{finding(u"A01"_s, 10), Fate::Fixed, u"Not found any more."_s, {}},
                          {finding(u"P03"_s, 9), Fate::StillPresent, u"Found again."_s, {}},
                          {finding(u"P04"_s, 100), Fate::Masked, u"Hidden by A05."_s, {}},
                          {finding(u"C01"_s, 1), Fate::PartiallyFixed, u"One of two."_s, {}}};
    return rereview;
}

QStringList column(const QAbstractItemModel &model, int number)
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row)
        texts.append(model.index(row, number).data().toString().left(3));
    return texts;
}

} // namespace

class TestRereviewModel : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatNeedsALookComesFirst()
    {
        RereviewModel model;
        RereviewFilter filter;
        filter.setSourceModel(&model);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QAbstractItemModelTester filterTester(&filter, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(filter.rowCount(), 0);
        model.setRereview(sample());
        QCOMPARE(column(filter, RereviewModel::CheckColumn), (QStringList{u"P03"_s, u"C01"_s, u"P04"_s, u"A01"_s}));
        filter.sort(RereviewModel::PlaceColumn); // lines as numbers
        QCOMPARE(column(filter, RereviewModel::CheckColumn), (QStringList{u"C01"_s, u"P03"_s, u"A01"_s, u"P04"_s}));
        model.setRereview(nullptr);
        QCOMPARE(filter.rowCount(), 0);
    }

    void filtersByFateAndText()
    {
        RereviewModel model;
        RereviewFilter filter;
        filter.setSourceModel(&model);
        model.setRereview(sample());
        filter.setFate(Fate::Masked);
        QCOMPARE(column(filter, RereviewModel::CheckColumn), QStringList{u"P04"_s});
        filter.setFate(std::nullopt);
        filter.setText(u"a.py a05"_s);
        QCOMPARE(column(filter, RereviewModel::CheckColumn), QStringList{u"P04"_s});
        filter.setText(u"nothing like it"_s);
        QCOMPARE(filter.rowCount(), 0);
    }
};

QTEST_GUILESS_MAIN(TestRereviewModel)
#include "tst_rereviewmodel.moc"
