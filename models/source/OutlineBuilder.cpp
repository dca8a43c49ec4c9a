// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/OutlineBuilder.h"

using namespace Qt::StringLiterals;

namespace mxw::source::python {

namespace {

/// Names in an `except` clause, "*" for a bare one.
QStringList caughtNames(const Node &handler, ExpressionReader &expressions)
{
    const Node type = handler.child(Field::Type);
    if (!type)
        return {u"*"_s};
    if (!type.is(Kind::Tuple))
        return {expressions.unparse(type)};
    QStringList names;
    for (const Node element : type.list(Field::Elements))
        names.append(expressions.unparse(element));
    return names;
}

enum class Checking { No, Positive, Negative };

/// Whether a test is TYPE_CHECKING, or needs it to be true, or is its negation.
Checking typeChecking(const Node &test)
{
    const auto plain = [](const Node &node) {
        const QString name = node.dotted();
        return name == "TYPE_CHECKING"_L1 || name.endsWith(".TYPE_CHECKING"_L1);
    };
    if (plain(test))
        return Checking::Positive;
    if (test.is(Kind::UnaryOp) && test.child(Field::Operator).type().name == "Not" && plain(test.child(Field::Operand)))
        return Checking::Negative;
    if (test.is(Kind::BoolOp) && test.child(Field::Operator).type().name == "And") {
        for (const Node part : test.list(Field::Values)) {
            if (plain(part))
                return Checking::Positive;
        }
    }
    return Checking::No;
}

/// `elif` and `else: if` give the same tree; only the column tells them apart.
bool isElif(const Nodes &orElse, const Node &node)
{
    return orElse.size() == 1 && orElse[0].is(Kind::If) && orElse[0].column() == node.column();
}

} // namespace

OutlineBuilder::OutlineBuilder(const SourceText &source)
    : m_source(source), m_expressions(source), m_exports(m_outline), m_hasWalrus(source.bytes().contains(":="))
{
}

Outline OutlineBuilder::build(const Node &module)
{
    const DefinitionDigests digests(module);
    m_digests = &digests;
    m_outline.lineCount = m_source.lineCount();
    m_scopes.emplace_back();
    body(module.list(Field::Body));
    m_exports.finish();
    finishShadows();
    return std::move(m_outline);
}

// Statements

OutlineBuilder::Exits OutlineBuilder::body(const Nodes &statements)
{
    const Depth depth(m_depth, MaximumDepth);
    Exits result;
    bool after = false;
    for (const Node node : statements) {
        const Exits exits = statement(node);
        result.returns = result.returns || exits.returns;
        result.raises = result.raises || exits.raises;
        if (exits.guardedBy == 0 || after)
            continue;
        after = true;
        result.guardedBy = exits.guardedBy;
        m_scopes.back().guards.push_back({Guard::Kind::AfterExit, {}, exits.guardedBy});
    }
    if (after)
        m_scopes.back().guards.pop_back();
    return result;
}

OutlineBuilder::Exits OutlineBuilder::statement(const Node &node)
{
    switch (node.kind()) {
    case Kind::Return:
        simpleStatement(node);
        return {.returns = true};
    case Kind::Raise:
        simpleStatement(node);
        return {.raises = true};
    case Kind::If:
    case Kind::Try:
    case Kind::TryStar:
    case Kind::For:
    case Kind::AsyncFor:
    case Kind::While:
    case Kind::With:
    case Kind::AsyncWith:
    case Kind::Match:
        return compound(node);
    case Kind::FunctionDef:
    case Kind::AsyncFunctionDef:
    case Kind::ClassDef:
        definition(node);
        return {};
    default:
        simpleStatement(node);
        return {};
    }
}

OutlineBuilder::Exits OutlineBuilder::compound(const Node &node)
{
    if (m_hasWalrus)
        bindWalrus(node);
    switch (node.kind()) {
    case Kind::If:
        return conditional(node);
    case Kind::Try:
    case Kind::TryStar:
        return attempt(node);
    case Kind::With:
    case Kind::AsyncWith:
        return with(node);
    case Kind::Match:
        return match(node);
    default:
        return loop(node);
    }
}

OutlineBuilder::Exits OutlineBuilder::guardedBody(const Nodes &statements, Guard guard)
{
    if (statements.isEmpty())
        return {};
    m_scopes.back().guards.push_back(std::move(guard));
    const Exits exits = body(statements);
    m_scopes.back().guards.pop_back();
    return exits;
}

OutlineBuilder::Exits OutlineBuilder::conditional(const Node &node)
{
    const Depth depth(m_depth, MaximumDepth);
    const Node test = node.child(Field::Test);
    const Checking checking = typeChecking(test);
    const int line = node.line();
    const QString text = m_expressions.unparse(test, MaximumGuardText);
    using Is = Guard::Kind;
    const Is then = checking == Checking::Positive   ? Is::TypeChecking
                    : checking == Checking::Negative ? Is::NotTypeChecking
                                                     : Is::If;
    const Is otherwise = checking == Checking::Positive   ? Is::NotTypeChecking
                         : checking == Checking::Negative ? Is::TypeChecking
                                                          : Is::Else;
    const Exits first = guardedBody(node.list(Field::Body), {then, text, line});
    const Nodes orElse = node.list(Field::OrElse);
    // The tests of earlier branches are left out of an elif's guards, except for what they say of type checking.
    const Exits second = isElif(orElse, node) && checking == Checking::No
                             ? statement(orElse[0])
                             : guardedBody(orElse, {otherwise, text, line});
    Exits result;
    if (first.leaves() || second.leaves())
        result.guardedBy = line;
    else
        result.guardedBy = first.guardedBy ? first.guardedBy : second.guardedBy;
    // A branch that is never taken at run time leaves nothing.
    if (checking == Checking::Positive && !second.leaves())
        result.guardedBy = second.guardedBy;
    return result;
}

OutlineBuilder::Exits OutlineBuilder::attempt(const Node &node)
{
    const Nodes handlers = node.list(Field::Handlers);
    QStringList caught;
    for (const Node handler : handlers)
        caught += caughtNames(handler, m_expressions);
    caught.removeDuplicates();
    const Exits tried = guardedBody(node.list(Field::Body), {Guard::Kind::Try, caught.join(u','), node.line()});
    Exits result;
    result.guardedBy = tried.guardedBy;
    if (tried.leaves() && !handlers.isEmpty())
        result.guardedBy = node.line();
    else if (tried.leaves())
        result = tried;
    for (const Node handler : handlers) {
        const QString name = handler.text(Field::Name);
        if (!name.isEmpty() && m_scopes.back().function)
            bindUnrecorded(name);
        const QString text = caughtNames(handler, m_expressions).join(u',');
        const Exits exits = guardedBody(handler.list(Field::Body), {Guard::Kind::Except, text, handler.line()});
        // A handler that raises passes the failure on; one that returns makes the rest depend on it.
        if (exits.returns && result.guardedBy == 0)
            result.guardedBy = handler.line();
    }
    for (const Field field : {Field::OrElse, Field::FinalBody}) {
        const Exits exits = body(node.list(field));
        result.returns = result.returns || exits.returns;
        result.raises = result.raises || exits.raises;
        if (result.guardedBy == 0)
            result.guardedBy = exits.guardedBy;
    }
    return result;
}

OutlineBuilder::Exits OutlineBuilder::loop(const Node &node)
{
    QString text;
    if (node.is(Kind::While)) {
        text = m_expressions.unparse(node.child(Field::Test), MaximumGuardText);
    } else {
        text = m_expressions.unparse(node.child(Field::Target), MaximumGuardText);
        text += " in "_L1 + m_expressions.unparse(node.child(Field::Iterated), MaximumGuardText);
        assign(node.child(Field::Target), {}, node);
    }
    const Exits exits = guardedBody(node.list(Field::Body), {Guard::Kind::Loop, text, node.line()});
    const Exits after = body(node.list(Field::OrElse));
    Exits result;
    result.guardedBy = exits.leaves() || after.leaves() ? node.line()
                       : exits.guardedBy                ? exits.guardedBy
                                                        : after.guardedBy;
    return result;
}

OutlineBuilder::Exits OutlineBuilder::with(const Node &node)
{
    QStringList texts;
    for (const Node item : node.list(Field::Items)) {
        texts.append(m_expressions.unparse(item.child(Field::ContextExpr), MaximumGuardText));
        if (const Node target = item.child(Field::OptionalVars))
            assign(target, {}, node);
    }
    return guardedBody(node.list(Field::Body), {Guard::Kind::With, texts.join(", "_L1), node.line()});
}

OutlineBuilder::Exits OutlineBuilder::match(const Node &node)
{
    const QString text = m_expressions.unparse(node.child(Field::Subject), MaximumGuardText);
    Exits result;
    for (const Node part : node.list(Field::Cases)) {
        const Node pattern = part.child(Field::Pattern);
        bindPattern(pattern, node);
        const Exits exits = guardedBody(part.list(Field::Body), {Guard::Kind::Match, text, pattern.line()});
        if (exits.leaves())
            result.guardedBy = node.line();
        else if (result.guardedBy == 0)
            result.guardedBy = exits.guardedBy;
    }
    return result;
}

// Definitions

void OutlineBuilder::definition(const Node &node)
{
    const Depth depth(m_depth, MaximumDepth);
    if (m_hasWalrus)
        bindWalrus(node);
    const Scope &outer = m_scopes.back();
    const int index = int(m_outline.definitions.size());
    const bool isClass = node.is(Kind::ClassDef);
    Definition definition;
    definition.kind = isClass                      ? Definition::Kind::Class
                      : node.is(Kind::FunctionDef) ? Definition::Kind::Function
                                                   : Definition::Kind::AsyncFunction;
    definition.name = m_expressions.identifier(node, Field::Name);
    definition.scope = outer.index;
    definition.qualifiedName = definition.name;
    if (outer.index != ModuleScope)
        definition.qualifiedName = m_outline.definitions[size_t(outer.index)].qualifiedName + u'.' + definition.name;
    definition.line = definition.firstLine = node.line();
    definition.endLine = node.endLine();
    for (const Node decorator : node.list(Field::Decorators)) {
        definition.decorators.push_back(m_expressions.read(decorator));
        definition.firstLine = std::min(definition.firstLine, decorator.line());
    }
    for (const Node base : node.list(Field::Bases))
        definition.bases.push_back(m_expressions.read(base));
    for (const Node keyword : node.list(Field::Keywords)) {
        if (keyword.text(Field::Arg) == "metaclass"_L1)
            definition.metaclass = m_expressions.unparse(keyword.child(Field::Value));
    }
    if (!isClass)
        definition.signature = signature(node);
    definition.guards = outer.guards;
    definition.digest = m_digests->of(node);
    if (!isClass && outer.index == ModuleScope && definition.name == "__getattr__"_L1)
        m_exports.setGetattr(node);
    m_outline.definitions.push_back(std::move(definition));

    m_scopes.push_back({index, !isClass, {}, {}, {}});
    body(node.list(Field::Body));
    if (!m_scopes.back().unrecorded.isEmpty())
        m_unrecorded.emplace_back(index, std::move(m_scopes.back().unrecorded));
    m_scopes.pop_back();
}

Signature OutlineBuilder::signature(const Node &function)
{
    Signature result;
    parameters(function.child(Field::Args), result);
    result.returns = m_expressions.unparse(function.child(Field::Returns), 1000);
    return result;
}

void OutlineBuilder::parameters(const Node &arguments, Signature &result)
{
    const Nodes positionalOnly = arguments.list(Field::PositionalOnly);
    const Nodes positional = arguments.list(Field::Args);
    const Nodes defaults = arguments.list(Field::Defaults);
    const qsizetype count = positionalOnly.size() + positional.size();
    for (qsizetype i = 0; i < count; ++i) {
        const bool only = i < positionalOnly.size();
        const qsizetype value = i - (count - defaults.size());
        result.parameters.push_back(parameter(only ? positionalOnly[i] : positional[i - positionalOnly.size()],
                                              only ? Parameter::Kind::PositionalOnly : Parameter::Kind::Positional,
                                              value >= 0 ? defaults[value] : Node()));
    }
    if (const Node variadic = arguments.child(Field::Variadic))
        result.parameters.push_back(parameter(variadic, Parameter::Kind::VarPositional, {}));
    const Nodes keywordOnly = arguments.list(Field::KeywordOnly);
    const Nodes keywordDefaults = arguments.list(Field::KeywordDefaults);
    for (qsizetype i = 0; i < keywordOnly.size(); ++i) {
        const Node value = i < keywordDefaults.size() ? keywordDefaults[i] : Node();
        result.parameters.push_back(parameter(keywordOnly[i], Parameter::Kind::KeywordOnly, value));
    }
    if (const Node variadic = arguments.child(Field::KeywordVariadic))
        result.parameters.push_back(parameter(variadic, Parameter::Kind::VarKeyword, {}));
}

Parameter OutlineBuilder::parameter(const Node &argument, Parameter::Kind kind, const Node &defaultValue)
{
    Parameter result;
    result.name = m_expressions.identifier(argument, Field::Arg);
    result.kind = kind;
    result.annotation = m_expressions.unparse(argument.child(Field::Annotation), 1000);
    result.hasDefault = bool(defaultValue);
    result.defaultText = m_expressions.unparse(defaultValue, 1000);
    return result;
}

// Simple statements

void OutlineBuilder::simpleStatement(const Node &node)
{
    if (m_hasWalrus)
        bindWalrus(node);
    switch (node.kind()) {
    case Kind::Import:
    case Kind::ImportFrom:
        imports(node);
        break;
    case Kind::Assign:
        for (const Node target : node.list(Field::Targets))
            assign(target, node.child(Field::Value), node);
        break;
    case Kind::AnnAssign:
        assign(node.child(Field::Target), node.child(Field::Value), node);
        break;
    case Kind::AugAssign:
        assign(node.child(Field::Target), node.child(Field::Value), node, true);
        break;
    case Kind::TypeAlias:
        assign(node.child(Field::Name), {}, node);
        break;
    case Kind::Expr:
        if (node.child(Field::Value).is(Kind::Call))
            callStatement(node);
        break;
    case Kind::Return: {
        const Node value = node.child(Field::Value);
        if (value && m_scopes.back().function) {
            const Scope &scope = m_scopes.back();
            m_outline.returns.push_back({m_expressions.read(value), scope.index, scope.guards, node.line()});
        }
        break;
    }
    case Kind::Global: {
        const Nodes names = node.list(Field::Names);
        for (qsizetype i = 0; i < names.size(); ++i)
            m_scopes.back().globals.insert(toText(names.object(i)));
        break;
    }
    default:
        break;
    }
}

void OutlineBuilder::imports(const Node &node)
{
    const Scope &scope = m_scopes.back();
    Import result;
    result.from = node.is(Kind::ImportFrom);
    result.level = node.number(Field::Level);
    result.module = m_expressions.identifier(node, Field::ModuleName);
    result.scope = scope.index;
    result.guards = scope.guards;
    result.line = node.line();
    result.endLine = node.endLine();
    for (const Node alias : node.list(Field::Names)) {
        result.names.push_back({m_expressions.identifier(alias, Field::Name),
                                m_expressions.identifier(alias, Field::AsName),
                                alias.line() > 0 ? alias.line() : node.line()});
        const QString &bound =
            result.names.back().asName.isEmpty() ? result.names.back().name : result.names.back().asName;
        if (scope.globals.contains(bound.section(u'.', 0, 0)))
            result.scope = ModuleScope;
        if (bound == "__getattr__"_L1 && scope.index == ModuleScope)
            m_outline.lazy.present = true;
    }
    m_outline.imports.push_back(std::move(result));
}

void OutlineBuilder::callStatement(const Node &node)
{
    const Node call = node.child(Field::Value);
    const Node function = call.child(Field::Function);
    const Scope &scope = m_scopes.back();
    m_outline.calls.push_back({m_expressions.read(call), scope.index, scope.guards, node.line(), node.endLine()});

    const QString callee = function.dotted();
    const Nodes arguments = call.list(Field::Args);
    if (scope.index == ModuleScope && callee.startsWith("__all__."_L1))
        m_exports.callOnAll(callee, arguments);
    // globals().update(…), setattr(sys.modules[__name__], …), exec(…)
    const bool sets = callee == "setattr"_L1 && !arguments.isEmpty() && isNamespace(arguments[0]);
    const bool updates = function.is(Kind::Attribute) && isNamespace(function.child(Field::Value));
    if (sets || updates || (callee == "exec"_L1 && scope.index == ModuleScope))
        noteNamespace();
}

// Assignments

void OutlineBuilder::assign(const Node &target, const Node &value, const Node &statement, bool augmented)
{
    const Depth depth(m_depth, MaximumDepth);
    switch (target.kind()) {
    case Kind::Tuple:
    case Kind::List: {
        const Nodes targets = target.list(Field::Elements);
        const bool literal = value.is(Kind::Tuple) || value.is(Kind::List);
        const Nodes values = literal ? value.list(Field::Elements) : Nodes(target.grammar(), nullptr);
        bool pairwise = literal && values.size() == targets.size();
        for (qsizetype i = 0; pairwise && i < targets.size(); ++i)
            pairwise = !targets[i].is(Kind::Starred) && !values[i].is(Kind::Starred);
        for (qsizetype i = 0; i < targets.size(); ++i)
            assign(targets[i], pairwise ? values[i] : Node(), statement, augmented);
        break;
    }
    case Kind::Starred:
        assign(target.child(Field::Value), {}, statement, augmented);
        break;
    case Kind::Name:
        assignName(target, value, statement, augmented);
        break;
    default: {
        Node root = target;
        while (root.is(Kind::Attribute) || root.is(Kind::Subscript))
            root = root.child(Field::Value);
        if (isNamespace(target) || isNamespace(root) || isNamespace(target.child(Field::Value)))
            noteNamespace();
        const QString name = root.is(Kind::Name) ? root.text(Field::Id) : QString();
        if (!m_scopes.back().function || (name != "self"_L1 && name != "cls"_L1))
            record(target, value, statement, augmented);
    }
    }
}

void OutlineBuilder::assignName(const Node &target, const Node &value, const Node &statement, bool augmented)
{
    const QString name = m_expressions.identifier(target, Field::Id);
    const Scope &scope = m_scopes.back();
    if (isNamespace(value))
        m_namespaceAliases.insert(name);
    if (scope.index == ModuleScope && name == "__all__"_L1)
        m_exports.assignAll(value, augmented);
    if (scope.index == ModuleScope && name == "__getattr__"_L1)
        m_outline.lazy.present = true;
    if (scope.globals.contains(name)) {
        // Bound in the module when the function runs.
        Expression written = m_expressions.read(target);
        m_outline.assignments.push_back(
            {std::move(written), {}, augmented, ModuleScope, scope.guards, statement.line(), statement.endLine()});
        return;
    }
    const bool kept = value.is(Kind::Name) || value.is(Kind::Attribute) || value.is(Kind::Call);
    if (!scope.function || (kept && !augmented))
        record(target, value, statement, augmented);
    else
        bindUnrecorded(name);
}

void OutlineBuilder::record(const Node &target, const Node &value, const Node &statement, bool augmented)
{
    const Scope &scope = m_scopes.back();
    // Headers of compound statements end with their target, not with the body.
    const bool header = statement.is(Kind::For) || statement.is(Kind::AsyncFor) || statement.is(Kind::With) ||
                        statement.is(Kind::AsyncWith) || statement.is(Kind::Match) || statement.is(Kind::If) ||
                        statement.is(Kind::While);
    const Node &at = header ? target : statement;
    m_outline.assignments.push_back({m_expressions.read(target), m_expressions.read(value), augmented, scope.index,
                                     scope.guards, at.line(), at.endLine()});
}

void OutlineBuilder::bindUnrecorded(const QString &name)
{
    m_scopes.back().unrecorded.insert(name);
}

void OutlineBuilder::bindPattern(const Node &pattern, const Node &statement)
{
    if (!pattern)
        return;
    const Depth depth(m_depth, MaximumDepth);
    const QString name = pattern.text(pattern.is(Kind::MatchMapping) ? Field::Rest : Field::Name);
    const bool binds = pattern.is(Kind::MatchAs) || pattern.is(Kind::MatchStar) || pattern.is(Kind::MatchMapping);
    if (binds && !name.isEmpty()) {
        const Scope &scope = m_scopes.back();
        if (scope.function) {
            bindUnrecorded(name);
        } else {
            Expression target;
            target.kind = Expression::Kind::Name;
            target.text = name;
            target.line = pattern.line();
            m_outline.assignments.push_back(
                {std::move(target), {}, false, scope.index, scope.guards, pattern.line(), pattern.endLine()});
        }
    }
    bindPattern(pattern.child(Field::Pattern), statement);
    for (const Node part : pattern.list(Field::Patterns))
        bindPattern(part, statement);
}

void OutlineBuilder::bindWalrus(const Node &statement)
{
    for (PyObject *field : statement.type().fields) {
        const Grammar &grammar = statement.grammar();
        const bool nested = field == grammar.name(Field::Body) || field == grammar.name(Field::OrElse) ||
                            field == grammar.name(Field::FinalBody) || field == grammar.name(Field::Handlers) ||
                            field == grammar.name(Field::Cases);
        PyObject *value = statement.dictionary() ? PyDict_GetItemWithError(statement.dictionary(), field) : nullptr;
        if (!value || nested || PyUnicode_Check(value))
            continue;
        const Nodes values(grammar, PyList_Check(value) ? value : nullptr);
        for (const Node node : values)
            findWalrus(node, statement);
        if (!PyList_Check(value))
            findWalrus(Node(grammar, value), statement);
    }
}

void OutlineBuilder::findWalrus(const Node &expression, const Node &statement)
{
    if (!expression || !expression.dictionary() || expression.is(Kind::Lambda))
        return;
    const Depth depth(m_depth, MaximumDepth);
    if (expression.is(Kind::NamedExpr))
        assign(expression.child(Field::Target), expression.child(Field::Value), statement);
    for (PyObject *field : expression.type().fields) {
        PyObject *value = PyDict_GetItemWithError(expression.dictionary(), field);
        if (!value || PyUnicode_Check(value))
            continue;
        if (PyList_Check(value)) {
            for (const Node node : Nodes(expression.grammar(), value))
                findWalrus(node, statement);
        } else {
            findWalrus(Node(expression.grammar(), value), statement);
        }
    }
}

// Dynamic and hidden names

bool OutlineBuilder::isNamespace(const Node &node) const
{
    if (node.is(Kind::Call)) {
        const QString callee = node.child(Field::Function).dotted();
        const bool own = callee == "globals"_L1 || callee == "vars"_L1 || callee == "locals"_L1;
        return own && node.list(Field::Args).isEmpty() && (callee == "globals"_L1 || !m_scopes.back().function);
    }
    if (node.is(Kind::Subscript))
        return node.child(Field::Value).dotted() == "sys.modules"_L1 &&
               node.child(Field::Slice).dotted() == "__name__"_L1;
    if (node.is(Kind::Attribute))
        return node.text(Field::Attr) == "__dict__"_L1 && isNamespace(node.child(Field::Value));
    return node.is(Kind::Name) && m_namespaceAliases.contains(node.text(Field::Id));
}

void OutlineBuilder::noteNamespace()
{
    // A module's __getattr__ that keeps what it made adds no name that it could not give.
    for (const Scope &scope : m_scopes) {
        if (scope.index != ModuleScope && m_outline.definitions[size_t(scope.index)].qualifiedName == "__getattr__"_L1)
            return;
    }
    m_outline.dynamicNames = true;
}

void OutlineBuilder::finishShadows()
{
    QSet<QString> outer;
    for (const Import &import : m_outline.imports) {
        for (const ImportedName &name : import.names)
            outer.insert(name.asName.isEmpty() ? name.name.section(u'.', 0, 0) : name.asName);
    }
    for (const Definition &definition : m_outline.definitions)
        outer.insert(definition.name);
    for (const Assignment &assignment : m_outline.assignments) {
        if (assignment.target.kind == Expression::Kind::Name)
            outer.insert(assignment.target.text);
    }
    for (const auto &[index, names] : m_unrecorded) {
        QStringList &shadows = m_outline.definitions[size_t(index)].shadows;
        for (const QString &name : names) {
            if (outer.contains(name))
                shadows.append(name);
        }
        shadows.sort();
    }
}

} // namespace mxw::source::python
