// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gallery/ChainGallery.h"

#include "tests/support/ChainGraphs.h"
#include "widgets/ChainLegend.h"
#include "widgets/ChainOutline.h"
#include "widgets/ChainPane.h"
#include "widgets/ChainView.h"

#include <QCoreApplication>
#include <QLineEdit>
#include <QMouseEvent>
#include <QTest>

namespace mxw::gallery {

using namespace Qt::StringLiterals;

namespace {

void settle(const widgets::ChainPane &pane)
{
    if (!QTest::qWaitFor([&] { return !pane.isLayingOut(); }, 20'000))
        qFatal("the chain is not laid out");
    QTest::qWait(150);
}

/// The pointer itself may stand over another window.
void hover(const widgets::ChainView &view, QPoint point)
{
    QMouseEvent move(QEvent::MouseMove, point, view.viewport()->mapToGlobal(point), Qt::NoButton, Qt::NoButton,
                     Qt::NoModifier);
    QCoreApplication::sendEvent(view.viewport(), &move);
}

} // namespace

void drawChains(QSize size, const std::function<void(QWidget *, const QString &)> &save)
{
    widgets::ChainPane pane;
    pane.resize(size);
    pane.show();
    pane.view()->setFocus();
    save(&pane, u"30-chain-empty"_s);
    pane.setChain(tests::smallChain(), u"PackedConfig"_s, u"PackedConfig"_s);
    settle(pane);
    save(&pane, u"31-chain"_s);

    widgets::ChainView *view = pane.view();
    view->setFocus();
    pane.setDepth(9);
    settle(pane);
    view->fit();
    view->legend()->setOpen(true);
    view->setCurrent(u"PackedConfig.get_quant_method"_s);
    save(&pane, u"32-chain-legend"_s);
    view->legend()->setOpen(false);

    view->resetZoom();
    view->setCurrent(u"select_moe_backend"_s);
    const QPoint pointer = view->nodeRect(u"select_moe_backend"_s).center();
    hover(*view, pointer);
    if (!QTest::qWaitFor([&] { return view->emphasis().hoveredNode >= 0; }))
        qFatal("nothing is hovered");
    save(&pane, u"33-chain-hover"_s);
    hover(*view, {2, 2});
    QTest::qWait(200);

    pane.outline()->findChild<QLineEdit *>()->setText(u"packed"_s);
    pane.findNext();
    QTest::qWait(100);
    save(&pane, u"34-chain-search"_s);
    pane.outline()->clearSearch();

    pane.setWhole(true);
    pane.setChain(tests::largeChain(1'400), u"Whole plugin"_s);
    settle(pane);
    save(&pane, u"35-chain-whole"_s);
    view->setZoom(0.45);
    save(&pane, u"36-chain-whole-middle"_s);
    view->fit();
    save(&pane, u"37-chain-whole-fitted"_s);
    pane.setChain(tests::largeChain(4'000), u"Whole plugin"_s);
    settle(pane);
    save(&pane, u"38-chain-cut"_s);
}

} // namespace mxw::gallery
