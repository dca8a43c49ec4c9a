// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inventory/ProfileMembers.h"

namespace mxw::inventory {

using namespace Qt::StringLiterals;

namespace {

/// One expression for all patterns of a rule.
QRegularExpression expressionOf(const QStringList &patterns)
{
    QStringList alternatives;
    for (const QString &pattern : patterns) {
        QString text = QRegularExpression::escape(pattern);
        text.replace(u"\\*\\*"_s, u".*"_s).replace(u"\\*"_s, u"[^.]*"_s);
        alternatives.append(text);
    }
    return QRegularExpression(u"\\A(?:"_s + alternatives.join(u'|') + u")\\z"_s);
}

std::optional<MatrixRule> readRule(Contract contract, const QJsonObject &object, Members &matrix)
{
    using Read = MatrixRule::Read;
    static const std::pair<QString, Read> reads[] = {
        {u"names"_s, Read::Names},   {u"strings"_s, Read::Strings}, {u"calls"_s, Read::Calls},
        {u"stores"_s, Read::Stores}, {u"imports"_s, Read::Imports}, {u"definitions"_s, Read::Definitions}};
    Members members(object, u"rows."_s + toString(contract) + u'.');
    MatrixRule rule{contract, members.text(u"kind"_s, true), Read::Names, {}, members.texts(u"keywords"_s)};
    int found = 0;
    for (const auto &[key, read] : reads) {
        if (!object.contains(key))
            continue;
        ++found;
        rule.read = read;
        rule.pattern = expressionOf(members.texts(key, true));
    }
    if (found != 1)
        members.complain(u"kind"_s);
    if (members.wrong())
        matrix.complain(*members.wrong());
    return members.wrong() ? std::nullopt : std::optional(std::move(rule));
}

} // namespace

void readMatrix(Profile &profile, Members &root)
{
    Members matrix(root.object(u"matrix"_s), u"matrix."_s);
    profile.matrix.draftSuffixes = matrix.texts(u"draftSuffixes"_s);
    const QJsonObject rows = matrix.object(u"rows"_s);
    for (auto it = rows.begin(); it != rows.end(); ++it) {
        const std::optional<Contract> contract = contractFromString(it.key());
        if (!contract || !it->isArray()) {
            matrix.complain(u"rows."_s + it.key());
            continue;
        }
        for (const QJsonValue item : it->toArray()) {
            if (auto rule = readRule(*contract, item.toObject(), matrix))
                profile.matrix.rules.push_back(*std::move(rule));
        }
    }
    Members checkpoint(root.object(u"checkpoint"_s), u"checkpoint."_s);
    profile.checkpoint = {checkpoint.texts(u"backbone"_s),   checkpoint.texts(u"draft"_s),
                          checkpoint.texts(u"nested"_s),     checkpoint.texts(u"perLayer"_s),
                          checkpoint.texts(u"otherLists"_s), checkpoint.texts(u"registries"_s)};
    for (const Members *members : {&matrix, &checkpoint}) {
        if (members->wrong())
            root.complain(*members->wrong());
    }
}

} // namespace mxw::inventory
