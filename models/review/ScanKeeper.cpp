// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/ScanKeeper.h"

#include "models/dispatch/ChainExport.h"
#include "models/git/Repository.h"

#include <QJsonDocument>

#include <utility>

using namespace Qt::StringLiterals;

namespace mxw::review {

namespace {

QString reasonOf(git::Content::State state)
{
    switch (state) {
    case git::Content::State::TooLarge:
        return u"too-large"_s;
    case git::Content::State::Unreadable:
        return u"unreadable"_s;
    case git::Content::State::Present:
    case git::Content::State::NotPresent:
        break;
    }
    return u"not-present"_s;
}

bool hasChain(const inventory::Entry &entry)
{
    return entry.domain == inventory::Domain::Patch || entry.domain == inventory::Domain::Registry;
}

} // namespace

ScanKeeper::ScanKeeper(const checks::ScanResult &scan, std::vector<dispatch::ChainFinding> findings)
    : m_scan(scan), m_findings(std::move(findings))
{
}

KeptContent ScanKeeper::keep(const std::stop_token &stop)
{
    keepChains(stop);
    nameFiles();
    keepTree(m_scan.subject.get(), m_pluginFiles, u"plugin:"_s, m_kept.files.plugin, stop);
    keepTree(m_scan.base.get(), m_upstreamFiles, u"base:"_s, m_kept.files.base, stop);
    keepTree(m_scan.target.get(), m_upstreamFiles, u"target:"_s, m_kept.files.target, stop);
    keepObjects(stop);
    return std::move(m_kept);
}

void ScanKeeper::keepChains(const std::stop_token &stop)
{
    if (!m_scan.workspace)
        return;
    dispatch::ChainBuilder builder(m_scan.workspace, m_findings);
    for (const inventory::Entry &entry : m_scan.analysis->entries) {
        if (!hasChain(entry) || stop.stop_requested())
            continue;
        const dispatch::ChainGraph graph = builder.ofEntry(entry.id, stop);
        if (graph.nodes.empty())
            continue;
        for (const dispatch::ChainNode &node : graph.nodes)
            (node.upstream ? m_upstreamFiles : m_pluginFiles).insert(node.file);
        for (const dispatch::ChainEdge &edge : graph.edges)
            (edge.upstream ? m_upstreamFiles : m_pluginFiles).insert(edge.file);
        const QByteArray json = QJsonDocument(dispatch::toJson(graph)).toJson(QJsonDocument::Compact);
        const QString digest = add({git::Content::State::Present, json, {}}, u"chain:"_s + entry.id);
        if (!digest.isEmpty())
            m_kept.files.chains.insert(entry.id, digest);
    }
}

void ScanKeeper::nameFiles()
{
    const checks::Analysis &analysis = *m_scan.analysis;
    for (const inventory::Entry &entry : analysis.entries) {
        m_pluginFiles << entry.file << entry.local.file;
        if (entry.replacement)
            (entry.replacementInUpstream ? m_upstreamFiles : m_pluginFiles) << entry.replacement->file;
        for (const auto &place : {entry.atBase, entry.atTarget}) {
            if (place)
                m_upstreamFiles << place->file;
        }
    }
    for (const checks::Finding &finding : analysis.findings) {
        m_pluginFiles << finding.file;
        m_upstreamFiles << finding.upstreamFile;
    }
    for (const inventory::Counterpart &counterpart : analysis.models.counterparts) {
        m_pluginFiles << counterpart.file;
        m_upstreamFiles << counterpart.atBase << counterpart.atTarget;
    }
    for (const QString &file : analysis.instructionFiles)
        (file.startsWith("plugin:"_L1) ? m_pluginFiles : m_upstreamFiles) << file.section(u':', 1);
    m_pluginFiles.remove({});
    m_upstreamFiles.remove({});
}

void ScanKeeper::keepTree(const git::Tree *tree, const QSet<QString> &paths, const QString &word,
                          QHash<QString, QString> &list, const std::stop_token &stop)
{
    if (!tree)
        return;
    const bool isWhole = tree->missingFolders().isEmpty();
    for (const QString &path : paths) {
        if (stop.stop_requested())
            return;
        const git::FileEntry *file = tree->find(path);
        if (!file) {
            if (isWhole)
                list.insert(path, QString());
            else
                m_kept.files.leftOut.insert(word + path, u"not-present"_s);
            continue;
        }
        QString &known = m_byObject[file->blob];
        if (known.isEmpty())
            known = add(tree->read(*file), word + path);
        if (!known.isEmpty())
            list.insert(path, known);
    }
}

void ScanKeeper::keepObjects(const std::stop_token &stop)
{
    const auto &commits = m_scan.analysis->models.commits;
    if (commits.empty())
        return;
    const auto repository = git::Repository::open(m_scan.analysis->setup.upstreamPath);
    for (const checks::CommitRecord &commit : commits) {
        for (const checks::CommitFile &file : commit.files) {
            for (const QString &blob : {file.before, file.after}) {
                const auto id = git::ObjectId::fromHex(blob);
                if (!id || stop.stop_requested())
                    continue;
                QString &known = m_byObject[*id];
                if (known.isEmpty()) {
                    known = add(repository ? repository->readBlob(*id)
                                           : git::Content{git::Content::State::NotPresent, {}, {}},
                                u"object:"_s + blob);
                }
                if (!known.isEmpty())
                    m_kept.files.objects.insert(blob, known);
            }
        }
    }
}

QString ScanKeeper::add(const git::Content &content, const QString &name)
{
    if (content.state != git::Content::State::Present) {
        m_kept.files.leftOut.insert(name, reasonOf(content.state));
        return {};
    }
    auto blob = PackedBlob::of(content.bytes);
    if (!blob) {
        m_kept.files.leftOut.insert(name, u"too-large"_s);
        return {};
    }
    const QString digest = blob->digest;
    if (!m_known.contains(digest)) {
        m_known.insert(digest);
        m_kept.blobs.push_back(*std::move(blob));
    }
    return digest;
}

} // namespace mxw::review
