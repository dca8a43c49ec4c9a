// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inventory/Activation.h"

#include "models/inventory/GuardWords.h"

#include <QCoreApplication>

#include <algorithm>
#include <deque>
#include <functional>
#include <set>

namespace mxw::inventory {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

constexpr int MaximumDepth = 200;

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::inventory::Activation)
};

/// The words of the first guard that may keep a statement from running or its failure from spreading; empty: none.
QString conditionOf(const Guards &guards)
{
    const auto guard = std::ranges::find_if(guards, &isConditional);
    return guard == guards.end() ? QString() : guardWords(*guard);
}

QString importText(const Import &import)
{
    QStringList names;
    for (const ImportedName &name : import.names)
        names.append(name.name);
    if (names.size() > 3)
        names = names.first(3) << u"…"_s;
    if (!import.from)
        return u"import "_s + names.join(u", "_s);
    return u"from "_s + QString(import.level, u'.') + import.module + u" import "_s + names.join(u", "_s);
}

/// Calls `visit` for every string inside an expression.
void forEachString(const Expression &expression, const std::function<void(const Expression &)> &visit)
{
    if (expression.kind == Expression::Kind::String)
        visit(expression);
    for (const Expression &item : expression.items)
        forEachString(item, visit);
}

} // namespace

QString fileOf(const Code &code, const QString &module)
{
    const ModuleFile *file = code.plugin->module(module);
    return file && file->kind != ModuleFile::Kind::Namespace ? file->path : QString();
}

QStringList pluginModulesOf(const Code &code, const QString &module, const Import &import)
{
    QStringList result;
    const auto add = [&](const QString &name) {
        if (code.plugin->module(name) && !result.contains(name))
            result.append(name);
    };
    if (!import.from) {
        for (const ImportedName &name : import.names)
            add(name.name);
        return result;
    }
    const QString from = code.atTarget.absoluteModule(module, import);
    add(from);
    for (const ImportedName &name : import.names)
        add(from + u'.' + name.name);
    return result;
}

class ActivationTracer
{
public:
    ActivationTracer(const Code &code, Activation &activation) : m_code(code), m_activation(activation) {}

    void runEntryPoint(const EntryPoint &point, size_t index)
    {
        m_mode = point.reached;
        m_entryPoint = index;
        const QStringList hops{point.file + u": "_s + point.group + u" "_s + point.name + u" = "_s + point.module +
                               (point.attribute.isEmpty() ? QString() : u':' + point.attribute)};
        enter(point.module, hops, 0);
        if (point.attribute.isEmpty())
            return;
        const Resolution function = m_code.atTarget.resolve(point.module, point.attribute);
        if (!function.found() || function.symbol.upstream || function.symbol.kind != Symbol::Kind::Function)
            return;
        enter(function.symbol.module, hops, 0);
        runFunction(function.symbol, hops, 0);
        if (point.reached == Reached::Platform)
            runReturnedPaths(function.symbol, hops);
    }

    /// Imports inside functions, and string paths, of everything reached so far; repeated for what they reach.
    void runLazy()
    {
        m_mode = Reached::Lazy;
        std::deque<QString> pending;
        for (auto it = m_activation.m_reach.begin(); it != m_activation.m_reach.end(); ++it)
            pending.push_back(it.key());
        std::ranges::sort(pending);
        std::set<QString> done;
        while (!pending.empty()) {
            const QString module = pending.front();
            pending.pop_front();
            if (!done.insert(module).second)
                continue;
            m_newlyReached.clear();
            followLazily(module);
            pending.insert(pending.end(), m_newlyReached.begin(), m_newlyReached.end());
        }
    }

private:
    /// One statement to run, in source order.
    struct Statement
    {
        int line = 0;
        int import = -1;
        const Expression *call = nullptr;
        const Guards *guards = nullptr;
    };

    /// While it lives, what runs does so under a condition.
    class Conditionally
    {
    public:
        Conditionally(QString &condition, const Guards &guards) : m_condition(condition), m_before(condition)
        {
            if (m_condition.isEmpty())
                m_condition = conditionOf(guards);
        }
        ~Conditionally() { m_condition = m_before; }
        Q_DISABLE_COPY_MOVE(Conditionally)

    private:
        QString &m_condition;
        const QString m_before;
    };

    bool atStartUp() const { return m_mode != Reached::Lazy; }

    /// Imports a module the way Python does: its packages first, each once.
    void enter(const QString &module, const QStringList &hops, int depth)
    {
        for (qsizetype dot = module.indexOf(u'.'); dot > 0; dot = module.indexOf(u'.', dot + 1))
            execute(module.first(dot), hops, depth);
        execute(module, hops, depth);
    }

    void execute(const QString &module, const QStringList &hops, int depth)
    {
        if (depth > MaximumDepth || !m_code.plugin->module(module))
            return;
        ModuleReach &reach = m_activation.m_reach[module];
        // Enum order is strength: a module that the general start-up imports needs no second walk, unless that one hung
        // on a condition and this one does not.
        const bool stronger = reach.reached == m_mode && !reach.condition.isEmpty() && m_condition.isEmpty();
        if (reach.reached <= m_mode && reach.reached != Reached::Never && !stronger)
            return;
        reach = {m_mode, hops, m_condition};
        m_newlyReached.push_back(module);
        if (atStartUp())
            m_activation.m_entered.insert(module, int(m_activation.m_steps.size()));
        const OutlineState state = m_code.plugin->outlineOfModule(module);
        if (state.outline)
            runScope(module, state.outline, ModuleScope, hops, depth + 1);
    }

    void runFunction(const Symbol &function, const QStringList &hops, int depth)
    {
        if (depth > MaximumDepth || !function.outline || function.definition < 0)
            return;
        if (!m_ran.insert({function.module, function.definition, m_mode, m_condition.isEmpty()}).second)
            return;
        runScope(function.module, function.outline, function.definition, hops, depth + 1);
    }

    std::vector<Statement> statements(const Outline &outline, int scope) const
    {
        std::vector<Statement> list;
        for (size_t i = 0; i < outline.imports.size(); ++i) {
            if (outline.imports[i].scope == scope && !isTypingOnly(outline.imports[i].guards))
                list.push_back({outline.imports[i].line, int(i), nullptr, &outline.imports[i].guards});
        }
        const auto addCall = [&](const Expression &value, int at, int line, const Guards &guards) {
            if (at == scope && value.kind == Expression::Kind::Call && !isTypingOnly(guards))
                list.push_back({line, -1, &value, &guards});
        };
        for (const CallStatement &call : outline.calls)
            addCall(call.call, call.scope, call.line, call.guards);
        for (const Assignment &assignment : outline.assignments)
            addCall(assignment.value, assignment.scope, assignment.line, assignment.guards);
        for (const Return &ret : outline.returns)
            addCall(ret.value, ret.scope, ret.line, ret.guards);
        std::ranges::stable_sort(list, {}, &Statement::line);
        return list;
    }

    void runScope(const QString &module, const std::shared_ptr<const Outline> &outline, int scope,
                  const QStringList &hops, int depth)
    {
        const QString file = fileOf(m_code, module);
        // A function that both start-ups run keeps the order of the first.
        const bool record = atStartUp() && !m_activation.m_frames.contains({module, scope});
        if (record)
            m_activation.m_frames[{module, scope}].start = int(m_activation.m_steps.size());
        for (const Statement &statement : statements(*outline, scope)) {
            const Conditionally conditionally(m_condition, *statement.guards);
            if (statement.import >= 0)
                runImport(module, *outline, statement.import, scope, file, hops, depth);
            else
                runCall(module, scope, *statement.call, file, statement.line, hops, depth);
            if (record) {
                m_activation.m_frames[{module, scope}].after.emplace_back(statement.line,
                                                                          int(m_activation.m_steps.size()));
            }
        }
    }

    void runImport(const QString &module, const Outline &outline, int index, int scope, const QString &file,
                   const QStringList &hops, int depth)
    {
        const Import &import = outline.imports[size_t(index)];
        if (atStartUp())
            m_activation.m_steps.push_back(
                {m_mode, module, scope, index, int(m_activation.m_steps.size()), m_entryPoint, m_condition.isEmpty()});
        QString hop = file + u':' + QString::number(import.line) + u' ' + importText(import);
        if (const QString condition = conditionOf(import.guards); !condition.isEmpty())
            hop += u" ("_s + condition + u')';
        const QStringList further = hops + QStringList{hop};
        for (const QString &imported : pluginModulesOf(m_code, module, import))
            enter(imported, further, depth);
    }

    void runCall(const QString &module, int scope, const Expression &call, const QString &file, int line,
                 const QStringList &hops, int depth)
    {
        const QString callee = call.callee().dotted();
        if (callee.isEmpty())
            return;
        const Resolution function = m_code.atTarget.resolveExpression(module, scope, callee);
        if (!function.found() || function.symbol.upstream || function.symbol.kind != Symbol::Kind::Function)
            return;
        runFunction(function.symbol, hops + QStringList{file + u':' + QString::number(line) + u' ' + callee + u"()"_s},
                    depth);
    }

    /// "package.module:Class" and "package.module.Class": the module part, when it is one of the plugin's.
    QString moduleOfPath(const QString &path) const
    {
        QString name = path.section(u':', 0, 0);
        if (!m_code.plugin->owns(name))
            return {};
        while (!name.isEmpty() && !m_code.plugin->module(name))
            name = name.contains(u'.') ? name.first(name.lastIndexOf(u'.')) : QString();
        // The bare package is named in many strings that are no path.
        return name.contains(u'.') ? name : QString();
    }

    void runReturnedPaths(const Symbol &function, const QStringList &hops)
    {
        const QString file = fileOf(m_code, function.module);
        for (const Return &ret : function.outline->returns) {
            if (ret.scope != function.definition)
                continue;
            forEachString(ret.value, [&](const Expression &text) {
                if (const QString module = moduleOfPath(text.text); !module.isEmpty()) {
                    enter(module,
                          hops + QStringList{file + u':' + QString::number(text.line) + u' ' +
                                             Text::tr("returns \"%1\"").arg(text.text)},
                          0);
                }
            });
        }
    }

    void followLazily(const QString &module)
    {
        const OutlineState state = m_code.plugin->outlineOfModule(module);
        if (!state.outline)
            return;
        const Outline &outline = *state.outline;
        const QString file = fileOf(m_code, module);
        const QStringList hops = m_activation.m_reach.value(module).hops;
        for (const Import &import : outline.imports) {
            if (import.scope == ModuleScope || isTypingOnly(import.guards))
                continue;
            const QStringList further =
                hops +
                QStringList{Text::tr("%1:%2 in %3(): %4")
                                .arg(file)
                                .arg(import.line)
                                .arg(outline.definitions[size_t(import.scope)].qualifiedName, importText(import))};
            for (const QString &imported : pluginModulesOf(m_code, module, import))
                enter(imported, further, 0);
        }
        const auto followStrings = [&](const Expression &expression) {
            forEachString(expression, [&](const Expression &text) {
                if (const QString named = moduleOfPath(text.text); !named.isEmpty()) {
                    enter(named,
                          hops + QStringList{file + u':' + QString::number(text.line) + u' ' +
                                             Text::tr("names \"%1\"").arg(text.text)},
                          0);
                }
            });
        };
        for (const CallStatement &call : outline.calls)
            followStrings(call.call);
        for (const Assignment &assignment : outline.assignments)
            followStrings(assignment.value);
        for (const Return &ret : outline.returns)
            followStrings(ret.value);
        for (const Definition &definition : outline.definitions)
            std::ranges::for_each(definition.decorators, followStrings);
    }

    const Code &m_code;
    Activation &m_activation;
    Reached m_mode = Reached::General;
    size_t m_entryPoint = 0;
    std::set<std::tuple<QString, int, Reached, bool>> m_ran;
    QString m_condition; ///< what now runs depends on it; empty: nothing
    std::vector<QString> m_newlyReached;
};

Activation Activation::trace(const Code &code, const std::vector<EntryPoint> &entryPoints)
{
    Activation activation;
    ActivationTracer tracer(code, activation);
    for (size_t i = 0; i < entryPoints.size(); ++i)
        tracer.runEntryPoint(entryPoints[i], i);
    tracer.runLazy();
    return activation;
}

const ModuleReach &Activation::of(const QString &module) const
{
    static const ModuleReach never;
    const auto it = m_reach.constFind(module);
    return it == m_reach.constEnd() ? never : *it;
}

std::optional<int> Activation::orderAt(const QString &module, int scope, int line) const
{
    const auto frame = m_frames.find({module, scope});
    if (frame == m_frames.end())
        return std::nullopt;
    int order = frame->second.start;
    for (const auto &[at, after] : frame->second.after) {
        if (at >= line)
            break;
        order = after;
    }
    return order;
}

} // namespace mxw::inventory
