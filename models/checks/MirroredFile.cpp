// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/MirroredFile.h"

#include "models/checks/CheckContext.h"
#include "models/core/Parallel.h"
#include "models/inventory/DefinitionRanges.h"

#include <QFileInfo>
#include <QHash>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;
using namespace source;

namespace {

using Names = QHash<QString, QString>;
using Ranges = std::vector<diff::NamedRange>;

MirroredText readText(const CodeTree &tree, const QString &path)
{
    MirroredText text{path, {}, {}};
    const git::FileEntry *entry = path.isEmpty() ? nullptr : tree.tree().find(path);
    if (!entry)
        return text;
    text.bytes = tree.tree().read(*entry).bytes;
    const OutlineState state = tree.outline(path);
    if (state.outline && !state.outline->fault)
        text.outline = state.outline;
    return text;
}

diff::ThreeWayText threeWayText(const MirroredText &text)
{
    return {text.bytes, text.outline ? definitionRanges(*text.outline) : Ranges()};
}

CodeText shifted(CodeText code, int lines)
{
    const auto shift = [lines](Pieces &pieces) {
        for (Piece &piece : pieces) {
            piece.line += lines;
            piece.endLine += lines;
        }
    };
    shift(code.header);
    shift(code.body);
    for (CodeText::Decorator &decorator : code.decorators)
        shift(decorator.pieces);
    return code;
}

/// One text cut into lines, for taking the code of parts of it.
class Side
{
public:
    Side(const MirroredText &text, Ranges definitions, Names names)
        : m_lines(text.bytes.split('\n')), m_outline(text.outline), m_definitions(std::move(definitions)),
          m_names(std::move(names))
    {
    }

    /// The lines of `range` without the definitions that it encloses, as written.
    QByteArrayList ownLines(const diff::NamedRange &range, bool moduleLevel) const
    {
        QByteArrayList lines = m_lines.sliced(range.begin, range.end - range.begin);
        const auto blank = [&](int begin, int end) {
            for (int line = std::max(begin, range.begin); line < std::min(end, range.end); ++line)
                lines[line - range.begin].clear();
        };
        for (const diff::NamedRange &other : m_definitions) {
            const bool same = other.begin == range.begin && other.end == range.end;
            if (moduleLevel || (!same && other.begin >= range.begin && other.end <= range.end))
                blank(other.begin, other.end);
        }
        if (moduleLevel && m_outline) {
            for (const Import &import : m_outline->imports)
                blank(import.line - 1, import.endLine);
        }
        return lines;
    }

    CodeText code(const QByteArrayList &ownLines, const diff::NamedRange &range) const
    {
        return shifted(readCode(ownLines.join('\n'), 1, int(ownLines.size()), m_names), range.begin);
    }

    /// No name stands for another one.
    bool readsAsWritten() const { return m_names.isEmpty(); }

    diff::NamedRange whole(const QString &name) const { return {name, 0, int(m_lines.size())}; }

private:
    QByteArrayList m_lines;
    std::shared_ptr<const Outline> m_outline;
    Ranges m_definitions;
    Names m_names;
};

bool isClass(const MirroredText &text, const std::optional<diff::NamedRange> &range)
{
    return range && text.outline && std::ranges::any_of(text.outline->definitions, [&](const Definition &definition) {
               return definition.isClass() && definition.firstLine - 1 == range->begin &&
                      definition.qualifiedName == range->name;
           });
}

class Comparison
{
public:
    explicit Comparison(MirroredFile &file)
        : m_file(file), m_base(file.base, ranges(file.base), newNames(file, &diff::ThreeWayDefinition::base)),
          m_local(file.local, ranges(file.local), newNames(file, &diff::ThreeWayDefinition::local)),
          m_target(file.target, ranges(file.target), {})
    {
    }

    void run()
    {
        MirroredUnit module;
        module.moduleLevel = true;
        const QString stem = QFileInfo(m_file.counterpart->file).baseName();
        module.definition = {stem, {}, m_local.whole(stem), m_target.whole(stem)};
        if (m_file.base.outline)
            module.definition.base = m_base.whole(stem);
        add(std::move(module));
        for (const diff::ThreeWayDefinition &definition : m_file.threeWay.definitions) {
            MirroredUnit unit;
            unit.definition = definition;
            unit.isClass = isClass(m_file.local, definition.local) || isClass(m_file.target, definition.target) ||
                           isClass(m_file.base, definition.base);
            add(std::move(unit));
        }
    }

private:
    static Ranges ranges(const MirroredText &text) { return text.outline ? definitionRanges(*text.outline) : Ranges(); }

    /// What was given another name reads as the target's: a new name alone is no difference.
    static Names newNames(const MirroredFile &file, std::optional<diff::NamedRange> diff::ThreeWayDefinition::*side)
    {
        Names names;
        for (const diff::ThreeWayDefinition &definition : file.threeWay.definitions) {
            if (!(definition.*side) || !definition.target)
                continue;
            const QString before = (definition.*side)->name.section(u'.', -1);
            const QString now = definition.target->name.section(u'.', -1);
            if (before != now)
                names.insert(before, now);
        }
        return names;
    }

    void add(MirroredUnit unit)
    {
        const diff::ThreeWayDefinition &definition = unit.definition;
        const auto linesOf = [&](const Side &side, const std::optional<diff::NamedRange> &range) {
            return range ? side.ownLines(*range, unit.moduleLevel) : QByteArrayList();
        };
        const QByteArrayList base = linesOf(m_base, definition.base);
        const QByteArrayList local = linesOf(m_local, definition.local);
        const QByteArrayList target = linesOf(m_target, definition.target);
        unit.sameText = definition.local && definition.target && local == target;
        unit.changedUpstream = definition.base && definition.target && base != target;
        if (!unit.sameText) {
            if (definition.local)
                unit.local = m_local.code(local, *definition.local);
            if (definition.target)
                unit.target = m_target.code(target, *definition.target);
            // Mostly upstream changed nothing: the same code at other lines.
            if (definition.base && unit.target && base == target && m_base.readsAsWritten())
                unit.base = shifted(*unit.target, definition.base->begin - definition.target->begin);
            else if (definition.base)
                unit.base = m_base.code(base, *definition.base);
        }
        m_file.units.push_back(std::move(unit));
    }

    MirroredFile &m_file;
    const Side m_base;
    const Side m_local;
    const Side m_target;
};

std::vector<MirroredFile> compareAll(const CheckContext &context)
{
    std::vector<MirroredFile> files;
    for (const Counterpart &counterpart : context.models.counterparts) {
        if (!counterpart.copy || counterpart.gone())
            continue;
        MirroredFile file;
        file.counterpart = &counterpart;
        file.entry = mirrorEntry(counterpart);
        files.push_back(std::move(file));
    }
    const Code &code = context.code;
    QStringList atBase;
    QStringList atTarget;
    for (const MirroredFile &file : files) {
        if (!file.counterpart->atBase.isEmpty())
            atBase.append(file.counterpart->atBase);
        atTarget.append(file.counterpart->atTarget);
    }
    code.base->prefetch(atBase);
    code.target->prefetch(atTarget);
    forEachIndex(files.size(), [&](size_t i) {
        MirroredFile &file = files[i];
        file.base = readText(*code.base, file.counterpart->atBase);
        file.local = readText(*code.plugin, file.counterpart->file);
        file.target = readText(*code.target, file.counterpart->atTarget);
        if (!file.local.outline || !file.target.outline)
            return;
        file.threeWay = diff::threeWay(threeWayText(file.base), threeWayText(file.local), threeWayText(file.target),
                                       git::Whitespace::IgnoreTrailing);
        Comparison(file).run();
    });
    std::erase_if(files, [](const MirroredFile &file) { return !file.local.outline || !file.target.outline; });
    return files;
}

/// The line a definition begins at, without its decorators.
int lineOf(const MirroredText &text, const diff::NamedRange &range)
{
    if (text.outline) {
        for (const Definition &definition : text.outline->definitions) {
            if (definition.firstLine - 1 == range.begin && definition.qualifiedName == range.name)
                return definition.line;
        }
    }
    return range.begin + 1;
}

} // namespace

const std::vector<MirroredFile> &mirroredFiles(const CheckContext &context)
{
    std::call_once(context.mirrors->once, [&] { context.mirrors->files = compareAll(context); });
    return context.mirrors->files;
}

QString mirrorEntry(const Counterpart &counterpart)
{
    return u"model:"_s + counterpart.file;
}

Finding mirrorFinding(const QString &check, const MirroredFile &file, const MirroredUnit &unit, Severity severity)
{
    Finding finding;
    finding.check = check;
    finding.severity = severity;
    finding.entry = file.entry;
    finding.file = file.local.path;
    finding.symbol = unit.definition.name;
    finding.line = unit.definition.local ? lineOf(file.local, *unit.definition.local) : 1;
    finding.upstreamFile = file.target.path;
    finding.upstreamLine = unit.definition.target ? lineOf(file.target, *unit.definition.target) : 1;
    return finding;
}

} // namespace mxw::checks
