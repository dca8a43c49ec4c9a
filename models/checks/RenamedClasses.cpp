// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/checks/MirrorChecks.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <optional>
#include <utility>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;
using namespace source;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::RenamedClasses)
};

struct Line
{
    QString file;
    int line = 0;

    bool isEmpty() const { return file.isEmpty(); }
    QString text() const { return file + u':' + QString::number(line); }
};

/// The first line of those files that an expression matches; only lines with `word` can.
Line firstMatch(const CodeTree &upstream, const QStringList &files, const QRegularExpression &expression,
                const QString &word)
{
    const QByteArray bytes = word.toUtf8();
    for (const QString &file : files) {
        const git::FileEntry *entry = upstream.tree().find(file);
        if (!entry)
            continue;
        const QByteArray text = upstream.tree().read(*entry).bytes;
        for (qsizetype at = text.indexOf(bytes), end = 0; at >= 0; at = text.indexOf(bytes, end + 1)) {
            const qsizetype begin = at == 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1;
            const qsizetype newline = text.indexOf('\n', at);
            end = newline < 0 ? text.size() : newline;
            if (QString::fromUtf8(QByteArrayView(text).sliced(begin, end - begin)).contains(expression))
                return {file, int(QByteArrayView(text).first(begin).count('\n')) + 1};
        }
    }
    return {};
}

/// Where upstream compares something with that string; nothing when nowhere.
Line comparedAt(const CodeTree &upstream, const QString &name)
{
    const QRegularExpression compared(
        uR"((?:==|!=|\bin)\s*[\[({]?\s*["']%1["']|["']%1["']\s*(?:==|!=|(?:not\s+)?in\b)|__name__.*["']%1["'])"_s.arg(
            QRegularExpression::escape(name)));
    return firstMatch(upstream, upstream.filesMentioning(name), compared, name);
}

/// What the plugin's class of that name is; nothing when it cannot be told.
std::optional<Symbol> classOf(const CheckContext &context, const QString &file, const QString &name)
{
    const Resolution type = context.code.atTarget.resolve(context.code.plugin->moduleOfFile(file), name);
    if (!type.found() || type.symbol.kind != Symbol::Kind::Class)
        return std::nullopt;
    return type.symbol;
}

/// An instance of it is one of those that upstream tells by the name of their class.
QString matchedBase(const CheckContext &context, const Symbol &type)
{
    for (const QString &external : context.atTarget.hierarchy().line(type).external) {
        if (context.code.profile.matchedByClassName.contains(external))
            return external;
    }
    return {};
}

QString lastWord(const QString &name)
{
    qsizetype begin = name.size() - 1;
    while (begin > 0 && !(name[begin].isUpper() && name[begin - 1].isLower()))
        --begin;
    return name.sliced(std::max<qsizetype>(begin, 0));
}

/// Upstream's names say what a class is by their last word, and upstream looks for that word in the names of classes.
class KindWords
{
public:
    explicit KindWords(const CheckContext &context) : m_context(context) {}

    /// The word that upstream looks for in the names of what `type` derives from, and where; nothing when its own name
    /// has it.
    std::optional<std::pair<Symbol, Line>> lacking(const Symbol &type)
    {
        const auto &classes = m_context.atTarget.hierarchy().line(type).classes;
        const auto parent = std::ranges::find_if(classes, [](const Symbol &each) { return each.upstream; });
        if (parent == classes.end())
            return std::nullopt;
        const QString word = lastWord(parent->qualifiedName.section(u'.', -1));
        if (type.qualifiedName.contains(word, Qt::CaseInsensitive))
            return std::nullopt;
        const Line line = lookedForAt(word);
        return line.isEmpty() ? std::nullopt : std::optional(std::pair(*parent, line));
    }

private:
    /// A comparison with the word in a folder whose code hands the name of a class over to be matched.
    Line lookedForAt(const QString &word)
    {
        const auto known = m_lines.constFind(word);
        if (known != m_lines.constEnd())
            return *known;
        const CodeTree &target = *m_context.code.target;
        Line line = comparedAt(target, word);
        if (!line.isEmpty() && !matchesNames(line.file.left(line.file.lastIndexOf(u'/') + 1)))
            line = {};
        return *m_lines.insert(word, line);
    }

    bool matchesNames(const QString &folder) const
    {
        static const QRegularExpression handedOver(
            uR"(^\s*(?!.*(?:log|print|warn|raise|f"))(?:.*[(=]|(?:or|and|if)\s.*)\s*[\w.]+\.__class__\.__name__\s*[,)])"_s);
        QStringList files = m_context.code.target->filesMentioning(u"__class__"_s);
        erase_if(files, [&](const QString &file) {
            return !file.startsWith(folder) || file.indexOf(u'/', folder.size()) >= 0;
        });
        return !firstMatch(*m_context.code.target, files, handedOver, u"__class__"_s).isEmpty();
    }

    const CheckContext &m_context;
    QHash<QString, Line> m_lines;
};

/// A class that is called otherwise than its counterpart.
std::optional<Finding> renamedFinding(const CheckContext &context, const MirroredFile &file, const MirroredUnit &unit,
                                      const Symbol &type)
{
    const QString &local = unit.definition.local->name;
    const QString &upstream = unit.definition.target->name;
    // Registered under upstream's name: that is the name that counts.
    if (file.counterpart->architectures.contains(upstream))
        return std::nullopt;
    const Line compared = comparedAt(*context.code.target, upstream);
    const QString base = matchedBase(context, type);
    // Whoever looks for upstream's name inside of the new one finds it.
    const bool contained = local.contains(upstream);
    if (compared.isEmpty() && (contained || base.isEmpty()))
        return std::nullopt;
    Finding finding = mirrorFinding(u"M10"_s, file, unit, contained ? Severity::Info : Severity::Warning);
    finding.message = Text::tr("%1 is called %2 upstream.").arg(local, upstream);
    finding.consequence =
        compared.isEmpty()
            ? Text::tr("What upstream decides by the class name of a %1, such as which scheme of a quantized "
                       "checkpoint is for it, takes another way here, silently.")
                  .arg(base)
            : Text::tr("Upstream compares a name with \"%1\" at %2: with this class it takes another way, silently.")
                  .arg(upstream, compared.text());
    return finding;
}

/// A class whose name lacks the word that upstream tells its kind by.
std::optional<Finding> kindFinding(const CheckContext &context, const MirroredFile &file, const MirroredUnit &unit,
                                   const Symbol &type, KindWords &words)
{
    if (matchedBase(context, type).isEmpty())
        return std::nullopt;
    const auto lacking = words.lacking(type);
    if (!lacking)
        return std::nullopt;
    const auto &[parent, line] = *lacking;
    const QString word = lastWord(parent.qualifiedName);
    Finding finding = mirrorFinding(u"M10"_s, file, unit, Severity::Warning);
    finding.message = Text::tr("%1 derives from %2, but its name does not say \"%3\".")
                          .arg(finding.symbol, parent.qualifiedName, word);
    finding.consequence =
        Text::tr("Upstream looks for \"%1\" in the names of classes (%2): it does not take this one for what it is, "
                 "such as when it looks for the scheme of a quantized checkpoint.")
            .arg(word, line.text());
    if (unit.definition.target && unit.definition.target->name == finding.symbol)
        finding.details.append(
            Text::tr("The target's own class has the same name: the defect may be upstream's, too."));
    finding.upstreamFile = line.file;
    finding.upstreamLine = line.line;
    return finding;
}

} // namespace

std::vector<Finding> renamedClasses(const CheckContext &context)
{
    std::vector<Finding> findings;
    KindWords words(context);
    for (const MirroredFile &file : mirroredFiles(context)) {
        for (const MirroredUnit &unit : file.units) {
            const diff::ThreeWayDefinition &definition = unit.definition;
            if (!unit.isClass || !definition.local || definition.local->name.contains(u'.'))
                continue;
            const std::optional<Symbol> type = classOf(context, file.local.path, definition.local->name);
            if (!type)
                continue;
            std::optional<Finding> finding;
            if (definition.renamed && definition.target && !definition.target->name.contains(u'.'))
                finding = renamedFinding(context, file, unit, *type);
            if (!finding)
                finding = kindFinding(context, file, unit, *type, words);
            if (finding)
                findings.push_back(*std::move(finding));
        }
    }
    return findings;
}

} // namespace mxw::checks
