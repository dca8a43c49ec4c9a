// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inventory/EntryPoint.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <optional>

namespace mxw::inventory {

using namespace Qt::StringLiterals;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::inventory::EntryPoint)
};

/// "[group]" lines and "name = module:attribute" lines, as an installed distribution keeps them.
QJsonObject parseInstalled(const QByteArray &content)
{
    QJsonObject groups;
    QString group;
    for (const QByteArray &raw : content.split('\n')) {
        const QString line = QString::fromUtf8(raw).trimmed();
        if (line.startsWith(u'[') && line.endsWith(u']')) {
            group = line.sliced(1, line.size() - 2).trimmed();
        } else if (const qsizetype equals = line.indexOf(u'='); equals > 0 && !group.isEmpty()) {
            QJsonObject members = groups.value(group).toObject();
            members.insert(line.first(equals).trimmed(), line.sliced(equals + 1).trimmed());
            groups.insert(group, members);
        }
    }
    return groups;
}

class Collector
{
public:
    Collector(const Profile &profile, EntryPoints &result) : m_profile(profile), m_result(result) {}

    void add(const QString &file, const QJsonObject &groups)
    {
        for (auto group = groups.begin(); group != groups.end(); ++group) {
            const bool general = m_profile.generalGroups.contains(group.key());
            if (!general && !m_profile.platformGroups.contains(group.key()))
                continue;
            const QJsonObject members = group.value().toObject();
            for (auto member = members.begin(); member != members.end(); ++member)
                addOne(file, group.key(), member.key(), member.value().toString(), general);
        }
    }

private:
    void addOne(const QString &file, const QString &group, const QString &name, const QString &value, bool general)
    {
        // "module:attribute [extra]"
        const QString reference = value.section(u'[', 0, 0).trimmed();
        const EntryPoint point{group,
                               name,
                               reference.section(u':', 0, 0).trimmed(),
                               reference.section(u':', 1).trimmed(),
                               file,
                               general ? Reached::General : Reached::Platform};
        const bool known = std::ranges::any_of(m_result.points, [&](const EntryPoint &other) {
            return other.group == point.group && other.name == point.name;
        });
        if (!known)
            m_result.points.push_back(point);
    }

    const Profile &m_profile;
    EntryPoints &m_result;
};

/// What one of a project's own files declares.
struct Declaration
{
    const git::FileEntry *file = nullptr;
    QJsonObject groups;
};

QString cacheKey(const git::FileEntry &file)
{
    return "entry-points-1 "_L1 + file.path + u' ' + file.blob.hex();
}

std::vector<Declaration> readDeclarations(const git::Tree &tree, source::WorkerPool &pool,
                                          const source::OutlineCache *cache, QStringList &problems)
{
    std::vector<Declaration> declarations;
    std::vector<size_t> asked;
    std::vector<source::ParseJob> jobs;
    for (const QString &path : {u"pyproject.toml"_s, u"setup.cfg"_s, u"setup.py"_s}) {
        const git::FileEntry *file = tree.find(path);
        if (!file)
            continue;
        const std::optional<QByteArray> kept = cache ? cache->loadValue(cacheKey(*file)) : std::nullopt;
        declarations.push_back({file, QJsonDocument::fromJson(kept.value_or(QByteArray())).object()});
        if (kept)
            continue;
        asked.push_back(declarations.size() - 1);
        jobs.push_back({source::ParseJob::What::EntryPoints, path, [&tree, file]() -> std::optional<QByteArray> {
                            git::Content content = tree.read(*file);
                            if (content.state != git::Content::State::Present)
                                return std::nullopt;
                            return std::move(content.bytes);
                        }});
    }
    pool.run(std::move(jobs), [&](size_t index, Result<source::ParseOutcome> outcome) {
        Declaration &declaration = declarations[asked[index]];
        if (!outcome) {
            problems.append(Text::tr("%1 could not be read: %2").arg(declaration.file->path, outcome.error().what));
            return;
        }
        declaration.groups = outcome->entryPoints;
        if (cache)
            cache->storeValue(cacheKey(*declaration.file), QJsonDocument(declaration.groups).toJson());
    });
    return declarations;
}

} // namespace

EntryPoints findEntryPoints(const git::Tree &tree, const Profile &profile, source::WorkerPool &pool,
                            const source::OutlineCache *cache)
{
    EntryPoints result;
    Collector collector(profile, result);
    for (const Declaration &declaration : readDeclarations(tree, pool, cache, result.problems))
        collector.add(declaration.file->path, declaration.groups);
    for (const git::FileEntry &file : tree.files()) {
        if (file.path.endsWith(".dist-info/entry_points.txt"_L1))
            collector.add(file.path, parseInstalled(tree.read(file).bytes));
    }
    std::ranges::stable_sort(result.points, [](const EntryPoint &a, const EntryPoint &b) {
        return std::tuple(a.reached, a.group, a.name) < std::tuple(b.reached, b.group, b.name);
    });
    return result;
}

} // namespace mxw::inventory
