// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/CommitRecord.h"
#include "models/items/SteadyFilter.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace mxw::items {

/// Rows of CommitModel that match all of: words ("file:part" looks in the paths only), a state, a tie, undecided.
class CommitFilter : public SteadyFilter
{
    Q_OBJECT
public:
    explicit CommitFilter(QObject *parent = nullptr);
    void setText(const QString &text);
    void setCarried(std::optional<checks::Carried> carried);
    void setTie(std::optional<checks::Tie> tie);
    /// Entries of `kept` stay although they are decided, so that the rows at hand do not vanish under the hands.
    void setUndecidedOnly(bool only);
    void setKept(const QStringList &entries);
    bool isFiltering() const;

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    QStringList m_words;
    std::optional<checks::Carried> m_carried;
    std::optional<checks::Tie> m_tie;
    bool m_undecidedOnly = false;
    QStringList m_kept;
};

} // namespace mxw::items
