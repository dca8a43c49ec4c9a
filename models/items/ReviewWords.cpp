// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/ReviewWords.h"

#include <QCoreApplication>
#include <QStringList>

namespace mxw::items {

using namespace Qt::StringLiterals;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::items::ReviewWords)
};

using review::Evidence;
using review::Remedy;

} // namespace

QString judgementText(const review::FindingJudged &judged)
{
    if (!judged.attribution)
        return {};
    QStringList parts{displayName(*judged.attribution),
                      judged.reproduced ? Text::tr("reproduced") : Text::tr("suspected")};
    if (judged.resolution) {
        switch (*judged.resolution) {
        case review::Resolution::FixedLocally:
            parts << Text::tr("fixed locally with note");
            break;
        case review::Resolution::WarningOnly:
            parts << Text::tr("warning only with repair plan");
            break;
        }
    }
    return parts.join(u", "_s);
}

QString sideText(Evidence::Side side)
{
    switch (side) {
    case Evidence::Side::Plugin:
        return Text::tr("plugin");
    case Evidence::Side::Base:
        return Text::tr("base");
    case Evidence::Side::Target:
        break;
    }
    return Text::tr("target");
}

QString evidenceKindText(const Evidence &evidence)
{
    switch (evidence.kind) {
    case Evidence::Kind::Run:
        return Text::tr("Validation run");
    case Evidence::Kind::Case:
        return Text::tr("Test of a validation run");
    case Evidence::Kind::Hunk:
        return Text::tr("Lines of the %1").arg(sideText(evidence.side));
    case Evidence::Kind::Commit:
        return Text::tr("Upstream commit");
    case Evidence::Kind::Chain:
        return Text::tr("Dispatch chain");
    case Evidence::Kind::File:
        return Text::tr("File");
    case Evidence::Kind::Note:
        break;
    }
    return Text::tr("Note");
}

QString evidencePlaceText(const Evidence &evidence)
{
    switch (evidence.kind) {
    case Evidence::Kind::Run:
    case Evidence::Kind::Note:
        return {};
    case Evidence::Kind::Case:
        return evidence.node;
    case Evidence::Kind::Hunk:
        return evidence.endLine > evidence.line
                   ? u"%1:%2–%3"_s.arg(evidence.file).arg(evidence.line).arg(evidence.endLine)
                   : u"%1:%2"_s.arg(evidence.file).arg(evidence.line);
    case Evidence::Kind::Commit:
        return evidence.reference.first(std::min<qsizetype>(evidence.reference.size(), 7));
    case Evidence::Kind::Chain:
        return QString(evidence.reference).replace(" -> "_L1, u" → "_s);
    case Evidence::Kind::File:
        break;
    }
    return evidence.reference;
}

QString remedyText(Remedy remedy)
{
    switch (remedy) {
    case Remedy::None:
        return {};
    case Remedy::Decide:
        return Text::tr("Decide");
    case Remedy::Tick:
        return Text::tr("Tick");
    case Remedy::GiveReason:
        return Text::tr("Write the reason");
    case Remedy::GiveCondition:
        return Text::tr("Write the condition");
    case Remedy::AttachEvidence:
        return Text::tr("Attach evidence…");
    case Remedy::StateUntested:
        return Text::tr("Say what is untested…");
    case Remedy::AttributeFindings:
        return Text::tr("Attribute the error");
    case Remedy::ClassifyMatrix:
        return Text::tr("Open the matrix");
    case Remedy::DisposeCommits:
        return Text::tr("Open the commits");
    }
    Q_UNREACHABLE_RETURN({});
}

} // namespace mxw::items
