// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/CommitAudit.h"

#include <QHash>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using namespace inventory;

namespace {

/// Counts the lines of files, each once.
class WholeFiles
{
public:
    std::optional<Place> in(const source::CodeTree &code, const QString &path)
    {
        const git::FileEntry *file = path.isEmpty() ? nullptr : code.tree().find(path);
        if (!file)
            return std::nullopt;
        auto lines = m_lines.find(file->blob);
        if (lines == m_lines.end()) {
            const QByteArray bytes = code.tree().read(*file).bytes;
            const int open = bytes.isEmpty() || bytes.endsWith('\n') ? 0 : 1;
            lines = m_lines.insert(file->blob, int(bytes.count('\n')) + open);
        }
        return Place{path, 1, *lines, {}, u"module"_s, {}};
    }

private:
    QHash<git::ObjectId, int> m_lines;
};

/// The file that says most about the commit: one that the plugin has a copy of and did not carry, else any copy.
const CommitFile &chiefOf(const CommitRecord &record)
{
    const auto rank = [](const CommitFile &file) {
        const bool mirrored = std::ranges::find(file.ties, Tie::Mirrored) != file.ties.end();
        const bool missed = file.carried == Carried::No || file.carried == Carried::Partly;
        return (missed ? 0 : 2) + (mirrored ? 0 : 1);
    };
    return *std::ranges::min_element(record.files, {}, rank);
}

} // namespace

std::vector<Entry> commitEntries(const std::vector<CommitRecord> &commits, const Workspace &workspace)
{
    WholeFiles files;
    std::vector<Entry> entries;
    for (const CommitRecord &record : commits) {
        if (record.files.empty())
            continue;
        const CommitFile &chief = chiefOf(record);
        Entry entry;
        entry.id = record.entryId();
        entry.domain = Domain::Commit;
        entry.mechanism = Mechanism::Commit;
        entry.kind = u"commit"_s;
        entry.file = chief.localFiles.value(0);
        entry.line = 1;
        entry.symbol = record.summary;
        entry.targetModule = workspace.code.target->moduleOfFile(chief.path);
        entry.key = record.commit;
        const ModuleReach &reach = workspace.inventory.activation.of(workspace.code.plugin->moduleOfFile(entry.file));
        entry.reached = reach.reached;
        entry.activation = reach.hops;
        if (const auto local = files.in(*workspace.code.plugin, entry.file)) {
            entry.local = *local;
            entry.endLine = local->endLine;
        }
        entry.atBase = files.in(*workspace.code.base, chief.oldPath.isEmpty() ? chief.path : chief.oldPath);
        if (!entry.atBase)
            entry.atBase = files.in(*workspace.code.base, chief.path);
        entry.atTarget = files.in(*workspace.code.target, chief.path);
        if (entry.atBase && entry.atTarget) {
            entry.changedSinceBase = workspace.code.base->tree().find(entry.atBase->file)->blob !=
                                     workspace.code.target->tree().find(entry.atTarget->file)->blob;
        }
        entries.push_back(std::move(entry));
    }
    return entries;
}

} // namespace mxw::checks
