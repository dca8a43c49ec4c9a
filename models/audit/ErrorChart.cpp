// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/ErrorChart.h"

#include "models/dispatch/SvgPage.h"
#include "models/validation/CaseSummary.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace mxw::audit {

namespace {

using dispatch::Ink;
using dispatch::SvgPage;

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::audit::ErrorChart)
};

constexpr double Width = 960;
constexpr double Height = 300;
constexpr double Left = 64;
constexpr double Right = 16;
constexpr double Top = 34;
constexpr double Bottom = 40;
constexpr double Lane = 20; ///< of zeros below, and of infinite and undefined errors above

struct Point
{
    double value = 0;
    QString node;
};

/// The decades that the finite values above zero need, the border 1 among them.
struct Scale
{
    int low = -1;
    int high = 1;
    bool hasZero = false;
    bool hasUndefined = false; ///< or infinite

    explicit Scale(const std::vector<Point> &points)
    {
        for (const Point &point : points) {
            hasZero = hasZero || point.value <= 0;
            hasUndefined = hasUndefined || !std::isfinite(point.value);
            if (!std::isfinite(point.value) || point.value <= 0)
                continue;
            low = std::min(low, int(std::floor(std::log10(point.value))));
            high = std::max(high, int(std::ceil(std::log10(point.value))));
        }
    }

    double place(double value) const
    {
        const double top = Top + (hasUndefined ? Lane : 0);
        const double bottom = Height - Bottom - (hasZero ? Lane : 0);
        if (!std::isfinite(value))
            return Top;
        if (value <= 0)
            return Height - Bottom;
        return bottom - (std::log10(value) - low) / (high - low) * (bottom - top);
    }
};

std::vector<Point> pointsOf(const validation::RunRecord &record)
{
    std::vector<Point> points;
    for (const validation::TestCase &testCase : record.cases) {
        const validation::CaseSummary summary = validation::summarize(record, testCase);
        if (summary.overAllowed)
            points.push_back({*summary.overAllowed, testCase.node});
    }
    return points;
}

bool isOver(const Point &point)
{
    return !(point.value <= 1); // undefined ones, too
}

void line(SvgPage &page, QPointF from, QPointF to, const SvgPage::Line &look)
{
    page.path({from, from + (to - from) / 3, to - (to - from) / 3, to}, look);
}

void drawAxes(SvgPage &page, const Scale &scale)
{
    const int step = std::max(1, (scale.high - scale.low) / 8);
    for (int decade = scale.low; decade <= scale.high; ++decade) {
        if (decade % step != 0)
            continue;
        const double y = scale.place(std::pow(10.0, decade));
        line(page, {Left, y}, {Width - Right, y}, {Ink::Border, 0.6});
        page.words({Left - 8, y + 4}, decade == 0 ? u"1"_s : u"1e%1"_s.arg(decade),
                   {Ink::Muted, 11, SvgPage::Anchor::End});
    }
    if (scale.hasZero)
        page.words({Left - 8, scale.place(0) + 4}, u"0"_s, {Ink::Muted, 11, SvgPage::Anchor::End});
    if (scale.hasUndefined)
        page.words({Left - 8, scale.place(HUGE_VAL) + 4}, u"inf, NaN"_s, {Ink::Muted, 10, SvgPage::Anchor::End});
    line(page, {Left, scale.place(1)}, {Width - Right, scale.place(1)}, {Ink::Bad, 1.2, true});
    page.words({Width - Right, 20}, Text::tr("dashed: what is allowed"), {Ink::Bad, 11, SvgPage::Anchor::End});
}

void drawPoints(SvgPage &page, const Scale &scale, const std::vector<Point> &points)
{
    const double step = (Width - Left - Right) / double(points.size());
    for (size_t i = 0; i < points.size(); ++i) {
        const QPointF place(Left + (double(i) + 0.5) * step, scale.place(points[i].value));
        page.beginGroup(points[i].node + u": "_s + QString::number(points[i].value, 'g', 4));
        // Over what is allowed: a square, so that it shows without colour, too.
        if (isOver(points[i]))
            page.box({place.x() - 3.5, place.y() - 3.5, 7, 7}, Ink::Bad);
        else
            page.dot(place, 3, Ink::Plugin);
        page.endGroup();
    }
}

} // namespace

std::optional<Picture> errorChart(const validation::RunRecord &record, const QString &name)
{
    const std::vector<Point> points = pointsOf(record);
    if (points.empty())
        return {};
    const auto over = std::ranges::count_if(points, isOver);
    const QString title = Text::tr("%1: worst error over allowed, by case").arg(name);
    const QString said = Text::tr("Cases with a tolerance: %1. Over what is allowed: %2.").arg(points.size()).arg(over);
    const Scale scale(points);
    SvgPage page({Width, Height}, title);
    page.words({Left, 20}, title, {Ink::Text, 13, SvgPage::Anchor::Start, true});
    drawAxes(page, scale);
    drawPoints(page, scale, points);
    page.words({Left, Height - 12}, Text::tr("Cases in the order of the run; squares are over what is allowed."),
               {Ink::Muted, 11});
    return Picture{.title = title, .words = Rich::words(said), .svg = page.finish()};
}

} // namespace mxw::audit
