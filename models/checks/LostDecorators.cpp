// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/CopyChecks.h"
#include "models/checks/CopySides.h"
#include "models/checks/DecoratorNames.h"
#include "models/checks/ModificationMarks.h"
#include "models/checks/PatchFinding.h"

#include <QCoreApplication>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;
using namespace source;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::LostDecorators)
};

/// What goes with a decorator that is known; nothing for others.
QString lossOf(const NamedDecorator &decorator)
{
    const QString name = decorator.lastName();
    if (name == "autotune"_L1)
        return Text::tr(
            "The launch no longer chooses its configuration: arguments that autotuning fills in are missing "
            "at the first launch.");
    if (name == "heuristics"_L1)
        return Text::tr("Arguments that the heuristics fill in are missing at the first launch of the kernel.");
    if (name == "jit"_L1)
        return Text::tr("The function is no kernel any more: the first launch with a grid fails.");
    if (name == "no_grad"_L1 || name == "inference_mode"_L1)
        return Text::tr("Autograd records what runs inside: more memory and slower, silently.");
    if (name == "lru_cache"_L1 || name == "cache"_L1)
        return Text::tr("Every call computes anew, and cache_clear() or cache_info() on it fail.");
    if (name == "contextmanager"_L1 || name == "asynccontextmanager"_L1)
        return Text::tr("A `with` statement over its result fails at the first use.");
    if (name == "compile"_L1 || name == "support_torch_compile"_L1)
        return Text::tr("It runs uncompiled: slower, silently.");
    if (name == "dataclass"_L1)
        return Text::tr("The constructor and comparison that the decorator writes are missing at the first use.");
    return {};
}

bool isRegistration(const NamedDecorator &decorator)
{
    return decorator.written.section(u'.', -1).startsWith("register"_L1);
}

/// A body of a line or two has nothing to cache and nothing for autograd to record.
bool isTrivial(CopyReader &reader, const EntryFacts &facts)
{
    const Definition &copy = *facts.replacementDefinition();
    if (copy.isClass())
        return false;
    const CodeText code = readCode(reader.pluginSource(facts.replacement->path), copy.firstLine, copy.endLine);
    return code.body.size() <= 1 && !code.body.empty() && !code.body.front().text.contains(u'(');
}

bool needsWork(const NamedDecorator &decorator)
{
    static const QStringList names{u"lru_cache"_s, u"cache"_s, u"no_grad"_s, u"inference_mode"_s, u"compile"_s};
    return names.contains(decorator.lastName());
}

Finding lostFinding(const EntryFacts &facts, const NamedDecorator &lost, bool deliberate)
{
    const QString loss = lossOf(lost);
    Finding finding =
        patchFinding(u"P11"_s, facts, deliberate || isRegistration(lost) ? Severity::Info : Severity::Warning);
    finding.symbol += u'@' + lost.written;
    finding.upstreamFile = facts.atTarget.symbol.path;
    finding.upstreamLine = lost.line;
    finding.message =
        Text::tr("The target is decorated with @%1; the replacement %2 is not.").arg(lost.written, facts.entry.symbol);
    if (isRegistration(lost))
        finding.consequence = Text::tr("The registry keeps the original: whoever looks it up there does not get the "
                                       "replacement.");
    else
        finding.consequence =
            loss.isEmpty() ? Text::tr("What the decorator adds is gone whenever the replacement runs.") : loss;
    return finding;
}

} // namespace

std::vector<Finding> lostDecorators(const CheckContext &context)
{
    std::vector<Finding> findings;
    CopyReader reader(context);
    for (const EntryFacts &facts : context.inventory.facts) {
        if (!facts.targetDefinition() || !isPluginDefinition(facts) || facts.entry.mechanism == Mechanism::Table)
            continue;
        const std::vector<NamedDecorator> kept = copyDecorators(context, facts);
        std::optional<bool> deliberate;
        for (const NamedDecorator &decorator : targetDecorators(context, facts)) {
            if (std::ranges::any_of(kept, [&](const auto &other) { return sameDecorator(decorator, other); }) ||
                (needsWork(decorator) && isTrivial(reader, facts)))
                continue;
            if (!deliberate) {
                const Definition &copy = *facts.replacementDefinition();
                const ModificationMarks marks(reader.pluginSource(facts.replacement->path), context.code.profile);
                deliberate = marks.touches(copy.firstLine - 3, copy.line);
            }
            findings.push_back(lostFinding(facts, decorator, *deliberate));
        }
    }
    return findings;
}

} // namespace mxw::checks
