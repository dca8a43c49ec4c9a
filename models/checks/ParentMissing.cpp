// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/MovedTo.h"
#include "models/checks/PluginClasses.h"
#include "models/checks/RegistryClassChecks.h"

#include <QCoreApplication>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::ParentMissing)
};

/// One base of a class whose definition is not at the target.
class MissingParent
{
public:
    MissingParent(const CheckContext &context, const PluginClass &type, QString base, Resolution missing)
        : m_context(context), m_type(type), m_base(std::move(base)), m_missing(std::move(missing))
    {
    }

    Finding finding() const
    {
        const Definition &definition = m_type.definition();
        const Resolver::Target named =
            m_context.code.atTarget.resolveTarget(m_type.used->module, definition.scope, m_base);
        const QString name = named.attribute.isEmpty() ? m_base.section(u'.', -1) : named.attribute;
        const QString module = named.module.isEmpty() ? m_missing.missingAt : named.module;
        const Resolution before = m_context.code.atBase.resolve(module, name);
        Finding finding = classFinding(m_context, u"R01"_s, m_type, definition.line);
        finding.message = before.found() ? Text::tr("The base class %1 of %2 is not in %3 any more")
                                         : Text::tr("The base class %1 of %2 is not in %3");
        finding.message = finding.message.arg(name, finding.symbol, module);
        const auto moved = findMoved(*m_context.code.target, m_context.code.base.get(), module, name,
                                     before.found() ? &before : nullptr);
        if (moved) {
            finding.movedTo = moved->text();
            finding.upstreamFile = moved->path;
            finding.upstreamLine = moved->line;
            finding.message +=
                moved->renamed ? Text::tr("; it lives on as %1 (%2:%3)").arg(moved->name, moved->path).arg(moved->line)
                               : Text::tr("; it is now in %1 (%2:%3)").arg(moved->module, moved->path).arg(moved->line);
        } else if (const Resolution there = m_context.code.atTarget.resolveModule(module); there.found()) {
            finding.upstreamFile = there.symbol.path;
            finding.upstreamLine = 1;
        }
        finding.message += u'.';
        const bool ofModule = m_base.contains(u'.') && !m_missing.moduleMissing;
        const QString exception = ofModule ? u"AttributeError"_s : u"ImportError"_s;
        finding.consequence =
            Text::tr("The class cannot be defined: %1.")
                .arg(failureTime(m_context, *m_type.used, {definition.scope, 0, definition.line}, exception));
        if (before.found()) {
            finding.details.append(
                Text::tr("base defined it in %1:%2").arg(before.symbol.path).arg(before.symbol.line));
        }
        return finding;
    }

private:
    const CheckContext &m_context;
    const PluginClass &m_type;
    QString m_base;
    Resolution m_missing;
};

bool isExpected(const Definition &definition)
{
    return catching(definition.guards, u"ImportError") != Catching::None ||
           catching(definition.guards, u"AttributeError") == Catching::Precise;
}

} // namespace

std::vector<Finding> missingParents(const CheckContext &context)
{
    std::vector<Finding> findings;
    for (const PluginClass &type : pluginClasses(context)) {
        const Definition &definition = type.definition();
        if (isExpected(definition))
            continue;
        for (const Expression &base : definition.bases) {
            const Expression *named = &base;
            while (named->kind == Expression::Kind::Subscript)
                named = &named->items.front();
            const QString dotted = named->dotted();
            if (dotted.isEmpty())
                continue;
            Resolution resolution =
                context.code.atTarget.resolveExpression(type.used->module, definition.scope, dotted, definition.line);
            const CodeTree *tree = context.code.atTarget.treeOf(resolution.missingAt);
            if (resolution.missing() && tree && resolution.missingAt != type.used->module)
                findings.push_back(MissingParent(context, type, dotted, std::move(resolution)).finding());
        }
    }
    return findings;
}

} // namespace mxw::checks
