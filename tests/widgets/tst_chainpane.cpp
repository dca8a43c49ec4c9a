// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/ChainModel.h"
#include "tests/support/ChainGraphs.h"
#include "widgets/ChainOutline.h"
#include "widgets/ChainPane.h"
#include "widgets/ChainView.h"
#include "widgets/ElidedLabel.h"
#include "widgets/MessagePane.h"
#include "widgets/Theme.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QFileDialog>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeView>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::widgets;

namespace {

struct Fixture
{
    ChainPane pane;
    ChainView *view = pane.view();
    QTreeView *tree = pane.findChild<QTreeView *>(u"chainOutline"_s);
    QLineEdit *search = pane.findChild<QLineEdit *>(u"chainSearch"_s);

    Fixture()
    {
        pane.resize(2600, 900);
        pane.show();
        if (!QTest::qWaitForWindowExposed(&pane))
            qFatal("the pane does not show");
    }
    void settle() const
    {
        if (!QTest::qWaitFor([&] { return !pane.isLayingOut(); }, 20'000))
            qFatal("the layout does not end");
    }
    void showSmall(const QString &focus = u"PackedConfig"_s)
    {
        pane.setChain(tests::smallChain(), u"PackedConfig"_s, focus);
        settle();
        view->setFocus();
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(view, key, modifiers);
        settle();
    }
    void click(const QString &key)
    {
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->nodeRect(key).center());
    }
    QStringList keys() const
    {
        QStringList keys;
        for (const auto &node : view->picture()->chain.nodes)
            keys << node.key;
        return keys;
    }
    QString bundle() const
    {
        for (const auto &node : view->picture()->chain.nodes) {
            if (node.isBundle())
                return node.key;
        }
        return {};
    }
    QString outlineRow() const { return tree->currentIndex().data().toString(); }
    QToolButton *button(const QString &name) const { return pane.findChild<QToolButton *>(name); }
    QString message() const
    {
        for (const auto *message : pane.findChildren<MessagePane *>()) {
            if (message->isVisible())
                return message->title() + u'\n' + message->text();
        }
        return {};
    }
};

} // namespace

class tst_ChainPane : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { Theme(Theme::Mode::Light).apply(*qApp); }

    void outlineFollowsTheCanvasAndBack()
    {
        Fixture test;
        test.showSmall();
        QCOMPARE(test.outlineRow(), u"PackedConfig"_s);
        test.click(u"get_quantization_config"_s);
        QCOMPARE(test.outlineRow(), u"get_quantization_config"_s);
        test.tree->setFocus();
        QTest::keyClick(test.tree, Qt::Key_Up);
        QTest::keyClick(test.tree, Qt::Key_Up); // over the head of the stage
        QCOMPARE(test.outlineRow(), u"PackedConfig"_s);
        QCOMPARE(test.view->currentKey(), u"PackedConfig"_s);
    }

    void outlineReadsTheHops()
    {
        Fixture test;
        test.showSmall();
        test.tree->expand(test.tree->currentIndex());
        QStringList rows;
        const QModelIndex node = test.tree->currentIndex();
        for (int row = 0; row < node.model()->rowCount(node); ++row)
            rows << node.model()->index(row, 0, node).data().toString();
        QCOMPARE(rows.size(), 2);
        QVERIFY(rows.first().startsWith(u"R03"_s));
        QVERIFY2(rows.last().contains(u"→ get_quantization_config, unknown: the key comes from the checkpoint"_s),
                 qPrintable(rows.last()));
        // Enter on a hop goes along it.
        test.tree->setFocus();
        test.tree->setCurrentIndex(node.model()->index(1, 0, node));
        QTest::keyClick(test.tree, Qt::Key_Return);
        QCOMPARE(test.view->currentKey(), u"get_quantization_config"_s);
        QCOMPARE(test.outlineRow(), u"get_quantization_config"_s);
        QVERIFY(test.tree->currentIndex().data(Qt::AccessibleTextRole).toString().contains(u"__init__.py:109"_s));
    }

    void enterInBothOpensTheCode()
    {
        Fixture test;
        test.showSmall();
        QSignalSpy asked(&test.pane, &ChainPane::codeRequested);
        test.press(Qt::Key_Return);
        test.tree->setFocus();
        QTest::keyClick(test.tree, Qt::Key_Return);
        QCOMPARE(asked.size(), 2);
        const QVariantList place{false, u"acme/quantization/packed.py"_s, 30, 42};
        QCOMPARE(asked.at(0), place);
        QCOMPARE(asked.at(1), place);
    }

    void depthShowsMoreAndLess()
    {
        Fixture test;
        test.showSmall();
        QVERIFY(!test.keys().contains(u"packed_gemm"_s));
        auto *depth = test.pane.findChild<QSpinBox *>(u"chainDepth"_s);
        QCOMPARE(depth->minimum(), 1);
        QCOMPARE(depth->maximum(), 9);
        depth->setFocus();
        QTest::keyClick(depth, Qt::Key_Up);
        test.settle();
        QVERIFY(test.keys().contains(u"packed_gemm"_s));
        test.pane.setDepth(1);
        test.settle();
        QCOMPARE(test.keys().size(), 3);
    }

    void expandedNodesStayPut()
    {
        Fixture test;
        test.showSmall();
        test.pane.setDepth(2);
        test.settle();
        QHash<QString, QRect> before;
        for (const QString &key : test.keys())
            before.insert(key, test.view->nodeRect(key));
        QVERIFY(!before.contains(u"select_moe_backend"_s));
        test.click(u"PackedConfig.get_quant_method"_s);
        test.press(Qt::Key_Plus);
        QVERIFY(test.keys().contains(u"select_moe_backend"_s));
        for (auto it = before.cbegin(); it != before.cend(); ++it) {
            const QPoint moved = test.view->nodeRect(it.key()).topLeft() - it.value().topLeft();
            QVERIFY2(moved.manhattanLength() <= 2, qPrintable(it.key()));
        }
        QCOMPARE(test.view->currentKey(), u"PackedConfig.get_quant_method"_s);
        test.press(Qt::Key_Minus);
        QVERIFY(!test.keys().contains(u"select_moe_backend"_s));
        QCOMPARE(test.view->nodeRect(u"PackedConfig"_s).topLeft(), before.value(u"PackedConfig"_s).topLeft());
    }

    void bundleOpensAndCloses()
    {
        Fixture test;
        test.showSmall();
        const QString bundle = test.bundle();
        QVERIFY(!bundle.isEmpty());
        const QRect other = test.view->nodeRect(u"PackedConfig"_s);
        QTest::mouseDClick(test.view->viewport(), Qt::LeftButton, {}, test.view->nodeRect(bundle).center());
        test.settle();
        for (int i = 0; i < 8; ++i)
            QVERIFY(test.keys().contains(u"Scheme%1.apply"_s.arg(i)));
        QVERIFY(!test.keys().contains(bundle));
        QCOMPARE(test.view->currentKey(), u"Scheme0.apply"_s);
        QVERIFY((test.view->nodeRect(u"PackedConfig"_s).topLeft() - other.topLeft()).manhattanLength() <= 2);
        test.press(Qt::Key_Minus);
        QVERIFY(test.keys().contains(bundle));
        QCOMPARE(test.view->currentKey(), bundle);
    }

    void focusHasAHistory()
    {
        Fixture test;
        test.showSmall();
        QVERIFY(!test.button(u"chain-back"_s)->isEnabled());
        test.click(u"get_quantization_config"_s);
        test.press(Qt::Key_Space);
        QVERIFY(test.keys().contains(u"packed_gemm"_s)); // three hops from the new focus
        const QString title = test.pane.findChild<ElidedLabel *>(u"chainTitle"_s)->text();
        QVERIFY2(title.contains(u"get_quantization_config"_s), qPrintable(title));
        test.press(Qt::Key_Left, Qt::AltModifier);
        QVERIFY(!test.keys().contains(u"packed_gemm"_s));
        QVERIFY(test.button(u"chain-forward"_s)->isEnabled());
        QTest::mouseClick(test.button(u"chain-forward"_s), Qt::LeftButton);
        test.settle();
        QVERIFY(test.keys().contains(u"packed_gemm"_s));
        test.tree->setFocus();
        QTest::keyClick(test.tree, Qt::Key_Left, Qt::AltModifier);
        test.settle();
        QVERIFY(!test.keys().contains(u"packed_gemm"_s));
        // The same chain around another node is a step too; another chain begins anew.
        test.pane.setChain(tests::smallChain(), u"PackedConfig"_s, u"select_moe_backend"_s);
        test.settle();
        QVERIFY(test.button(u"chain-back"_s)->isEnabled());
        test.pane.setChain(tests::largeChain(60), u"Other"_s);
        test.settle();
        QVERIFY(!test.button(u"chain-back"_s)->isEnabled());
    }

    void anotherScanKeepsThePlace()
    {
        Fixture test;
        test.showSmall();
        test.pane.setDepth(2);
        test.settle();
        test.click(u"PackedConfig.get_quant_method"_s);
        test.press(Qt::Key_Plus);
        const auto keys = test.keys();
        const QRect before = test.view->nodeRect(u"PackedConfig.get_quant_method"_s);
        auto changed = *tests::smallChain();
        changed.nodes[size_t(changed.indexOf(u"select_moe_backend"_s))].findings = {u"R08 new"_s};
        test.pane.setChain(std::make_shared<const dispatch::ChainGraph>(changed), u"PackedConfig"_s, u"PackedConfig"_s);
        test.settle();
        QCOMPARE(test.keys(), keys);
        QCOMPARE(test.view->currentKey(), u"PackedConfig.get_quant_method"_s);
        QCOMPARE(test.view->nodeRect(u"PackedConfig.get_quant_method"_s).topLeft(), before.topLeft());
        QCOMPARE(test.view->picture()->nodes[size_t(test.view->picture()->indexOf(u"select_moe_backend"_s))].findings,
                 1);
    }

    void tabGoesFromTheListToTheCanvas()
    {
        Fixture test;
        test.showSmall();
        test.search->setFocus();
        QTest::keyClick(test.search, Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), test.tree);
        QTest::keyClick(test.tree, Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), test.view);
        QTest::keyClick(test.view, Qt::Key_Backtab);
        QCOMPARE(QApplication::focusWidget(), test.tree);
    }

    void searchMarksAndWalks()
    {
        Fixture test;
        test.showSmall();
        test.press(Qt::Key_F, Qt::ControlModifier);
        QVERIFY(test.search->hasFocus());
        QTest::keyClicks(test.search, u"quant_method"_s);
        QCOMPARE(std::ranges::count(test.view->emphasis().hits, true), 1);
        QTest::keyClick(test.search, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(test.search, u"acme packed.py"_s);
        const auto count = std::ranges::count(test.view->emphasis().hits, true);
        QCOMPARE(count, 4);
        auto *words = test.pane.findChild<QLabel *>(u"chainSearchCount"_s);
        QTest::keyClick(test.search, Qt::Key_F3);
        const QString first = test.view->currentKey();
        QVERIFY2(words->text().startsWith(u"2 of 4"_s) || words->text().startsWith(u"3 of 4"_s),
                 qPrintable(words->text())); // the next after the focus
        QTest::keyClick(test.search, Qt::Key_F3);
        QVERIFY(test.view->currentKey() != first);
        QTest::keyClick(test.search, Qt::Key_F3, Qt::ShiftModifier);
        QCOMPARE(test.view->currentKey(), first);
        QCOMPARE(test.outlineRow(), first);
        QTest::keyClick(test.search, Qt::Key_Escape);
        QVERIFY(test.view->emphasis().hits.empty());
        QTest::keyClick(test.search, Qt::Key_Escape);
        QVERIFY(test.view->hasFocus());
    }

    void hiddenMatchesAreToldAndReached()
    {
        Fixture test;
        test.showSmall();
        test.pane.setDepth(1);
        test.settle();
        test.search->setText(u"fused_moe"_s);
        auto *words = test.pane.findChild<QLabel *>(u"chainSearchCount"_s);
        QVERIFY2(words->text().contains(u"none in the picture"_s), qPrintable(words->text()));
        test.search->setFocus();
        QTest::keyClick(test.search, Qt::Key_Down);
        QCOMPARE(test.outlineRow(), u"acme_kernels.fused_moe"_s);
        QTest::keyClick(test.tree, Qt::Key_Return);
        test.settle();
        QVERIFY(test.keys().contains(u"acme_kernels.fused_moe"_s));
        QCOMPARE(test.view->currentKey(), u"acme_kernels.fused_moe"_s);
    }

    void scopeIsAskedFor()
    {
        Fixture test;
        test.showSmall();
        QSignalSpy asked(&test.pane, &ChainPane::wholeRequested);
        QTest::mouseClick(test.button(u"chainOfPlugin"_s), Qt::LeftButton);
        QTest::mouseClick(test.button(u"chainOfEntry"_s), Qt::LeftButton);
        QCOMPARE(asked.size(), 2);
        QCOMPARE(asked.at(0), QVariantList{true});
        QCOMPARE(asked.at(1), QVariantList{false});
        test.pane.setWhole(true);
        QVERIFY(test.pane.isWhole());
        QCOMPARE(asked.size(), 2);
    }

    void wholeChainHasNoDepth()
    {
        Fixture test;
        test.showSmall({});
        QCOMPARE(test.keys().size(), 16); // 23 nodes, 8 of them in one bundle
        QVERIFY(!test.pane.findChild<QSpinBox *>(u"chainDepth"_s)->isEnabled());
    }

    void emptyStatesHaveWords()
    {
        Fixture test;
        QVERIFY(test.message().contains(u"No chain yet"_s));
        test.pane.setChain(std::make_shared<const dispatch::ChainGraph>(), u"Lonely"_s);
        QVERIFY2(test.message().contains(u"Nothing in the code leads to this entry"_s), qPrintable(test.message()));
        dispatch::ChainGraph noted;
        noted.notices = {u"The profile names no entry point."_s};
        test.pane.setChain(std::make_shared<const dispatch::ChainGraph>(noted), u"Noted"_s);
        QVERIFY(test.message().contains(u"The profile names no entry point."_s));
        QSignalSpy activated(&test.pane, &ChainPane::messageActivated);
        test.pane.setMessage(u"Not computed yet"_s, u"Scan first."_s, u"Scan"_s);
        for (auto *button : test.pane.findChildren<QPushButton *>()) {
            if (button->isVisible() && button->text() == u"Scan"_s)
                QTest::mouseClick(button, Qt::LeftButton);
        }
        QCOMPARE(activated.size(), 1);
        test.pane.setBusy(u"Following the chain…"_s);
        QCOMPARE(test.pane.findChild<QLabel *>(u"chainBusy"_s)->text(), u"Following the chain…"_s);
    }

    void noticesStandAboveThePicture()
    {
        Fixture test;
        auto graph = *tests::smallChain();
        graph.notices = {u"Cut after 2,000 nodes."_s};
        test.pane.setChain(std::make_shared<const dispatch::ChainGraph>(graph), u"Cut"_s, u"PackedConfig"_s);
        test.settle();
        auto *notice = test.pane.findChild<ElidedLabel *>(u"chainNotice"_s);
        QVERIFY(notice->isVisible());
        QVERIFY(notice->text().contains(u"Cut after 2,000 nodes."_s));
    }

    void tooLargeIsSaidAndTheOutlineStays()
    {
        Fixture test;
        QSignalSpy asked(&test.pane, &ChainPane::wholeRequested);
        test.pane.setWhole(true);
        const auto graph = tests::largeChain(4'000);
        test.pane.setChain(graph, u"Whole plugin"_s);
        test.settle();
        QVERIFY2(test.message().contains(u"more than can be drawn"_s), qPrintable(test.message()));
        QVERIFY(test.tree->isVisible());
        for (auto *button : test.pane.findChildren<QPushButton *>()) {
            if (button->isVisible() && !button->text().isEmpty())
                QTest::mouseClick(button, Qt::LeftButton);
        }
        QCOMPARE(asked.size(), 1);
        // A node of the list has a picture.
        test.search->setText(u"Generated3Name.oracle"_s);
        test.search->setFocus();
        QTest::keyClick(test.search, Qt::Key_Down);
        test.pane.findChild<QSpinBox *>(u"chainDepth"_s)->setValue(1);
        QTest::keyClick(test.tree, Qt::Key_Return);
        test.settle();
        QVERIFY(test.view->isVisible());
        QVERIFY(test.view->picture());
    }

    void windowStaysUsableWhileALargeChainIsLaidOut()
    {
        Fixture test;
        const auto graph = tests::largeChain(1'400);
        QElapsedTimer clock;
        clock.start();
        test.pane.setChain(graph, u"Whole plugin"_s);
        QVERIFY2(clock.elapsed() < 50, qPrintable(QString::number(clock.elapsed())));
        QVERIFY(test.pane.isLayingOut());
        // A newer request overtakes it.
        test.pane.setChain(tests::smallChain(), u"PackedConfig"_s, u"PackedConfig"_s);
        test.settle();
        QCOMPARE(test.view->picture()->graph->nodes.size(), 23U);
    }

    void exportWritesPictures()
    {
        Fixture test;
        test.showSmall();
        const QTemporaryDir folder;
        QSignalSpy exported(&test.pane, &ChainPane::exported);
        QSignalSpy failed(&test.pane, &ChainPane::exportFailed);
        const QString svg = folder.filePath(u"chain.svg"_s);
        test.pane.exportTo(svg);
        QVERIFY(exported.wait());
        QFile file(svg);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QXmlStreamReader xml(&file);
        while (!xml.atEnd())
            xml.readNext();
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        const QString png = folder.filePath(u"chain.png"_s);
        test.pane.exportTo(png);
        QVERIFY(exported.wait());
        const QImage image(png);
        QVERIFY(!image.isNull());
        QVERIFY(image.width() > test.view->picture()->layout.size.width());
        QCOMPARE(failed.size(), 0);
        test.pane.exportTo(folder.filePath(u"missing/chain.svg"_s));
        QVERIFY(failed.wait());
        QCOMPARE(failed.first().first().value<Error>().kind, Error::Kind::Io);
        QVERIFY(test.pane.findChild<ElidedLabel *>(u"chainNotice"_s)->text().contains(u"could not be written"_s));
    }

    void exportMenuAsksForAFile()
    {
        Fixture test;
        test.showSmall();
        const QTemporaryDir folder;
        QSignalSpy exported(&test.pane, &ChainPane::exported);
        auto *menu = test.pane.findChild<QMenu *>(u"chainExportMenu"_s);
        for (const QString &suffix : {u"svg"_s, u"png"_s}) {
            for (QAction *action : menu->actions()) {
                if (action->text().contains(suffix, Qt::CaseInsensitive))
                    action->trigger();
            }
            auto *dialog = test.pane.findChild<QFileDialog *>(u"chainExportDialog"_s);
            QVERIFY(dialog);
            QCOMPARE(dialog->defaultSuffix(), suffix);
            Q_EMIT dialog->fileSelected(folder.filePath(u"picture."_s + suffix));
            QVERIFY(exported.wait());
            dialog->reject();
            delete dialog;
            QVERIFY(QFile::exists(folder.filePath(u"picture."_s + suffix)));
        }
    }
};

QTEST_MAIN(tst_ChainPane)
#include "tst_chainpane.moc"
