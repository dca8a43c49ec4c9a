// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/WindowLayout.h"

#include "app/Preferences.h"

#include <QAction>
#include <QMainWindow>

#include <algorithm>
#include <utility>

namespace mxw::app {

using namespace Qt::StringLiterals;

WindowLayout::WindowLayout(QMainWindow *window, const Panes &panes) : QObject(window), m_window(window)
{
    struct Dock
    {
        QString name;
        QString title;
        QWidget *widget;
    };
    for (const Dock &part :
         {Dock{u"inventoryDock"_s, tr("Inventory"), panes.inventory}, Dock{u"entryDock"_s, tr("Entry"), panes.entry},
          Dock{u"findingsDock"_s, tr("Findings"), panes.findings},
          Dock{u"validationDock"_s, tr("Validation"), panes.validation},
          Dock{u"rereviewDock"_s, tr("Re-review"), panes.rereview}}) {
        auto *dock = new QDockWidget(part.title, window);
        dock->setObjectName(part.name);
        dock->setWidget(part.widget);
        m_docks.push_back(dock);
    }
    window->setDockNestingEnabled(true);
    // The side panes keep the full height; findings and validation share the centre's width.
    window->setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    window->setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    placeDocks();
}

void WindowLayout::placeDocks()
{
    m_window->addDockWidget(Qt::LeftDockWidgetArea, m_docks[0]);
    m_window->addDockWidget(Qt::RightDockWidgetArea, m_docks[1]);
    m_window->addDockWidget(Qt::BottomDockWidgetArea, m_docks[2]);
    m_window->tabifyDockWidget(m_docks[2], m_docks[3]);
    m_window->tabifyDockWidget(m_docks[3], m_docks[4]);
    for (QDockWidget *dock : m_docks) {
        dock->setFloating(false);
        dock->show();
    }
    m_docks[2]->raise();
    const QFontMetrics metrics = m_window->fontMetrics();
    // Wide enough for their words, and never at the cost of the comparison.
    const auto width = [&](int characters, double share) {
        return std::min(metrics.averageCharWidth() * characters, static_cast<int>(m_window->width() * share));
    };
    m_window->resizeDocks({m_docks[0], m_docks[1]}, {width(52, 0.22), width(60, 0.26)}, Qt::Horizontal);
    m_window->resizeDocks({m_docks[2]}, {metrics.height() * 11}, Qt::Vertical);
}

QByteArray WindowLayout::current() const
{
    return m_window->saveState(Preferences::LayoutVersion);
}

void WindowLayout::restore()
{
    const Preferences preferences;
    m_window->restoreGeometry(preferences.geometry());
    m_untouched = !m_window->restoreState(preferences.layout(), Preferences::LayoutVersion);
}

void WindowLayout::save() const
{
    Preferences().setLayout(m_window->saveGeometry(), m_reviewing ? current() : m_untouched ? QByteArray() : m_layout);
}

void WindowLayout::reset()
{
    if (m_reviewing)
        placeDocks();
}

bool WindowLayout::setReviewing(bool reviewing)
{
    if (reviewing == m_reviewing)
        return false;
    if (!reviewing)
        m_layout = current();
    m_reviewing = reviewing;
    for (QDockWidget *dock : m_docks) {
        dock->setVisible(reviewing);
        dock->toggleViewAction()->setEnabled(reviewing);
    }
    if (reviewing && std::exchange(m_untouched, false))
        placeDocks();
    else if (reviewing)
        m_window->restoreState(m_layout, Preferences::LayoutVersion);
    return true;
}

} // namespace mxw::app
