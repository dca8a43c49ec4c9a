// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Scan.h"
#include "models/dispatch/ChainBuilder.h"
#include "models/review/KeptScan.h"
#include "widgets/ChainPane.h"
#include "widgets/LatestTask.h"

#include <QObject>

#include <memory>

namespace mxw::app {

/// Fills the Chain tab: follows the selected entry in the background once the tab is in sight, and keeps what was read
/// for the next one.
class ChainTab : public QObject
{
    Q_OBJECT
public:
    explicit ChainTab(widgets::ChainPane *pane, QObject *parent = nullptr);

    /// Another scan; without a workspace there is nothing to follow yet.
    void setScan(std::shared_ptr<const inventory::Workspace> workspace,
                 std::shared_ptr<const checks::Analysis> analysis);
    /// What a session kept, for as long as there is no workspace; null for nothing.
    void setKept(std::shared_ptr<const review::KeptScan> kept, std::shared_ptr<const checks::Analysis> analysis);
    /// What to say while there is no workspace.
    void setScanning(bool scanning);
    void setEntry(const QString &id);
    /// Nothing is followed while the tab is hidden.
    void setInSight(bool inSight);

Q_SIGNALS:
    void scanRequested();

private:
    void setWhole(bool whole);
    void refresh();
    void showNothing();
    void showKept();
    void show(std::shared_ptr<const dispatch::ChainGraph> graph);
    QString focusNode(const dispatch::ChainGraph &graph) const;

    widgets::ChainPane *m_pane;
    std::shared_ptr<const inventory::Workspace> m_workspace;
    std::shared_ptr<const checks::Analysis> m_analysis;
    std::shared_ptr<dispatch::ChainBuilder> m_builder;
    std::shared_ptr<const review::KeptScan> m_kept;
    std::shared_ptr<const checks::Analysis> m_keptAnalysis;
    QString m_entry;
    QString m_shown; ///< entry, or "*" for the whole plugin, that the pane shows or waits for
    bool m_whole = false;
    bool m_inSight = false;
    bool m_scanning = false;
    widgets::LatestTask m_task;
};

} // namespace mxw::app
