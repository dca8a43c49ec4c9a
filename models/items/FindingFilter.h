// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Finding.h"
#include "models/items/SteadyFilter.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace mxw::items {

/// Sorts findings (errors first by default) and keeps those of one severity that contain every word of a text. The word
/// `attribution:target` keeps those that were judged so, `attribution:none` those that nobody judged.
class FindingFilter : public SteadyFilter
{
    Q_OBJECT
public:
    explicit FindingFilter(QObject *parent = nullptr);
    void setSeverity(std::optional<checks::Severity> severity); ///< nothing: all
    void setText(const QString &text);
    void setSuppressedShown(bool shown); ///< answered ones with them; not shown by default

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    std::optional<checks::Severity> m_severity;
    QStringList m_words;
    bool m_suppressedShown = false;
};

} // namespace mxw::items
