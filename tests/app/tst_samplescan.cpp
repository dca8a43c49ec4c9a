// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/SampleReview.h"
#include "models/checks/Scan.h"
#include "models/source/WorkerPool.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mxw::app {

/// The sample promises one of everything; here the promise is kept.
class TestSampleScan : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    SampleRepositories m_sample;
    std::shared_ptr<const checks::Analysis> m_index;

    Result<checks::ScanResult> scan(const QString &subject,
                                    const std::vector<inventory::Domain> &domains = {inventory::Domain::Patch,
                                                                                     inventory::Domain::Registry}) const
    {
        source::WorkerPool pool;
        return checks::scan({.upstream = m_sample.upstream,
                             .base = m_sample.base,
                             .target = m_sample.target,
                             .plugin = m_sample.plugin,
                             .subject = subject,
                             .profile = u"vllm-metax"_s,
                             .domains = domains,
                             .cacheFolder = {}},
                            pool);
    }

    /// File names as the expectations write them: without the package.
    static QString brief(const QString &file) { return file.section(u'/', 1); }

    static bool isOfRegistrations(const checks::Finding &finding) { return finding.check.startsWith(u'R'); }

    /// Without those of the checks of registrations.
    static QStringList findingsOf(const checks::Analysis &analysis)
    {
        QStringList lines;
        for (const checks::Finding &finding : analysis.findings) {
            if (isOfRegistrations(finding))
                continue;
            lines.append(finding.check + u' ' + toString(finding.severity) + u' ' + brief(finding.file));
        }
        lines.sort();
        return lines;
    }

private Q_SLOTS:
    void initTestCase()
    {
        const auto sample = prepareSample(m_folder.path());
        QVERIFY(sample);
        m_sample = *sample;
        const auto result = scan(u"index"_s);
        QVERIFY2(result, result ? "" : qPrintable(result.error().what));
        m_index = result->analysis;
    }

    void patches()
    {
        QStringList lines;
        for (const inventory::Entry &entry : m_index->entries) {
            if (entry.domain != inventory::Domain::Patch)
                continue;
            lines.append(brief(entry.file) + u' ' + toString(entry.mechanism) + u' ' + entry.target() + u' ' +
                         toString(entry.reached));
        }
        lines.sort();
        const QStringList expected{
            u"device_allocator/cumem.py assignment vllm.device_allocator.cumem:create_and_map platform"_s,
            u"models/longcat.py assignment vllm.transformers_utils.model_arch:DEFAULT_CONTEXT lazy"_s,
            u"patch/bugfix/attention_metadata.py decorator vllm.v1.attention.metadata:AttentionMetadataBuilder.build general"_s,
            u"patch/bugfix/decode_split.py decorator vllm.v1.attention.backends.utils:split_decodes_and_prefills general"_s,
            u"patch/bugfix/model_arch.py assignment vllm.transformers_utils.model_arch:ModelArchConvertor.is_deepseek_mla general"_s,
            u"patch/bugfix/rejection_sampler.py decorator vllm.v1.sample.rejection_sampler:rejection_sample general"_s,
            u"patch/bugfix/round_up.py decorator vllm.utils.math_utils:round_up general"_s,
            u"patch/bugfix/topk_topp_sampler.py decorator vllm.v1.sample.topk_topp_sampler:apply_top_k_top_p general"_s,
            u"patch/bugfix/topk_topp_sampler.py decorator vllm.v1.sample.topk_topp_sampler:random_sample general"_s,
            u"patch/enhancement/collective.py decorator vllm.distributed.parallel_state:all_reduce_max general"_s,
            u"patch/enhancement/collective.py decorator vllm.v1.worker.runner:all_reduce_max general"_s,
            u"patch/enhancement/communication_library.py decorator-call vllm.utils.nccl:find_nccl_library general"_s,
            u"patch/enhancement/device_library.py sys-modules vllm.third_party.pynvml general"_s,
            u"patch/enhancement/fused_moe_config.py decorator vllm.model_executor.layers.fused_moe.config:FusedMoEQuantConfig.use_int4_w4a8 general"_s,
            u"patch/enhancement/runner_limits.py setattr vllm.v1.worker.runner:EXECUTE_TIMEOUT_SECONDS general"_s,
            u"patch/enhancement/triton_kernels.py assignment vllm.utils.import_utils:has_triton_kernels general"_s,
            u"patch/enhancement/visible_devices.py assignment vllm.envs:DEVICE_CONTROL_VARIABLE general"_s,
            u"patch/performance/grouped_topk.py decorator vllm.model_executor.layers.fused_moe.layer:grouped_topk never"_s,
            u"patch/performance/sampling.py assignment vllm.v1.sample.topk_topp_sampler:random_sample general"_s,
            u"registry/linear_kernels.py table vllm.model_executor.layers.quantization.kernels:POSSIBLE_INT8_KERNELS[PlatformEnum.OOT] general"_s,
            u"registry/quantization.py table vllm.model_executor.layers.quantization:QUANTIZATION_METHODS['awq'] general"_s,
        };
        QCOMPARE(lines, expected);
    }

    /// Of every mechanism one that is sound and one that is not.
    void registrations()
    {
        QStringList lines;
        for (const inventory::Entry &entry : m_index->entries) {
            if (entry.domain == inventory::Domain::Registry) {
                QVERIFY(entry.reached == inventory::Reached::General);
                lines.append(
                    QStringList{brief(entry.file), entry.mechanismWord(), entry.key, entry.symbol, entry.platform}
                        .join(u' ')
                        .trimmed());
            }
        }
        lines.sort();
        const QStringList expected{
            u"models/__init__.py model LongcatForCausalLM vllm_metax.models.longcat:LongcatForCausalLM"_s,
            u"models/__init__.py model MoonbeamForCausalLM vllm_metax.models.moonbeam:MoonbeamForCausalLM"_s,
            u"models/__init__.py model MoonbeamMTPModel vllm_metax.models.moonbeam_mtp:MoonbeamMTP"_s,
            u"models/__init__.py model WideForCausalLM vllm_metax.models.wide:WideForCausalLM"_s,
            u"models/__init__.py model WideForEmbedding vllm_metax.models.wide:WideForEmbedding"_s,
            u"registry/activation.py custom-op SiluAndMul MacaSiluAndMul"_s,
            u"registry/attention.py attention FLASH_ATTN vllm_metax.attention.MacaFlashAttentionBackend"_s,
            u"registry/attention.py attention TRITON_ATTN vllm_metax.attention.MacaTritonAttentionBackend"_s,
            u"registry/fp8.py quantization fp8 MacaFp8Config"_s,
            u"registry/gptq.py quantization gptq MacaGPTQConfig"_s,
            u"registry/int8_kernel.py linear-kernel int8 MacaInt8LinearKernel OOT"_s,
            u"registry/mixed_precision.py linear-kernel mp MacaMPLinearKernel CUDA"_s,
            u"registry/mla_prefill.py mla-prefill CUTLASS vllm_metax.mla_prefill.MacaCutlassPrefillBackend"_s,
            u"registry/mla_prefill.py mla-prefill FLASH_ATTN vllm_metax.mla_prefill.MacaFlashPrefillBackend"_s,
            u"registry/operators.py torch-op maca_scaled_add maca_scaled_add"_s,
            u"registry/operators.py torch-op maca_silu_mul maca_silu_mul"_s,
            u"registry/rotary.py custom-op RotaryEmbedding MacaRotaryEmbedding"_s,
        };
        QCOMPARE(lines, expected);
    }

    void findings()
    {
        const QStringList expected{
            u"A01 error models/longcat.py"_s,
            u"A01 error models/longcat.py"_s,
            u"A01 error registry/moe.py"_s,
            u"A01 error registry/rotary.py"_s,
            u"A01 info device_allocator/cumem.py"_s,
            u"A02 error registry/moe.py"_s,
            u"A03 info patch/performance/grouped_topk.py"_s,
            u"A05 error patch/performance/kv_cache_layout.py"_s,
            u"P01 warning patch/enhancement/runner_limits.py"_s,
            u"P02 error patch/bugfix/decode_split.py"_s,
            u"P03 warning patch/bugfix/rejection_sampler.py"_s,
            u"P04 info patch/enhancement/communication_library.py"_s,
            u"P04 warning patch/bugfix/attention_metadata.py"_s,
            u"P04 warning patch/bugfix/rejection_sampler.py"_s,
            u"P05 warning patch/bugfix/round_up.py"_s,
            u"P06 error patch/bugfix/model_arch.py"_s,
            u"P10 warning patch/performance/sampling.py"_s,
            u"P12 warning patch/enhancement/visible_devices.py"_s,
            u"P12 warning patch/performance/sampling.py"_s,
            u"P13 info patch/enhancement/device_library.py"_s,
            u"P14 info patch/bugfix/topk_topp_sampler.py"_s,
            u"P15 info registry/quantization.py"_s,
            u"P18 info patch/bugfix/attention_metadata.py"_s,
            u"P18 info patch/enhancement/communication_library.py"_s,
            u"P18 info patch/enhancement/triton_kernels.py"_s,
            u"P18 warning patch/enhancement/fused_moe_config.py"_s,
        };
        QCOMPARE(findingsOf(*m_index), expected);
    }

    void brokenRegistrations_data()
    {
        QTest::addColumn<QString>("check");
        QTest::addColumn<QString>("entry");
        QTest::newRow("base class moved") << u"R01"_s << u"registry/rotary.py:custom-op:RotaryEmbedding"_s;
        QTest::newRow("super lacks an argument") << u"R02"_s << u"registry/fp8.py:quantization:fp8"_s;
        QTest::newRow("abstract method") << u"R07"_s << u"registry/mla_prefill.py:mla-prefill:CUTLASS"_s;
        QTest::newRow("fake takes other arguments") << u"R10"_s << u"registry/operators.py:torch-op:maca_scaled_add"_s;
        QTest::newRow("another platform") << u"R11"_s << u"registry/mixed_precision.py:linear-kernel:mp"_s;
        QTest::newRow("class that is gone") << u"R13"_s << u"registry/attention.py:attention:TRITON_ATTN"_s;
        QTest::newRow("module without the class") << u"R13"_s << u"models/__init__.py:model:WideForEmbedding"_s;
    }

    void brokenRegistrations()
    {
        QFETCH(const QString, check);
        QFETCH(const QString, entry);
        QStringList entries;
        for (const checks::Finding &finding : m_index->findings) {
            if (finding.check == check && finding.severity != checks::Severity::Info)
                entries.append(finding.entry);
        }
        QVERIFY2(entries.contains(u"registry:vllm_metax/"_s + entry), qPrintable(entries.join(u'\n')));
    }

    void soundRegistrations()
    {
        const QStringList sound{u"activation.py"_s, u"gptq.py"_s, u"int8_kernel.py"_s};
        for (const checks::Finding &finding : m_index->findings) {
            // That a key replaces upstream's is worth reading, and no fault.
            if (finding.severity != checks::Severity::Info)
                QVERIFY2(!sound.contains(finding.file.section(u'/', -1)), qPrintable(finding.check + finding.file));
        }
    }

    void whereThingsWent()
    {
        const auto movedTo = [this](const QString &check, const QString &file) {
            QStringList places;
            for (const checks::Finding &finding : m_index->findings) {
                if (finding.check == check && finding.file.endsWith(file) && !finding.movedTo.isEmpty())
                    places.append(finding.movedTo);
            }
            return places.join(u' ');
        };
        QCOMPARE(movedTo(u"A01"_s, u"models/longcat.py"_s), u"vllm.model_executor.layers.rotary_embedding:get_rope"_s);
        QCOMPARE(movedTo(u"P02"_s, u"decode_split.py"_s), u"vllm.v1.attention.metadata:split_decodes_and_prefills"_s);
    }

    void blastRadius()
    {
        const auto broken = std::ranges::find(m_index->findings, u"A02"_s, &checks::Finding::check);
        QVERIFY(broken != m_index->findings.end());
        const QString details = broken->details.join(u'\n');
        QVERIFY2(details.contains(u"linear_kernels.py"_s), qPrintable(details));
        QVERIFY2(details.contains(u"quantization.py"_s), qPrintable(details));
        QVERIFY2(!details.contains(u"rejection_sampler.py"_s), qPrintable(details));
    }

    /// The copy of a model that upstream changed five times.
    void models()
    {
        const auto result = scan(u"index"_s, {inventory::Domain::Model, inventory::Domain::Commit});
        QVERIFY2(result, result ? "" : qPrintable(result.error().what));
        const checks::Analysis &analysis = *result->analysis;
        QStringList files;
        for (const inventory::Entry &entry : analysis.entries) {
            if (entry.domain == inventory::Domain::Model && entry.kind == u"model")
                files.append(entry.symbol + u' ' + (entry.atTarget ? entry.atTarget->file : u"–"_s));
        }
        QCOMPARE(files, (QStringList{u"longcat –"_s, u"moonbeam vllm/model_executor/models/moonbeam.py"_s,
                                     u"moonbeam_mtp vllm/models/moonbeam/mtp.py"_s,
                                     u"wide vllm/model_executor/models/tiny.py"_s}));
        QStringList found;
        for (const checks::Finding &finding : analysis.findings) {
            if (finding.file.contains(u"moonbeam") && finding.check != u"M06")
                found.append(finding.check + u' ' + finding.symbol);
        }
        found.sort();
        QCOMPARE(found, (QStringList{u"M01 vllm/models/moonbeam/mtp.py"_s, u"M02 MoonbeamConfig"_s,
                                     u"M02 MoonbeamExperts.__init__"_s, u"M02 MoonbeamExperts.forward"_s,
                                     u"M02 MoonbeamLatentCache.append"_s, u"M04 MoonbeamRouter.forward"_s,
                                     u"M08 moonbeam.py"_s, u"M09 MoonbeamForCausalLM.load_weights"_s}));
        QStringList commits;
        for (const checks::CommitRecord &commit : analysis.models.commits) {
            if (commit.summary.contains(u'#'))
                commits.append(commit.summary.section(u'(', -1).chopped(1) + u' ' + toString(commit.carried()));
        }
        QCOMPARE(commits, (QStringList{u"#105 no"_s, u"#104 outside"_s, u"#103 no"_s, u"#102 yes"_s, u"#101 no"_s}));
    }

    void subjectsDiffer()
    {
        const auto has = [](const checks::Analysis &analysis, const QString &line) {
            return findingsOf(analysis).contains(line);
        };
        const QString signature = u"P03 warning patch/bugfix/rejection_sampler.py"_s;
        const QString inactive = u"A03 info patch/performance/grouped_topk.py"_s;
        const auto worktree = scan(u"worktree"_s);
        QVERIFY(worktree);
        QVERIFY(!has(*worktree->analysis, signature)); // the adaptation is not staged
        QVERIFY(has(*worktree->analysis, inactive));
        const auto committed = scan(u"HEAD"_s);
        QVERIFY(committed);
        QVERIFY(has(*committed->analysis, signature));
        QVERIFY(!has(*committed->analysis, inactive)); // its import is commented out in the index
    }
};

} // namespace mxw::app

int main(int argc, char **argv)
{
    // The scan starts this program again, to parse.
    if (const auto status = mxw::source::runWorkerIfAsked(argc, argv))
        return *status;
    QCoreApplication application(argc, argv);
    mxw::app::TestSampleScan test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_samplescan.moc"
