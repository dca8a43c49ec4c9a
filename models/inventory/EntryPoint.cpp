// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inventory/EntryPoint.h"

#include <QCoreApplication>
#include <QJsonObject>

#include <algorithm>

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

} // namespace

EntryPoints findEntryPoints(const git::Tree &tree, const Profile &profile, source::WorkerPool &pool)
{
    EntryPoints result;
    Collector collector(profile, result);
    std::vector<const git::FileEntry *> files;
    for (const QString &path : {u"pyproject.toml"_s, u"setup.cfg"_s, u"setup.py"_s}) {
        if (const git::FileEntry *file = tree.find(path))
            files.push_back(file);
    }
    std::vector<source::ParseJob> jobs;
    for (const git::FileEntry *file : files) {
        jobs.push_back({source::ParseJob::What::EntryPoints, file->path, [&tree, file]() -> std::optional<QByteArray> {
                            git::Content content = tree.read(*file);
                            if (content.state != git::Content::State::Present)
                                return std::nullopt;
                            return std::move(content.bytes);
                        }});
    }
    std::vector<QJsonObject> groups(files.size());
    pool.run(std::move(jobs), [&](size_t index, Result<source::ParseOutcome> outcome) {
        if (outcome)
            groups[index] = outcome->entryPoints;
        else
            result.problems.append(Text::tr("%1 could not be read: %2").arg(files[index]->path, outcome.error().what));
    });
    for (size_t i = 0; i < files.size(); ++i)
        collector.add(files[i]->path, groups[i]);
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
