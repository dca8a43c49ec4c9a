// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Finding.h"

#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace mxw::widgets {

class FindingCard;
class WrapText;

/// The findings of one entry, one card each.
class FindingList : public QWidget
{
    Q_OBJECT
public:
    explicit FindingList(QWidget *parent = nullptr);

    void setFindings(const std::vector<const checks::Finding *> &findings);
    int count() const { return int(m_cards.size()); }
    int current() const { return m_current; }
    FindingCard *card(int index) const { return m_cards[size_t(index)]; }
    /// Makes it the current one and tells.
    void activate(int index);
    /// Its controls, in the order of the Tab key.
    QList<QWidget *> tabChain() const;

Q_SIGNALS:
    void activated(int index);

private:
    QVBoxLayout *m_layout = nullptr;
    WrapText *m_none = nullptr;
    std::vector<FindingCard *> m_cards;
    int m_current = -1;
};

} // namespace mxw::widgets
