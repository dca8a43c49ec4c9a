// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/InventoryModel.h"

#include "models/checks/Check.h"
#include "models/items/InventoryTree.h"
#include "models/items/Words.h"
#include "models/review/FindingIndex.h"
#include "models/review/Gate.h"

#include <algorithm>
#include <optional>

namespace mxw::items {

using namespace Qt::StringLiterals;

namespace {

/// What the tree shows of the review's state, per row.
struct RowState
{
    int decided = 0;
    int done = 0;
    int total = 0;
    QString disposition; ///< journal word
    QString dispositionText;
    bool stale = false;

    bool operator==(const RowState &) const = default;
};

/// What the tree shows of an entry's findings.
struct RowFindings
{
    int severity = -1;
    QStringList checks;

    bool operator==(const RowFindings &) const = default;
};

QString entryToolTip(const inventory::Entry &entry, const RowState &state, const RowFindings &findings)
{
    QStringList lines{entry.target(), placeText(entry.file, entry.line), reachedSentence(entry.reached)};
    if (!entry.condition.isEmpty())
        lines << InventoryModel::tr("Condition: %1").arg(entry.condition);
    for (const auto &check : findings.checks)
        lines << check + u' ' + checks::checkTitle(check);
    if (state.dispositionText.isEmpty())
        lines << InventoryModel::tr("Not decided");
    else if (state.stale)
        lines << InventoryModel::tr("Decided: %1. The content or the findings changed since; look again.")
                     .arg(state.dispositionText);
    else if (state.done > 0)
        lines << InventoryModel::tr("Decided: %1. All that this needs is there.").arg(state.dispositionText);
    else
        lines << InventoryModel::tr("Decided: %1. Not done yet: the checklist says what is missing.")
                     .arg(state.dispositionText);
    return lines.join(u'\n');
}

QString entryAccessibleText(const QString &name, const inventory::Entry &entry, const RowState &state, int severity)
{
    QStringList parts{name, reachedText(entry.reached)};
    parts << (state.dispositionText.isEmpty() ? InventoryModel::tr("not decided") : state.dispositionText);
    if (state.stale)
        parts << InventoryModel::tr("stale");
    else if (state.done > 0)
        parts << InventoryModel::tr("done");
    if (severity >= 0)
        parts << severityText(checks::Severity(severity));
    return parts.join(u", "_s);
}

} // namespace

struct InventoryModel::Private
{
    std::shared_ptr<const checks::Analysis> analysis;
    review::ReviewState state;
    QHash<QString, review::ContentDigests> digests;
    std::optional<review::GateIndex> gates;
    std::optional<review::FindingIndex> index;
    InventoryTree tree;
    std::vector<RowState> states;      // by node
    std::vector<RowFindings> findings; // by node
    QHash<QString, int> nodeOfEntry;

    const InventoryTree::Node *node(const QModelIndex &index) const
    {
        const auto id = index.internalId();
        return index.isValid() && id < tree.nodes.size() ? &tree.nodes[id] : nullptr;
    }

    void rebuild()
    {
        tree = {};
        nodeOfEntry.clear();
        gates.reset();
        index.reset();
        if (analysis) {
            tree = InventoryTree::build(*analysis);
            gates.emplace(*analysis);
            index.emplace(*analysis);
        }
        for (size_t id = 0; id < tree.nodes.size(); ++id) {
            if (const auto *entry = tree.nodes[id].entry)
                nodeOfEntry.insert(entry->id, int(id));
        }
        findings = openFindings();
        states = currentStates();
    }

    /// Without those that are suppressed or answered.
    std::vector<RowFindings> openFindings() const
    {
        std::vector<RowFindings> all(tree.nodes.size());
        if (!analysis)
            return all;
        for (const review::FindingIndex::Known &known : index->findings()) {
            const checks::Finding &finding = *known.finding;
            const int id = nodeOfEntry.value(finding.entry, -1);
            if (id < 0 || !review::FindingIndex::isOpen(known, state))
                continue;
            auto &row = all[size_t(id)];
            row.severity = std::max(row.severity, int(finding.severity));
            if (!row.checks.contains(finding.check))
                row.checks << finding.check;
        }
        return all;
    }

    RowState entryState(const inventory::Entry &entry) const
    {
        RowState row;
        row.total = 1;
        const auto &record = state.entry(entry.id).decision;
        if (!record)
            return row;
        row.decided = 1;
        row.done = gates->isDone(entry, state) ? 1 : 0;
        row.disposition = review::toString(record->decision.disposition);
        row.dispositionText = review::displayName(record->decision.disposition);
        row.stale = index->isStale(entry.id, state, digests.value(entry.id, record->decision.digests));
        return row;
    }

    std::vector<RowState> currentStates() const
    {
        std::vector<RowState> all(tree.nodes.size());
        // Children stand behind their parents: going backwards, a row is complete before it is added to its parent.
        for (size_t id = tree.nodes.size(); id-- > 0;) {
            const auto &node = tree.nodes[id];
            if (node.entry)
                all[id] = entryState(*node.entry);
            if (node.infrastructure)
                all[id].total = 1;
            if (node.parent >= 0) {
                all[size_t(node.parent)].decided += all[id].decided;
                all[size_t(node.parent)].done += all[id].done;
                all[size_t(node.parent)].total += all[id].total;
            }
        }
        return all;
    }

    QVariant entryData(size_t id, int role) const
    {
        const auto &entry = *tree.nodes[id].entry;
        switch (role) {
        case Qt::ToolTipRole:
            return entryToolTip(entry, states[id], findings[id]);
        case Qt::AccessibleTextRole:
            return entryAccessibleText(tree.nodes[id].name, entry, states[id], findings[id].severity);
        case EntryIdRole:
            return entry.id;
        case DecidedRole:
            return states[id].decided > 0;
        case DoneRole:
            return states[id].done > 0;
        case ReachedRole:
            return inventory::toString(entry.reached);
        case SeverityRole:
            return findings[id].severity;
        case DispositionRole:
            return states[id].disposition;
        case StaleRole:
            return states[id].stale;
        case FileRole:
            return entry.file;
        case ChecksRole:
            return findings[id].checks;
        case SearchTextRole:
            return QStringList{tree.nodes[id].name, entry.target(), entry.file,
                               entry.symbol,        entry.key,      mechanismText(entry)}
                .join(u'\n');
        case SuffixRole:
            return mechanismText(entry);
        }
        return {};
    }

    QVariant infrastructureData(size_t id, int role) const
    {
        const auto &file = *tree.nodes[id].infrastructure;
        switch (role) {
        case Qt::ToolTipRole:
            return QStringList{file.file, reachedSentence(file.reached)}.join(u'\n');
        case Qt::AccessibleTextRole:
            return QStringList{tree.nodes[id].name, infrastructureText(file.kind)}.join(u", "_s);
        case ReachedRole:
            return inventory::toString(file.reached);
        case SeverityRole:
            return -1;
        case FileRole:
            return file.file;
        case SearchTextRole:
            return QStringList{file.file, infrastructureText(file.kind)}.join(u'\n');
        case SuffixRole:
            return infrastructureText(file.kind);
        }
        return {};
    }

    QVariant groupData(size_t id, int role) const
    {
        const auto &node = tree.nodes[id];
        const bool infrastructure = node.kind == RowKind::Group && node.parent == 0;
        switch (role) {
        case Qt::ToolTipRole:
            if (infrastructure)
                return InventoryModel::tr("Files of the patch machinery that hold no patch of their own");
            return node.path.isEmpty() ? node.name : node.path;
        case Qt::AccessibleTextRole:
            if (infrastructure)
                return InventoryModel::tr("%1, %n file(s)", nullptr, states[id].total).arg(node.name);
            return InventoryModel::tr("%1, %2 of %3 decided, %4 done")
                .arg(node.name)
                .arg(states[id].decided)
                .arg(states[id].total)
                .arg(states[id].done);
        case DecidedRole:
            return infrastructure ? QVariant() : states[id].decided;
        case DoneRole:
            return infrastructure ? QVariant() : states[id].done;
        case TotalRole:
            return states[id].total;
        case SeverityRole:
            return -1;
        case FileRole:
            return node.path;
        }
        return {};
    }
};

InventoryModel::InventoryModel(QObject *parent) : QAbstractItemModel(parent), d(std::make_unique<Private>()) {}

InventoryModel::~InventoryModel() = default;

void InventoryModel::setAnalysis(std::shared_ptr<const checks::Analysis> analysis)
{
    beginResetModel();
    d->analysis = std::move(analysis);
    d->rebuild();
    endResetModel();
}

void InventoryModel::setState(const review::ReviewState &state)
{
    d->state = state;
    refreshStates();
}

void InventoryModel::setDigests(const QHash<QString, review::ContentDigests> &digests)
{
    d->digests = digests;
    refreshStates();
}

void InventoryModel::refreshStates()
{
    const auto before = std::exchange(d->states, d->currentStates());
    const auto findings = std::exchange(d->findings, d->openFindings());
    // Node 0 is the root and no row; children stand behind their parents, so groups are told first.
    for (size_t id = 1; id < d->states.size(); ++id) {
        if (before[id] == d->states[id] && findings[id] == d->findings[id])
            continue;
        const auto changed = createIndex(d->tree.nodes[id].row, NameColumn, quintptr(id));
        Q_EMIT dataChanged(changed, changed);
    }
}

review::ReviewState::Progress InventoryModel::progress() const
{
    // Of what the rows say already: asking every gate again would double the time of each event.
    review::ReviewState::Progress progress;
    for (size_t id = 0; id < d->states.size(); ++id) {
        if (!d->tree.nodes[id].entry)
            continue;
        progress.decided += d->states[id].decided;
        progress.done += d->states[id].done;
        ++progress.total;
    }
    return progress;
}

QModelIndex InventoryModel::indexOfEntry(const QString &id) const
{
    const int node = d->nodeOfEntry.value(id, -1);
    return node < 0 ? QModelIndex() : createIndex(d->tree.nodes[size_t(node)].row, NameColumn, quintptr(node));
}

QStringList InventoryModel::entryOrder() const
{
    QStringList ids; // nodes are made in the order of the rows
    for (const auto &node : d->tree.nodes) {
        if (node.entry)
            ids << node.entry->id;
    }
    return ids;
}

QModelIndex InventoryModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    const size_t above = parent.isValid() ? size_t(parent.internalId()) : 0;
    return createIndex(row, column, quintptr(d->tree.nodes[above].children[size_t(row)]));
}

QModelIndex InventoryModel::parent(const QModelIndex &child) const
{
    const auto *node = d->node(child);
    if (!node || node->parent <= 0)
        return {};
    return createIndex(d->tree.nodes[size_t(node->parent)].row, NameColumn, quintptr(node->parent));
}

int InventoryModel::rowCount(const QModelIndex &parent) const
{
    if (d->tree.nodes.empty() || parent.column() > 0)
        return 0;
    return int(d->tree.nodes[parent.isValid() ? size_t(parent.internalId()) : 0].children.size());
}

int InventoryModel::columnCount(const QModelIndex &) const
{
    return NUM_COLUMNS;
}

QVariant InventoryModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto *node = d->node(index);
    if (!node)
        return {};
    if (role == Qt::DisplayRole)
        return node->name;
    if (role == KindRole)
        return QVariant::fromValue(node->kind);
    const auto id = size_t(index.internalId());
    if (node->entry)
        return d->entryData(id, role);
    return node->infrastructure ? d->infrastructureData(id, role) : d->groupData(id, role);
}

} // namespace mxw::items
