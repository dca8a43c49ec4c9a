// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/ConfigArrays.h"

#include "models/checks/ConfigClass.h"
#include "models/checks/LayerReads.h"
#include "models/inventory/ModelFamilies.h"
#include "models/inventory/PathPattern.h"

#include <QCoreApplication>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;
using inventory::CheckpointConfig;
using inventory::LayerArray;
using inventory::ModelFamily;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::ConfigArrays)
};

QString leafOf(const QString &name)
{
    return name.section(u'.', -1);
}

/// "61", "61–63".
QString idRange(int first, int last)
{
    return first == last ? QString::number(first) : u"%1–%2"_s.arg(first).arg(last);
}

/// What is known of one config and the code that runs with it.
struct Study
{
    const CheckContext &context;
    const CheckpointConfig &config;
    const ModelFamily &family;
    int backbone = 0;
    int draft = 0;
    std::vector<LayerRead> reads;
    std::optional<ConfigClass> type;

    int all() const { return backbone + draft; }
    QString draftIds() const { return idRange(backbone, all() - 1); }
};

std::vector<const LayerRead *> readsOf(const Study &study, const QString &array)
{
    std::vector<const LayerRead *> reads;
    for (const LayerRead &read : study.reads) {
        if (read.array == array)
            reads.push_back(&read);
    }
    return reads;
}

QStringList detailsOf(const Study &study, const LayerArray &array)
{
    QStringList details{Text::tr("%1: %2").arg(array.name, array.content)};
    details.append(Text::tr("Backbone: %1 layers (%2), ids %3.")
                       .arg(study.backbone)
                       .arg(study.config.backboneField, idRange(0, study.backbone - 1)));
    details.append(
        study.draft > 0
            ? Text::tr("Draft: %1 layers (%2), ids %3.").arg(study.draft).arg(study.config.draftField, study.draftIds())
            : Text::tr("Draft: none."));
    for (const LayerRead *read : readsOf(study, leafOf(array.name))) {
        const QString who = read->guarded ? Text::tr("below a test of the number of layers")
                            : read->draft ? Text::tr("draft layers run it")
                                          : Text::tr("backbone");
        details.append(u"%1: %2 (%3)"_s.arg(read->place(), read->text, who));
    }
    if (!study.type) {
        details.append(Text::tr("Evidence gap: the class that the target makes of model type “%1” is not in upstream's "
                                "registry; what an installed package does to the array is not known here.")
                           .arg(study.config.modelType));
        return details;
    }
    details.append(Text::tr("Config class: %1 (%2:%3).").arg(study.type->name, study.type->file).arg(study.type->line));
    for (const ConfigClass::Change &change : study.type->changes) {
        if (change.array == leafOf(array.name))
            details.append((change.cut ? Text::tr("%1:%2 keeps only a part of %3.") : Text::tr("%1:%2 changes %3."))
                               .arg(study.type->file)
                               .arg(change.line)
                               .arg(change.array));
    }
    return details;
}

/// A finding at the first read that says most: draft code of the plugin, then any code of the plugin.
Finding findingOn(const Study &study, const LayerArray &array, Severity severity)
{
    Finding finding;
    finding.check = u"M07"_s;
    finding.severity = severity;
    finding.file = study.config.modelFile;
    finding.symbol = array.name;
    finding.details = detailsOf(study, array);
    const std::vector<const LayerRead *> reads = readsOf(study, leafOf(array.name));
    const auto here = [&](bool draft) {
        return std::ranges::find_if(reads,
                                    [&](const LayerRead *read) { return !read->upstream && (read->draft || !draft); });
    };
    const auto place = here(true) != reads.end() ? here(true) : here(false);
    if (place != reads.end()) {
        finding.file = (*place)->file;
        finding.line = (*place)->line;
    } else {
        finding.line = 1;
    }
    const auto there = std::ranges::find_if(reads, &LayerRead::upstream);
    if (there != reads.end()) {
        finding.upstreamFile = (*there)->file;
        finding.upstreamLine = (*there)->line;
    }
    const inventory::Counterpart *counterpart = study.context.models.counterpart(finding.file);
    if (counterpart && counterpart->model)
        finding.entry = u"model:"_s + finding.file;
    return finding;
}

QString crash()
{
    return Text::tr("The construction of a layer stops with an IndexError, or a layer is built as another kind.");
}

/// Neither the backbone nor backbone and draft.
std::optional<Finding> wrongLength(const Study &study, const LayerArray &array)
{
    if (array.length == study.backbone || array.length == study.all())
        return std::nullopt;
    const bool isRead = !readsOf(study, leafOf(array.name)).empty();
    Finding finding = findingOn(study, array, isRead ? Severity::Warning : Severity::Info);
    QString which;
    if (array.length < study.backbone)
        which = Text::tr("layers %1 have no entry").arg(idRange(array.length, study.all() - 1));
    else if (array.length < study.all())
        which = Text::tr("draft layers %1 have no entry").arg(idRange(array.length, study.all() - 1));
    else
        which = Text::tr("entries %1 belong to no layer").arg(idRange(study.all(), array.length - 1));
    finding.message = Text::tr("%1 of %2 has %3 entries for %4 backbone and %5 draft layers: %6.")
                          .arg(array.name, study.config.name)
                          .arg(array.length)
                          .arg(study.backbone)
                          .arg(study.draft)
                          .arg(which);
    finding.consequence = array.length > study.all()
                              ? Text::tr("Code that counts layers by the list builds layers that the checkpoint lacks.")
                              : crash();
    return finding;
}

const LayerRead *unguardedDraftRead(const std::vector<const LayerRead *> &reads)
{
    const auto found = std::ranges::find_if(reads, [](const LayerRead *read) { return read->draft && !read->guarded; });
    return found == reads.end() ? nullptr : *found;
}

/// Draft layers index what has no entry for them, in the file or after the config class cut it.
std::optional<Finding> lostDraftEntries(const Study &study, const LayerArray &array)
{
    const std::vector<const LayerRead *> reads = readsOf(study, leafOf(array.name));
    const ConfigClass::Change *cut = study.type ? study.type->cutOf(leafOf(array.name)) : nullptr;
    const bool covers = array.length == study.all();
    if (study.draft == 0 || !unguardedDraftRead(reads) || !(covers ? cut != nullptr : array.length == study.backbone))
        return std::nullopt;
    Finding finding = findingOn(study, array, Severity::Warning);
    if (covers) {
        finding.message = Text::tr("%1 of %2 has entries for the draft layers %3, but %4 keeps only a part of it, and "
                                   "code that draft layers run indexes it by layer.")
                              .arg(array.name, study.config.name, study.draftIds(), study.type->name);
        finding.upstreamFile = study.type->file;
        finding.upstreamLine = cut->line;
    } else {
        finding.message = Text::tr("%1 of %2 has entries for the backbone alone, but code that the draft layers %3 run "
                                   "indexes it by layer.")
                              .arg(array.name, study.config.name, study.draftIds());
    }
    finding.consequence = Text::tr("Building the draft model stops with an IndexError.");
    return finding;
}

/// The checkpoint says something of the draft layers that nobody asks for.
std::optional<Finding> unreadDraftEntries(const Study &study, const LayerArray &array)
{
    const std::vector<const LayerRead *> reads = readsOf(study, leafOf(array.name));
    const bool tested = std::ranges::any_of(reads, [](const LayerRead *read) { return read->draft && read->guarded; });
    if (study.draft == 0 || array.length != study.all() || !tested || unguardedDraftRead(reads))
        return std::nullopt;
    Finding finding = findingOn(study, array, Severity::Info);
    finding.message = Text::tr("%1 of %2 has entries for the draft layers %3 that the code does not read: it tests the "
                               "number of layers first.")
                          .arg(array.name, study.config.name, study.draftIds());
    finding.consequence = Text::tr("Draft layers run with a value of the code, whatever the checkpoint says.");
    return finding;
}

/// Arrays whose length alone made them look indexed by layers say nothing when nobody indexes them.
bool isLayerIndexed(const Study &study, const LayerArray &array)
{
    return inventory::matchesAny(leafOf(array.name), study.context.code.profile.checkpoint.perLayer) ||
           !readsOf(study, leafOf(array.name)).empty();
}

void check(const Study &study, std::vector<Finding> &findings)
{
    for (const LayerArray &array : study.config.arrays) {
        if (!isLayerIndexed(study, array))
            continue;
        std::optional<Finding> finding = lostDraftEntries(study, array);
        if (!finding)
            finding = wrongLength(study, array);
        if (!finding)
            finding = unreadDraftEntries(study, array);
        if (finding)
            findings.push_back(*std::move(finding));
    }
}

} // namespace

std::vector<Finding> configArrays(const CheckContext &context)
{
    std::vector<Finding> findings;
    if (context.models.configs.empty())
        return findings;
    const std::vector<ModelFamily> families = inventory::modelFamilies(context.code, context.models.counterparts);
    const QStringList &counts = context.code.profile.checkpoint.backbone;
    for (const CheckpointConfig &config : context.models.configs) {
        const auto family = std::ranges::find(families, config.family, &ModelFamily::name);
        if (config.family.isEmpty() || family == families.end() || !config.backboneLayers)
            continue;
        QStringList arrays;
        for (const LayerArray &array : config.arrays)
            arrays.append(leafOf(array.name));
        arrays.removeDuplicates();
        const Study study{context,
                          config,
                          *family,
                          *config.backboneLayers,
                          config.draftLayers.value_or(0),
                          layerReads(context.code, *family, arrays, counts),
                          configClass(context.code, config.modelType, arrays)};
        check(study, findings);
    }
    return findings;
}

} // namespace mxw::checks
