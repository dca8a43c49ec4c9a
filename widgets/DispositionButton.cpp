// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/DispositionButton.h"

#include "widgets/Icons.h"
#include "widgets/Theme.h"

#include <QPainter>

#include <algorithm>

namespace mxw::widgets {

using namespace Qt::StringLiterals;

namespace {

constexpr int Padding = 8;

QString meaning(review::Disposition disposition)
{
    switch (disposition) {
    case review::Disposition::Retain:
        return DispositionButton::tr("Stays as it is: it fits the target and is still needed.");
    case review::Disposition::Update:
        return DispositionButton::tr("Still needed, but upstream changed: the required difference is applied anew.");
    case review::Disposition::Migrate:
        return DispositionButton::tr("A registry, hook or other extension point can do this now: it moves there.");
    case review::Disposition::Remove:
        return DispositionButton::tr("Upstream fixed it, or the affected path is gone: it is taken out.");
    case review::Disposition::Reject:
        return DispositionButton::tr("This combination is not supported: it is refused early, with words.");
    case review::Disposition::Inherited:
        return DispositionButton::tr("Upstream's behavior is what runs here: nothing of its own to keep.");
    case review::Disposition::Intentional:
        return DispositionButton::tr("A difference that MACA needs, for a known reason.");
    case review::Disposition::Obsolete:
        return DispositionButton::tr("The reason for the difference is gone: the override can go.");
    case review::Disposition::Defect:
        return DispositionButton::tr("The adaptation is wrong or lacks an upstream change: it must be mended.");
    case review::Disposition::Unverified:
        return DispositionButton::tr("An assumption that nothing shows yet.");
    case review::Disposition::NeedsMerge:
        return DispositionButton::tr("Its change belongs into the plugin's copy.");
    case review::Disposition::NeedsDependency:
        return DispositionButton::tr("Other files or components must change together with it.");
    case review::Disposition::PlatformSpecific:
        return DispositionButton::tr("It concerns another platform; MACA differs on purpose.");
    case review::Disposition::NewArchitecture:
        return DispositionButton::tr("It belongs to a model or feature that MACA does not support yet.");
    case review::Disposition::NoEffect:
        return DispositionButton::tr("Nothing of it reaches the plugin.");
    }
    return {};
}

} // namespace

DispositionButton::DispositionButton(review::Disposition disposition, int number, QWidget *parent)
    : QAbstractButton(parent), m_disposition(disposition), m_number(QString::number(number)),
      m_name(review::displayName(disposition))
{
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setText(m_number + u' ' + m_name);
    setAccessibleName(m_name);
    setAccessibleDescription(meaning(disposition));
    setToolTip(tr("%1 (key %2)").arg(meaning(disposition), m_number));
    setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
}

int DispositionButton::markWidth() const
{
    return std::max(fontMetrics().horizontalAdvance(m_number), fontMetrics().ascent());
}

QSize DispositionButton::sizeHint() const
{
    auto bold = font();
    bold.setWeight(QFont::DemiBold);
    return {2 * Padding + markWidth() + 4 + QFontMetrics(bold).horizontalAdvance(m_name), fontMetrics().height() + 12};
}

void DispositionButton::paintEvent(QPaintEvent *)
{
    using enum Theme::Token;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto &theme = Theme::current();
    const bool chosen = isChecked();
    const bool enabled = isEnabled();
    const auto edge = chosen ? Accent : underMouse() && enabled ? Muted : Border;
    painter.setPen(theme.color(enabled || !chosen ? edge : Muted));
    // Read-only, a decision must stay as readable as before: it only loses the colour of things to click.
    painter.setBrush(chosen ? theme.color(enabled ? Accent : Muted) : theme.color(isDown() ? Window : Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    if (hasFocus()) {
        painter.setPen(QPen(theme.color(chosen ? AccentText : Accent), 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(2.5, 2.5, -2.5, -2.5), 2, 2);
    }
    QRect inner = rect().adjusted(Padding, 0, -Padding, 0);
    const QRect mark(inner.left(), (height() - markWidth()) / 2, markWidth(), markWidth());
    if (chosen) {
        widgets::icon(u"decided"_s, AccentText).paint(&painter, mark);
    } else {
        painter.setPen(theme.color(Muted));
        painter.drawText(QRect(inner.left(), 0, markWidth(), height()), int(Qt::AlignCenter), m_number);
    }
    inner.setLeft(mark.right() + 5);
    auto font = painter.font();
    font.setWeight(chosen ? QFont::DemiBold : QFont::Normal);
    painter.setFont(font);
    painter.setPen(theme.color(chosen ? AccentText : enabled ? Text : Muted));
    painter.drawText(inner, int(Qt::AlignLeft | Qt::AlignVCenter),
                     painter.fontMetrics().elidedText(m_name, Qt::ElideRight, inner.width()));
}

} // namespace mxw::widgets
