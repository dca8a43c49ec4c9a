// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ConfigList.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace mxw::widgets {

using namespace Qt::StringLiterals;
using inventory::CheckpointConfig;

ConfigList::ConfigList(QWidget *parent)
    : QWidget(parent), m_summary(new QLabel(this)), m_list(new QTreeWidget(this)),
      m_load(new QPushButton(tr("Load config.json…"), this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(8);
    m_summary->setWordWrap(true);
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setObjectName(u"configSummary"_s);
    m_load->setObjectName(u"loadConfig"_s);
    m_load->setToolTip(tr("Gives the review the config.json of a checkpoint, and scans again."));
    m_list->setObjectName(u"configList"_s);
    m_list->setAccessibleName(tr("Checkpoint configurations"));
    m_list->setHeaderLabels({tr("Field"), tr("Value")});
    m_list->setAlternatingRowColors(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    auto *row = new QHBoxLayout;
    row->addWidget(m_summary, 1);
    row->addWidget(m_load, 0, Qt::AlignTop);
    layout->addLayout(row);
    layout->addWidget(m_list, 1);
    connect(m_load, &QPushButton::clicked, this, &ConfigList::loadRequested);
    refresh();
}

void ConfigList::setConfigs(std::vector<CheckpointConfig> configs, const QStringList &waiting, const QString &family)
{
    if (configs == m_configs && waiting == m_waiting && family == m_family)
        return;
    m_configs = std::move(configs);
    m_waiting = waiting;
    m_family = family;
    refresh();
}

void ConfigList::setReadOnly(bool readOnly)
{
    m_load->setEnabled(!readOnly);
}

QString ConfigList::summary() const
{
    return m_summary->text();
}

void ConfigList::addConfig(const CheckpointConfig &config)
{
    auto *top = new QTreeWidgetItem(m_list, {config.name, config.architectures.join(u", "_s)});
    const auto row = [&](const QString &field, const QString &value) { new QTreeWidgetItem(top, {field, value}); };
    row(tr("Family"), !config.family.isEmpty()
                          ? config.family
                          : tr("none: no model of the plugin is registered for these architectures"));
    row(tr("Backbone layers"), config.backboneLayers ? tr("%1 (%2), ids 0–%3")
                                                           .arg(*config.backboneLayers)
                                                           .arg(config.backboneField)
                                                           .arg(*config.backboneLayers - 1)
                                                     : tr("not said"));
    if (config.backboneLayers && config.draftLayers.value_or(0) > 0)
        row(tr("Draft layers"), tr("%1 (%2), ids %3–%4")
                                    .arg(*config.draftLayers)
                                    .arg(config.draftField)
                                    .arg(*config.backboneLayers)
                                    .arg(*config.allLayers() - 1));
    else
        row(tr("Draft layers"), config.draftLayers ? tr("none") : tr("not said"));
    for (const inventory::LayerArray &array : config.arrays)
        row(array.name, tr("%n entries: %1", nullptr, array.length).arg(array.content));
    row(tr("Config class"),
        !config.configClass.isEmpty()
            ? config.configClass
            : tr("evidence gap: model type “%1” is not in upstream's registry; an installed package makes its class")
                  .arg(config.modelType));
    top->setExpanded(config.family == m_family || m_configs.size() == 1);
    for (int i = 0; i < top->childCount(); ++i)
        top->child(i)->setToolTip(1, u"<p>"_s + top->child(i)->text(1).toHtmlEscaped() + u"</p>"_s);
}

void ConfigList::refresh()
{
    m_list->clear();
    for (const CheckpointConfig &config : m_configs)
        addConfig(config);
    m_list->setVisible(!m_configs.empty());
    QStringList words;
    const auto fits = std::ranges::count(m_configs, m_family, &CheckpointConfig::family);
    if (m_configs.empty() && m_waiting.isEmpty())
        words.append(tr("Evidence gap: no config.json was given. How the checkpoint lays out its layers is not known; "
                        "defaults of config classes say nothing of it."));
    else if (!m_family.isEmpty() && fits == 0)
        words.append(tr("Evidence gap: none of the config.json files given belongs to %1.").arg(m_family));
    else if (!m_configs.empty())
        words.append(tr("Raw values of the checkpoint, before any class or platform rewrites them."));
    if (!m_waiting.isEmpty())
        words.append(tr("The next scan reads %1.").arg(m_waiting.join(u", "_s)));
    m_summary->setText(words.join(u' '));
}

} // namespace mxw::widgets
