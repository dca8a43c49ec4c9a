// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/ChainGraphs.h"
#include "widgets/ChainLegend.h"
#include "widgets/ChainMinimap.h"
#include "widgets/ChainView.h"

#include <QApplication>
#include <QHelpEvent>
#include <QLabel>
#include <QMenu>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QToolTip>
#include <QWheelEvent>

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::widgets;

namespace {

std::shared_ptr<const ChainPicture> picture(std::shared_ptr<const dispatch::ChainGraph> graph,
                                            dispatch::ChainFocus focus = {})
{
    const auto drawn = drawChain({std::move(graph), std::move(focus), {}, QApplication::font()});
    return drawn ? *drawn : nullptr;
}

/// A view with the small chain around its entry.
struct Fixture
{
    ChainView view;

    explicit Fixture(QSize size = {1400, 700}, int depth = 9)
    {
        view.resize(size);
        view.show();
        view.setPicture(picture(tests::smallChain(), {{u"PackedConfig"_s}, depth, {}, {}}), u"PackedConfig"_s);
        view.setFocus();
        if (!QTest::qWaitForWindowExposed(&view))
            qFatal("the view does not show");
    }

    QPoint middle(const QString &key) const { return view.nodeRect(key).center(); }
    void click(const QString &key) { QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, middle(key)); }
    void hover(QPoint point)
    {
        QTest::mouseMove(view.viewport(), point + QPoint(3, 3));
        QTest::mouseMove(view.viewport(), point);
    }
    QString bundle() const
    {
        for (const auto &node : view.picture()->chain.nodes) {
            if (node.isBundle())
                return node.key;
        }
        return {};
    }
    QImage look() { return view.viewport()->grab().toImage(); }
};

double colorfulness(const QImage &image, const QRect &rect)
{
    // How far the darkest pixel is from the paper.
    double darkest = 1.0;
    for (int y = rect.top(); y <= rect.bottom(); ++y) {
        for (int x = rect.left(); x <= rect.right(); ++x) {
            if (image.rect().contains(x, y))
                darkest = std::min(darkest, double(image.pixelColor(x, y).lightnessF()));
        }
    }
    return 1.0 - darkest;
}

} // namespace

class tst_ChainView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { Theme(Theme::Mode::Light).apply(*qApp); }

    void cleanup() { QToolTip::hideText(); }

    void smallChainIsShownWhole()
    {
        const Fixture test({2400, 900});
        for (const auto &node : test.view.picture()->chain.nodes)
            QVERIFY2(test.view.viewport()->rect().contains(test.view.nodeRect(node.key)), qPrintable(node.key));
        QVERIFY(test.view.isWhole());
        QVERIFY(!test.view.horizontalScrollBar()->isVisible());
        QVERIFY(test.view.findChild<ChainMinimap *>()->isHidden());
    }

    void bigChainBeginsAtItsFocus()
    {
        const Fixture test({700, 400});
        QCOMPARE(test.view.zoom(), 1.0);
        QVERIFY(test.view.viewport()->rect().contains(test.view.nodeRect(u"PackedConfig"_s)));
        QVERIFY(test.view.findChild<ChainMinimap *>()->isVisible());
        QCOMPARE(test.view.currentKey(), u"PackedConfig"_s);
    }

    void hoverDimsAllButTheNeighbourhood()
    {
        Fixture test({2400, 900});
        const QRect near = test.view.nodeRect(u"acme.registry"_s);
        const QRect far = test.view.nodeRect(u"packed_gemm"_s);
        const double before = colorfulness(test.look(), far);
        test.hover(test.middle(u"acme.quantization.packed"_s));
        QVERIFY(QTest::qWaitFor([&] { return test.view.emphasis().hoveredNode >= 0; }));
        const QImage hovered = test.look();
        QVERIFY(colorfulness(hovered, far) < before * 0.6);
        QVERIFY(colorfulness(hovered, near) > before * 0.9);
        test.hover({5, 890});
        QVERIFY(QTest::qWaitFor([&] { return test.view.emphasis().hoveredNode == -1; }));
        QCOMPARE(colorfulness(test.look(), far), before);
    }

    void hoveredHopKeepsItsEnds()
    {
        Fixture test({2400, 900});
        const QRect from = test.view.nodeRect(u"packed_gemm"_s);
        const QRect to = test.view.nodeRect(u"_C::packed_gemm"_s);
        const QPoint between((from.right() + to.left()) / 2, (from.center().y() + to.center().y()) / 2);
        test.hover(between);
        QVERIFY(QTest::qWaitFor([&] { return test.view.emphasis().hoveredEdge >= 0; }));
        const auto &edge = test.view.picture()->chain.edges[size_t(test.view.emphasis().hoveredEdge)];
        QCOMPARE(test.view.picture()->chain.nodes[size_t(edge.from)].key, u"packed_gemm"_s);
    }

    void clickSelects()
    {
        Fixture test({2400, 900});
        QSignalSpy changed(&test.view, &ChainView::currentChanged);
        test.click(u"select_moe_backend"_s);
        QCOMPARE(test.view.currentKey(), u"select_moe_backend"_s);
        QCOMPARE(changed.size(), 1);
        QVERIFY(test.view.accessibleName().contains(u"select_moe_backend"_s));
        QVERIFY(test.view.accessibleName().contains(u"acme/oracle.py:71"_s));
        QTest::mouseClick(test.view.viewport(), Qt::LeftButton, {}, {5, 890});
        QCOMPARE(test.view.currentKey(), QString());
    }

    void enterAndDoubleClickAskForTheCode()
    {
        Fixture test({2400, 900});
        QSignalSpy asked(&test.view, &ChainView::codeRequested);
        test.click(u"get_quantization_config"_s);
        QTest::keyClick(&test.view, Qt::Key_Return);
        QCOMPARE(asked.size(), 1);
        const QVariantList upstream{true, u"engine/layers/quantization/__init__.py"_s, 109, 121};
        QCOMPARE(asked.takeFirst(), upstream);
        QTest::mouseDClick(test.view.viewport(), Qt::LeftButton, {}, test.middle(u"PackedConfig"_s));
        QCOMPARE(asked.size(), 1);
        const QVariantList plugin{false, u"acme/quantization/packed.py"_s, 30, 42};
        QCOMPARE(asked.takeFirst(), plugin);
        // Nothing to open outside both trees.
        test.click(u"acme_kernels.fused_moe"_s);
        QTest::keyClick(&test.view, Qt::Key_Return);
        QCOMPARE(asked.size(), 0);
    }

    void bundleAsksToBeOpened()
    {
        Fixture test({2400, 900});
        QSignalSpy expand(&test.view, &ChainView::expandRequested);
        QSignalSpy asked(&test.view, &ChainView::codeRequested);
        const QString bundle = test.bundle();
        QVERIFY(!bundle.isEmpty());
        QTest::mouseDClick(test.view.viewport(), Qt::LeftButton, {}, test.middle(bundle));
        QTest::keyClick(&test.view, Qt::Key_Return);
        QTest::keyClick(&test.view, Qt::Key_Plus);
        QCOMPARE(expand.size(), 3);
        QCOMPARE(expand.last(), QVariantList{bundle});
        QCOMPARE(asked.size(), 0);
    }

    void badgeAsksForHiddenNeighbours()
    {
        Fixture test({1400, 700}, 1);
        QSignalSpy expand(&test.view, &ChainView::expandRequested);
        const int node = test.view.picture()->indexOf(u"get_quantization_config"_s);
        QCOMPARE(test.view.picture()->chain.nodes[size_t(node)].hiddenAfter, 2);
        const QRectF badge = test.view.picture()->badgeAfter(node);
        QVERIFY(!badge.isNull());
        const QRectF rect = test.view.picture()->layout.nodes[size_t(node)];
        const QPointF at = QPointF(test.view.nodeRect(u"get_quantization_config"_s).topLeft()) +
                           (badge.center() - rect.topLeft()) * test.view.zoom();
        QTest::mouseClick(test.view.viewport(), Qt::LeftButton, {}, at.toPoint());
        QCOMPARE(expand.size(), 1);
        QCOMPARE(expand.first(), QVariantList{u"get_quantization_config"_s});
    }

    void arrowKeysWalkTheChain()
    {
        Fixture test({2400, 900});
        const auto press = [&](Qt::Key key) {
            QTest::keyClick(&test.view, key);
            return test.view.currentKey();
        };
        QCOMPARE(press(Qt::Key_Left), u"acme.quantization.packed"_s);
        QCOMPARE(press(Qt::Key_Left), u"acme.registry"_s);
        QCOMPARE(press(Qt::Key_Left), u"register_quantization"_s);
        QCOMPARE(press(Qt::Key_Left), u"register_quantization"_s); // the chain begins here
        QCOMPARE(press(Qt::Key_Right), u"acme.registry"_s);
        QCOMPARE(press(Qt::Key_Home), u"PackedConfig"_s);
        QCOMPARE(press(Qt::Key_Right), u"get_quantization_config"_s);
        const QString method = press(Qt::Key_Right);
        const QString other = method == u"PackedConfig.get_quant_method"_s ? u"UpstreamPackedConfig.from_config"_s
                                                                           : u"PackedConfig.get_quant_method"_s;
        const QPoint place = test.middle(method);
        // Up and down stay in the column and come back.
        const QString down = press(Qt::Key_Down);
        const QString up = press(Qt::Key_Up);
        QVERIFY(up == method || down == method);
        QCOMPARE(qAbs(test.middle(down).x() - place.x()) < 150, true);
        Q_UNUSED(other)
    }

    void keysForZoom()
    {
        Fixture test({700, 400});
        QTest::keyClick(&test.view, Qt::Key_Plus, Qt::ControlModifier);
        QVERIFY(test.view.zoom() > 1.0);
        QTest::keyClick(&test.view, Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(test.view.zoom(), 1.0);
        QTest::keyClick(&test.view, Qt::Key_Minus, Qt::ControlModifier);
        QVERIFY(test.view.zoom() < 1.0);
        QTest::keyClick(&test.view, Qt::Key_F);
        for (const auto &node : test.view.picture()->chain.nodes)
            QVERIFY(test.view.viewport()->rect().contains(test.view.nodeRect(node.key)));
    }

    void wheelZoomsAtThePointer()
    {
        Fixture test({700, 400});
        const QPoint pointer = test.middle(u"PackedConfig"_s);
        QWheelEvent wheel(pointer, test.view.viewport()->mapToGlobal(pointer), {}, {0, 120}, Qt::NoButton,
                          Qt::ControlModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(test.view.viewport(), &wheel);
        QVERIFY(test.view.zoom() > 1.1);
        QVERIFY(qAbs(test.middle(u"PackedConfig"_s).x() - pointer.x()) <= 2);
        QVERIFY(!test.view.verticalScrollBar()->isVisible()); // the height has room
    }

    void dragPans()
    {
        Fixture test({700, 400});
        const QPoint before = test.middle(u"PackedConfig"_s);
        const QPoint empty(350, 380);
        QTest::mousePress(test.view.viewport(), Qt::MiddleButton, {}, empty);
        QTest::mouseMove(test.view.viewport(), empty - QPoint(60, 0));
        QTest::mouseRelease(test.view.viewport(), Qt::MiddleButton, {}, empty - QPoint(60, 0));
        QCOMPARE(test.middle(u"PackedConfig"_s), before - QPoint(60, 0));
    }

    void minimapMovesTheView()
    {
        Fixture test({700, 400});
        auto *map = test.view.findChild<ChainMinimap *>();
        QTest::mouseClick(map, Qt::LeftButton, {}, {map->width() - 6, map->height() / 2});
        QCOMPARE(test.view.horizontalScrollBar()->value(), test.view.horizontalScrollBar()->maximum());
        QTest::mousePress(map, Qt::LeftButton, {}, {map->width() - 6, map->height() / 2});
        QTest::mouseMove(map, {6, map->height() / 2});
        QTest::mouseRelease(map, Qt::LeftButton, {}, {6, map->height() / 2});
        QCOMPARE(test.view.horizontalScrollBar()->value(), 0);
    }

    void tipsTellWhatAndWhy()
    {
        Fixture test({2400, 900});
        const auto tipAt = [&](QPoint point) {
            QToolTip::hideText();
            QHelpEvent help(QEvent::ToolTip, point, test.view.viewport()->mapToGlobal(point));
            QApplication::sendEvent(test.view.viewport(), &help);
            return QToolTip::text();
        };
        const QString node = tipAt(test.middle(u"PackedConfig"_s));
        QVERIFY(node.contains(u"acme/quantization/packed.py:30–42"_s));
        QVERIFY(node.contains(u"class PackedConfig"_s));
        QVERIFY(node.contains(u"R03"_s));
        const QString method = tipAt(test.middle(u"PackedConfig.get_quant_method"_s));
        QVERIFY2(method.contains(u"isinstance(layer, LinearBase)"_s), qPrintable(method));
        const QString bundle = tipAt(test.middle(test.bundle()));
        QVERIFY(bundle.contains(u"Scheme0.apply"_s) && bundle.contains(u"Scheme7.apply"_s));
        const QRect from = test.view.nodeRect(u"PackedConfig"_s);
        const QRect to = test.view.nodeRect(u"get_quantization_config"_s);
        const QString hop = tipAt({(from.right() + to.left()) / 2, (from.center().y() + to.center().y()) / 2});
        QVERIFY2(hop.contains(u"the key comes from the checkpoint"_s), qPrintable(hop));
        QVERIFY(tipAt({test.middle(u"select_moe_backend"_s).x(), 8}).contains(u"select a backend"_s));
    }

    void menuHasWhatKeysDo()
    {
        Fixture test({2400, 900});
        QSignalSpy entry(&test.view, &ChainView::entryActivated);
        QSignalSpy focus(&test.view, &ChainView::focusRequested);
        test.view.showMenu(test.view.picture()->indexOf(u"PackedConfig"_s), {100, 100});
        auto *menu = test.view.findChild<QMenu *>();
        QVERIFY(menu);
        for (QAction *action : menu->actions()) {
            if (action->text().endsWith(u"Ctrl+Enter"_s) || action->text().endsWith(u"Space"_s))
                action->trigger();
        }
        delete menu;
        QCOMPARE(entry.size(), 1);
        QCOMPARE(focus.size(), 1);
        QTest::keyClick(&test.view, Qt::Key_Return, Qt::ControlModifier);
        QTest::keyClick(&test.view, Qt::Key_Space);
        QCOMPARE(entry.last(), QVariantList{u"registry:packed"_s});
        QCOMPARE(entry.size(), 2);
        QCOMPARE(focus.last(), QVariantList{u"PackedConfig"_s});
    }

    void legendFolds()
    {
        Fixture test({1400, 700});
        ChainLegend *legend = test.view.legend();
        QVERIFY(!legend->isOpen());
        const int folded = legend->height();
        QTest::mouseClick(legend->findChild<QToolButton *>(), Qt::LeftButton);
        QVERIFY(legend->isOpen());
        QVERIFY(legend->height() > folded + 100);
        QVERIFY(test.view.viewport()->rect().contains(legend->geometry()));
        QStringList words;
        for (const auto *label : legend->findChildren<QLabel *>())
            words << label->text();
        for (int kind = 0; kind <= int(dispatch::EdgeKind::FallsBack); ++kind)
            QVERIFY(words.contains(dispatch::edgeName(dispatch::EdgeKind(kind))));
        for (int certainty = 0; certainty <= int(dispatch::Certainty::Unknown); ++certainty)
            QVERIFY(words.contains(dispatch::certaintyName(dispatch::Certainty(certainty))));
        QCOMPARE(test.view.currentKey(), u"PackedConfig"_s); // the click was the legend's
    }

    void headsStayOnTop()
    {
        Fixture test({700, 200});
        const QRect band(0, 0, test.view.viewport()->width(), 20);
        const QImage before = test.look().copy(band);
        QVERIFY(test.view.verticalScrollBar()->maximum() > 0);
        test.view.verticalScrollBar()->setValue(test.view.verticalScrollBar()->maximum());
        QCOMPARE(test.look().copy(band), before);
    }

    void pannedLooksLikePaintedAnew_data()
    {
        QTest::addColumn<int>("nodes");
        QTest::addColumn<double>("zoom");
        QTest::addColumn<int>("tolerance"); // pixels; dashes may not meet where two parts do
        QTest::newRow("few hops") << 40 << 1.0 << 40;
        QTest::newRow("crowded") << 600 << 0.7 << 400;
        QTest::newRow("far away") << 600 << 0.2 << 40;
    }

    void pannedLooksLikePaintedAnew()
    {
        QFETCH(const int, nodes);
        QFETCH(const double, zoom);
        QFETCH(const int, tolerance);
        ChainView view;
        view.resize(500, 300);
        view.show();
        view.setPicture(picture(tests::largeChain(nodes)), {});
        view.setZoom(zoom);
        view.setCurrent(view.picture()->chain.nodes[1].key);
        (void)view.viewport()->grab();
        for (const QPoint step : {QPoint(37, 0), QPoint(0, 53), QPoint(-20, 31), QPoint(400, 5), QPoint(900, 900)}) {
            view.horizontalScrollBar()->setValue(view.horizontalScrollBar()->value() + step.x());
            view.verticalScrollBar()->setValue(view.verticalScrollBar()->value() + step.y());
            const QImage moved = view.viewport()->grab().toImage();
            view.setHits({}); // paints anew
            const QImage anew = view.viewport()->grab().toImage();
            int different = 0;
            for (int y = 0; y < moved.height(); ++y) {
                for (int x = 0; x < moved.width(); ++x) {
                    const QColor a = moved.pixelColor(x, y);
                    const QColor b = anew.pixelColor(x, y);
                    different += qAbs(a.lightness() - b.lightness()) > 60 ? 1 : 0;
                }
            }
            QVERIFY2(different < tolerance, qPrintable(QString::number(different)));
        }
    }

    void largeChainIsPaintedAtEveryZoom()
    {
        ChainView view;
        view.resize(1200, 800);
        view.show();
        view.setPicture(picture(tests::largeChain(600)), {});
        for (const double scale : {0.05, 0.2, 0.35, 0.5, 0.8, 1.0, 2.5}) {
            view.setZoom(scale);
            QVERIFY(!view.viewport()->grab().isNull());
        }
    }
};

QTEST_MAIN(tst_ChainView)
#include "tst_chainview.moc"
