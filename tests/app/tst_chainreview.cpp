// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/SampleReview.h"
#include "models/source/WorkerPool.h"
#include "tests/app/IsolatedUser.h"
#include "tests/app/WindowDriver.h"
#include "widgets/ChainPane.h"
#include "widgets/ChainView.h"
#include "widgets/DiffView.h"
#include "widgets/EntryPane.h"
#include "widgets/InventoryView.h"

#include <QApplication>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::tests {

using dispatch::Certainty;
using dispatch::ChainEdge;
using dispatch::ChainNode;

/// Registrations of the bundled sample in the Chain tab, followed to their code.
class TestChainReview : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::unique_ptr<WindowDriver> m_driver;

    widgets::ChainPane *pane() const { return m_driver->find<widgets::ChainPane>(); }
    widgets::ChainView *view() const { return pane()->view(); }
    const dispatch::ChainGraph &graph() const { return *view()->picture()->graph; }

    /// "gptq.py:quantization:gptq" → "registry:vllm_metax/registry/gptq.py:quantization:gptq"
    static QString idOf(const QString &brief) { return u"registry:vllm_metax/"_s + brief; }

    /// Selects an entry and waits for its chain, all that leads to it and all that follows in the picture.
    bool openChain(const QString &id)
    {
        m_driver->activate();
        m_driver->find<widgets::InventoryView>()->selectEntry(id);
        m_driver->press(Qt::Key_2, Qt::ControlModifier);
        if (!m_driver->waitFor([&] { return isShown(id); }))
            return false;
        m_driver->find<QSpinBox>(u"chainDepth"_s)->setValue(9);
        return m_driver->waitFor([&] { return isShown(id); });
    }

    bool isShown(const QString &id) const
    {
        return !pane()->isLayingOut() && view()->picture() && view()->isVisible() &&
               graph().indexOf(entryNode(id)) >= 0;
    }

    static QString entryNode(const QString &id) { return u"entry:"_s + id; }

    bool isInPicture(const ChainNode &node) const
    {
        return std::ranges::any_of(view()->picture()->chain.nodes, [&](const auto &one) { return one.key == node.id; });
    }

    const ChainNode *nodeOf(const QString &title) const
    {
        const auto found = std::ranges::find(graph().nodes, title, &ChainNode::title);
        return found == graph().nodes.end() ? nullptr : &*found;
    }

    /// Clicks a node of the picture; F brings all of it into sight.
    void click(const ChainNode &node)
    {
        view()->setFocus();
        m_driver->press(Qt::Key_F);
        QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, view()->nodeRect(node.id).center());
    }

    /// Enter on the selected node: what the Diff tab then shows of its code.
    void enterOpens(bool upstream, const QString &file, const QString &line)
    {
        QSignalSpy shown(&m_driver->controller, &app::ReviewController::comparisonReady);
        m_driver->press(Qt::Key_Return);
        QVERIFY(m_driver->waitFor([&] { return !shown.isEmpty(); }));
        const auto comparison = shown.last().at(0).value<std::shared_ptr<const diff::SideBySide>>();
        QCOMPARE(shown.last().at(2).toBool(), upstream);
        const QStringList &lines = upstream ? comparison->right : comparison->left;
        QCOMPARE(lines.value(shown.last().at(1).toInt()).trimmed(), line);
        auto *diff = m_driver->find<widgets::DiffView>();
        QVERIFY(diff->isVisible());
        QVERIFY(diff->hasFocus() || diff->isAncestorOf(QApplication::focusWidget()));
        const auto *side = diff->findChild<QWidget *>(upstream ? u"diffRight"_s : u"diffLeft"_s);
        QVERIFY2(side->accessibleName().contains(file), qPrintable(side->accessibleName()));
    }

    /// "A → B: reason" of each hop that is broken.
    QStringList brokenHops() const
    {
        QStringList hops;
        for (const ChainEdge &edge : graph().edges) {
            if (edge.certainty == Certainty::Broken)
                hops.append(graph().nodes[size_t(edge.from)].title + u" → "_s + graph().nodes[size_t(edge.to)].title +
                            u": "_s + edge.reason);
        }
        return hops;
    }

private Q_SLOTS:
    void initTestCase()
    {
        const auto sample = app::prepareSample(m_folder.filePath(u"sample"_s));
        QVERIFY(sample);
        m_driver = std::make_unique<WindowDriver>();
        checks::ScanRequest request;
        request.upstream = sample->upstream;
        request.base = sample->base;
        request.target = sample->target;
        request.plugin = sample->plugin;
        request.subject = u"index"_s;
        request.profile = u"vllm-metax"_s;
        request.domains = {inventory::Domain::Patch, inventory::Domain::Registry};
        QVERIFY(m_driver->controller.create(request, m_folder.filePath(u"chain.mxreview"_s)));
        QVERIFY(m_driver->waitForReview());
        QVERIFY(m_driver->waitFor([this] { return m_driver->controller.workspace() != nullptr; }));
    }

    void cleanupTestCase() { m_driver.reset(); }

    void soundChain_data()
    {
        QTest::addColumn<QString>("entry");
        QTest::addColumn<QString>("lookup");
        QTest::addColumn<QString>("lookupFile");
        QTest::addColumn<QString>("lookupLine");
        QTest::addColumn<QString>("method");
        QTest::addColumn<QString>("methodFile");
        QTest::addColumn<QString>("methodLine");
        QTest::addColumn<QString>("kernel");
        QTest::newRow("quantization")
            << u"registry/gptq.py:quantization:gptq"_s << u"get_quantization_config"_s
            << u"vllm/model_executor/layers/quantization/__init__.py"_s
            << u"def get_quantization_config(quantization: str) -> type[QuantizationConfig]:"_s
            << u"MacaGPTQLinearMethod.apply"_s << u"vllm_metax/registry/gptq.py"_s
            << u"def apply(self, layer: Any, x: list[float]) -> list[float]:"_s << u"torch.ops._C.gptq_gemm"_s;
        QTest::newRow("custom-op") << u"registry/activation.py:custom-op:SiluAndMul"_s << u"CustomOp.__new__"_s
                                   << u"vllm/model_executor/custom_op.py"_s
                                   << u"def __new__(cls, *args: Any, **kwargs: Any) -> \"CustomOp\":"_s
                                   << u"MacaSiluAndMul.forward_oot"_s << u"vllm_metax/registry/activation.py"_s
                                   << u"def forward_oot(self, x: list[float]) -> list[float]:"_s
                                   << u"torch.ops._C.silu_and_mul"_s;
        QTest::newRow("linear-kernel") << u"registry/int8_kernel.py:linear-kernel:int8"_s
                                       << u"choose_scaled_mm_linear_kernel"_s
                                       << u"vllm/model_executor/kernels/linear/__init__.py"_s
                                       << u"def choose_scaled_mm_linear_kernel("_s
                                       << u"MacaInt8LinearKernel.apply_weights"_s
                                       << u"vllm_metax/registry/int8_kernel.py"_s
                                       << u"def apply_weights(self, layer: Any, x: list[float]) -> list[float]:"_s
                                       << u"torch.ops._C.scaled_mm_int8"_s;
        QTest::newRow("attention") << u"registry/attention.py:attention:FLASH_ATTN"_s
                                   << u"AttentionBackendEnum.get_path"_s << u"vllm/v1/attention/backends/registry.py"_s
                                   << u"def get_path(self) -> str:"_s << u"MacaFlashAttentionImpl.forward"_s
                                   << u"vllm_metax/attention.py"_s << u"def forward("_s
                                   << u"flash_attn.flash_attn_func"_s;
        QTest::newRow("mla-prefill") << u"registry/mla_prefill.py:mla-prefill:FLASH_ATTN"_s
                                     << u"MLAPrefillBackendEnum.get_class"_s
                                     << u"vllm/v1/attention/backends/mla/prefill/registry.py"_s
                                     << u"def get_class(self) -> type[MLAPrefillBackend]:"_s
                                     << u"MacaFlashPrefillBackend.run_prefill_context_chunk"_s
                                     << u"vllm_metax/mla_prefill.py"_s << u"def run_prefill_context_chunk("_s
                                     << u"flash_attn.flash_attn_func"_s;
        QTest::newRow("model") << u"models/__init__.py:model:WideForCausalLM"_s << u"_ModelRegistry.resolve_model_cls"_s
                               << u"vllm/model_executor/models/registry.py"_s
                               << u"def resolve_model_cls(self, architecture: str) -> type:"_s << u"WideForCausalLM"_s
                               << u"vllm_metax/models/wide.py"_s << u"class WideForCausalLM(TinyForCausalLM):"_s
                               << QString();
        QTest::newRow("torch-op") << u"registry/operators.py:torch-op:maca_silu_mul"_s << QString() << QString()
                                  << QString() << u"maca_silu_mul"_s << u"vllm_metax/ops/elementwise.py"_s
                                  << u"def maca_silu_mul(x: \"torch.Tensor\") -> \"torch.Tensor\":"_s
                                  << u"torch.ops._C.silu_and_mul"_s;
    }

    void soundChain()
    {
        QFETCH(const QString, entry);
        QFETCH(const QString, lookup);
        QFETCH(const QString, lookupFile);
        QFETCH(const QString, lookupLine);
        QFETCH(const QString, method);
        QFETCH(const QString, methodFile);
        QFETCH(const QString, methodLine);
        QFETCH(const QString, kernel);
        QVERIFY(openChain(idOf(entry)));
        QCOMPARE(brokenHops(), QStringList());
        QVERIFY(kernel.isEmpty() || nodeOf(kernel));
        const ChainNode *code = nodeOf(method);
        QVERIFY2(code, qPrintable(method));
        click(*code);
        QCOMPARE(view()->currentKey(), code->id);
        enterOpens(false, methodFile, methodLine);
        if (lookup.isEmpty())
            return;
        m_driver->press(Qt::Key_2, Qt::ControlModifier);
        const ChainNode *giver = nodeOf(lookup);
        QVERIFY2(giver, qPrintable(lookup));
        click(*giver);
        enterOpens(true, lookupFile, lookupLine);
    }

    void keysWalkTheChain()
    {
        QVERIFY(openChain(idOf(u"registry/gptq.py:quantization:gptq"_s)));
        view()->setFocus();
        m_driver->press(Qt::Key_Home);
        QStringList walked;
        for (int steps = 0; steps < 4; ++steps) {
            m_driver->press(Qt::Key_Right);
            const int at = graph().indexOf(view()->currentKey());
            walked.append(at < 0 ? QString() : graph().nodes[size_t(at)].title);
        }
        QCOMPARE(walked, (QStringList{u"register_quantization_config"_s, u"get_quantization_config"_s,
                                      u"MacaGPTQConfig"_s, u"MacaGPTQConfig.get_quant_method"_s}));
        // Who calls it is not on the way here: + shows the neighbours.
        const ChainNode *caller = nodeOf(u"LinearBase.__init__"_s);
        QVERIFY(caller);
        QVERIFY(!isInPicture(*caller));
        m_driver->press(Qt::Key_Plus);
        QVERIFY(m_driver->waitFor([&] { return !pane()->isLayingOut() && isInPicture(*caller); }));
        click(*caller);
        QCOMPARE(view()->currentKey(), caller->id);
        enterOpens(true, u"vllm/model_executor/layers/linear.py"_s, u"def __init__("_s);
    }

    void whatWasSeenBeforeIsNotPartOfTheChain()
    {
        QVERIFY(openChain(idOf(u"registry/fp8.py:quantization:fp8"_s)));
        QVERIFY(nodeOf(u"MacaFp8Config"_s));
        QVERIFY(openChain(idOf(u"registry/gptq.py:quantization:gptq"_s)));
        QVERIFY(!nodeOf(u"MacaFp8Config"_s));
    }

    void brokenChain_data()
    {
        QTest::addColumn<QString>("entry");
        QTest::addColumn<QString>("hop");
        QTest::newRow("quantization") << u"registry/fp8.py:quantization:fp8"_s
                                      << u"quantization fp8 → register_quantization_config: R02 "_s;
        QTest::newRow("custom-op") << u"registry/rotary.py:custom-op:RotaryEmbedding"_s
                                   << u"custom-op RotaryEmbedding → CustomOp.register_oot: A01 "_s;
        QTest::newRow("attention") << u"registry/attention.py:attention:TRITON_ATTN"_s
                                   << u"AttentionBackendEnum.get_path → "
                                      "vllm_metax.attention.MacaTritonAttentionBackend: "_s;
        QTest::newRow("mla-prefill") << u"registry/mla_prefill.py:mla-prefill:CUTLASS"_s
                                     << u"mla-prefill CUTLASS → register_mla_prefill_backend: R07 "_s;
        QTest::newRow("torch-op") << u"registry/operators.py:torch-op:maca_scaled_add"_s
                                  << u"torch-op maca_scaled_add → torch.ops.vllm.maca_scaled_add: R10 "_s;
        QTest::newRow("model") << u"models/__init__.py:model:WideForEmbedding"_s
                               << u"_ModelRegistry.resolve_model_cls → vllm_metax.models.wide:WideForEmbedding: "_s;
    }

    void brokenChain()
    {
        QFETCH(const QString, entry);
        QFETCH(const QString, hop);
        QVERIFY(openChain(idOf(entry)));
        const QStringList hops = brokenHops();
        const bool told = std::ranges::any_of(
            hops, [&](const QString &one) { return one.startsWith(hop) && one.size() > hop.size(); });
        QVERIFY2(told, qPrintable(hops.join(u'\n')));
    }

    void warningMarksTheRegistration()
    {
        const QString id = idOf(u"registry/mixed_precision.py:linear-kernel:mp"_s);
        QVERIFY(openChain(id));
        const ChainNode &statement = graph().nodes[size_t(graph().indexOf(entryNode(id)))];
        QVERIFY2(statement.findings.join(u'\n').startsWith(u"R11 "_s), qPrintable(statement.findings.join(u'\n')));
        QCOMPARE(brokenHops(), QStringList());
    }

    void registrationIsRejectedByKey()
    {
        const QString id = idOf(u"registry/mixed_precision.py:linear-kernel:mp"_s);
        QVERIFY(openChain(id));
        view()->setFocus();
        m_driver->press(Qt::Key_5);
        const auto &decision = m_driver->controller.state().entry(id).decision;
        QVERIFY(decision);
        QVERIFY(decision->decision.disposition == review::Disposition::Reject);
        m_driver->type(u"No kernel for this platform"_s);
        m_driver->press(Qt::Key_Escape);
        m_driver->find<widgets::EntryPane>()->commitEdits();
        QCOMPARE(m_driver->controller.state().entry(id).decision->decision.reason, u"No kernel for this platform"_s);
    }
};

} // namespace mxw::tests

int main(int argc, char **argv)
{
    if (const auto status = mxw::source::runWorkerIfAsked(argc, argv))
        return *status;
    const mxw::tests::IsolatedUser user;
    QApplication application(argc, argv);
    mxw::tests::TestChainReview test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_chainreview.moc"
