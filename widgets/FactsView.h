// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/inventory/Entry.h"

#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace mxw::widgets {

class WrapText;

/// One thing known of an entry.
struct Fact
{
    QString label;
    QStringList lines;
    bool chain = false; ///< each line one step further than the one above
    bool code = false;  ///< set in the font of code
};

/// What the analysis knows of a patch, in the order a reviewer asks.
std::vector<Fact> factsOf(const inventory::Entry &entry);

/// Facts in two columns, or one below the other where the pane is narrow.
class FactsView : public QWidget
{
    Q_OBJECT
public:
    explicit FactsView(QWidget *parent = nullptr);
    void setEntry(const inventory::Entry &entry);

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
