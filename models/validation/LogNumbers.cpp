// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/LogNumbers.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace mxw::validation::lognumbers {

using namespace Qt::StringLiterals;

double numberOf(const QString &text)
{
    if (text.endsWith("nan"_L1))
        return std::numeric_limits<double>::quiet_NaN();
    if (text.endsWith("inf"_L1))
        return text.startsWith(u'-') ? -std::numeric_limits<double>::infinity()
                                     : std::numeric_limits<double>::infinity();
    return text.toDouble();
}

std::vector<qint64> indexOf(const QString &text)
{
    constexpr std::size_t Most = 64;
    std::vector<qint64> index;
    for (qsizetype i = 0; i < text.size() && index.size() < Most; ++i) {
        qsizetype end = i;
        while (end < text.size() && text.at(end) >= u'0' && text.at(end) <= u'9')
            ++end;
        if (end > i)
            index.push_back(QStringView(text).sliced(i, end - i).toLongLong());
        i = end;
    }
    return index;
}

void setGreatest(ErrorSpread &spread, double value)
{
    if (std::isnan(value))
        spread.nan = std::max<qint64>(spread.nan, 1);
    else if (std::isinf(value))
        spread.inf = std::max<qint64>(spread.inf, 1);
    else
        spread.max = value;
}

} // namespace mxw::validation::lognumbers
