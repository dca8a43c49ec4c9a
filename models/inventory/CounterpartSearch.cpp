// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inventory/CounterpartSearch.h"

#include "models/inventory/LineOverlap.h"

#include <QFileInfo>
#include <QSet>

#include <algorithm>

namespace mxw::inventory {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

/// A name that more files define says nothing about which of them was copied.
constexpr qsizetype CommonName = 24;
constexpr size_t MaximumCandidates = 12;
/// Below this share of common lines, names in common are an accident.
constexpr double Resemblance = 0.25;
constexpr double ContentResemblance = 0.28;
/// A text that lies in the other one for the most part is a copy, however long that one is.
constexpr double ContainedCopy = 0.65;
/// An upstream file that moved keeps most of its lines.
constexpr double MovedSimilarity = 0.5;
constexpr qsizetype MaximumNeighbours = 40;
constexpr double NearlyAsGood = 0.1;
constexpr double WorthNaming = 0.4;
constexpr qsizetype MaximumAlternatives = 3;

QString stem(const QString &path)
{
    return QFileInfo(path).completeBaseName();
}

QStringList moduleLevelNames(const Outline &outline)
{
    QStringList names;
    for (const Definition &definition : outline.definitions) {
        if (definition.scope == ModuleScope)
            names.append(definition.name);
    }
    names.removeDuplicates();
    return names;
}

} // namespace

QByteArray CounterpartSearch::text(const CodeTree &tree, QChar key, const QString &path)
{
    const QString name = key + path;
    const auto known = m_texts.constFind(name);
    if (known != m_texts.cend())
        return *known;
    const git::FileEntry *file = tree.tree().find(path);
    const QByteArray bytes = file && !file->symlink ? tree.tree().read(*file).bytes : QByteArray();
    m_texts.insert(name, bytes);
    return bytes;
}

QByteArray CounterpartSearch::upstreamText(Side side, const QString &path)
{
    return text(tree(side), side == Side::Base ? u'b' : u't', path);
}

QString CounterpartSearch::byPath(Side side, const QString &file) const
{
    for (const Profile::PathMapping &mapping : m_code.profile.pathMappings) {
        const bool folder = mapping.from.endsWith(u'/');
        if (folder ? !file.startsWith(mapping.from) : file != mapping.from)
            continue;
        for (const QString &to : mapping.to) {
            const QString path = folder ? to + file.sliced(mapping.from.size()) : to;
            if (tree(side).tree().find(path))
                return path;
        }
    }
    return {};
}

/// What lies in the folders that the first mapping of the file leads to: a renamed file is still among them.
QStringList CounterpartSearch::neighbours(Side side, const QString &file) const
{
    QStringList found;
    for (const Profile::PathMapping &mapping : m_code.profile.pathMappings) {
        if (!mapping.from.endsWith(u'/') || !file.startsWith(mapping.from))
            continue;
        const QString below = file.sliced(mapping.from.size());
        for (const QString &to : mapping.to) {
            const QString folder = QFileInfo(to + below).path();
            const auto [begin, end] = tree(side).tree().range(folder);
            const auto &files = tree(side).tree().files();
            for (size_t i = begin; i < end && found.size() < MaximumNeighbours; ++i) {
                if (files[i].path.endsWith(u".py") && QFileInfo(files[i].path).path() == folder)
                    found.append(files[i].path);
            }
        }
        break;
    }
    return found;
}

/// The name as it is, and without what the plugin puts before names.
QStringList CounterpartSearch::ownNames(const QString &name) const
{
    QStringList names{name};
    for (const QString &prefix : m_code.profile.dispatch.ownClassPrefixes) {
        if (name.startsWith(prefix) && name.size() > prefix.size())
            names.append(name.sliced(prefix.size()));
    }
    return names;
}

void CounterpartSearch::addParents(const QString &module, const Outline &outline,
                                   std::vector<Candidate> &candidates) const
{
    for (const Definition &definition : outline.definitions) {
        if (!definition.isClass() || definition.scope != ModuleScope)
            continue;
        for (const Expression &base : definition.bases) {
            const Resolution parent = m_code.atTarget.resolveExpression(module, ModuleScope, base.dotted());
            if (!parent.found() || !parent.symbol.upstream)
                continue;
            auto found = std::ranges::find(candidates, parent.symbol.path, &Candidate::path);
            if (found == candidates.end())
                found = candidates.insert(candidates.end(), Candidate{parent.symbol.path});
            found->inherited = true;
            found->namesake = found->namesake || ownNames(definition.name).contains(parent.symbol.qualifiedName);
        }
    }
}

std::vector<CounterpartSearch::Candidate> CounterpartSearch::candidates(Side side, const QString &file,
                                                                        const QByteArray &text, const Outline &outline)
{
    QHash<QString, int> shared;
    for (const QString &name : moduleLevelNames(outline)) {
        QSet<QString> files;
        for (const QString &candidate : ownNames(name)) {
            const QStringList defining = tree(side).filesDefining(candidate);
            if (defining.size() <= CommonName)
                files.unite(QSet<QString>(defining.begin(), defining.end()));
        }
        for (const QString &path : files)
            ++shared[path];
    }
    std::vector<Candidate> found;
    for (auto it = shared.cbegin(); it != shared.cend(); ++it) {
        if (!tree(side).moduleOfFile(it.key()).isEmpty())
            found.push_back({it.key(), it.value()});
    }
    std::ranges::sort(found, [](const Candidate &a, const Candidate &b) {
        return std::tuple(-a.names, a.path) < std::tuple(-b.names, b.path);
    });
    if (found.size() > MaximumCandidates)
        found.resize(MaximumCandidates);
    for (const QString &path : neighbours(side, file)) {
        if (std::ranges::find(found, path, &Candidate::path) == found.end())
            found.push_back(Candidate{path});
    }
    const QString module = m_code.plugin->moduleOfFile(file);
    if (side == Side::Target && !module.isEmpty())
        addParents(module, outline, found);
    for (Candidate &candidate : found) {
        candidate.namesake = candidate.namesake || stem(candidate.path) == stem(file);
        const LineOverlap overlap = LineOverlap::unordered(text, upstreamText(side, candidate.path));
        candidate.similarity = overlap.similarity();
        candidate.contained = overlap.contained();
    }
    std::ranges::sort(found, [](const Candidate &a, const Candidate &b) {
        return std::tuple(-std::max(a.similarity, a.contained), !a.namesake, a.path) <
               std::tuple(-std::max(b.similarity, b.contained), !b.namesake, b.path);
    });
    return found;
}

QString CounterpartSearch::moved(Side from, const QString &path, Side to)
{
    if (tree(to).tree().find(path))
        return path;
    const OutlineState state = tree(from).outline(path);
    if (!state.outline)
        return {};
    const QByteArray bytes = upstreamText(from, path);
    for (const Candidate &candidate : candidates(to, path, bytes, *state.outline)) {
        // A file that both revisions have under this name did not come from elsewhere.
        if (candidate.similarity >= MovedSimilarity && !tree(from).tree().find(candidate.path))
            return candidate.path;
    }
    return {};
}

void CounterpartSearch::measure(Counterpart &counterpart, const QByteArray &local)
{
    const Side side = counterpart.atTarget.isEmpty() ? Side::Base : Side::Target;
    const LineOverlap overlap = LineOverlap::of(local, upstreamText(side, counterpart.upstreamFile()));
    counterpart.similarity = overlap.similarity();
    counterpart.copy = counterpart.similarity >= m_code.profile.copySimilarity || overlap.contained() >= ContainedCopy;
}

std::optional<Counterpart> CounterpartSearch::find(const ModuleFile &module, bool model)
{
    const OutlineState state = m_code.plugin->outlineOfModule(module.name);
    if (!state.outline)
        return std::nullopt;
    const QString &file = module.path;
    const QByteArray local = text(*m_code.plugin, u'p', file);

    Counterpart counterpart;
    counterpart.file = file;
    counterpart.model = model;
    std::vector<Candidate> like;
    if (const QString hand = m_byHand.value(file); !hand.isEmpty()) {
        counterpart.found = Counterpart::Found::ByHand;
        counterpart.atTarget = m_code.target->tree().find(hand) ? hand : QString();
        counterpart.atBase = m_code.base->tree().find(hand) ? hand : QString();
    } else {
        counterpart.found = Counterpart::Found::ByPath;
        counterpart.atTarget = byPath(Side::Target, file);
        counterpart.atBase = byPath(Side::Base, file);
    }
    const bool named = !counterpart.upstreamFile().isEmpty();
    if (!named || model)
        like = candidates(Side::Target, file, local, *state.outline);
    if (!named && !moduleLevelNames(*state.outline).isEmpty()) {
        // A model that derives from another one of upstream is an adaptation of that, whatever its name.
        const auto derived = std::ranges::find_if(like, [model](const Candidate &candidate) {
            return candidate.inherited && (model || candidate.namesake || candidate.similarity >= Resemblance);
        });
        const auto alike = std::ranges::find_if(like, [](const Candidate &candidate) {
            return candidate.similarity >= ContentResemblance ||
                   (candidate.contained >= ContainedCopy && candidate.names > 0);
        });
        const bool better = alike != like.end() && derived != like.end() && alike->similarity >= MovedSimilarity &&
                            alike->similarity >= derived->similarity + NearlyAsGood;
        const auto best = derived != like.end() && !better ? derived : alike;
        if (best != like.end()) {
            counterpart.found = best == derived ? Counterpart::Found::ByInheritance : Counterpart::Found::ByContent;
            counterpart.atTarget = best->path;
        } else if (const auto before = candidates(Side::Base, file, local, *state.outline);
                   !before.empty() && before.front().similarity >= ContentResemblance) {
            counterpart.found = Counterpart::Found::ByContent;
            counterpart.atBase = before.front().path;
        }
    }
    if (counterpart.upstreamFile().isEmpty())
        return model ? std::optional(counterpart) : std::nullopt;
    if (counterpart.atBase.isEmpty())
        counterpart.atBase = moved(Side::Target, counterpart.atTarget, Side::Base);
    else if (counterpart.atTarget.isEmpty())
        counterpart.atTarget = moved(Side::Base, counterpart.atBase, Side::Target);
    measure(counterpart, local);
    const double enough = std::max(WorthNaming, counterpart.similarity - NearlyAsGood);
    for (const Candidate &candidate : like) {
        if (candidate.path == counterpart.atTarget || candidate.similarity < enough)
            continue;
        const double similarity = LineOverlap::of(local, upstreamText(Side::Target, candidate.path)).similarity();
        if (similarity >= enough && counterpart.alternatives.size() < MaximumAlternatives)
            counterpart.alternatives.append(u"%1 %2"_s.arg(candidate.path).arg(similarity, 0, 'f', 2));
    }
    return counterpart;
}

} // namespace mxw::inventory
