// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inventory/PathPattern.h"

#include <algorithm>

namespace mxw::inventory {

namespace {

bool matches(QStringView text, QStringView pattern)
{
    // The last `*` seen swallows as little as it can and takes one more character at each mismatch.
    qsizetype at = 0;
    qsizetype in = 0;
    qsizetype star = -1;
    qsizetype resume = 0;
    while (at < text.size()) {
        if (in < pattern.size() && pattern[in] == u'*') {
            star = in++;
            resume = at;
        } else if (in < pattern.size() && pattern[in] == text[at]) {
            ++in;
            ++at;
        } else if (star >= 0) {
            in = star + 1;
            at = ++resume;
        } else {
            return false;
        }
    }
    while (in < pattern.size() && pattern[in] == u'*')
        ++in;
    return in == pattern.size();
}

} // namespace

bool matchesAny(QStringView text, const QStringList &patterns)
{
    return std::ranges::any_of(patterns, [text](const QString &pattern) { return matches(text, pattern); });
}

} // namespace mxw::inventory
