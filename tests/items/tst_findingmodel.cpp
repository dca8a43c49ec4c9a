// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/FindingFilter.h"
#include "models/items/FindingModel.h"
#include "models/items/Words.h"
#include "tests/items/PrintModel.h"
#include "tests/items/Samples.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace mxw;
using items::FindingModel;

namespace {

// Checks of another version keep their ids as titles, so that this text does not change with the catalogue's words.
const auto findings = uR"(
X02 info px/a.py:9 - worth reading
X01 error px/a.py:10 id1 Engine is gone
X03 warning px/b.py:2 - likely wrong
X01 error px/a.py:9 id2 Core is gone
)"_s;

std::shared_ptr<const checks::Analysis> sample()
{
    auto analysis = std::make_shared<checks::Analysis>(tests::analysisFrom(findings));
    analysis->findings[1].movedTo = u"up.engine:Engine"_s;
    analysis->findings[1].details = {u"blast one"_s, u"blast two"_s};
    return analysis;
}

} // namespace

class tst_FindingModel : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void showsOneFindingARow()
    {
        FindingModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 0);
        const auto analysis = sample();
        model.setAnalysis(analysis);
        QCOMPARE(u'\n' + tests::printModel(model), uR"(
Note | X02 X02 | worth reading | px/a.py:9 | 
Error | X01 X01 | Engine is gone | px/a.py:10 | up.engine:Engine
Warning | X03 X03 | likely wrong | px/b.py:2 | 
Error | X01 X01 | Core is gone | px/a.py:9 | 
)"_s);
        QCOMPARE(model.finding(model.index(1, 2)), &analysis->findings[1]);
        QCOMPARE(model.finding({}), nullptr);
        QCOMPARE(model.index(1, 0).data(FindingModel::EntryIdRole).toString(), u"id1"_s);
        QCOMPARE(model.index(1, 0).data(FindingModel::LineRole).toInt(), 10);
        for (int column = 0; column < FindingModel::NUM_COLUMNS; ++column)
            QVERIFY(!model.headerData(column, Qt::Horizontal).toString().isEmpty());
    }

    void sortsErrorsFirst()
    {
        FindingModel model;
        model.setAnalysis(sample());
        items::FindingFilter filter;
        filter.setSourceModel(&model);
        QAbstractItemModelTester tester(&filter, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto messages = [&] {
            QStringList all;
            for (int row = 0; row < filter.rowCount(); ++row)
                all << filter.index(row, FindingModel::MessageColumn).data().toString();
            return all.join(u", "_s);
        };
        QCOMPARE(messages(), u"Engine is gone, Core is gone, likely wrong, worth reading"_s);
        filter.sort(FindingModel::PlaceColumn); // line 9 before line 10
        QCOMPARE(messages(), u"worth reading, Core is gone, Engine is gone, likely wrong"_s);
        filter.sort(FindingModel::SeverityColumn, Qt::DescendingOrder); // equal ones keep their order
        QCOMPARE(messages(), u"worth reading, likely wrong, Engine is gone, Core is gone"_s);
        filter.sort(FindingModel::SeverityColumn);
        filter.setSeverity(checks::Severity::Error);
        QCOMPARE(messages(), u"Engine is gone, Core is gone"_s);
        filter.setText(u"gone blast"_s); // details are searched too
        QCOMPARE(messages(), u"Engine is gone"_s);
        filter.setSeverity({});
        filter.setText(u"B.PY"_s);
        QCOMPARE(messages(), u"likely wrong"_s);
    }

    void suppressedFindingsAreHiddenUntilAskedFor()
    {
        const auto analysis = sample();
        FindingModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setAnalysis(analysis);
        items::FindingFilter filter;
        filter.setSourceModel(&model);
        QAbstractItemModelTester filterTester(&filter, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const checks::Finding &core = analysis->findings[3];
        tests::Events events;
        events.add(review::FindingSuppressed{core.fingerprint(), core.check, core.file, core.symbol, u"not here"_s});
        model.setSuppressions(events.state().suppressions());
        QCOMPARE(filter.rowCount(), 3);
        QCOMPARE(model.suppressedCount(), 1);
        QCOMPARE(model.openCount(checks::Severity::Error), 1);
        const auto row = model.index(3, FindingModel::MessageColumn);
        QCOMPARE(row.data().toString(), u"Suppressed: Core is gone"_s);
        QVERIFY(row.data(FindingModel::SuppressedRole).toBool());
        QVERIFY(row.data(Qt::ToolTipRole).toString().contains(u"not here"_s));
        QCOMPARE(model.suppression(row)->actor, u"Zhang San"_s);
        QCOMPARE(model.suppression(model.index(1, 0)), nullptr);
        filter.setSuppressedShown(true);
        QCOMPARE(filter.rowCount(), 4);
        filter.setText(u"not here"_s); // the reason is searched too
        QCOMPARE(filter.rowCount(), 1);
        filter.setText({});
        filter.setSuppressedShown(false);
        events.add(review::FindingUnsuppressed{core.fingerprint()});
        model.setSuppressions(events.state().suppressions());
        QCOMPARE(filter.rowCount(), 4);
        model.setSuppressions({});
        model.setAnalysis(nullptr);
        QCOMPARE(model.suppressedCount(), 0);
    }

    void judgementsAreShownAndFiltered()
    {
        const auto analysis = sample();
        FindingModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setAnalysis(analysis);
        items::FindingFilter filter;
        filter.setSourceModel(&model);
        const checks::Finding &core = analysis->findings[3];
        tests::Events events;
        events.add(review::FindingJudged{core.fingerprint(), core.check, core.file, core.symbol,
                                         review::Attribution::TargetUpstreamDefect, true,
                                         review::Resolution::WarningOnly, u"only with graphs"_s});
        model.setState(events.state());
        const auto row = model.index(3, FindingModel::MessageColumn);
        QCOMPARE(row.data().toString(),
                 u"Core is gone · Target upstream defect, reproduced, warning only with repair plan"_s);
        QCOMPARE(row.data(FindingModel::AttributionRole).toString(), u"target-upstream-defect"_s);
        QCOMPARE(model.openCount(checks::Severity::Error), 2); // judged is not answered
        filter.setText(u"attribution:target"_s);
        QCOMPARE(filter.rowCount(), 1);
        filter.setText(u"attribution:NONE"_s);
        QCOMPARE(filter.rowCount(), 3);
        filter.setText(u"attribution:component"_s);
        QCOMPARE(filter.rowCount(), 0);
        filter.setText(u"with graphs"_s); // the reviewer's words are searched too
        QCOMPARE(filter.rowCount(), 1);
        model.setState({});
        QCOMPARE(row.data().toString(), u"Core is gone"_s);
    }

    void aDecisionAnswersWhatOnlyAskedForOne()
    {
        auto analysis = std::make_shared<checks::Analysis>(tests::analysisFrom(uR"(
px/a.py:1 up.m:One decorator general
M06 warning px/a.py:1 patch:px/a.py:up.m:One Nobody said what becomes of it.
P04 warning px/a.py:1 patch:px/a.py:up.m:One The copy is stale.
)"_s));
        FindingModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setAnalysis(analysis);
        items::FindingFilter filter;
        filter.setSourceModel(&model);
        QCOMPARE(filter.rowCount(), 2);
        tests::Events events;
        events.add(
            review::DecisionMade{{analysis->entries[0].id, review::Disposition::Retain, {}, {}, {}, {}, {}, {}}});
        model.setState(events.state());
        QCOMPARE(model.answeredCount(), 1);
        QCOMPARE(model.openCount(checks::Severity::Warning), 1);
        QCOMPARE(filter.rowCount(), 1);
        QCOMPARE(filter.index(0, FindingModel::MessageColumn).data().toString(), u"The copy is stale."_s);
        filter.setSuppressedShown(true);
        QCOMPARE(filter.rowCount(), 2);
    }

    void copiesAFindingAsText()
    {
        auto finding = tests::findingFrom(u"X01 error px/a.py:10 id1 Engine is gone."_s);
        finding.consequence = u"Start-up stops here."_s;
        finding.movedTo = u"up.engine:Engine"_s;
        finding.upstreamFile = u"up/engine.py"_s;
        finding.upstreamLine = 3;
        finding.commit = u"6e311c6e2041f0"_s;
        finding.commitSummary = u"Rename Engine"_s;
        finding.details = {u"one"_s};
        QCOMPARE(items::findingText(finding),
                 u"X01 X01 (Error): Engine is gone.\nStart-up stops here.\nMoved to: up.engine:Engine\n"
                 "Plugin: px/a.py:10\nUpstream: up/engine.py:3\nCommit: 6e311c6e20 Rename Engine\n  one"_s);
        QCOMPARE(items::placeText(u"a.py"_s, 0), u"a.py"_s);
        QCOMPARE(items::placeText({}, 5), QString());
    }
};

QTEST_GUILESS_MAIN(tst_FindingModel)
#include "tst_findingmodel.moc"
