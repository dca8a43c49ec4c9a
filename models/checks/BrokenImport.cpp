// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/BrokenImport.h"

#include "models/inventory/PathPattern.h"

#include <QSet>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

using Handling = BrokenImport::Handling;

bool catches(const QString &caught, bool moduleMissing)
{
    static const QSet<QString> wide{u"*"_s, u"ImportError"_s, u"Exception"_s, u"BaseException"_s};
    return std::ranges::any_of(caught.split(u','), [moduleMissing](const QString &name) {
        const QString trimmed = name.trimmed();
        return wide.contains(trimmed) || (moduleMissing && trimmed == "ModuleNotFoundError"_L1);
    });
}

class Finder
{
public:
    Finder(const inventory::Code &code, const ModuleFile &file, const Outline &outline)
        : m_code(code), m_file(file), m_outline(outline)
    {
    }

    void find(std::vector<BrokenImport> &result) const
    {
        for (size_t i = 0; i < m_outline.imports.size(); ++i) {
            const Import &import = m_outline.imports[i];
            if (import.from)
                findFrom(import, int(i), result);
            else
                findPlain(import, int(i), result);
        }
    }

private:
    void findPlain(const Import &import, int index, std::vector<BrokenImport> &result) const
    {
        for (const ImportedName &name : import.names) {
            const Resolution resolution = m_code.atTarget.resolveModule(name.name);
            if (!resolution.missing())
                continue;
            const QString bound = name.asName.isEmpty() ? name.name.section(u'.', 0, 0) : name.asName;
            BrokenImport broken = make(import, index, name.line, true, {bound});
            broken.from = name.name;
            broken.missingModule = resolution.missingAt;
            result.push_back(std::move(broken));
        }
    }

    void findFrom(const Import &import, int index, std::vector<BrokenImport> &result) const
    {
        const QString from = m_code.atTarget.absoluteModule(m_file.name, import);
        if (!from.isEmpty() && !m_code.atTarget.treeOf(from))
            return;
        const Resolution module = m_code.atTarget.resolveModule(from);
        if (from.isEmpty() || module.missing()) {
            QStringList bound;
            QStringList names;
            for (const ImportedName &name : import.names) {
                names.append(name.name);
                bound.append(name.asName.isEmpty() ? name.name : name.asName);
            }
            BrokenImport broken = make(import, index, import.line, true, bound);
            broken.from = from;
            broken.missingModule = from.isEmpty() ? import.module : module.missingAt;
            broken.names = names;
            result.push_back(std::move(broken));
            return;
        }
        for (const ImportedName &name : import.names) {
            if (name.name == "*"_L1 || !m_code.atTarget.resolve(from, name.name).missing())
                continue;
            BrokenImport broken =
                make(import, index, name.line, false, {name.asName.isEmpty() ? name.name : name.asName});
            broken.from = from;
            broken.names = {name.name};
            result.push_back(std::move(broken));
        }
    }

    BrokenImport make(const Import &import, int index, int line, bool moduleMissing, const QStringList &bound) const
    {
        BrokenImport broken;
        broken.module = m_file.name;
        broken.file = m_file.path;
        broken.import = index;
        broken.scope = import.scope;
        broken.line = line;
        broken.upstream = !m_code.plugin->owns(m_code.atTarget.absoluteModule(m_file.name, import));
        if (!import.from)
            broken.upstream = !m_code.plugin->owns(import.names.front().name);
        handle(broken, import, moduleMissing, bound);
        return broken;
    }

    void handle(BrokenImport &broken, const Import &import, bool moduleMissing, const QStringList &bound) const
    {
        for (const Guard &guard : import.guards) {
            if (guard.kind == Guard::Kind::TypeChecking) {
                broken.handling = Handling::Typing;
                return;
            }
            if (guard.kind == Guard::Kind::Try && catches(guard.text, moduleMissing)) {
                broken.handling = hasOtherSource(import, guard.line, bound) ? Handling::Replaced : Handling::Caught;
                return;
            }
            if (guard.kind == Guard::Kind::Except && catches(guard.text, true) && hasOtherSource(import, 0, bound)) {
                broken.handling = Handling::Replaced;
                return;
            }
        }
        for (const Guard &guard : import.guards) {
            if (guard.kind == Guard::Kind::If || guard.kind == Guard::Kind::Else || guard.kind == Guard::Kind::Match ||
                guard.kind == Guard::Kind::AfterExit || guard.kind == Guard::Kind::Except) {
                broken.handling = Handling::Conditional;
                broken.condition = guard.kind == Guard::Kind::Else ? u"not "_s + guard.text : guard.text;
                return;
            }
        }
    }

    /// Another import or assignment of the same scope, in the other arm of a try, gives every bound name.
    bool hasOtherSource(const Import &import, int tryLine, const QStringList &bound) const
    {
        const auto inOtherArm = [&](const Guards &guards) {
            return std::ranges::any_of(guards, [&](const Guard &guard) {
                if (tryLine > 0)
                    return guard.kind == Guard::Kind::Except;
                return guard.kind == Guard::Kind::Try;
            });
        };
        return std::ranges::all_of(bound, [&](const QString &name) {
            for (const Import &other : m_outline.imports) {
                if (&other == &import || other.scope != import.scope || !inOtherArm(other.guards))
                    continue;
                const QString from = m_code.atTarget.absoluteModule(m_file.name, other);
                for (const ImportedName &candidate : other.names) {
                    if ((candidate.asName.isEmpty() ? candidate.name : candidate.asName) != name)
                        continue;
                    if (!other.from || !m_code.atTarget.resolve(from, candidate.name).missing())
                        return true;
                }
            }
            return std::ranges::any_of(m_outline.assignments, [&](const Assignment &assignment) {
                return assignment.scope == import.scope && assignment.target.text == name &&
                       inOtherArm(assignment.guards);
            });
        });
    }

    const inventory::Code &m_code;
    const ModuleFile &m_file;
    const Outline &m_outline;
};

} // namespace

std::vector<BrokenImport> findBrokenImports(const inventory::Code &code)
{
    std::vector<BrokenImport> result;
    for (const ModuleFile *file : code.plugin->modules()) {
        if (file->kind == ModuleFile::Kind::Namespace || inventory::isTemplate(code.profile, file->path))
            continue;
        const OutlineState state = code.plugin->outlineOfModule(file->name);
        if (state.outline)
            Finder(code, *file, *state.outline).find(result);
    }
    return result;
}

} // namespace mxw::checks
