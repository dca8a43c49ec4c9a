// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inventory/DependencyWalk.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <map>
#include <set>

namespace mxw::inventory {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::inventory::DependencyWalk)
};

constexpr qsizetype MostDetails = 12;

/// What is known of a thing once the walk is over.
struct Visit
{
    std::set<QString> callers;
    std::set<QString> details;
};

} // namespace

DependencyWalk::DependencyWalk(const Workspace &workspace, const std::vector<Counterpart> &counterparts)
    : m_graph(workspace)
{
    for (const Counterpart &counterpart : counterparts)
        m_counterparts.insert(counterpart.file, counterpart.upstreamFile());
}

ModelDependencies DependencyWalk::of(const QString &modelFile, std::stop_token stop, int maximumVisited)
{
    std::vector<QString> order;
    std::map<QString, Visit> visits;
    const auto visit = [&](const QString &key) {
        const bool isNew = !visits.contains(key);
        if (isNew && order.size() < size_t(maximumVisited)) {
            order.push_back(key);
            visits[key];
        }
        return !isNew || order.back() == key;
    };
    bool complete = true;
    for (const QString &root : m_graph.rootsOf(modelFile))
        complete = visit(root) && complete;
    // Level by level, so that the files of one level are read side by side.
    for (size_t done = 0; done < order.size() && complete;) {
        const std::vector<QString> level(order.begin() + qsizetype(done), order.end());
        done = order.size();
        m_graph.prepare(level, stop);
        for (const QString &key : level) {
            if (stop.stop_requested())
                complete = false;
            if (!complete)
                break;
            for (const DependencyGraph::Need &need : m_graph.needsOf(key)) {
                if (!visit(need.key)) {
                    complete = false;
                    continue;
                }
                const Dependency &caller = m_graph.thing(key).dependency;
                Visit &visited = visits[need.key];
                visited.callers.insert(caller.module + u':' + caller.name);
                if (!need.detail.isEmpty())
                    visited.details.insert(need.detail);
            }
        }
    }

    ModelDependencies result;
    result.file = modelFile;
    result.complete = complete;
    for (const QString &key : order) {
        Dependency dependency = m_graph.thing(key).dependency;
        const Visit &visited = visits[key];
        dependency.callerCount = int(visited.callers.size());
        for (const QString &caller : visited.callers) {
            if (dependency.callers.size() < Dependency::MaximumCallers)
                dependency.callers.append(caller);
        }
        if (!visited.details.empty()) {
            QStringList names(visited.details.begin(), visited.details.end());
            if (names.size() > MostDetails) {
                names = names.mid(0, MostDetails);
                names.append(u"…"_s);
            }
            dependency.reason = Text::tr("%1 Used: %2.").arg(dependency.reason, names.join(u", "_s));
        }
        if (!dependency.upstream && !dependency.file.isEmpty())
            dependency.counterpart = m_counterparts.value(dependency.file);
        result.visited.push_back(std::move(dependency));
    }
    return result;
}

ModelDependencies followDependencies(const Workspace &workspace, const QString &modelFile,
                                     const std::vector<Counterpart> &counterparts, std::stop_token stop)
{
    return DependencyWalk(workspace, counterparts).of(modelFile, std::move(stop));
}

} // namespace mxw::inventory
