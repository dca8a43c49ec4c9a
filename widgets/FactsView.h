// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/EntryFacts.h"

#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace mxw::widgets {

class WrapText;

/// Facts in two columns, or one below the other where the pane is narrow.
class FactsView : public QWidget
{
    Q_OBJECT
public:
    explicit FactsView(QWidget *parent = nullptr);
    void setEntry(const inventory::Entry &entry, const checks::ModelStudy &models);

Q_SIGNALS:
    void changeRequested(); ///< of the fact that can be changed

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    /// Two columns where there is room, else values under their labels.
    void arrange();
    QWidget *valueOf(const Fact &fact, QWidget *row);
    QWidget *chainOf(const Fact &fact, QWidget *row);

    QVBoxLayout *m_rows = nullptr;
    std::vector<WrapText *> m_labels;
    bool m_chainsOpen = false;
};

} // namespace mxw::widgets
