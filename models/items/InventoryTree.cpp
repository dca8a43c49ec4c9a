// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/InventoryTree.h"

#include "models/items/Words.h"

#include <QCoreApplication>
#include <QHash>
#include <QMap>

#include <algorithm>

namespace mxw::items {

using namespace Qt::StringLiterals;

namespace {

QString folderOf(const QString &file)
{
    const auto slash = file.lastIndexOf(u'/');
    return slash < 0 ? QString() : file.left(slash);
}

QString lastPart(const QString &text, QChar separator)
{
    return text.mid(text.lastIndexOf(separator) + 1);
}

/// The part of a path below a folder; the folder's own name for the folder itself.
QString below(const QString &path, const QString &folder)
{
    if (path == folder)
        return lastPart(path, u'/');
    return folder.isEmpty() ? path : path.mid(folder.size() + 1);
}

/// Names of a group's entries, made longer where two would read the same.
QStringList namesOf(const std::vector<const inventory::Entry *> &entries)
{
    QStringList names;
    QHash<QString, int> count;
    for (const auto *entry : entries)
        ++count[names.emplaceBack(shortName(*entry))];
    for (size_t i = 0; i < entries.size(); ++i) {
        auto &name = names[qsizetype(i)];
        if (count.value(name) > 1)
            name = lastPart(entries[i]->targetModule, u'.') + u'.' + name;
    }
    QHash<QString, int> seen;
    for (auto &name : names) {
        const int occurrence = ++seen[name];
        if (occurrence > 1)
            name += u" #%1"_s.arg(occurrence);
    }
    return names;
}

} // namespace

QString commonFolder(const QStringList &folders)
{
    if (folders.isEmpty())
        return {};
    auto common = folders.front().split(u'/');
    for (const auto &folder : folders) {
        const auto parts = folder.split(u'/');
        const auto [mismatch, other] = std::ranges::mismatch(common, parts);
        common.erase(mismatch, common.end());
    }
    return common.join(u'/');
}

QString shortName(const inventory::Entry &entry)
{
    if (entry.domain == inventory::Domain::Model)
        return entry.symbol;
    if (entry.domain == inventory::Domain::Commit)
        return entry.key.first(std::min<qsizetype>(entry.key.size(), 7)) + u' ' + entry.symbol;
    if (entry.domain == inventory::Domain::Registry && !entry.key.isEmpty())
        return entry.key;
    if (entry.targetAttribute.isEmpty())
        return lastPart(entry.targetModule, u'.');
    // Dots inside the brackets of TABLE["a.b"] belong to the key.
    const auto bracket = entry.targetAttribute.indexOf(u'[');
    const auto dotted = entry.targetAttribute.left(bracket);
    const auto key = bracket < 0 ? QString() : entry.targetAttribute.mid(bracket);
    const auto parts = dotted.split(u'.');
    return parts.sliced(std::max<qsizetype>(0, parts.size() - 2)).join(u'.') + key;
}

int InventoryTree::add(int parent, InventoryModel::RowKind kind, const QString &name)
{
    const int id = int(nodes.size());
    auto &siblings = nodes[size_t(parent)].children;
    Node node;
    node.kind = kind;
    node.parent = parent;
    node.row = int(siblings.size());
    node.name = name;
    siblings.push_back(id);
    nodes.push_back(std::move(node));
    return id;
}

void InventoryTree::addDomain(const std::vector<const inventory::Entry *> &entries, const QString &prefix)
{
    const int domain = add(0, InventoryModel::RowKind::Domain, domainText(entries.front()->domain));
    QMap<QString, std::vector<const inventory::Entry *>> groups;
    for (const auto *entry : entries)
        groups[folderOf(entry->file)].push_back(entry);
    for (const auto &[folder, members] : groups.asKeyValueRange()) {
        auto name = below(folder, prefix);
        if (name.isEmpty())
            name = QCoreApplication::translate("mxw::items::InventoryTree", "Top folder");
        const int group = add(domain, InventoryModel::RowKind::Group, name);
        nodes[size_t(group)].path = folder;
        const auto names = namesOf(members);
        for (size_t i = 0; i < members.size(); ++i) {
            const int node = add(group, InventoryModel::RowKind::Entry, names[qsizetype(i)]);
            nodes[size_t(node)].entry = members[i];
        }
    }
}

void InventoryTree::addInfrastructure(const checks::Analysis &analysis, const QString &prefix)
{
    if (analysis.infrastructure.empty())
        return;
    const int group = add(0, InventoryModel::RowKind::Group,
                          QCoreApplication::translate("mxw::items::InventoryTree", "Infrastructure"));
    std::vector<const inventory::Infrastructure *> files;
    for (const auto &file : analysis.infrastructure)
        files.push_back(&file);
    std::ranges::sort(files, {}, [](const auto *file) { return file->file; });
    for (const auto *file : files) {
        const bool inside = prefix.isEmpty() || file->file.startsWith(prefix + u'/');
        const int node =
            add(group, InventoryModel::RowKind::Infrastructure, inside ? below(file->file, prefix) : file->file);
        nodes[size_t(node)].infrastructure = file;
    }
}

InventoryTree InventoryTree::build(const checks::Analysis &analysis)
{
    InventoryTree tree;
    tree.nodes.emplace_back();
    QMap<inventory::Domain, std::vector<const inventory::Entry *>> domains;
    QStringList folders;
    for (const auto &entry : analysis.entries) {
        domains[entry.domain].push_back(&entry);
        folders << folderOf(entry.file);
    }
    const auto prefix = commonFolder(folders);
    for (const auto &entries : std::as_const(domains))
        tree.addDomain(entries, prefix);
    tree.addInfrastructure(analysis, prefix);
    return tree;
}

} // namespace mxw::items
