// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ScanCommand.h"

#include "app/ChainFindings.h"
#include "app/ConfigFile.h"
#include "app/Console.h"
#include "app/EarlierReview.h"
#include "app/FileOutput.h"
#include "app/ScanReport.h"
#include "app/SessionJson.h"
#include "app/TerminalScan.h"
#include "models/audit/SarifWriter.h"
#include "models/review/ScanKeeper.h"
#include "models/review/Session.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QLocale>

namespace mxw::app {

using namespace Qt::StringLiterals;

namespace {

bool failsOn(const checks::Analysis &analysis, const review::ReviewState &state, checks::Severity severity)
{
    return std::ranges::any_of(analysis.findings, [&](const checks::Finding &finding) {
        return finding.severity >= severity && state.isOpen(finding);
    });
}

} // namespace

Result<review::ReviewState> ScanCommand::writeSession(const QString &file, const checks::ScanResult &result)
{
    const checks::Analysis &analysis = *result.analysis;
    const auto scan =
        review::PackedScan::of(result.analysis, review::ScanKeeper(result, chainFindings(analysis)).keep());
    if (!scan)
        return std::unexpected(scan.error());
    const QString actor = review::Journal::defaultActor();
    if (!QFileInfo::exists(file)) {
        const auto created = review::Session::create(file, *scan, actor);
        if (!created)
            return std::unexpected(created.error());
        printNote(tr("Created the session %1.").arg(file));
        return created->state();
    }
    auto session = review::Session::open(file);
    if (!session)
        return std::unexpected(session.error());
    const checks::ReviewSetup &before = session->analysis().setup;
    if (before.upstreamPath != analysis.setup.upstreamPath || before.pluginPath != analysis.setup.pluginPath)
        printNote(tr("Note: the session %1 was made for other repositories (%2 and %3). It is extended all the same.")
                      .arg(file, before.upstreamPath, before.pluginPath));
    if (const auto recorded = session->recordScan(*scan, actor); !recorded)
        return std::unexpected(recorded.error());
    printNote(tr("The session %1 holds this scan.").arg(file));
    return session->state();
}

Result<void> ScanCommand::writeFiles(const ScanOptions &options, const checks::Analysis &analysis,
                                     const std::optional<review::ReviewState> &state,
                                     const std::optional<review::Rereview> &rereview)
{
    if (!options.json.isEmpty()) {
        QJsonObject object = analysisToJson(analysis, state.value_or(review::ReviewState()));
        if (rereview)
            object.insert(u"rereview"_s, rereview->toJson());
        const QByteArray json = QJsonDocument(object).toJson(QJsonDocument::Indented);
        if (const auto written = writeOutput(options.json, json); !written)
            return written;
    }
    if (options.sarif.isEmpty())
        return {};
    return writeOutput(options.sarif, audit::toSarif({.analysis = analysis,
                                                      .state = state ? &*state : nullptr,
                                                      .version = QStringLiteral(MXW_VERSION),
                                                      .language = QLocale().name()}));
}

Result<checks::ScanRequest> ScanCommand::fullRequest(const ScanOptions &options)
{
    checks::ScanRequest request = options.request;
    // A session that cannot be extended is told before the work, not after it.
    if (!options.session.isEmpty() && QFileInfo::exists(options.session)) {
        const auto session = review::Session::open(options.session);
        if (!session)
            return std::unexpected(session.error());
        request.counterparts = session->state().counterparts();
        for (const review::ConfigAttached &config : session->state().configs())
            request.configs.push_back({config.name, config.json});
    }
    if (!options.prior.isEmpty()) {
        if (const auto prior = review::Session::open(options.prior); !prior)
            return std::unexpected(prior.error());
    }
    for (const QString &file : options.configs) {
        auto config = readConfigFile(file);
        if (!config)
            return std::unexpected(config.error());
        std::erase_if(request.configs, [&](const inventory::ConfigSource &each) { return each.name == config->name; });
        request.configs.push_back(*std::move(config));
    }
    return request;
}

/// The configs of the command line stay with the session.
Result<void> ScanCommand::keepConfigs(const QString &file, const std::vector<inventory::ConfigSource> &configs)
{
    auto session = review::Session::open(file);
    if (!session)
        return std::unexpected(session.error());
    for (const inventory::ConfigSource &config : configs) {
        const auto kept = session->attachConfig(config.name, config.json, review::Journal::defaultActor());
        if (!kept)
            return kept;
    }
    return {};
}

Result<review::Rereview> ScanCommand::followOn(const ScanOptions &options, const checks::ScanResult &result,
                                               std::optional<review::ReviewState> &state)
{
    const auto prior = EarlierReview::read(options.prior);
    if (!prior)
        return std::unexpected(prior.error());
    const Trees trees{result.subject, result.base, result.target};
    review::Rereview rereview = EarlierReview::compare(**prior, *result.analysis, trees);
    if (options.session.isEmpty())
        return rereview;
    auto session = review::Session::open(options.session);
    if (!session)
        return std::unexpected(session.error());
    const auto carried = EarlierReview::follow(*session, **prior, rereview, trees, review::Journal::defaultActor());
    if (!carried)
        return std::unexpected(carried.error());
    printNote(tr("Carried forward to the session %1: %2").arg(options.session).arg(*carried));
    state = session->state();
    return rereview;
}

int ScanCommand::run(const ScanOptions &options)
{
    const auto request = fullRequest(options);
    if (!request)
        return unusable(request.error());
    source::WorkerPool pool;
    const Result<checks::ScanResult> result = scanInTerminal(*request, pool);
    if (!result)
        return unusable(result.error());
    const checks::Analysis &analysis = *result->analysis;
    std::optional<review::ReviewState> state; // nothing: without a session nothing is known of suppressions
    if (!options.session.isEmpty()) {
        auto written = writeSession(options.session, *result);
        if (!written)
            return unusable(written.error());
        state = std::move(*written);
        if (const auto kept = keepConfigs(options.session, request->configs); !kept)
            return unusable(kept.error());
    }
    std::optional<review::Rereview> rereview;
    if (!options.prior.isEmpty()) {
        auto followed = followOn(options, *result, state);
        if (!followed)
            return unusable(followed.error());
        rereview = std::move(*followed);
    }
    const review::ReviewState known = state.value_or(review::ReviewState());
    if (options.json != "-"_L1 && options.sarif != "-"_L1)
        printOut(ScanReport::toText(analysis, known) +
                 (rereview ? u'\n' + EarlierReview::summary(*rereview) + u'\n' : QString()));
    if (const auto written = writeFiles(options, analysis, state, rereview); !written)
        return unusable(written.error());
    return options.failOn && failsOn(analysis, known, *options.failOn) ? ExitFindings : ExitClean;
}

} // namespace mxw::app
