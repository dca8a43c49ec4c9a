// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/BlobReferences.h"

namespace mxw::review {

QStringList blobsOf(const EventPayload &payload)
{
    QStringList digests;
    if (const auto *scan = std::get_if<ScanRecorded>(&payload))
        digests << scan->analysis << scan->files;
    else if (const auto *made = std::get_if<DecisionMade>(&payload); made && !made->decision.origin)
        digests << made->decision.digests.local << made->decision.digests.base << made->decision.digests.target;
    else if (const auto *ended = std::get_if<RunEnded>(&payload))
        digests << ended->results << ended->log;
    else if (const auto *attached = std::get_if<EvidenceAttached>(&payload))
        digests << attached->evidence.content;
    else if (const auto *prior = std::get_if<PriorAttached>(&payload))
        digests << prior->analysis << prior->events;
    digests.removeAll(QString());
    return digests;
}

QStringList blobsOf(const KeptFiles &files)
{
    QStringList digests;
    for (const auto *list : {&files.plugin, &files.base, &files.target, &files.objects, &files.chains})
        digests += list->values();
    digests.removeAll(QString());
    digests.removeDuplicates();
    return digests;
}

} // namespace mxw::review
