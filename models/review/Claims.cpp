// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/Claims.h"

#include "models/inventory/ContractWords.h"
#include "models/review/FamilyEvidence.h"

#include <QCoreApplication>

namespace mxw::review {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::review::Claims)
};

} // namespace

QStringList unborneClaims(const checks::Analysis &analysis, const ReviewState &state)
{
    QStringList claims;
    for (const checks::Finding &finding : analysis.findings) {
        const auto level = state.entry(finding.entry).strongestEvidence();
        if (level && *level >= EvidenceLevel::Import)
            continue; // before the fingerprint, which costs
        const JudgementRecord *record = state.judgement(finding.fingerprint());
        if (record && record->judged.reproduced)
            claims << Text::tr("%1 in %2 is called reproduced").arg(finding.check, finding.file);
    }
    for (const inventory::DifferenceMatrix &matrix : analysis.models.matrices) {
        const EvidenceLevel strongest = strongestEvidence(matrix, analysis, state);
        for (const inventory::MatrixRow &row : matrix.rows) {
            const MatrixRecord *record = state.matrixRow(matrix.family, inventory::toString(row.contract));
            if (record && record->row.level > strongest)
                claims << Text::tr("the row “%1” of %2 says “%3”")
                              .arg(inventory::displayName(row.contract), matrix.family, toString(record->row.level));
        }
    }
    return claims;
}

} // namespace mxw::review
