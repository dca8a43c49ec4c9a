// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/Comparison.h"

#include "models/checks/ModificationMarks.h"
#include "models/diff/ThreeWayRows.h"
#include "models/git/Repository.h"
#include "models/review/KeptTree.h"
#include "models/source/DefinitionSketch.h"

#include <algorithm>

namespace mxw::app {

using namespace Qt::StringLiterals;

namespace {

/// Where an entry's text of a role lies; nothing when that side has none.
std::optional<inventory::Place> placeOf(const inventory::Entry &entry, Role role)
{
    switch (role) {
    case Role::Plugin:
        if (entry.replacement && !entry.replacementInUpstream)
            return entry.replacement;
        if (!entry.replacementInUpstream && !entry.local.file.isEmpty())
            return entry.local;
        return entry.replacement ? entry.replacement : entry.local;
    case Role::Base:
        return entry.atBase;
    case Role::Target:
        return entry.atTarget;
    }
    return std::nullopt;
}

diff::Slice sliceOf(const inventory::Place &place)
{
    if (place.line <= 0)
        return {};
    return {place.line - 1, std::max(place.line, place.endLine)};
}

/// Byte offset of a 0-based line; the size when there are fewer lines.
qsizetype offsetOfLine(const QByteArray &bytes, int line)
{
    qsizetype offset = 0;
    for (int i = 0; i < line; ++i) {
        const qsizetype end = bytes.indexOf('\n', offset);
        if (end < 0)
            return bytes.size();
        offset = end + 1;
    }
    return offset;
}

diff::SideState sideState(git::Content::State state)
{
    switch (state) {
    case git::Content::State::Present:
        return diff::SideState::Present;
    case git::Content::State::NotPresent:
        return diff::SideState::NotPresent;
    case git::Content::State::TooLarge:
        return diff::SideState::TooLarge;
    case git::Content::State::Unreadable:
        break;
    }
    return diff::SideState::Unreadable;
}

/// The plugin's text is a copy of upstream's that upstream goes on changing: then differences have an origin.
bool isMadeFromBase(const inventory::Entry &entry)
{
    const bool copies = entry.domain == inventory::Domain::Model || entry.domain == inventory::Domain::Patch;
    return copies && entry.atBase && entry.atTarget && !entry.replacementInUpstream;
}

/// Spaces and tabs before the first text of a slice.
QByteArray indentation(const QByteArray &bytes, diff::Slice slice)
{
    const qsizetype end = slice.end < 0 ? bytes.size() : offsetOfLine(bytes, slice.end);
    qsizetype lineStart = offsetOfLine(bytes, slice.begin);
    for (qsizetype at = lineStart; at < end; ++at) {
        if (bytes[at] == '\n')
            lineStart = at + 1;
        else if (bytes[at] != ' ' && bytes[at] != '\t' && bytes[at] != '\r')
            return bytes.mid(lineStart, at - lineStart);
    }
    return {};
}

/// Takes `prefix` off every line of the slice that begins with it.
QByteArray shifted(const QByteArray &bytes, diff::Slice slice, const QByteArray &prefix)
{
    const qsizetype begin = offsetOfLine(bytes, slice.begin);
    const qsizetype end = slice.end < 0 ? bytes.size() : offsetOfLine(bytes, slice.end);
    QByteArray result = bytes.left(begin);
    for (qsizetype at = begin; at < end;) {
        const qsizetype newline = bytes.indexOf('\n', at);
        const qsizetype next = newline < 0 ? end : newline + 1;
        const QByteArray line = bytes.mid(at, next - at);
        result += line.startsWith(prefix) ? line.mid(prefix.size()) : line;
        at = next;
    }
    return result + bytes.mid(end);
}

diff::ThreeWaySide aligned(const diff::Side &side, diff::Slice slice)
{
    diff::ThreeWaySide one{side, slice, {}};
    if (side.state == diff::SideState::Present) {
        for (source::SketchedDefinition &definition : source::sketchDefinitions(side.bytes))
            one.definitions.push_back({std::move(definition.name), definition.begin, definition.end});
    }
    return one;
}

QByteArray slice(const QByteArray &bytes, diff::Slice lines)
{
    if (lines.end < 0)
        return bytes;
    const qsizetype begin = offsetOfLine(bytes, lines.begin);
    return bytes.mid(begin, offsetOfLine(bytes, lines.end) - begin);
}

/// The tree is what a session kept, and that says nothing of the file.
bool isNotKept(const git::Tree &tree, const QString &path)
{
    const auto *kept = dynamic_cast<const review::KeptTree *>(&tree);
    return kept && !kept->find(path) && !kept->lacks(path);
}

std::shared_ptr<const git::Tree> treeOf(const Trees &trees, Role role)
{
    switch (role) {
    case Role::Plugin:
        return trees.subject;
    case Role::Base:
        return trees.base;
    case Role::Target:
        break;
    }
    return trees.target;
}

} // namespace

QString Comparison::label(Pair pair)
{
    switch (pair) {
    case Pair::PluginTarget:
        return tr("Plugin ↔ target");
    case Pair::BaseTarget:
        return tr("Base ↔ target");
    case Pair::PluginBase:
        break;
    }
    return tr("Plugin ↔ base");
}

QString Comparison::roleTitle(const checks::ReviewSetup &setup, Role role)
{
    switch (role) {
    case Role::Plugin:
        return tr("plugin %1").arg(setup.subjectLabel);
    case Role::Base:
        return tr("base %1").arg(setup.base.label());
    case Role::Target:
        break;
    }
    return tr("target %1").arg(setup.target.label());
}

SideRequest Comparison::side(const checks::ReviewSetup &setup, const inventory::Entry &entry, const Trees &trees,
                             Role role, bool wholeFile, const Stored &stored)
{
    const bool borrowed = role == Role::Plugin && entry.replacement && entry.replacementInUpstream;
    SideRequest side;
    side.title = borrowed ? tr("replacement in upstream %1").arg(setup.target.label()) : roleTitle(setup, role);
    const std::optional<inventory::Place> place = placeOf(entry, role);
    if (!place) {
        side.state = diff::SideState::Absent;
        return side;
    }
    side.title += u" · "_s + place->file;
    side.path = place->file;
    side.slice = sliceOf(*place);
    side.tree = treeOf(trees, borrowed ? Role::Target : role);
    if (side.tree && isNotKept(*side.tree, side.path))
        side.tree.reset();
    if (side.tree) {
        if (wholeFile)
            side.slice = {};
        return side;
    }
    if (const auto kept = stored(role))
        side.stored = *kept;
    else
        side.state = diff::SideState::NotPresent;
    return side;
}

ComparisonRequest Comparison::ofEntry(const checks::ReviewSetup &setup, const inventory::Entry &entry,
                                      const Trees &trees, Pair pair, bool wholeFiles, const Stored &stored)
{
    const Role left = pair == Pair::BaseTarget ? Role::Base : Role::Plugin;
    const Role right = pair == Pair::PluginBase ? Role::Base : Role::Target;
    ComparisonRequest request{.left = side(setup, entry, trees, left, wholeFiles, stored),
                              .right = side(setup, entry, trees, right, wholeFiles, stored)};
    if (pair == Pair::PluginTarget && isMadeFromBase(entry))
        request.base = side(setup, entry, trees, Role::Base, wholeFiles, stored);
    return request;
}

SideRequest Comparison::fileSide(const QString &title, const std::shared_ptr<const git::Tree> &tree,
                                 const QString &file)
{
    SideRequest side;
    side.title = file.isEmpty() ? title : title + u" · "_s + file;
    side.path = file;
    side.tree = tree;
    if (file.isEmpty())
        side.state = diff::SideState::Absent;
    else if (!tree)
        side.state = diff::SideState::NotPresent;
    return side;
}

ComparisonRequest Comparison::ofFiles(const checks::ReviewSetup &setup, const Trees &trees, const QString &pluginFile,
                                      const QString &upstreamFile)
{
    return {.left = fileSide(roleTitle(setup, Role::Plugin), trees.subject, pluginFile),
            .right = fileSide(roleTitle(setup, Role::Target), trees.target, upstreamFile)};
}

ComparisonRequest Comparison::ofUpstreamFile(const checks::ReviewSetup &setup, const Trees &trees, const QString &file)
{
    return {.left = fileSide(roleTitle(setup, Role::Base), trees.base, file),
            .right = fileSide(roleTitle(setup, Role::Target), trees.target, file)};
}

ComparisonRequest Comparison::ofCommit(const checks::ReviewSetup &setup, const QString &commit,
                                       const checks::CommitFile &file, std::shared_ptr<const review::KeptScan> kept)
{
    const auto side = [&](const QString &title, const QString &path, const QString &blob) {
        SideRequest request;
        request.title = title + u" · "_s + path;
        request.path = path;
        const auto id = git::ObjectId::fromHex(blob);
        if (!id) {
            request.state = diff::SideState::Absent;
            return request;
        }
        request.reader = [repository = setup.upstreamPath, id = *id, kept] {
            const auto opened = git::Repository::open(repository);
            git::Content content =
                opened ? opened->readBlob(id) : git::Content{git::Content::State::NotPresent, {}, {}};
            return content.state == git::Content::State::Present || !kept ? content : kept->object(id.hex());
        };
        return request;
    };
    const QString hash = commit.first(std::min<qsizetype>(commit.size(), 7));
    return {.left = side(tr("before %1").arg(hash), file.oldPath.isEmpty() ? file.path : file.oldPath, file.before),
            .right = side(tr("after %1").arg(hash), file.path, file.after)};
}

diff::Side Comparison::read(const SideRequest &request)
{
    if (request.state != diff::SideState::Present)
        return {request.state, request.title, {}};
    if (request.reader) {
        git::Content content = request.reader();
        return {sideState(content.state), request.title, std::move(content.bytes)};
    }
    if (!request.tree) {
        // Line numbers stay those of the file that the slice was cut from.
        return {diff::SideState::Present, request.title, QByteArray(request.slice.begin, '\n') + request.stored};
    }
    const git::FileEntry *file = request.tree->find(request.path);
    if (!file) {
        const bool isUnknown = isNotKept(*request.tree, request.path);
        return {isUnknown ? diff::SideState::NotPresent : diff::SideState::Absent, request.title, {}};
    }
    git::Content content = request.tree->read(*file);
    return {sideState(content.state), request.title, std::move(content.bytes)};
}

diff::SideBySide Comparison::compute(const ComparisonRequest &request, std::stop_token stop)
{
    diff::Side left = read(request.left);
    diff::Side right = read(request.right);
    std::optional<diff::Side> base;
    if (request.base)
        base = read(*request.base);
    // The marks are looked for before anything is taken off: what they cover goes by indentation.
    std::optional<checks::ModificationMarks> marks;
    if (base && request.profile && left.state == diff::SideState::Present)
        marks.emplace(left.bytes, *request.profile);
    std::vector<std::pair<diff::Side *, diff::Slice>> sides{{&left, request.left.slice}, {&right, request.right.slice}};
    if (base && base->state == diff::SideState::Present)
        sides.emplace_back(&*base, request.base->slice);
    alignIndentation(sides);
    diff::SideBySide result;
    if (base) {
        const auto annotated = [&marks](int begin, int end) { return marks && marks->touches(begin + 1, end); };
        result = diff::compareThreeWay(aligned(*base, request.base->slice), aligned(left, request.left.slice),
                                       aligned(right, request.right.slice), annotated, request.whitespace, stop);
    } else {
        result = diff::compareSlices(left, request.left.slice, right, request.right.slice, request.whitespace, stop);
    }
    const bool python = request.left.path.endsWith(".py"_L1) && request.right.path.endsWith(".py"_L1);
    const bool both = result.leftState == diff::SideState::Present && result.rightState == diff::SideState::Present;
    if (python && both && !result.differences.empty() && !stop.stop_requested()) {
        // Of the texts as they were compared, so that a method and a function can be the same code.
        const bool same =
            source::sameStatements(slice(left.bytes, request.left.slice), slice(right.bytes, request.right.slice));
        result.change = same ? diff::CodeChange::OnlyWords : diff::CodeChange::Executable;
    }
    return result;
}

/// A method and the function that replaces it differ in every line by their place alone. What one is deeper by is taken
/// off, and its title says so.
void Comparison::alignIndentation(const std::vector<std::pair<diff::Side *, diff::Slice>> &sides)
{
    std::optional<QByteArray> least;
    for (const auto &[side, slice] : sides) {
        if (side->state != diff::SideState::Present || slice.end < 0)
            return;
        const QByteArray own = indentation(side->bytes, slice);
        if (!least || own.size() < least->size())
            least = own;
    }
    for (const auto &[side, slice] : sides) {
        const QByteArray own = indentation(side->bytes, slice);
        if (own.size() <= least->size() || !own.endsWith(*least))
            continue;
        const QByteArray more = own.chopped(least->size());
        side->bytes = shifted(side->bytes, slice, more);
        side->title += u" · "_s + tr("indent −%1").arg(more.size());
    }
}

std::optional<QByteArray> Comparison::sliceContent(const SideRequest &request)
{
    if (request.state == diff::SideState::Present && !request.tree)
        return request.stored;
    const diff::Side side = read(request);
    if (side.state != diff::SideState::Present)
        return std::nullopt;
    return slice(side.bytes, request.slice);
}

} // namespace mxw::app
