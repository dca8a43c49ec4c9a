// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/ModelSections.h"

#include "models/audit/AuditWords.h"
#include "models/audit/RecordWords.h"
#include "models/inventory/ContractWords.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::audit {

using inventory::CheckpointConfig;
using inventory::DifferenceMatrix;
using inventory::MatrixFact;
using inventory::MatrixRow;

namespace {

constexpr size_t MostFacts = 60;

void addFacts(ItemList &list, const QString &side, const std::vector<MatrixFact> &facts)
{
    for (size_t i = 0; i < std::min(facts.size(), MostFacts); ++i) {
        const MatrixFact &fact = facts[i];
        list.items.push_back({.label = Rich::words(side + u", "_s) + Rich::text(fact.kind),
                              .text = Rich::code(fact.text) + Rich::words(u" ("_s) + codePlace(fact.file, fact.line) +
                                      Rich::words(u")"_s)});
    }
    if (facts.size() > MostFacts)
        list.items.push_back(
            {.text = Rich::words(ModelSections::tr("%1: and %2 more").arg(side).arg(facts.size() - MostFacts))});
}

} // namespace

Section ModelSections::matrices() const
{
    Section section{.title =
                        Rich::words(QCoreApplication::translate("mxw::audit::MarkdownWriter", "Difference matrix")),
                    .anchor = u"matrix"_s};
    for (const DifferenceMatrix &each : m_assessment.analysis().models.matrices)
        section.sections.push_back(matrix(each));
    if (section.sections.empty())
        section.blocks.push_back(Paragraph{Rich::words(tr("The scan found no models."))});
    return section;
}

Section ModelSections::matrix(const DifferenceMatrix &matrix) const
{
    const auto word = [](const QString &text) { return Rich::words(text); };
    Table table{.head = {word(tr("Contract")), word(tr("Classification")), word(tr("Upstream")), word(tr("MACA")),
                         word(tr("Evidence")), word(tr("Level")), word(tr("Untested")), word(tr("Facts that differ"))},
                .weights = {3, 3, 4, 4, 3, 2, 3, 3}};
    for (const MatrixRow &each : matrix.rows)
        table.rows.push_back(row(matrix, each));
    Section section{.title = Rich::code(matrix.family),
                    .anchor = u"matrix-"_s + matrix.family,
                    .isFoldable = true,
                    .blocks = {ItemList{{labelled(tr("Files"), codes(matrix.files)),
                                         labelled(tr("Counterparts at the target"), codes(matrix.counterparts))}},
                               std::move(table)}};
    for (const MatrixRow &each : matrix.rows) {
        if (!each.differs())
            continue;
        ItemList facts;
        addFacts(facts, tr("only upstream"), each.onlyUpstream());
        addFacts(facts, tr("only the plugin"), each.onlyLocal());
        section.sections.push_back({.title = Rich::words(inventory::displayName(each.contract)),
                                    .anchor = section.anchor + u'-' + toString(each.contract),
                                    .blocks = {std::move(facts)}});
    }
    return section;
}

Row ModelSections::row(const DifferenceMatrix &matrix, const MatrixRow &row) const
{
    const review::MatrixRecord *record = m_assessment.state().matrixRow(matrix.family, toString(row.contract));
    const Rich differ =
        Rich::words(tr("%1 upstream, %2 the plugin").arg(row.onlyUpstream().size()).arg(row.onlyLocal().size()));
    const Rich contract = Rich::words(inventory::displayName(row.contract));
    const Rich none = Rich::words(u"–"_s);
    if (!record)
        return {contract, Rich::words(tr("not classified")).strong(), none, none, none, none, none, differ};
    const review::MatrixClassified &said = record->row;
    const auto text = [&](const QString &words) { return words.isEmpty() ? none : Rich::text(words); };
    return {contract,
            Rich::words(displayName(said.disposition)),
            text(said.upstream),
            text(said.local),
            text(said.evidence),
            Rich::words(AuditWords::evidence(said.level)),
            text(said.untested),
            differ};
}

Section ModelSections::configs() const
{
    Section section{
        .title = Rich::words(QCoreApplication::translate("mxw::audit::MarkdownWriter", "Checkpoint configurations")),
        .anchor = u"configs"_s};
    for (const CheckpointConfig &each : m_assessment.analysis().models.configs)
        section.sections.push_back(config(each));
    if (section.sections.empty())
        section.blocks.push_back(Paragraph{Rich::words(tr("Evidence gap: the scan had no config.json. How checkpoints "
                                                          "lay out their layers was not compared with the code."))});
    return section;
}

Section ModelSections::config(const CheckpointConfig &config) const
{
    ItemList list;
    const auto add = [&list](const QString &label, const Rich &text) { list.items.push_back(labelled(label, text)); };
    const auto layers = [](const std::optional<int> &count, const QString &field) {
        if (!count)
            return Rich::words(tr("not said"));
        return field.isEmpty() ? Rich::number(*count)
                               : Rich::number(*count) + Rich::words(u" ("_s) + Rich::code(field) + Rich::words(u")"_s);
    };
    add(tr("Architectures"), codes(config.architectures));
    add(tr("Family"), config.family.isEmpty() ? Rich::words(tr("none of the plugin's")) : Rich::code(config.family));
    add(tr("Backbone layers"), layers(config.backboneLayers, config.backboneField));
    add(tr("Draft layers"), layers(config.draftLayers, config.draftField));
    add(tr("Config class"),
        config.configClass.isEmpty()
            ? Rich::filled(tr("evidence gap: model type %1 is not in upstream's registry"),
                           {config.modelType.isEmpty() ? Rich::words(u"–"_s) : Rich::text(config.modelType)})
            : Rich::text(config.configClass));
    for (const inventory::LayerArray &array : config.arrays)
        list.items.push_back(
            {.label = Rich::code(array.name),
             .text = Rich::filled(tr("%n entries: %1", nullptr, array.length), {Rich::text(array.content)})});
    return {.title = Rich::text(config.name), .anchor = u"config-"_s + config.name, .blocks = {std::move(list)}};
}

} // namespace mxw::audit
