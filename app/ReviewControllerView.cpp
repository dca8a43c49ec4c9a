// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the review shows: the selected entry, its comparison, and the code that somebody points to.
#include "app/ReviewController.h"

#include "models/inventory/Workspace.h"

#include <QDir>
#include <QFileInfo>

namespace mxw::app {

using namespace Qt::StringLiterals;

namespace {

bool covers(const std::optional<inventory::Place> &place, const QString &file, int line)
{
    return place && place->file == file && line >= place->line && line <= place->endLine;
}

} // namespace

void ReviewController::selectEntry(const QString &id)
{
    m_entry = id;
    m_files.reset();
    m_commitFile.reset();
    m_wholeForLine = false;
    m_line = -1;
    startComparison();
}

void ReviewController::selectPair(Pair pair)
{
    m_pair = pair;
    m_commitFile.reset();
    startComparison();
}

void ReviewController::setWholeFiles(bool whole)
{
    m_wholeFiles = whole;
    startComparison();
}

void ReviewController::setWhitespace(git::Whitespace whitespace)
{
    m_whitespace = whitespace;
    startComparison();
}

void ReviewController::showFinding(const checks::Finding &finding)
{
    const inventory::Entry *entry = m_analysis ? m_analysis->entry(finding.entry) : nullptr;
    m_pair = Pair::PluginTarget;
    m_files.reset();
    m_commitFile.reset();
    m_line = finding.line - 1;
    if (entry) {
        m_entry = entry->id;
        const auto &shown = entry->replacement && !entry->replacementInUpstream ? *entry->replacement : entry->local;
        m_wholeForLine = !covers(shown, finding.file, finding.line);
    }
    if (!entry || (m_wholeForLine && finding.file != entry->file))
        m_files = Files{finding.file, finding.upstreamFile, false};
    startComparison();
}

void ReviewController::showCode(bool upstream, const QString &file, int line, bool atBase)
{
    const inventory::Entry *entry = m_analysis ? m_analysis->entry(m_entry) : nullptr;
    if (!m_analysis || file.isEmpty())
        return;
    const bool counterpart = !upstream && entry && entry->file == file && entry->atTarget;
    m_files = Files{upstream ? QString() : file,
                    upstream      ? file
                    : counterpart ? entry->atTarget->file
                                  : QString(),
                    upstream};
    m_line = line - 1;
    m_rightLine = upstream && !atBase;
    m_commitFile.reset();
    startComparison();
}

void ReviewController::showCommitFile(const QString &entry, int file)
{
    const checks::CommitRecord *commit = m_analysis ? m_analysis->models.commit(entry) : nullptr;
    if (!commit || file < 0 || size_t(file) >= commit->files.size())
        return;
    m_files.reset();
    m_commitFile = std::pair(commit->commit, commit->files[size_t(file)]);
    m_line = -1;
    startComparison();
}

void ReviewController::keepWorkspace(const checks::ScanResult &result)
{
    m_workspace = result.workspace;
    m_scanned = result.analysis;
    Q_EMIT workspaceChanged();
}

namespace {

/// The path below one of the repositories that a file of a run may have: the run's folder may be one of them, a folder
/// in it, or its likeness on another machine.
QStringList pathsInTree(const QString &folder, const QString &file, const QString &repository)
{
    const QString absolute = QDir::cleanPath(QDir(folder).filePath(file));
    QStringList paths;
    if (absolute.startsWith(repository + u'/'))
        paths << absolute.mid(repository.size() + 1);
    if (absolute.startsWith(QDir::cleanPath(folder) + u'/'))
        paths << absolute.mid(QDir::cleanPath(folder).size() + 1);
    return paths << file;
}

} // namespace

bool ReviewController::showTest(const QString &folder, const QString &file, int line)
{
    if (!m_analysis || file.isEmpty())
        return false;
    for (const QString &path : pathsInTree(folder, file, m_analysis->setup.pluginPath)) {
        if (m_trees.subject && m_trees.subject->find(path)) {
            const bool isCopy = m_trees.target && m_trees.target->find(path);
            m_files = Files{path, isCopy ? path : QString(), false};
            m_line = line - 1;
            m_rightLine = false;
            m_commitFile.reset();
            startComparison();
            return true;
        }
    }
    for (const QString &path : pathsInTree(folder, file, m_analysis->setup.upstreamPath)) {
        if (m_trees.target && m_trees.target->find(path)) {
            showCode(true, path, line);
            return true;
        }
    }
    return false;
}

void ReviewController::startComparison()
{
    const inventory::Entry *entry = m_analysis ? m_analysis->entry(m_entry) : nullptr;
    m_diff.cancel();
    m_shown.reset();
    Q_EMIT comparisonStarted();
    if (!entry && !m_files && !m_commitFile)
        return;
    // While nothing but the record is at hand and a scan is on its way, the trees come with it.
    if (!m_trees.target && isScanning() && !m_commitFile)
        return;
    ComparisonRequest request =
        m_commitFile ? Comparison::ofCommit(m_analysis->setup, m_commitFile->first, m_commitFile->second, m_kept)
        : m_files && m_files->upstreamOnly ? Comparison::ofUpstreamFile(m_analysis->setup, m_trees, m_files->upstream)
        : m_files ? Comparison::ofFiles(m_analysis->setup, m_trees, m_files->plugin, m_files->upstream)
                  : Comparison::ofEntry(m_analysis->setup, *entry, m_trees, m_pair, m_wholeFiles || m_wholeForLine,
                                        storedContent(entry->id));
    request.whitespace = m_whitespace;
    if (request.base)
        request.profile = profile();
    keepShown(request);
    m_diff.start(request);
}

void ReviewController::keepShown(const ComparisonRequest &request)
{
    using Side = review::Evidence::Side;
    const inventory::Entry *entry = m_analysis->entry(m_entry);
    const bool ofEntry = !m_commitFile && !m_files;
    Side left = m_files && m_files->upstreamOnly ? Side::Base : Side::Plugin;
    if (ofEntry && m_pair == Pair::BaseTarget)
        left = Side::Base;
    else if (ofEntry && entry && entry->replacement && entry->replacementInUpstream)
        left = Side::Target; // the patch installs something of upstream's
    const Side right = ofEntry && m_pair == Pair::PluginBase ? Side::Base : Side::Target;
    const QString commit = m_commitFile ? m_commitFile->first : QString();
    m_shown = ShownPair{{left, request.left.path, commit}, {right, request.right.path, commit}};
}

/// The review's profile; read again for a session that is shown without a scan.
std::shared_ptr<const inventory::Profile> ReviewController::profile()
{
    if (m_workspace)
        return {m_workspace, &m_workspace->profile};
    if (!m_profile) {
        if (auto loaded = inventory::Profile::load(m_analysis->setup.profile))
            m_profile = std::make_shared<const inventory::Profile>(*std::move(loaded));
    }
    return m_profile;
}

void ReviewController::startDigests()
{
    std::vector<EntrySides> decided;
    for (const inventory::Entry &entry : m_analysis->entries) {
        const auto &record = state().entry(entry.id).decision;
        if (!record)
            continue;
        const auto side = [&](Role role) {
            return Comparison::side(m_analysis->setup, entry, m_trees, role, false, storedContent(entry.id));
        };
        decided.push_back({.entry = entry.id,
                           .recorded = record->decision.digests,
                           .plugin = side(Role::Plugin),
                           .base = side(Role::Base),
                           .target = side(Role::Target)});
    }
    m_digestTask.start([decided](const std::stop_token &stop) { return digestsOf(decided, stop); },
                       [this](EntryDigests digests) {
                           m_digests = std::move(digests);
                           Q_EMIT digestsChanged();
                       });
}

Comparison::Stored ReviewController::storedContent(const QString &entry)
{
    return [this, entry](Role role) -> std::optional<QByteArray> {
        const auto &record = state().entry(entry).decision;
        if (!m_session || !record)
            return std::nullopt;
        const review::ContentDigests &digests = record->decision.digests;
        const QString &digest = role == Role::Plugin ? digests.local
                                : role == Role::Base ? digests.base
                                                     : digests.target;
        const auto content = digest.isEmpty() ? Result<QByteArray>() : m_session->journal().blob(digest);
        if (digest.isEmpty() || !content)
            return std::nullopt;
        return *content;
    };
}

namespace {

QString contentOf(const git::Tree *tree, const QString &path)
{
    const git::FileEntry *file = tree ? tree->find(path) : nullptr;
    if (!file)
        return ReviewController::tr("The repository is not there to read it from.");
    const git::Content content = tree->read(*file);
    if (content.state == git::Content::State::Present)
        return QString::fromUtf8(content.bytes);
    return content.state == git::Content::State::NotPresent
               ? ReviewController::tr("Object not present in this repository.")
               : ReviewController::tr("The file cannot be read: %1").arg(content.detail);
}

} // namespace

std::vector<Instruction> ReviewController::instructions() const
{
    std::vector<Instruction> list;
    if (!m_analysis)
        return list;
    for (const QString &file : m_analysis->instructionFiles) {
        const QString side = file.section(u':', 0, 0);
        const QString path = file.section(u':', 1);
        list.push_back({side + u": "_s + path,
                        contentOf(side == "plugin"_L1 ? m_trees.subject.get() : m_trees.target.get(), path)});
    }
    return list;
}

} // namespace mxw::app
