// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/ModelSections.h"

#include "models/audit/AuditWords.h"
#include "models/audit/MarkdownText.h"
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

QString codes(const QStringList &texts)
{
    QStringList spans;
    for (const QString &text : texts)
        spans << markdownCode(text);
    return spans.isEmpty() ? u"–"_s : spans.join(u", "_s);
}

QString words(const QString &text)
{
    return text.isEmpty() ? u"–"_s : markdownInline(text);
}

QString item(const QString &label, const QString &markdown)
{
    return u"- "_s + label + u": "_s + markdown + u'\n';
}

QString factItems(const QString &side, const std::vector<MatrixFact> &facts)
{
    QString text;
    for (size_t i = 0; i < std::min(facts.size(), MostFacts); ++i) {
        const MatrixFact &fact = facts[i];
        text += u"- "_s + side + u", "_s + markdownInline(fact.kind) + u": "_s + markdownCode(fact.text) + u" ("_s +
                markdownCode(u"%1:%2"_s.arg(fact.file).arg(fact.line)) + u")\n"_s;
    }
    if (facts.size() > MostFacts)
        text += u"- "_s + ModelSections::tr("%1: and %2 more").arg(side).arg(facts.size() - MostFacts) + u'\n';
    return text;
}

} // namespace

QString ModelSections::matrices() const
{
    QString text;
    for (const DifferenceMatrix &each : m_input.analysis.models.matrices)
        text += (text.isEmpty() ? QString() : u"\n"_s) + matrix(each);
    return text.isEmpty() ? tr("The scan found no models.") + u'\n' : text;
}

QString ModelSections::matrix(const DifferenceMatrix &matrix) const
{
    QString text = u"### "_s + markdownCode(matrix.family) + u"\n\n"_s;
    text += item(tr("Files"), codes(matrix.files));
    text += item(tr("Counterparts at the target"), codes(matrix.counterparts));
    text += u'\n' + markdownTableHead({tr("Contract"), tr("Classification"), tr("Upstream"), tr("MACA"), tr("Evidence"),
                                       tr("Level"), tr("Untested"), tr("Facts that differ")});
    for (const MatrixRow &each : matrix.rows)
        text += row(matrix, each);
    for (const MatrixRow &each : matrix.rows) {
        if (!each.differs())
            continue;
        text += u"\n#### "_s + inventory::displayName(each.contract) + u"\n\n"_s;
        text += factItems(tr("only upstream"), each.onlyUpstream());
        text += factItems(tr("only the plugin"), each.onlyLocal());
    }
    return text;
}

QString ModelSections::row(const DifferenceMatrix &matrix, const MatrixRow &row) const
{
    const review::MatrixRecord *record = m_input.state.matrixRow(matrix.family, toString(row.contract));
    const QString differ = tr("%1 upstream, %2 the plugin").arg(row.onlyUpstream().size()).arg(row.onlyLocal().size());
    const QString contract = inventory::displayName(row.contract);
    if (!record)
        return markdownRow({contract, tr("**not classified**"), u"–"_s, u"–"_s, u"–"_s, u"–"_s, u"–"_s, differ});
    const review::MatrixClassified &said = record->row;
    return markdownRow({contract, displayName(said.disposition), words(said.upstream), words(said.local),
                        words(said.evidence), AuditWords::evidence(said.level), words(said.untested), differ});
}

QString ModelSections::configs() const
{
    QString text;
    for (const CheckpointConfig &each : m_input.analysis.models.configs)
        text += (text.isEmpty() ? QString() : u"\n"_s) + config(each);
    if (!text.isEmpty())
        return text;
    return tr("Evidence gap: the scan had no config.json. How checkpoints lay out their layers was not compared with "
              "the code.") +
           u'\n';
}

QString ModelSections::config(const CheckpointConfig &config) const
{
    QString text = u"### "_s + markdownInline(config.name) + u"\n\n"_s;
    text += item(tr("Architectures"), codes(config.architectures));
    text += item(tr("Family"), config.family.isEmpty() ? tr("none of the plugin's") : markdownCode(config.family));
    text +=
        item(tr("Backbone layers"),
             config.backboneLayers ? u"%1 (%2)"_s.arg(*config.backboneLayers).arg(markdownCode(config.backboneField))
                                   : tr("not said"));
    text += item(tr("Draft layers"), !config.draftLayers ? tr("not said")
                                     : config.draftField.isEmpty()
                                         ? QString::number(*config.draftLayers)
                                         : u"%1 (%2)"_s.arg(*config.draftLayers).arg(markdownCode(config.draftField)));
    text += item(tr("Config class"),
                 config.configClass.isEmpty()
                     ? tr("evidence gap: model type %1 is not in upstream's registry").arg(words(config.modelType))
                     : markdownInline(config.configClass));
    for (const inventory::LayerArray &array : config.arrays)
        text += item(markdownCode(array.name),
                     tr("%n entries: %1", nullptr, array.length).arg(markdownInline(array.content)));
    return text;
}

} // namespace mxw::audit
