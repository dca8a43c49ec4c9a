// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/checks/MirrorChecks.h"
#include "models/checks/ModificationMarks.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSet>

namespace mxw::checks {

using namespace Qt::StringLiterals;

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::checks::IncompleteNotes)
};

/// Fewer words than these name the mark, not the reason.
constexpr int FewestWords = 3;

/// Words that say that something was changed, and nothing of why.
bool isEmptyWord(const QString &word)
{
    static const QSet<QString> empty{
        u"note"_s,    u"notes"_s,   u"modify"_s, u"modified"_s, u"modification"_s, u"modifications"_s, u"change"_s,
        u"changed"_s, u"changes"_s, u"start"_s,  u"starts"_s,   u"begin"_s,        u"end"_s,           u"ends"_s,
        u"here"_s,    u"by"_s,      u"for"_s,    u"the"_s,      u"this"_s,         u"only"_s,          u"patch"_s,
        u"add"_s,     u"added"_s,   u"adapt"_s,  u"adapted"_s};
    return empty.contains(word.toLower());
}

/// Words of a sentence; a Chinese character counts as half a word.
bool givesReason(const QString &words, const QStringList &names)
{
    static const QRegularExpression word(uR"([A-Za-z][\w'.-]+)"_s);
    static const QRegularExpression han(uR"(\p{Han})"_s, QRegularExpression::UseUnicodePropertiesOption);
    int count = 0;
    for (auto it = word.globalMatch(words); it.hasNext();) {
        const QString text = it.next().captured();
        count += isEmptyWord(text) || names.contains(text, Qt::CaseInsensitive) ? 0 : 2;
    }
    for (auto it = han.globalMatch(words); it.hasNext(); it.next())
        ++count;
    return count >= 2 * FewestWords;
}

bool saysWhenItMayGo(const QString &words)
{
    static const QRegularExpression condition(
        uR"(\b(?:remov\w*|delet\w*|drop\w*|until|unless|when|once|after|revisit\w*|revalidat\w*|upgrad\w*|obsolete|temporar\w*)\b|移除|删除|直到|临时|升级)"_s,
        QRegularExpression::CaseInsensitiveOption);
    return condition.match(words).hasMatch();
}

/// "metax" of "vllm_metax": the plugin's own name is no reason.
QStringList ownNames(const inventory::Profile &profile)
{
    QStringList names;
    for (const QString &package : profile.pluginPackages)
        names += package.split(u'_');
    return names;
}

} // namespace

std::vector<Finding> incompleteNotes(const CheckContext &context)
{
    std::vector<Finding> findings;
    const QStringList names = ownNames(context.code.profile);
    for (const MirroredFile &file : mirroredFiles(context)) {
        Finding finding;
        int unexplained = 0;
        const ModificationMarks marks(file.local.bytes, context.code.profile);
        for (const ModificationMarks::Mark &mark : marks.marks()) {
            const bool reason = givesReason(mark.words, names);
            if (reason && saysWhenItMayGo(mark.words))
                continue;
            finding.line = finding.line == 0 ? mark.line : finding.line;
            unexplained += reason ? 0 : 1;
            finding.details.append(reason ? Text::tr("line %1: does not say when it can be removed").arg(mark.line)
                                          : Text::tr("line %1: gives no reason").arg(mark.line));
        }
        if (finding.details.isEmpty())
            continue;
        finding.check = u"M08"_s;
        finding.severity = Severity::Info;
        finding.entry = file.entry;
        finding.file = file.local.path;
        finding.symbol = file.counterpart->file.section(u'/', -1);
        finding.message = unexplained > 0 ? Text::tr("%n modification marks give no reason.", nullptr, unexplained)
                                          : Text::tr("%n modification marks do not say when they can be removed.",
                                                     nullptr, int(finding.details.size()));
        finding.consequence = Text::tr("At the next upgrade the difference has to be understood anew before anybody "
                                       "dares to remove it.");
        findings.push_back(std::move(finding));
    }
    return findings;
}

} // namespace mxw::checks
