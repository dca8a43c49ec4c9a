// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/Scan.h"

#include "models/checks/Attribution.h"
#include "models/checks/Check.h"
#include "models/checks/CheckContext.h"
#include "models/checks/CommitAudit.h"
#include "models/checks/ModelEntries.h"
#include "models/checks/ModelReading.h"
#include "models/checks/Subject.h"
#include "models/core/Parallel.h"
#include "models/git/Repository.h"
#include "models/inventory/PathPattern.h"
#include "models/inventory/Workspace.h"
#include "models/source/CodeTree.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <thread>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;
using namespace source;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::Scan)
};

/// The setup with what it was resolved to.
struct Opened
{
    Profile profile;
    git::Repository upstream;
    git::Repository plugin;
    git::Revision base;
    git::Revision target;
    Subject subject;
    ReviewSetup setup;
};

RevisionRecord record(const git::Revision &revision)
{
    return {revision.spec, revision.commit.hex(), revision.tree.hex(), revision.summary,
            revision.committed.toString(Qt::ISODate)};
}

std::unexpected<Error> inRepository(Error error, const QString &which)
{
    error.what = which + u": "_s + error.what;
    return std::unexpected(std::move(error));
}

/// The version that the target is named by, when it is named by one; else the one the plugin says it is for.
QString reviewedVersion(const QString &target, const git::Tree &tree, const Profile &profile)
{
    static const QRegularExpression version(uR"(^(?:releases/)?v?(\d+\.\d+(?:\.\d+)*)$)"_s);
    if (const auto named = version.match(target); named.hasMatch())
        return named.captured(1);
    for (const Profile::VersionSource &source : profile.versionSources) {
        const git::FileEntry *file = tree.find(source.file);
        if (!file)
            continue;
        const auto match = source.pattern.match(QString::fromUtf8(tree.read(*file).bytes));
        if (match.hasMatch())
            return match.captured(1);
    }
    return {};
}

Result<Opened> open(const ScanRequest &request)
{
    auto profile = Profile::load(request.profile);
    if (!profile)
        return std::unexpected(profile.error());
    auto upstream = git::Repository::open(request.upstream);
    if (!upstream)
        return inRepository(upstream.error(), Text::tr("Upstream repository"));
    auto plugin = git::Repository::open(request.plugin);
    if (!plugin)
        return inRepository(plugin.error(), Text::tr("Plugin repository"));
    const auto base = upstream->resolve(request.base);
    if (!base)
        return inRepository(base.error(), Text::tr("Base revision"));
    const auto target = upstream->resolve(request.target);
    if (!target)
        return inRepository(target.error(), Text::tr("Target revision"));
    auto subject = openSubject(*plugin, request.subject, profile->pluginPackages);
    if (!subject)
        return inRepository(subject.error(), Text::tr("Subject"));

    ReviewSetup setup;
    setup.upstreamPath = upstream->path();
    setup.base = record(*base);
    setup.target = record(*target);
    setup.pluginPath = plugin->path();
    setup.subject = request.subject;
    setup.subjectKind = subject->kind;
    setup.subjectId = subject->tree->identity().id;
    setup.subjectLabel = subject->label;
    if (subject->revision)
        setup.subjectCommit = record(*subject->revision).commit;
    if (const auto head = plugin->head())
        setup.pluginHead = record(*head);
    setup.pluginStaged = plugin->hasStagedChanges();
    setup.pluginDirty = plugin->hasUnstagedChanges();
    // As asked for, so that the same profile can be found again: a name, or a file.
    setup.profile = request.profile;
    setup.reviewedVersion = reviewedVersion(request.target, *subject->tree, *profile);
    return Opened{*std::move(profile), *std::move(upstream), *std::move(plugin), *base, *target,
                  *std::move(subject), std::move(setup)};
}

/// A package none of whose files is in the tree means that the paths are swapped or the revision is too old.
Result<void> requirePackages(const CodeTree &tree, const QString &which)
{
    for (const QString &package : tree.packages()) {
        if (tree.module(package))
            return {};
    }
    return fail(Error::Kind::Invalid,
                Text::tr("%1: the tree has no package %2.").arg(which, tree.packages().join(u", "_s)),
                Text::tr("Check that upstream and plugin are not swapped, and that the profile fits."));
}

QStringList pythonFiles(const CodeTree &tree)
{
    QStringList paths;
    for (const ModuleFile *module : tree.modules()) {
        if (module->kind != ModuleFile::Kind::Namespace)
            paths.append(module->path);
    }
    return paths;
}

/// Upstream files that the plugin's imports name, so that they are parsed side by side instead of one after another.
QStringList importedFiles(const Code &code)
{
    QSet<QString> paths;
    const auto add = [&](const QString &module) {
        // Importing a module reads its packages too.
        for (qsizetype end = module.size(); end > 0; end = module.lastIndexOf(u'.', end - 1)) {
            const ModuleFile *file = code.target->module(module.first(end));
            if (file && file->kind != ModuleFile::Kind::Namespace)
                paths.insert(file->path);
        }
    };
    for (const ModuleFile *module : code.plugin->modules()) {
        const OutlineState state = code.plugin->outlineOfModule(module->name);
        if (!state.outline)
            continue;
        for (const Import &import : state.outline->imports) {
            const QString from = import.from ? code.atTarget.absoluteModule(module->name, import) : QString();
            for (const ImportedName &name : import.names)
                add(import.from ? from + u'.' + name.name : name.name);
            add(from);
        }
    }
    QStringList sorted = paths.values();
    sorted.sort();
    return sorted;
}

/// What the checks look into: the first question of a kind builds an index, whatever it asks.
void buildIndexes(const std::stop_token &stop, const std::shared_ptr<const CodeTree> &target,
                  const std::shared_ptr<const CodeTree> &base)
{
    if (!stop.stop_requested())
        (void)target->filesDefining(u"main"_s);
    if (!stop.stop_requested())
        (void)target->filesMentioning(u"import"_s);
    if (!stop.stop_requested())
        (void)base->filesDefining(u"main"_s);
}

QStringList instructionFiles(const Profile &profile, const git::Tree &plugin, const git::Tree &upstream)
{
    QStringList found;
    for (const git::FileEntry &file : plugin.files()) {
        if (matchesAny(file.path, profile.instructionFiles))
            found.append(u"plugin:"_s + file.path);
    }
    for (const git::FileEntry &file : upstream.files()) {
        if (matchesAny(file.path, profile.instructionFiles))
            found.append(u"upstream:"_s + file.path);
    }
    return found;
}

QStringList notesOf(const Code &code, const Inventory &inventory)
{
    QStringList notes = inventory.entryPoints.problems;
    if (inventory.entryPoints.points.empty())
        notes.append(Text::tr("No entry point of the profile's groups was found: nothing counts as active."));
    for (const ModuleFile *module : code.plugin->modules()) {
        if (module->kind == ModuleFile::Kind::Namespace)
            continue;
        const OutlineState state = code.plugin->outlineOfModule(module->name);
        if (state.state == OutlineState::State::NotPresent)
            notes.append(
                Text::tr("%1: object not present in this repository; nothing is known of it.").arg(module->path));
        else if (state.state == OutlineState::State::Failed)
            notes.append(Text::tr("%1 was not analysed: %2").arg(module->path, state.reason));
    }
    for (const EntryFacts &facts : inventory.facts) {
        // `counter.value += 1` needs an object that only a running process has; it replaces nothing.
        if (facts.atTarget.state == Resolution::State::Unknown && !facts.patch.augmented) {
            notes.append(Text::tr("It cannot be told whether %1 exists at the target: %2")
                             .arg(facts.entry.target(), facts.atTarget.reason));
        }
    }
    notes.removeDuplicates();
    return notes;
}

void sortFindings(std::vector<Finding> &findings)
{
    std::ranges::stable_sort(findings, [](const Finding &a, const Finding &b) {
        return std::tuple(-int(a.severity), a.check, a.file, a.line) <
               std::tuple(-int(b.severity), b.check, b.file, b.line);
    });
}

std::unexpected<Error> cancelled()
{
    return fail(Error::Kind::Cancelled, Text::tr("The scan was cancelled."));
}

} // namespace

Result<ReviewSetup> resolveSetup(const ScanRequest &request)
{
    auto opened = open(request);
    if (!opened)
        return std::unexpected(opened.error());
    return opened->setup;
}

Result<ScanResult> scan(const ScanRequest &request, WorkerPool &pool, std::stop_token stop,
                        const ProgressCallback &progress, const std::function<void(const ScanResult &)> &stage)
{
    const auto report = [&](const QString &phase) {
        if (progress)
            progress({phase, 0, 0});
    };
    // A prefetch counts files; the phase is ours to name.
    const auto counted = [&](const QString &phase) -> ProgressCallback {
        if (!progress)
            return {};
        return [&progress, phase](const ProgressStep &step) { progress({phase, step.done, step.total}); };
    };

    report(Text::tr("Opening the repositories"));
    auto opened = open(request);
    if (!opened)
        return std::unexpected(opened.error());
    auto baseTree = opened->upstream.revisionTree(opened->base);
    auto targetTree = opened->upstream.revisionTree(opened->target);
    if (!baseTree)
        return inRepository(baseTree.error(), Text::tr("Base revision"));
    if (!targetTree)
        return inRepository(targetTree.error(), Text::tr("Target revision"));

    // The pool is the caller's and outlives the code trees.
    const std::shared_ptr<WorkerPool> sharedPool(&pool, [](WorkerPool *) {});
    const auto cache = std::make_shared<const OutlineCache>(request.cacheFolder);
    const auto tree = [&](std::shared_ptr<const git::Tree> files, const QStringList &packages) {
        return std::make_shared<const CodeTree>(std::move(files), packages, sharedPool, cache);
    };
    const auto workspace = std::make_shared<Workspace>(
        opened->profile, tree(opened->subject.tree, opened->profile.pluginPackages),
        tree(*targetTree, opened->profile.upstreamPackages), tree(*baseTree, opened->profile.upstreamPackages));
    const Profile &profile = workspace->profile;
    const Code &code = workspace->code;
    const Inventory &inventory = workspace->inventory;
    for (const auto &[tree, which] :
         {std::pair(code.plugin.get(), Text::tr("Plugin")), std::pair(code.target.get(), Text::tr("Target revision")),
          std::pair(code.base.get(), Text::tr("Base revision"))}) {
        if (auto found = requirePackages(*tree, which); !found)
            return std::unexpected(found.error());
    }

    code.plugin->prefetchUsage(pythonFiles(*code.plugin), stop, counted(Text::tr("Reading the plugin")));
    code.target->prefetch(importedFiles(code), stop, counted(Text::tr("Reading what it imports")));
    if (stop.stop_requested())
        return cancelled();
    // Who asks for the commits only wants no judgement of the code.
    const auto wants = [&](Domain domain) {
        return std::ranges::find(request.domains, domain) != request.domains.end();
    };
    const bool ofCode = wants(Domain::Patch) || wants(Domain::Registry) || wants(Domain::Model);
    // Needs no parser, so it is done beside questions that follow one another at one parser each.
    const std::jthread indexer(ofCode ? std::jthread(buildIndexes, stop, code.target, code.base) : std::jthread());
    report(Text::tr("Taking the inventory"));
    workspace->take(findEntryPoints(code.plugin->tree(), profile, pool, code.plugin->cache()), stop,
                    counted(Text::tr("Looking up what is patched")));
    if (stop.stop_requested())
        return cancelled();

    Analysis analysis;
    analysis.setup = std::move(opened->setup);
    for (const EntryFacts &facts : inventory.facts) {
        if (wants(Domain::Patch))
            analysis.entries.push_back(facts.entry);
    }
    for (const RegistrationFacts &facts : inventory.registrations) {
        if (wants(Domain::Registry))
            analysis.entries.push_back(facts.entry);
    }
    if (wants(Domain::Model) || wants(Domain::Commit)) {
        report(Text::tr("Looking for counterparts"));
        analysis.models.counterparts = readCounterparts(*workspace, request, stop);
        if (stop.stop_requested())
            return cancelled();
    }
    // The commits are asked of the repository while the parsers read the models.
    CommitAudit audit;
    std::vector<Entry> ofCommits;
    std::jthread auditor;
    if (wants(Domain::Commit)) {
        report(Text::tr("Reading the upstream commits"));
        auditor = std::jthread([&] {
            audit = auditCommits({*workspace, analysis.models.counterparts, opened->upstream, opened->base.commit,
                                  opened->target.commit, request.importedTies},
                                 stop);
            ofCommits = commitEntries(audit.commits, *workspace);
        });
    }
    QStringList modelNotes;
    if (wants(Domain::Model)) {
        report(Text::tr("Reading the models"));
        std::ranges::move(modelEntries(code, inventory, analysis.models.counterparts),
                          std::back_inserter(analysis.entries));
        readModels(*workspace, request, analysis.models, modelNotes, stop);
    }
    if (auditor.joinable())
        auditor.join();
    if (stop.stop_requested())
        return cancelled();
    std::ranges::move(ofCommits, std::back_inserter(analysis.entries));
    analysis.models.commits = std::move(audit.commits);
    analysis.infrastructure = inventory.infrastructure;
    analysis.instructionFiles = instructionFiles(profile, code.plugin->tree(), code.target->tree());
    analysis.notes = notesOf(code, inventory);
    if (!audit.complete) {
        analysis.notes.append(
            Text::tr("The upstream repository lacks some of the history between base and target: there "
                     "may be more commits than are listed."));
    }
    analysis.notes += modelNotes;
    ScanResult result{std::make_shared<const Analysis>(analysis), *baseTree, *targetTree, opened->subject.tree,
                      workspace};
    if (stage)
        stage(result);

    report(Text::tr("Checking"));
    const std::vector<BrokenImport> brokenImports = findBrokenImports(code);
    const CheckContext context{
        analysis.setup,          code, inventory, brokenImports, analysis.models, *workspace->valuesAtTarget,
        *workspace->valuesAtBase};
    const std::vector<Check> &checks = catalogue();
    std::vector<std::vector<Finding>> found(checks.size());
    forEachIndex(checks.size(), [&](size_t i) {
        const std::optional<Domain> domain = checks[i].domain();
        if (!stop.stop_requested() && (domain ? wants(*domain) : ofCode))
            found[i] = checks[i].run(context);
    });
    if (stop.stop_requested())
        return cancelled();
    for (std::vector<Finding> &findings : found)
        std::ranges::move(findings, std::back_inserter(analysis.findings));
    report(Text::tr("Looking up the upstream commits"));
    UpstreamHistory history(opened->upstream, opened->base.commit, opened->target.commit, *cache);
    Attribution(context).attribute(analysis.findings, history, stop);
    if (stop.stop_requested())
        return cancelled();
    sortFindings(analysis.findings);
    result.analysis = std::make_shared<const Analysis>(std::move(analysis));
    return result;
}

} // namespace mxw::checks
