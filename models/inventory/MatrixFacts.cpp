// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inventory/MatrixFacts.h"

#include "models/core/Parallel.h"
#include "models/inventory/InheritedCode.h"
#include "models/inventory/ModelFamilies.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace mxw::inventory {

using namespace Qt::StringLiterals;
using namespace source;

namespace {

/// Files of one tree, each read once whatever families ask for it.
class FileReader
{
public:
    FileReader(const Code &code, const CodeTree &tree, QStringList paths) : m_code(code), m_tree(tree)
    {
        paths.sort();
        paths.removeDuplicates();
        m_files.resize(size_t(paths.size()));
        for (qsizetype i = 0; i < paths.size(); ++i) {
            m_files[size_t(i)].file = paths.at(i);
            m_index.insert(paths.at(i), size_t(i));
        }
    }

    size_t count() const { return m_files.size(); }

    void read(size_t i)
    {
        ReadFile &file = m_files[i];
        file.module = m_tree.moduleOfFile(file.file);
        file.outline = m_tree.outline(file.file).outline;
        file.usage = m_tree.usage(file.file);
        if (!file.outline || !file.usage || file.module.isEmpty())
            return;
        file.names = std::make_shared<ImportedNames>(*file.outline, file.module, m_code.atTarget);
        file.facts = factsOf(*file.outline, *file.usage, *file.names, file.file, m_code.profile.matrix);
    }

    /// Those that could be read.
    std::vector<const ReadFile *> files(const QStringList &paths) const
    {
        std::vector<const ReadFile *> list;
        for (const QString &path : paths) {
            const ReadFile &file = m_files[m_index.value(path)];
            if (file.names)
                list.push_back(&file);
        }
        return list;
    }

private:
    const Code &m_code;
    const CodeTree &m_tree;
    std::vector<ReadFile> m_files;
    QHash<QString, size_t> m_index;
};

/// Distinct facts of a column, by kind and text.
class Column
{
public:
    void add(const MatrixFact &fact, bool inherited = false)
    {
        const auto [place, isNew] = m_facts.try_emplace({fact.kind, fact.text}, fact);
        MatrixFact &kept = place->second;
        if (isNew)
            kept.inherited = inherited;
        else if (kept.inherited && !inherited)
            kept = fact;
        else if (kept.inherited == inherited)
            merge(kept, fact);
    }

    std::vector<MatrixFact> facts() const
    {
        std::vector<MatrixFact> list;
        for (const auto &[key, fact] : m_facts)
            list.push_back(fact);
        return list;
    }

private:
    static void merge(MatrixFact &kept, const MatrixFact &fact)
    {
        ++kept.places;
        if (fact.file == kept.file)
            kept.line = std::min(kept.line, fact.line);
    }

    std::map<std::pair<QString, QString>, MatrixFact> m_facts;
};

DifferenceMatrix matrixOf(const Code &code, const ModelFamily &family, const std::vector<const ReadFile *> &local,
                          const std::vector<const ReadFile *> &upstream)
{
    std::map<Contract, Column> localColumns;
    std::map<Contract, Column> upstreamColumns;
    const InheritedCode inherited(code, local, upstream);
    for (const ReadFile *file : local) {
        for (const PlacedFact &placed : file->facts)
            localColumns[placed.contract].add(placed.fact);
    }
    for (const ReadFile *file : upstream) {
        for (const PlacedFact &placed : file->facts) {
            upstreamColumns[placed.contract].add(placed.fact);
            if (inherited.covers(*file, placed))
                localColumns[placed.contract].add(placed.fact, true);
        }
    }
    DifferenceMatrix matrix{family.name, family.files(), family.counterparts, {}};
    for (const Contract contract : AllContracts)
        matrix.rows.push_back({contract, upstreamColumns[contract].facts(), localColumns[contract].facts()});
    return matrix;
}

} // namespace

std::vector<DifferenceMatrix> differenceMatrices(const Code &code, const std::vector<Counterpart> &counterparts,
                                                 std::stop_token stop)
{
    const std::vector<ModelFamily> families = modelFamilies(code, counterparts);
    QStringList localPaths;
    QStringList upstreamPaths;
    for (const ModelFamily &family : families) {
        localPaths += family.files();
        upstreamPaths += family.counterparts;
    }
    code.target->prefetchUsage(upstreamPaths, stop);
    FileReader local(code, *code.plugin, localPaths);
    FileReader upstream(code, *code.target, upstreamPaths);
    forEachIndex(local.count() + upstream.count(), [&](size_t i) {
        if (stop.stop_requested())
            return;
        if (i < local.count())
            local.read(i);
        else
            upstream.read(i - local.count());
    });
    std::vector<DifferenceMatrix> matrices;
    for (const ModelFamily &family : families) {
        if (stop.stop_requested())
            break;
        matrices.push_back(matrixOf(code, family, local.files(family.files()), upstream.files(family.counterparts)));
    }
    return matrices;
}

} // namespace mxw::inventory
