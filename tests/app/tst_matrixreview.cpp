// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/MatrixTab.h"
#include "models/source/WorkerPool.h"
#include "tests/app/IsolatedUser.h"
#include "tests/app/WindowDriver.h"
#include "tests/support/TestRepository.h"
#include "widgets/ConfigList.h"
#include "widgets/DiffView.h"
#include "widgets/InventoryView.h"
#include "widgets/MatrixPane.h"
#include "widgets/MatrixRowEditor.h"

#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

using namespace Qt::StringLiterals;

namespace mxw::tests {

using inventory::Contract;

/// Two families of models in the Matrix tab: choose, classify by key, undo, reopen; a config.json.
class TestMatrixReview : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    TestRepository m_upstream;
    TestRepository m_plugin;
    std::unique_ptr<WindowDriver> m_driver;

    widgets::MatrixPane *pane() const { return m_driver->find<widgets::MatrixPane>(); }
    const review::MatrixRecord *record(const QString &contract) const
    {
        return m_driver->controller.state().matrixRow(u"alpha"_s, contract);
    }
    QString session() const { return m_folder.filePath(u"review.mxreview"_s); }

    void writeRepositories()
    {
        const QByteArray model = "import torch\n\nclass Layer:\n    def __init__(self, config, layer_idx):\n"
                                 "        self.kind = config.layer_types[layer_idx]\n\nclass Alpha:\n"
                                 "    def forward(self, x):\n        return x.to(torch.float8_e4m3fn)\n";
        m_upstream.write(u"vllm/__init__.py"_s, "");
        m_upstream.write(u"vllm/model_executor/models/alpha.py"_s, model);
        m_upstream.write(u"vllm/model_executor/models/beta.py"_s, "class Beta:\n    pass\n");
        m_upstream.commit(u"base"_s);
        m_upstream.tag(u"base"_s);
        m_upstream.write(u"vllm/other.py"_s, "x = 1\n");
        m_upstream.commit(u"target"_s);
        m_upstream.tag(u"target"_s);
        QByteArray local = model;
        local.replace("float8_e4m3fn", "int8");
        m_plugin.write(u"vllm_metax/__init__.py"_s, "");
        m_plugin.write(u"vllm_metax/models/__init__.py"_s, "");
        m_plugin.write(u"vllm_metax/models/alpha.py"_s, local);
        m_plugin.write(u"vllm_metax/models/beta.py"_s, "class Beta:\n    pass\n");
        m_plugin.commit(u"plugin"_s);
    }

    void select(Contract contract)
    {
        QTreeView *table = pane()->table();
        table->setFocus();
        table->setCurrentIndex(pane()->model().indexOf(contract));
    }

private Q_SLOTS:
    void initTestCase()
    {
        writeRepositories();
        m_driver = std::make_unique<WindowDriver>();
        checks::ScanRequest request;
        request.upstream = m_upstream.path();
        request.base = u"base"_s;
        request.target = u"target"_s;
        request.plugin = m_plugin.path();
        request.subject = u"HEAD"_s;
        QVERIFY(m_driver->controller.create(request, session()));
        QVERIFY(m_driver->waitForReview());
        m_driver->activate();
        m_driver->press(Qt::Key_4, Qt::ControlModifier);
        QVERIFY(pane()->isVisible());
    }

    void theFamilyFollowsTheEntry()
    {
        auto *families = m_driver->find<QComboBox>(u"matrixFamily"_s);
        QCOMPARE(families->count(), 2);
        m_driver->find<widgets::InventoryView>()->selectEntry(u"model:vllm_metax/models/beta.py"_s);
        QCOMPARE(pane()->family(), u"beta"_s);
        m_driver->find<widgets::InventoryView>()->selectEntry(u"model:vllm_metax/models/alpha.py"_s);
        QCOMPARE(pane()->family(), u"alpha"_s);
        QCOMPARE(pane()->model().rowCount(), 7);
        // By hand, too; the entry stays.
        families->setFocus();
        m_driver->press(Qt::Key_Down);
        QCOMPARE(pane()->family(), u"beta"_s);
        m_driver->press(Qt::Key_Up);
        QCOMPARE(pane()->family(), u"alpha"_s);
    }

    void keysClassifyTheRowAndNotTheEntry()
    {
        select(Contract::Weights);
        const QString entry = m_driver->controller.currentEntry();
        m_driver->press(Qt::Key_2);
        QVERIFY(record(u"weights"_s));
        QVERIFY(record(u"weights"_s)->row.disposition == review::Disposition::Intentional);
        QVERIFY(!m_driver->controller.state().entry(entry).decision);
        m_driver->press(Qt::Key_6); // there is no sixth
        QVERIFY(record(u"weights"_s)->row.disposition == review::Disposition::Intentional);
    }

    void wordsAreRecordedByTheirButton()
    {
        select(Contract::Weights);
        auto *local = m_driver->find<QLineEdit>(u"matrixLocal"_s);
        QTest::mouseClick(local, Qt::LeftButton);
        m_driver->type(u"INT8 2 ways"_s); // digits are text here
        auto *button = m_driver->find<QPushButton>(u"matrixRecord"_s);
        QVERIFY(button->isEnabled());
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(record(u"weights"_s)->row.local, u"INT8 2 ways"_s);
        QVERIFY(!button->isEnabled());
    }

    void undoTakesTheWordsThenTheClassificationBack()
    {
        select(Contract::Weights);
        m_driver->press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(record(u"weights"_s)->row.local, QString());
        QCOMPARE(m_driver->find<QLineEdit>(u"matrixLocal"_s)->text(), QString());
        m_driver->press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!record(u"weights"_s));
        QVERIFY(m_driver->controller.redo());
        QVERIFY(record(u"weights"_s));
    }

    void enterOpensThePlace()
    {
        select(Contract::Weights);
        const QModelIndex row = pane()->table()->currentIndex();
        pane()->table()->expand(row);
        pane()->table()->setCurrentIndex(pane()->model().index(0, 0, row));
        m_driver->press(Qt::Key_Return);
        QVERIFY(m_driver->find<widgets::DiffView>()->isVisible());
        m_driver->press(Qt::Key_4, Qt::ControlModifier);
        QVERIFY(pane()->isVisible());
    }

    void withoutAConfigTheGapIsSaid() { QVERIFY(pane()->configs()->summary().contains(u"Evidence gap"_s)); }

    void aConfigIsLoadedAndScanned()
    {
        QFile file(m_folder.filePath(u"config.json"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"architectures":["Alpha"],"num_hidden_layers":2,"layer_types":["a","b"]})");
        file.close();
        QTest::mouseClick(m_driver->find<QPushButton>(u"loadConfig"_s), Qt::LeftButton);
        auto *dialog = m_driver->find<QFileDialog>(u"openFileDialog"_s);
        QVERIFY(dialog);
        dialog->selectFile(file.fileName());
        Q_EMIT dialog->fileSelected(file.fileName());
        dialog->close();
        QVERIFY(m_driver->waitForReview());
        QCOMPARE(m_driver->controller.state().configs().size(), size_t(1));
        const auto &configs = m_driver->controller.analysis()->models.configs;
        QCOMPARE(configs.size(), size_t(1));
        QCOMPARE(configs.front().arrays.size(), size_t(1));
        QVERIFY(record(u"weights"_s));
    }

    void whatIsNoConfigIsToldAndNotKept()
    {
        const auto refused = m_driver->find<app::MatrixTab>()->attachConfig(m_plugin.path() + u"/none.json"_s);
        QVERIFY(!refused);
        QCOMPARE(m_driver->controller.state().configs().size(), size_t(1));
    }

    void aReopenedSessionShowsWhatWasSaid()
    {
        m_driver.reset();
        m_driver = std::make_unique<WindowDriver>();
        m_driver->window.openSession(session());
        QVERIFY(m_driver->waitForReview());
        pane()->setFamily(u"alpha"_s);
        QVERIFY(record(u"weights"_s));
        const QModelIndex row = pane()->model().indexOf(Contract::Weights);
        QCOMPARE(row.siblingAtColumn(items::MatrixModel::ClassificationColumn).data().toString(),
                 displayName(review::Disposition::Intentional));
    }

    void cleanupTestCase() { m_driver.reset(); }
};

} // namespace mxw::tests

int main(int argc, char **argv)
{
    if (const auto status = mxw::source::runWorkerIfAsked(argc, argv))
        return *status;
    const mxw::tests::IsolatedUser user;
    QApplication application(argc, argv);
    mxw::tests::TestMatrixReview test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_matrixreview.moc"
