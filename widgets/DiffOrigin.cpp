// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/DiffOrigin.h"

#include <QLocale>

namespace mxw::widgets {
using namespace Qt::StringLiterals;

std::optional<DiffOrigin::Kind> DiffOrigin::of(const diff::Row &row)
{
    if (!row.origin)
        return std::nullopt;
    switch (*row.origin) {
    case diff::Origin::Same:
        break;
    case diff::Origin::UpstreamNew:
        return Kind::Upstream;
    case diff::Origin::Local:
        return row.annotated ? Kind::Local : Kind::Unannotated;
    case diff::Origin::Both:
        return Kind::Both;
    }
    return std::nullopt;
}

QString DiffOrigin::letter(Kind kind)
{
    switch (kind) {
    case Kind::Upstream:
        return u"U"_s;
    case Kind::Local:
        return u"L"_s;
    case Kind::Unannotated:
        return u"L!"_s;
    case Kind::Both:
        break;
    }
    return u"B"_s;
}

Theme::Token DiffOrigin::token(Kind kind)
{
    switch (kind) {
    case Kind::Upstream:
        return Theme::Token::OriginUpstream;
    case Kind::Local:
        return Theme::Token::OriginLocal;
    case Kind::Unannotated:
        return Theme::Token::OriginUnannotated;
    case Kind::Both:
        break;
    }
    return Theme::Token::OriginBoth;
}

QString DiffOrigin::words(Kind kind)
{
    switch (kind) {
    case Kind::Upstream:
        return tr("missed upstream change");
    case Kind::Local:
        return tr("local, annotated");
    case Kind::Unannotated:
        return tr("local, not annotated");
    case Kind::Both:
        break;
    }
    return tr("changed on both sides");
}

QString DiffOrigin::counted(Kind kind, int count)
{
    const QString number = QLocale().toString(count);
    switch (kind) {
    case Kind::Upstream:
        return count == 1 ? tr("1 missed upstream change") : tr("%1 missed upstream changes").arg(number);
    case Kind::Local:
        return tr("%1 local").arg(number);
    case Kind::Unannotated:
        return tr("%1 not annotated").arg(number);
    case Kind::Both:
        break;
    }
    return tr("%1 both").arg(number);
}

QString DiffOrigin::meaning(Kind kind)
{
    switch (kind) {
    case Kind::Upstream:
        return tr("The target changed these lines since base; the plugin still has what base had.");
    case Kind::Local:
        return tr("The plugin differs from base, the target does not, and a modification mark covers it.");
    case Kind::Unannotated:
        return tr("The plugin differs from base, the target does not, and no modification mark says why.");
    case Kind::Both:
        break;
    }
    return tr("Plugin and target both changed these lines since base, each in its own way.");
}

} // namespace mxw::widgets
