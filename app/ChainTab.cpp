// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ChainTab.h"

#include "app/ChainFindings.h"
#include "models/inventory/Workspace.h"

namespace mxw::app {

using namespace Qt::StringLiterals;

ChainTab::ChainTab(widgets::ChainPane *pane, QObject *parent) : QObject(parent), m_pane(pane)
{
    connect(pane, &widgets::ChainPane::wholeRequested, this, &ChainTab::setWhole);
    connect(pane, &widgets::ChainPane::messageActivated, this, &ChainTab::scanRequested);
    showNothing();
}

void ChainTab::setScan(std::shared_ptr<const inventory::Workspace> workspace,
                       std::shared_ptr<const checks::Analysis> analysis)
{
    if (m_workspace == workspace && m_analysis == analysis)
        return;
    m_task.cancel();
    m_workspace = std::move(workspace);
    m_analysis = std::move(analysis);
    m_builder = m_workspace && m_analysis
                    ? std::make_shared<dispatch::ChainBuilder>(m_workspace, chainFindings(*m_analysis))
                    : nullptr;
    m_shown.clear();
    refresh();
}

void ChainTab::setKept(std::shared_ptr<const review::KeptScan> kept, std::shared_ptr<const checks::Analysis> analysis)
{
    if (m_kept == kept && m_keptAnalysis == analysis)
        return;
    m_kept = std::move(kept);
    m_keptAnalysis = std::move(analysis);
    if (m_builder)
        return;
    m_shown.clear();
    refresh();
}

void ChainTab::setScanning(bool scanning)
{
    m_scanning = scanning;
    if (!m_builder && m_shown.isEmpty())
        showNothing();
}

void ChainTab::setEntry(const QString &id)
{
    m_entry = id;
    refresh();
}

void ChainTab::setInSight(bool inSight)
{
    m_inSight = inSight;
    refresh();
}

void ChainTab::setWhole(bool whole)
{
    m_whole = whole;
    refresh();
}

void ChainTab::showNothing()
{
    m_pane->setBusy({});
    if (m_scanning) {
        m_pane->setMessage(tr("Scanning"), tr("The chain can be followed when the scan is done."));
    } else if (!m_workspace && m_kept && !m_whole) {
        m_pane->setMessage(tr("No chain"), tr("The session keeps no dispatch chain of this entry."));
    } else if (!m_workspace) {
        m_pane->setMessage(tr("Not computed yet"),
                           tr("Chains are followed in the code of the repositories, which only a scan reads."),
                           tr("Scan again"));
    } else {
        m_pane->setMessage(tr("No entry selected"),
                           tr("Choose an entry in the inventory to follow its way from the plugin's entry point to the "
                              "kernels."));
    }
}

void ChainTab::refresh()
{
    const QString wanted = m_whole ? u"*"_s : m_entry;
    if (!m_builder && !m_whole && m_kept && m_kept->hasChain(m_entry)) {
        showKept();
        return;
    }
    if (!m_builder || wanted.isEmpty()) {
        m_task.cancel();
        m_shown.clear();
        showNothing();
        return;
    }
    if (!m_inSight || wanted == m_shown)
        return;
    m_shown = wanted;
    m_pane->setBusy(m_whole ? tr("Following all entries…") : tr("Following the entry…"));
    auto work = [builder = m_builder, whole = m_whole, entry = m_entry](const std::stop_token &stop) {
        constexpr size_t MostNodes = 1500;
        return std::make_shared<const dispatch::ChainGraph>(whole ? builder->ofAll(MostNodes, stop)
                                                                  : builder->ofEntry(entry, stop));
    };
    m_task.start(std::move(work), [this](const std::shared_ptr<const dispatch::ChainGraph> &graph) { show(graph); });
}

void ChainTab::showKept()
{
    if (!m_inSight || m_shown == m_entry)
        return;
    m_shown = m_entry;
    m_pane->setBusy(tr("Reading the chain…"));
    auto work = [kept = m_kept, entry = m_entry](const std::stop_token &) { return kept->chain(entry); };
    m_task.start(std::move(work), [this](const Result<dispatch::ChainGraph> &graph) {
        if (graph) {
            show(std::make_shared<const dispatch::ChainGraph>(*graph));
            return;
        }
        m_pane->setBusy({});
        m_pane->setMessage(tr("Not readable"), graph.error().what);
    });
}

void ChainTab::show(std::shared_ptr<const dispatch::ChainGraph> graph)
{
    m_pane->setBusy({});
    m_pane->setWhole(m_whole);
    if (graph->nodes.empty()) {
        m_pane->setMessage(tr("Nothing to follow"), graph->notices.join(u'\n'));
        return;
    }
    const checks::Analysis *analysis = m_builder ? m_analysis.get() : m_keptAnalysis.get();
    const inventory::Entry *entry = analysis ? analysis->entry(m_entry) : nullptr;
    const QString title = m_whole || !entry      ? tr("Whole plugin")
                          : entry->key.isEmpty() ? entry->symbol
                                                 : entry->mechanismWord() + u' ' + entry->key;
    m_pane->setChain(graph, title, m_whole ? QString() : focusNode(*graph));
}

/// The node of the entry's own statement.
QString ChainTab::focusNode(const dispatch::ChainGraph &graph) const
{
    for (const dispatch::ChainNode &node : graph.nodes) {
        if (node.stage == dispatch::Stage::Registration && node.entries.contains(m_entry))
            return node.id;
    }
    return {};
}

} // namespace mxw::app
