// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/Attribution.h"

#include "models/checks/PatchFinding.h"
#include "models/source/OperatorSchemas.h"

#include <algorithm>
#include <array>
#include <optional>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;
using namespace source;

namespace {

using Kind = HistoryQuestion::Kind;

/// What explains the findings of a check; checks of the plugin alone are not listed.
constexpr std::array<std::pair<QStringView, Kind>, 20> kinds{{
    {u"A01", Kind::Gone},   {u"A04", Kind::Gone},   {u"A07", Kind::KindChanged}, {u"A08", Kind::Gone},
    {u"A09", Kind::Gone},   {u"C01", Kind::Header}, {u"C02", Kind::Results},     {u"M02", Kind::Code},
    {u"M03", Kind::Code},   {u"M09", Kind::Added},  {u"P01", Kind::Gone},        {u"P02", Kind::Gone},
    {u"P03", Kind::Header}, {u"P04", Kind::Code},

    {u"P17", Kind::Added},  {u"R01", Kind::Gone},   {u"R02", Kind::Header},      {u"R04", Kind::Header},
    {u"R07", Kind::Added},  {u"R15", Kind::Added},
}};

std::optional<Kind> kindOf(QStringView check)
{
    const auto *const found = std::ranges::find(kinds, check, &std::pair<QStringView, Kind>::first);
    return found == kinds.end() ? std::nullopt : std::optional(found->second);
}

void add(QStringList &list, const QString &text)
{
    if (!text.isEmpty() && !list.contains(text))
        list.append(text);
}

QString lastPart(const QString &dotted)
{
    return dotted.section(u'.', -1);
}

/// Files that defined a name at base and do not at the target; few enough to mean something.
QStringList lostFrom(const Code &code, const QString &name)
{
    constexpr qsizetype MaximumFiles = 4;
    QStringList files = code.base->filesDefining(name);
    const QStringList now = code.target->filesDefining(name);
    erase_if(files, [&](const QString &file) { return now.contains(file); });
    return files.size() > MaximumFiles ? QStringList() : files;
}

/// A module that is gone takes its file with it.
std::optional<HistoryQuestion> questionOfModule(const Resolution &before)
{
    if (!before.found() || !before.symbol.upstream || before.symbol.kind != Symbol::Kind::Module)
        return std::nullopt;
    return HistoryQuestion{Kind::Gone, {before.symbol.path}, {}, {}};
}

/// "Class.method" of a dotted text whose first parts may be modules.
QString lastTwoParts(const QString &dotted)
{
    return dotted.section(u'.', -2);
}

/// A class is called through its constructor.
QStringList callNames(const Symbol &symbol)
{
    if (symbol.kind == Symbol::Kind::Class)
        return {symbol.qualifiedName + u".__init__"_s, symbol.qualifiedName};
    return {symbol.qualifiedName};
}

} // namespace

void Attribution::attribute(std::vector<Finding> &findings, UpstreamHistory &history, std::stop_token stop) const
{
    std::vector<HistoryQuestion> questions;
    std::vector<size_t> asked;
    for (size_t i = 0; i < findings.size(); ++i) {
        HistoryQuestion question = questionOf(findings[i]);
        if (question.isEmpty())
            continue;
        questions.push_back(std::move(question));
        asked.push_back(i);
    }
    const auto answers = history.answer(questions, stop);
    for (size_t i = 0; i < asked.size(); ++i)
        describe(findings[asked[i]], answers[i]);
}

void Attribution::describe(Finding &finding, const std::vector<UpstreamCommit> &commits)
{
    if (commits.empty())
        return;
    finding.commit = commits.front().id;
    finding.commitSummary = commits.front().summary;
    if (commits.size() == 1)
        return;
    for (const UpstreamCommit &commit : commits)
        finding.details.append(tr("Changed upstream by %1 %2").arg(commit.id.left(10), commit.summary));
}

HistoryQuestion Attribution::questionOf(const Finding &finding) const
{
    const std::optional<Kind> kind = kindOf(finding.check);
    if (!kind)
        return {};
    if (finding.check == "A01"_L1)
        return questionOfImport(finding);
    if (finding.check == "R01"_L1)
        return questionOfParent(finding);
    if (finding.check == "A08"_L1)
        return questionOfOperator(finding);
    const EntryFacts *facts = finding.check.startsWith(u'P') ? factsOf(finding) : nullptr;
    return facts ? questionOfEntry(*kind, finding, *facts) : questionOfPlace(*kind, finding);
}

const EntryFacts *Attribution::factsOf(const Finding &finding) const
{
    const auto &all = m_context.inventory.facts;
    const auto found =
        std::ranges::find_if(all, [&](const EntryFacts &facts) { return facts.entry.id == finding.entry; });
    return found == all.end() ? nullptr : &*found;
}

/// Where a module is at the target, where it was at base, or, when it was there only in between, where it must have
/// been.
QStringList Attribution::filesOfModule(const QString &module) const
{
    QStringList files;
    for (const CodeTree *tree : {m_context.code.target.get(), m_context.code.base.get()}) {
        const ModuleFile *file = tree->module(module);
        if (file && file->kind != ModuleFile::Kind::Namespace)
            add(files, file->path);
    }
    if (files.isEmpty() && m_context.code.target->owns(module)) {
        const QString path = QString(module).replace(u'.', u'/');
        files = {path + u".py"_s, path + u"/__init__.py"_s};
    }
    return files;
}

HistoryQuestion Attribution::questionOfImport(const Finding &finding) const
{
    const auto &all = m_context.brokenImports;
    const auto broken = std::ranges::find_if(all, [&](const BrokenImport &each) {
        return each.upstream && each.file == finding.file && each.line == finding.line &&
               (each.missingModule.isEmpty() ? each.names.join(u", "_s) == finding.symbol
                                             : each.from == finding.symbol);
    });
    if (broken == all.end() || broken->from.isEmpty())
        return {};
    HistoryQuestion question{Kind::Gone, filesOfModule(broken->from), {}, {}};
    if (!broken->missingModule.isEmpty())
        return question;
    question.names = {broken->names.front()};
    question.word = broken->names.front();
    // The module may only have passed it on, by a star import that is still there.
    const Resolution before = m_context.code.atBase.resolve(broken->from, broken->names.front());
    if (auto module = questionOfModule(before))
        return *std::move(module);
    if (before.found() && before.symbol.upstream)
        add(question.files, before.symbol.path);
    return question;
}

/// The base classes of the class at that place that went away.
HistoryQuestion Attribution::questionOfParent(const Finding &finding) const
{
    const QString module = m_context.code.plugin->moduleOfFile(finding.file);
    const OutlineState state = m_context.code.plugin->outline(finding.file);
    if (module.isEmpty() || !state.outline)
        return {};
    for (const Definition &definition : state.outline->definitions) {
        if (!definition.isClass() || definition.line != finding.line)
            continue;
        for (const Expression &base : definition.bases) {
            const Expression &named = base.kind == Expression::Kind::Subscript ? base.items.front() : base;
            const QString dotted = named.dotted();
            const Resolution before = m_context.code.atBase.resolveExpression(module, definition.scope, dotted);
            const Resolution now = m_context.code.atTarget.resolveExpression(module, definition.scope, dotted);
            if (before.found() && before.symbol.upstream && now.missing())
                return {Kind::Gone, {before.symbol.path}, {before.symbol.qualifiedName}, lastPart(dotted)};
        }
    }
    return {};
}

/// The file that registered the operator at base; others were never upstream's.
HistoryQuestion Attribution::questionOfOperator(const Finding &finding) const
{
    const QString name = finding.symbol.section(u'.', 1);
    if (name.isEmpty() || finding.severity == Severity::Info)
        return {};
    const OperatorTable table = OperatorTable::ofTree(*m_context.code.base, m_context.code.profile.operators);
    const Operator *op = table.find(finding.symbol.section(u'.', 0, 0), name);
    return op ? HistoryQuestion{Kind::Gone, {op->file}, {}, name} : HistoryQuestion();
}

HistoryQuestion Attribution::questionOfEntry(Kind kind, const Finding &finding, const EntryFacts &facts) const
{
    HistoryQuestion question{kind, {}, {}, {}};
    for (const Resolution *resolution : {&facts.atTarget, &facts.atBase}) {
        if (!resolution->found() || !resolution->symbol.upstream || resolution->symbol.kind == Symbol::Kind::Module)
            continue;
        add(question.files, resolution->symbol.path);
        for (const QString &name :
             kind == Kind::Header ? callNames(resolution->symbol) : QStringList{resolution->symbol.qualifiedName})
            add(question.names, name);
    }
    const QString attribute = targetName(facts.entry);
    if (kind == Kind::Added) {
        const QString owner = question.names.value(0, attribute);
        question.names = {owner + u'.' + lastPart(finding.symbol)};
    } else if (kind == Kind::Gone) {
        // Where it was defined, or where it was passed on.
        if (facts.atBase.found() && facts.atBase.symbol.upstream && facts.atBase.symbol.kind != Symbol::Kind::Module)
            question.files = {facts.atBase.symbol.path};
        for (const QString &file : filesOfModule(facts.entry.targetModule))
            add(question.files, file);
        add(question.names, attribute);
        question.word = lastPart(attribute);
    }
    return question;
}

/// The definition that stands at a line of a file at the target.
QString Attribution::definitionAt(const QString &file, int line) const
{
    const OutlineState state = m_context.code.target->outline(file);
    if (!state.outline)
        return {};
    QString found;
    for (const Definition &definition : state.outline->definitions) {
        if (definition.firstLine <= line && line <= definition.endLine)
            found = definition.qualifiedName; // scopes come before what they contain
    }
    return found;
}

HistoryQuestion Attribution::questionOfPlace(Kind kind, const Finding &finding) const
{
    if (finding.upstreamFile.isEmpty())
        return {};
    HistoryQuestion question{kind, {finding.upstreamFile}, {}, {}};
    const QString owner = definitionAt(finding.upstreamFile, finding.upstreamLine);
    const QString name = lastPart(finding.symbol);
    switch (kind) {
    case Kind::Gone: {
        if (!owner.isEmpty())
            add(question.names, owner + u'.' + name);
        add(question.names, lastTwoParts(finding.symbol));
        add(question.names, name);
        question.word = name;
        // The owner may have inherited it or passed it on.
        const QString module = m_context.code.target->moduleOfFile(finding.upstreamFile);
        for (const QString &candidate : QStringList(question.names)) {
            const Resolution before =
                module.isEmpty() ? Resolution() : m_context.code.atBase.resolve(module, candidate);
            if (auto gone = questionOfModule(before))
                return *std::move(gone);
            if (!before.found() || !before.symbol.upstream)
                continue;
            add(question.files, before.symbol.path);
            add(question.names, before.symbol.qualifiedName);
        }
        // The place may be where it is now.
        for (const QString &file : finding.movedTo.isEmpty() ? QStringList() : lostFrom(m_context.code, name))
            add(question.files, file);
        break;
    }
    case Kind::Added:
        question.names = {lastPart(owner) == name ? owner : owner + u'.' + name};
        break;
    case Kind::Header:
        if (!owner.isEmpty())
            question.names = {owner + u".__init__"_s, owner};
        break;
    case Kind::KindChanged:
        add(question.names, finding.symbol);
        add(question.names, owner);
        for (const QString &file : finding.movedTo.isEmpty() ? QStringList() : lostFrom(m_context.code, name))
            add(question.files, file);
        break;
    case Kind::Results:
    case Kind::Code:
        add(question.names, owner);
        break;
    }
    return question.names.isEmpty() && question.word.isEmpty() ? HistoryQuestion() : question;
}

} // namespace mxw::checks
