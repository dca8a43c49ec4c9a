// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/checks/CodePieces.h"
#include "models/checks/MirrorChecks.h"
#include "models/checks/ModificationMarks.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QVersionNumber>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;
using namespace source;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::ObsoleteDifferences)
};

/// Shorter ones are the same by chance.
constexpr int FewestLines = 4;

QString shortName(const QString &name)
{
    return name.section(u'.', -1);
}

bool isCode(const QString &line)
{
    const QString text = line.trimmed();
    return !text.isEmpty() && !text.startsWith(u'#');
}

class Search
{
public:
    Search(const CheckContext &context, const MirroredFile &file)
        : m_context(context), m_file(file), m_base(QString::fromUtf8(file.base.bytes).split(u'\n')),
          m_local(QString::fromUtf8(file.local.bytes).split(u'\n')),
          m_target(QString::fromUtf8(file.target.bytes).split(u'\n'))
    {
    }

    std::vector<Finding> run()
    {
        for (const MirroredUnit &unit : m_file.units) {
            if (unit.moduleLevel || !unit.definition.local || unit.definition.target)
                continue;
            if (unit.definition.base)
                addRemoved(unit);
            else
                addAdopted(unit);
        }
        const ModificationMarks marks(m_file.local.bytes, m_context.code.profile);
        for (const ModificationMarks::Mark &mark : marks.marks()) {
            addExpired(mark);
            addWithoutDifference(mark);
        }
        return std::move(m_findings);
    }

private:
    void add(const MirroredUnit &unit, const QString &message, const QString &consequence)
    {
        Finding finding = mirrorFinding(u"M05"_s, m_file, unit, Severity::Info);
        finding.message = message;
        finding.consequence = consequence;
        m_findings.push_back(std::move(finding));
    }

    /// Upstream removed it, nobody here uses it, and the copy never changed it.
    void addRemoved(const MirroredUnit &unit)
    {
        const diff::NamedRange &range = *unit.definition.local;
        const QString name = shortName(range.name);
        if (range.end <= m_removedUntil || name.startsWith("__"_L1))
            return;
        if (!unit.base || !unit.local || !sameCode(unit.base->body, unit.local->body) || isUsed(name, range))
            return;
        m_removedUntil = range.end;
        add(unit, Text::tr("Upstream removed %1; the copy keeps it unchanged, and nothing uses it.").arg(range.name),
            Text::tr("Code that nothing runs is compared and carried on at each upgrade."));
        m_findings.back().upstreamFile = m_file.base.path;
        m_findings.back().upstreamLine = unit.definition.base->begin + 1;
    }

    /// Anything of either tree that mentions the name outside of the definition may mean it.
    bool isUsed(const QString &name, const diff::NamedRange &range) const
    {
        for (const QString &file : m_context.code.plugin->filesMentioning(name)) {
            if (file != m_file.local.path)
                return true;
        }
        if (!m_context.code.target->filesMentioning(name).isEmpty())
            return true;
        const QRegularExpression word(uR"(\b%1\b)"_s.arg(QRegularExpression::escape(name)));
        for (int i = 0; i < m_local.size(); ++i) {
            if ((i < range.begin || i >= range.end) && m_local[i].contains(word))
                return true;
        }
        return false;
    }

    static const Definition *definitionOf(const MirroredText &text, const diff::NamedRange &range)
    {
        for (const Definition &definition : text.outline->definitions) {
            if (definition.qualifiedName == range.name && definition.firstLine - 1 == range.begin)
                return &definition;
        }
        return nullptr;
    }

    /// The copy's own, and upstream has the very same by now, in another file.
    void addAdopted(const MirroredUnit &unit)
    {
        const diff::NamedRange &range = *unit.definition.local;
        const Definition *own = definitionOf(m_file.local, range);
        if (!own || own->scope != ModuleScope || range.end - range.begin < FewestLines)
            return;
        for (const QString &file : m_context.code.target->filesDefining(own->name)) {
            const OutlineState state = m_context.code.target->outline(file);
            if (!state.outline)
                continue;
            const auto same = std::ranges::find_if(state.outline->definitions, [&](const Definition &definition) {
                return definition.scope == ModuleScope && definition.name == own->name &&
                       definition.digest == own->digest;
            });
            if (same == state.outline->definitions.end())
                continue;
            add(unit, Text::tr("The target has the same %1 in %2.").arg(own->name, file),
                Text::tr("The copy's own one is no difference any more: it can be imported from there."));
            m_findings.back().upstreamFile = file;
            m_findings.back().upstreamLine = same->line;
            m_findings.back().movedTo = m_context.code.target->moduleOfFile(file) + u':' + own->name;
            return;
        }
    }

    void addMark(const ModificationMarks::Mark &mark, const QString &message, const QString &consequence)
    {
        Finding finding;
        finding.check = u"M05"_s;
        finding.severity = Severity::Info;
        finding.entry = m_file.entry;
        finding.file = m_file.local.path;
        finding.line = mark.line;
        finding.symbol = definitionAt(mark.line - 1);
        finding.message = message;
        finding.consequence = consequence;
        finding.upstreamFile = m_file.target.path;
        m_findings.push_back(std::move(finding));
    }

    QString definitionAt(int line) const
    {
        QString name = m_file.units.front().definition.name;
        for (const MirroredUnit &unit : m_file.units) {
            const std::optional<diff::NamedRange> &range = unit.definition.local;
            if (!unit.moduleLevel && range && range->begin <= line && line < range->end)
                name = range->name;
        }
        return name;
    }

    void addExpired(const ModificationMarks::Mark &mark)
    {
        static const QRegularExpression removal(
            uR"(\b(?:remov\w*|drop\w*|delet\w*|until|obsolete)\b[^.\d]{0,40}?\bv?(\d+\.\d+(?:\.\d+)*))"_s,
            QRegularExpression::CaseInsensitiveOption);
        const QVersionNumber reviewed = QVersionNumber::fromString(m_context.setup.reviewedVersion);
        const auto match = removal.match(mark.words);
        if (reviewed.isNull() || !match.hasMatch())
            return;
        if (QVersionNumber::fromString(match.captured(1)).normalized() > reviewed.normalized())
            return;
        addMark(mark,
                Text::tr("The mark says that it goes with %1; the version under review is %2.")
                    .arg(match.captured(1), m_context.setup.reviewedVersion),
                Text::tr("The reason for the difference may be gone: check it, and remove it or renew the note."));
    }

    /// Upstream made the change that the mark stands for: what it covers is the target's text.
    void addWithoutDifference(const ModificationMarks::Mark &mark)
    {
        const int begin = mark.line - 1;
        const int end = mark.endLine;
        bool adopted = false;
        for (const diff::ThreeWayChunk &chunk : m_file.threeWay.chunks) {
            const bool inside = chunk.local.begin < end && chunk.local.end > begin;
            const bool between =
                chunk.local.begin == chunk.local.end && chunk.local.begin >= begin && chunk.local.begin <= end;
            if (!inside && !between)
                continue;
            const int first = std::max(chunk.local.begin, begin);
            const int last = std::min(chunk.local.end, end);
            if (chunk.origin != diff::Origin::Same) {
                if (hasCode(m_local, first, last) || hasCode(m_target, chunk.target.begin, chunk.target.end))
                    return;
            } else if (hasCode(m_local, first, last) && cut(m_base, chunk.base) != cut(m_local, chunk.local)) {
                adopted = true;
            }
        }
        if (adopted)
            addMark(mark, Text::tr("Upstream made the change that is marked here: nothing differs any more."),
                    Text::tr("The mark sends the next reader after a difference that is none."));
    }

    static bool hasCode(const QStringList &lines, int begin, int end)
    {
        return begin < end && std::ranges::any_of(lines.sliced(begin, end - begin), isCode);
    }
    static QStringList cut(const QStringList &lines, diff::Slice slice)
    {
        return lines.sliced(slice.begin, slice.end - slice.begin);
    }

    const CheckContext &m_context;
    const MirroredFile &m_file;
    const QStringList m_base;
    const QStringList m_local;
    const QStringList m_target;
    std::vector<Finding> m_findings;
    int m_removedUntil = 0;
};

} // namespace

std::vector<Finding> obsoleteDifferences(const CheckContext &context)
{
    std::vector<Finding> findings;
    for (const MirroredFile &file : mirroredFiles(context))
        std::ranges::move(Search(context, file).run(), std::back_inserter(findings));
    return findings;
}

} // namespace mxw::checks
