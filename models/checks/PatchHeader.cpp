// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/PatchHeader.h"

#include <QVersionNumber>

#include <algorithm>

namespace mxw::checks {

using namespace Qt::StringLiterals;

namespace {

/// The header stands near the top; a comment far below is something else.
constexpr qsizetype MaximumHeaderLines = 120;

bool isRule(const QString &text)
{
    return text.size() >= 3 && std::ranges::all_of(text, [](QChar c) { return c == u'-' || c == u'=' || c == u'#'; });
}

QVersionNumber release(const QVersionNumber &version)
{
    return QVersionNumber(version.majorVersion(), version.minorVersion());
}

std::vector<QVersionNumber> versionsIn(const QString &text)
{
    static const QRegularExpression pattern(uR"((?<![\w.])v?(\d+\.\d+(?:\.\d+)*))"_s);
    std::vector<QVersionNumber> versions;
    for (auto it = pattern.globalMatch(text); it.hasNext();)
        versions.push_back(release(QVersionNumber::fromString(it.next().captured(1))));
    return versions;
}

} // namespace

QStringList PatchHeader::missing() const
{
    QStringList names;
    for (const Field &field : fields) {
        if (field.line == 0)
            names.append(field.name);
    }
    return names;
}

QStringList PatchHeader::placeholders() const
{
    QStringList names;
    for (const Field &field : fields) {
        if (field.placeholder)
            names.append(field.name);
    }
    return names;
}

const PatchHeader::Field *PatchHeader::field(QStringView name) const
{
    const auto it = std::ranges::find_if(fields, [name](const Field &field) { return field.name == name; });
    return it == fields.end() ? nullptr : &*it;
}

PatchHeader parseHeader(const QByteArray &source, const inventory::Profile &profile)
{
    PatchHeader header;
    for (const QString &name : profile.headerFields)
        header.fields.push_back({name, {}, 0, false});
    PatchHeader::Field *open = nullptr;
    const QList<QByteArray> lines = source.split('\n').first(std::min(MaximumHeaderLines, source.count('\n') + 1));
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString line = QString::fromUtf8(lines[i]).trimmed();
        if (!line.startsWith(u'#')) {
            open = nullptr;
            continue;
        }
        const QString text = line.sliced(1).trimmed();
        const auto starts = std::ranges::find_if(header.fields, [&](const PatchHeader::Field &field) {
            return field.line == 0 && text.startsWith(field.name, Qt::CaseInsensitive) &&
                   text.sliced(field.name.size()).trimmed().startsWith(u':');
        });
        if (starts != header.fields.end()) {
            open = &*starts;
            open->line = int(i) + 1;
            open->text = text.sliced(text.indexOf(u':') + 1).trimmed();
        } else if (isRule(text)) {
            open = nullptr;
        } else if (open && !text.isEmpty()) {
            open->text += (open->text.isEmpty() ? QString() : u" "_s) + text;
        }
    }
    for (PatchHeader::Field &field : header.fields) {
        field.placeholder =
            field.line > 0 && std::ranges::any_of(profile.headerPlaceholders, [&](const QRegularExpression &e) {
                return e.match(field.text).hasMatch();
            });
    }
    return header;
}

bool coversVersion(const QString &text, const QString &version)
{
    const QVersionNumber reviewed =
        release(QVersionNumber::fromString(version.startsWith(u'v') ? version.sliced(1) : version));
    static const QRegularExpression all(uR"(\b(all|any|every)\b|所有|全部)"_s,
                                        QRegularExpression::CaseInsensitiveOption);
    if (all.match(text).hasMatch())
        return true;
    const std::vector<QVersionNumber> versions = versionsIn(text);
    if (std::ranges::find(versions, reviewed) != versions.end())
        return true;
    static const QRegularExpression range(uR"(\d\s*(?:-|–|—|~|\.\.\.?|to|through|until|至|到)\s*v?\d)"_s);
    if (versions.size() == 2 && range.match(text).hasMatch())
        return versions[0] <= reviewed && reviewed <= versions[1];
    static const QRegularExpression open(
        uR"(>=?|\d\+|\b(?:since|from|later|newer|onwards?|up|after)\b|及以[上后]|以[上后]|起)"_s,
        QRegularExpression::CaseInsensitiveOption);
    return versions.size() == 1 && open.match(text).hasMatch() && versions[0] <= reviewed;
}

} // namespace mxw::checks
