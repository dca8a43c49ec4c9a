// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ValidateCommand.h"

#include "app/Console.h"
#include "app/FileOutput.h"
#include "app/RunSummary.h"
#include "app/ValidationController.h"
#include "models/items/RunWords.h"
#include "models/validation/RunEvidence.h"
#include "models/validation/RunTotals.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTextStream>

namespace mxw::app {

using namespace Qt::StringLiterals;
using validation::Run;
using validation::RunState;
using validation::TestCase;

namespace {

bool isBad(const TestCase &testCase)
{
    using enum validation::CaseOutcome;
    return testCase.outcome == Failed || testCase.outcome == Error || testCase.outcome == Running;
}

QString outcomeWord(const TestCase &testCase)
{
    // The run is over, so nothing runs any more.
    return testCase.outcome == validation::CaseOutcome::Running ? u"unfinished"_s
                                                                : items::outcomeWord(testCase.outcome);
}

QJsonObject caseToJson(const Run &run, const TestCase &testCase)
{
    QJsonArray comparisons;
    for (const int index : testCase.comparisons) {
        const auto &comparison = run.record->comparisons[static_cast<std::size_t>(index)];
        QJsonObject object{{u"form"_s, comparison.form},
                           {u"file"_s, comparison.site.file},
                           {u"line"_s, comparison.site.line},
                           {u"outcome"_s, comparison.outcome == validation::ComparisonOutcome::Pass   ? u"pass"_s
                                          : comparison.outcome == validation::ComparisonOutcome::Fail ? u"fail"_s
                                                                                                      : u"error"_s}};
        if (comparison.figures) {
            object.insert(u"count"_s, comparison.figures->count);
            object.insert(u"mismatches"_s, comparison.figures->mismatches);
        }
        if (const auto over = validation::worstOverAllowed(comparison))
            object.insert(u"overAllowed"_s, validation::numberToJson(*over));
        comparisons.append(object);
    }
    return {{u"node"_s, testCase.node},     {u"outcome"_s, outcomeWord(testCase)}, {u"seconds"_s, testCase.seconds},
            {u"reason"_s, testCase.reason}, {u"message"_s, testCase.message},      {u"comparisons"_s, comparisons}};
}

/// Says where the run stands, when that is news.
class ProgressLines
{
public:
    void print(const Run &run)
    {
        const auto counts = validation::countOutcomes(*run.record);
        const auto done = counts.passed + counts.failed + counts.skipped + counts.expectedFailures;
        const QString line = ValidateCommand::tr("Run %1: %2, %L3 of %L4 tests")
                                 .arg(run.number)
                                 .arg(validation::toString(run.state))
                                 .arg(done)
                                 .arg(std::max<qint64>(run.record->selected, done));
        if (line != m_last)
            QTextStream(stderr) << line << '\n';
        m_last = line;
    }

private:
    QString m_last;
};

} // namespace

QJsonObject ValidateCommand::toJson(const Run &run)
{
    QJsonArray cases;
    for (const TestCase &testCase : run.record->cases)
        cases.append(caseToJson(run, testCase));
    QJsonObject object = validation::totalsOf(*run.record).toJson();
    object.insert(u"schema"_s, 1);
    object.insert(u"number"_s, run.number);
    object.insert(u"state"_s, validation::toString(run.state));
    object.insert(u"trouble"_s, run.trouble);
    object.insert(u"spec"_s, run.spec.toJson());
    object.insert(u"problems"_s, QJsonArray::fromStringList(run.record->problems));
    object.insert(u"cases"_s, cases);
    if (run.exitCode)
        object.insert(u"exitCode"_s, *run.exitCode);
    return object;
}

QString ValidateCommand::toText(const Run &run)
{
    QString text = RunSummary::summary(run) + u'\n';
    if (!run.trouble.isEmpty())
        text += run.trouble + u'\n';
    for (const TestCase &testCase : run.record->cases) {
        if (isBad(testCase))
            text += u"  "_s + testCase.node + u"\n      "_s + RunSummary::summary(run, testCase) + u'\n';
    }
    for (const QString &problem : run.record->problems)
        text += u"  "_s + problem + u'\n';
    if (const auto level = validation::levelOf(*run.record))
        text += tr("Evidence level: %1").arg(toString(*level)) + u'\n';
    else
        text += tr("No test was executed: this run is evidence of nothing.") + u'\n';
    return text;
}

int ValidateCommand::run(const ValidateOptions &options)
{
    auto session = review::Session::open(options.session);
    if (!session)
        return unusable(session.error());
    for (const QString &entry : options.entries) {
        if (!session->analysis().entry(entry))
            return unusable({Error::Kind::NotFound, tr("This review has no entry %1.").arg(entry), {}, {}});
    }
    ValidationController runs(
        {.session = [&] { return &*session; },
         .record = [&](const RunJournal::Recording &what) { return what(*session, review::Journal::defaultActor()); }});
    runs.takeSession();
    ValidateOptions known = options;
    const checks::ReviewSetup &setup = session->analysis().setup;
    if (known.spec.workingFolder.isEmpty() && known.spec.launcher.kind == validation::LauncherSpec::Kind::Local)
        known.spec.workingFolder = setup.pluginPath;
    known.spec.subject = setup.subject;
    return known.bundle.isEmpty() ? follow(known, runs) : writeBundle(known, runs);
}

int ValidateCommand::writeBundle(const ValidateOptions &options, ValidationController &runs)
{
    if (const auto written = runs.writeBundle(options.spec, options.bundle); !written)
        return unusable(written.error());
    printOut(tr("Carry %1 over, run it there with sh, and import the result file with “validate --import”.")
                 .arg(options.bundle) +
             u'\n');
    return ExitClean;
}

int ValidateCommand::follow(const ValidateOptions &options, ValidationController &runs)
{
    QEventLoop loop;
    QString id;
    std::optional<Error> trouble;
    ProgressLines progress;
    QObject::connect(&runs, &ValidationController::failed, &loop, [&](const Error &error) {
        trouble = error;
        loop.exit();
    });
    QObject::connect(&runs, &ValidationController::runChanged, &loop, [&](const Run &run) {
        if (run.state == RunState::Imported) {
            id = run.id;
            loop.exit();
        } else if (run.id == id) {
            progress.print(run);
        }
    });
    QObject::connect(&runs, &ValidationController::runKept, &loop, [&](const QString &kept) {
        if (kept == id)
            loop.exit();
    });
    if (!options.import.isEmpty()) {
        runs.importFile(options.import);
    } else {
        if (options.consent) {
            if (const auto given = runs.consent(options.spec); !given)
                trouble = given.error();
        }
        const auto started = runs.start(options.spec);
        if (!started) {
            Error error = started.error();
            if (runs.needsConsent(options.spec))
                error.advice = tr("Add --consent: the tests of the repositories will be executed with your rights.");
            return unusable(error);
        }
        id = *started;
        trouble.reset();
    }
    loop.exec();
    if (trouble)
        return unusable(*trouble);
    return finish(options, runs, *runs.run(id));
}

int ValidateCommand::finish(const ValidateOptions &options, ValidationController &runs, const Run &run)
{
    const auto fails = [](const Error &error) { return unusable(error); };
    for (const QString &entry : options.entries) {
        const auto evidence = runs.evidenceOf(entry, run.id, {});
        if (!evidence)
            return fails(evidence.error());
        if (const auto attached = runs.attach(*evidence); !attached)
            return fails(attached.error());
    }
    if (!options.json.isEmpty()) {
        const auto written = writeOutput(options.json, QJsonDocument(toJson(run)).toJson(QJsonDocument::Indented));
        if (!written)
            return fails(written.error());
    }
    if (options.json != "-"_L1)
        printOut(toText(run));
    if (run.state != RunState::Finished && run.state != RunState::Imported)
        return ExitUnusable;
    const bool good = std::ranges::none_of(run.record->cases, isBad) && run.record->collectionErrors == 0;
    return good ? ExitClean : ExitFindings;
}

} // namespace mxw::app
