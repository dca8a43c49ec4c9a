// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/dispatch/ChainBuilder.h"

#include "models/dispatch/ChainCut.h"
#include "models/dispatch/CodeWalker.h"

#include <QRegularExpression>

#include <algorithm>

namespace mxw::dispatch {

using namespace Qt::StringLiterals;
using namespace source;
using inventory::DispatchRules;
using inventory::Entry;
using inventory::Reached;

class ChainBuilder::Assembly
{
public:
    Assembly(std::shared_ptr<const inventory::Workspace> workspace, const std::vector<ChainFinding> &findings,
             std::shared_ptr<OperatorTables> operators)
        : m_workspace(std::move(workspace)), m_findings(findings), m_walker(*m_workspace, std::move(operators))
    {
    }

    QStringList entryIds() const
    {
        QStringList ids;
        for (const auto &facts : m_workspace->inventory.registrations)
            ids.append(facts.entry.id);
        for (const auto &facts : m_workspace->inventory.facts)
            ids.append(facts.entry.id);
        return ids;
    }

    /// The node of the entry's statement with everything after it; -1 when there is no such entry.
    int grow(const QString &id, std::stop_token stop)
    {
        for (const auto &facts : m_workspace->inventory.registrations) {
            if (facts.entry.id == id)
                return growRegistration(facts, stop);
        }
        for (const auto &facts : m_workspace->inventory.facts) {
            if (facts.entry.id == id)
                return growPatch(facts, stop);
        }
        return -1;
    }

    /// What belongs to the chains of these statements.
    ChainGraph cut(const std::vector<int> &roots) const
    {
        return ChainCut(m_walker, m_findings, m_lookups, m_ends).cut(roots);
    }

private:
    // ----- activation

    /// "file:line words" of a hop, from the entry point's file on.
    struct Hop
    {
        QString file;
        int line = 0;
        QString words;
    };

    static Hop hopOf(const QString &text)
    {
        static const QRegularExpression form(uR"(^(\S+?):(\d+) (.*)$)"_s);
        const auto match = form.match(text);
        if (match.hasMatch())
            return {match.captured(1), match.captured(2).toInt(), match.captured(3)};
        return {text.section(u": "_s, 0, 0), 0, text.section(u": "_s, 1)};
    }

    int growActivation(const Entry &entry)
    {
        int before = -1;
        for (const QString &text : entry.activation) {
            const Hop hop = hopOf(text);
            ChainNode node;
            node.id = u"hop:"_s + text;
            node.stage = before < 0 ? Stage::EntryPoint : Stage::Import;
            node.title = hop.words;
            node.file = hop.file;
            node.line = node.endLine = hop.line;
            const int index = m_walker.add(std::move(node));
            if (before >= 0)
                connectImport(before, index, hop);
            before = index;
        }
        return before;
    }

    void connectImport(int from, int to, const Hop &hop)
    {
        ChainEdge edge;
        edge.kind = EdgeKind::Imports;
        edge.file = hop.file;
        edge.line = hop.line;
        judge(m_findings, edge);
        m_walker.connect(from, to, edge);
    }

    int statementNode(const Entry &entry)
    {
        ChainNode node;
        node.id = u"entry:"_s + entry.id;
        node.stage = Stage::Registration;
        node.title = entry.key.isEmpty() ? entry.symbol : entry.mechanismWord() + u' ' + entry.key;
        node.file = entry.file;
        node.line = entry.line;
        node.endLine = entry.line;
        node.entries = {entry.id};
        if (entry.reached == Reached::Never)
            node.reason = tr("No entry point reaches it.");
        for (const ChainFinding &finding : m_findings) {
            if (finding.entry == entry.id && !node.findings.contains(finding.text))
                node.findings.append(finding.text);
        }
        const int index = m_walker.add(std::move(node));
        const int before = growActivation(entry);
        if (before >= 0) {
            ChainEdge edge;
            edge.kind = EdgeKind::Imports;
            edge.file = entry.file;
            edge.line = entry.line;
            edge.condition = entry.condition;
            if (!entry.active()) {
                edge.certainty = Certainty::Unknown;
                edge.reason = tr("Imported later: when something asks for it.");
            }
            judge(m_findings, edge);
            m_walker.connect(before, index, edge);
        }
        return index;
    }

    // ----- registrations

    int growRegistration(const inventory::RegistrationFacts &facts, std::stop_token stop)
    {
        const int statement = statementNode(facts.entry);
        if (m_grown.contains(facts.entry.id))
            return statement;
        m_grown.insert(facts.entry.id);
        if (facts.found.rule && facts.found.rule->fake.isGiven()) {
            ChainEdge edge = registers(facts);
            m_walker.connect(statement, m_walker.operatorNode(operatorLibrary(facts), facts.entry.key, stop), edge);
            return statement;
        }
        const std::optional<Symbol> type = facts.type() ? std::optional(*facts.type()) : std::nullopt;
        const int giver = growLookups(facts, type, statement);
        if (!facts.implementation.found()) {
            noteMissing(facts, giver);
            return statement;
        }
        const int node = m_walker.nodeOf(facts.implementation.symbol, Stage::Method);
        m_ends.insert(node);
        ChainEdge edge;
        edge.kind = EdgeKind::Selects;
        edge.certainty = Certainty::Unknown;
        edge.reason = reasonOfLookup(facts);
        edge.upstream = m_walker.graph().nodes[size_t(giver)].upstream;
        edge.file = m_walker.graph().nodes[size_t(giver)].file;
        edge.line = m_walker.graph().nodes[size_t(giver)].line;
        if (giver == statement) {
            edge = registers(facts);
        }
        m_walker.connect(giver, node, edge);
        if (type)
            m_walker.walkClass(node, *type, stop);
        else
            m_walker.walkFunction(node, facts.implementation.symbol, std::nullopt, stop);
        return statement;
    }

    QString reasonOfLookup(const inventory::RegistrationFacts &facts) const
    {
        return tr("Which %1 is asked for is decided when the program runs; for “%2” it is this class.")
            .arg(facts.entry.kind, facts.entry.key);
    }

    /// The library that the registering function uses when it is not given another one.
    QString operatorLibrary(const inventory::RegistrationFacts &facts) const
    {
        for (const OperatorConventions::Registrar &registrar : m_workspace->profile.operators.registrars) {
            if (facts.found.callee.endsWith(registrar.function))
                return registrar.fallback;
        }
        return {};
    }

    ChainEdge registers(const inventory::RegistrationFacts &facts) const
    {
        ChainEdge edge;
        edge.kind = EdgeKind::Registers;
        edge.file = facts.entry.file;
        edge.line = facts.entry.line;
        edge.condition = facts.entry.condition;
        judge(m_findings, edge, facts.entry.id);
        return edge;
    }

    void noteMissing(const inventory::RegistrationFacts &facts, int from)
    {
        ChainNode node;
        node.id = u"missing:"_s + facts.entry.symbol;
        node.stage = Stage::Method;
        node.title = facts.entry.symbol;
        node.reason = facts.implementation.missing() ? tr("%1 does not define it.").arg(facts.implementation.missingAt)
                                                     : facts.implementation.reason;
        const bool missing = facts.implementation.missing();
        const int index = m_walker.add(std::move(node));
        ChainEdge edge = registers(facts);
        edge.kind = EdgeKind::Selects;
        edge.certainty = missing ? Certainty::Broken : Certainty::Unknown;
        edge.reason = m_walker.graph().nodes[size_t(index)].reason;
        m_walker.connect(from, index, edge);
    }

    // ----- how upstream finds it

    const DispatchRules::Lookup *lookupOf(const inventory::RegistrationFacts &facts) const
    {
        for (const DispatchRules::Lookup &lookup : m_workspace->profile.dispatch.lookups) {
            if (lookup.kind == facts.entry.kind && (lookup.key.isEmpty() || lookup.key == facts.entry.key))
                return &lookup;
        }
        return nullptr;
    }

    std::optional<Symbol> functionAt(const QString &path, const std::optional<Symbol> &type) const
    {
        if (path.startsWith("class:"_L1))
            return type ? m_walker.method(*type, path.sliced(6)) : std::nullopt;
        const Resolution found = m_workspace->code.atTarget.resolve(path.section(u':', 0, 0), path.section(u':', 1));
        if (!found.found() || found.symbol.kind != Symbol::Kind::Function)
            return std::nullopt;
        return found.symbol;
    }

    /// Registry function and lookups; the node that gives out what is registered.
    int growLookups(const inventory::RegistrationFacts &facts, const std::optional<Symbol> &type, int statement)
    {
        int from = statement;
        if (const auto registry = functionAt(facts.found.callee, type)) {
            from = m_walker.nodeOf(*registry, Stage::Lookup);
            m_walker.connect(statement, from, registers(facts));
        }
        const DispatchRules::Lookup *lookup = lookupOf(facts);
        std::optional<Symbol> before;
        int beforeNode = -1;
        for (const QString &path : lookup ? lookup->functions : QStringList()) {
            const std::optional<Symbol> function = functionAt(path, type);
            if (!function)
                continue;
            const int node = m_walker.nodeOf(*function, Stage::Lookup);
            if (before)
                connectLookup(*before, beforeNode, *function, node);
            before = function;
            beforeNode = node;
        }
        if (beforeNode < 0)
            return from;
        // The registry's function fills what the last one reads.
        ChainEdge edge;
        edge.kind = EdgeKind::Registers;
        const ChainNode &registry = m_walker.graph().nodes[size_t(from)];
        edge.upstream = registry.upstream;
        edge.file = registry.file;
        edge.line = registry.line;
        m_walker.connect(from, beforeNode, edge);
        m_lookups.insert(beforeNode);
        return beforeNode;
    }

    void connectLookup(const Symbol &from, int fromNode, const Symbol &to, int toNode)
    {
        const QString name = to.qualifiedName.section(u'.', -1);
        ChainEdge edge;
        edge.kind = EdgeKind::Calls;
        edge.upstream = from.upstream;
        edge.file = from.path;
        if (const auto place = m_walker.placeOfCall(from, name)) {
            edge.line = place->place.line;
            edge.condition = m_walker.conditionAt(from, place->place);
        } else {
            edge.line = from.line;
            edge.certainty = Certainty::Unknown;
            edge.reason = tr("No call of %1 is written there.").arg(name);
        }
        m_walker.connect(fromNode, toNode, edge);
        m_lookups.insert(fromNode);
    }

    // ----- patches

    int growPatch(const inventory::EntryFacts &facts, std::stop_token stop)
    {
        const int statement = statementNode(facts.entry);
        if (m_grown.contains(facts.entry.id))
            return statement;
        m_grown.insert(facts.entry.id);
        ChainEdge patches;
        patches.kind = EdgeKind::Patches;
        patches.file = facts.entry.file;
        patches.line = facts.entry.line;
        patches.condition = facts.entry.condition;
        judge(m_findings, patches, facts.entry.id);
        int from = statement;
        if (facts.atTarget.found()) {
            from = m_walker.nodeOf(facts.atTarget.symbol, Stage::Lookup);
            m_walker.connect(statement, from, patches);
        }
        if (!facts.replacement)
            return statement;
        const bool isClass = facts.replacement->kind == Symbol::Kind::Class;
        if (!isClass && facts.replacement->kind != Symbol::Kind::Function)
            return statement;
        const int node = m_walker.nodeOf(*facts.replacement, Stage::Method);
        ChainEdge edge = patches;
        edge.kind = from == statement ? EdgeKind::Patches : EdgeKind::Overrides;
        m_walker.connect(from, node, edge);
        if (isClass)
            m_walker.walkClass(node, *facts.replacement, stop);
        else
            m_walker.walkFunction(node, *facts.replacement, std::nullopt, stop);
        return statement;
    }

    const std::shared_ptr<const inventory::Workspace> m_workspace;
    const std::vector<ChainFinding> &m_findings;
    CodeWalker m_walker;
    QSet<QString> m_grown;
    QSet<int> m_lookups;
    QSet<int> m_ends; ///< what is registered: shown, even when nothing is known of what it does
};

ChainBuilder::ChainBuilder(std::shared_ptr<const inventory::Workspace> workspace, std::vector<ChainFinding> findings)
    : m_workspace(std::move(workspace)), m_findings(std::move(findings)),
      m_operators(std::make_shared<OperatorTables>())
{
}

ChainBuilder::~ChainBuilder() = default;

ChainGraph ChainBuilder::ofEntry(const QString &entryId, std::stop_token stop)
{
    // A walk of its own: through the lookups that entries share, one grown before would be part of this chain.
    Assembly assembly(m_workspace, m_findings, m_operators);
    const int root = assembly.grow(entryId, stop);
    if (root < 0) {
        ChainGraph none;
        none.notices.append(tr("There is no entry %1.").arg(entryId));
        return none;
    }
    ChainGraph graph = assembly.cut({root});
    if (stop.stop_requested())
        graph.notices.append(tr("Stopped before everything was followed."));
    return graph;
}

/// The first `count` entries, or as many as were followed before `stop`.
ChainGraph ChainBuilder::ofFirst(qsizetype count, std::stop_token stop) const
{
    Assembly assembly(m_workspace, m_findings, m_operators);
    std::vector<int> roots;
    for (const QString &id : assembly.entryIds().first(count)) {
        if (stop.stop_requested())
            break;
        roots.push_back(assembly.grow(id, stop));
    }
    return assembly.cut(roots);
}

ChainGraph ChainBuilder::ofAll(size_t maximumNodes, std::stop_token stop)
{
    // Entries share lookups, and through them everything that was walked: what is too much is found by walking on until
    // it is, and a walk of its own for what fits.
    constexpr qsizetype Step = 16;
    Assembly assembly(m_workspace, m_findings, m_operators);
    const QStringList ids = assembly.entryIds();
    std::vector<int> roots;
    ChainGraph graph;
    while (qsizetype(roots.size()) < ids.size() && !stop.stop_requested()) {
        const qsizetype end = std::min(qsizetype(roots.size()) + Step, ids.size());
        while (qsizetype(roots.size()) < end)
            roots.push_back(assembly.grow(ids.at(qsizetype(roots.size())), stop));
        graph = assembly.cut(roots);
        if (graph.nodes.size() > maximumNodes)
            break;
    }
    if (graph.nodes.size() > maximumNodes) {
        qsizetype count = qsizetype(roots.size());
        do {
            graph = ofFirst(--count, stop);
        } while (count > 0 && graph.nodes.size() > maximumNodes);
        graph.notices.append(tr("Cut after %1 of %2 entries: the whole picture has more than %3 nodes.")
                                 .arg(count)
                                 .arg(ids.size())
                                 .arg(maximumNodes));
    }
    if (stop.stop_requested())
        graph.notices.append(tr("Stopped before everything was followed."));
    return graph;
}

} // namespace mxw::dispatch
