// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/checks/ScanFixture.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace mxw;
using inventory::Contract;
using inventory::DifferenceMatrix;
using inventory::MatrixFact;
using tests::Files;
using tests::ScanFixture;

namespace {

const DifferenceMatrix *family(const checks::Analysis &analysis, const QString &name)
{
    const auto &matrices = analysis.models.matrices;
    const auto found = std::ranges::find(matrices, name, &DifferenceMatrix::family);
    return found == matrices.end() ? nullptr : &*found;
}

QString lines(const std::vector<MatrixFact> &facts)
{
    QStringList list;
    for (const MatrixFact &fact : facts)
        list.append(fact.kind + u' ' + fact.text + (fact.inherited ? u" inherited"_s : QString()));
    return list.join(u'\n');
}

/// A model of upstream with its layers, as small as it goes.
const QByteArray &upstreamModel()
{
    static const QByteArray text = R"(import torch
from vllm.distributed import tensor_model_parallel_all_reduce
from vllm.layers.linear import MergedColumnParallelLinear, RowParallelLinear

class AlphaMLP(torch.nn.Module):
    def __init__(self, config, quant_config):
        self.gate_up_proj = MergedColumnParallelLinear(4, 8, quant_config=quant_config)
        self.down_proj = RowParallelLinear(8, 4, quant_config=quant_config)
        self.head_dim = config.head_dim

    def forward(self, x):
        if x.dtype == torch.float8_e4m3fn:
            x = x.to(torch.bfloat16)
        return tensor_model_parallel_all_reduce(self.down_proj(x))

    def load_weights(self, weights):
        return torch.ops._C.alpha_load(weights)
)";
    return text;
}

Files upstreamFiles()
{
    return {{u"vllm/distributed.py"_s, "def tensor_model_parallel_all_reduce(x):\n    return x\n"},
            {u"vllm/layers/__init__.py"_s, ""},
            {u"vllm/layers/linear.py"_s, "class MergedColumnParallelLinear:\n    pass\n\nclass RowParallelLinear:\n"
                                         "    pass\n\nclass QuantLinear:\n    pass\n"},
            {u"vllm/model_executor/__init__.py"_s, ""},
            {u"vllm/model_executor/models/__init__.py"_s, ""},
            {u"vllm/model_executor/models/alpha.py"_s, upstreamModel()}};
}

checks::Analysis scanWith(const Files &plugin, const Files &target = upstreamFiles())
{
    Files all{{u"vllm_metax/models/__init__.py"_s, "def register_model():\n    pass\n"}};
    all.insert(plugin);
    ScanFixture fixture(upstreamFiles(), target, all);
    return fixture.scan();
}

} // namespace

class tst_MatrixFacts : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aCopyThatSaysTheSameDiffersInNoRow()
    {
        const auto analysis = scanWith({{u"vllm_metax/models/alpha.py"_s, upstreamModel()}});
        const DifferenceMatrix *matrix = family(analysis, u"alpha"_s);
        QVERIFY(matrix);
        QCOMPARE(matrix->rows.size(), std::size(inventory::AllContracts));
        QCOMPARE(matrix->files, QStringList{u"vllm_metax/models/alpha.py"_s});
        QCOMPARE(matrix->counterparts, QStringList{u"vllm/model_executor/models/alpha.py"_s});
        for (const inventory::MatrixRow &row : matrix->rows)
            QVERIFY2(!row.differs(), qPrintable(toString(row.contract)));
        QCOMPARE(lines(matrix->row(Contract::Weights)->local),
                 u"dtype torch.bfloat16\ndtype torch.float8_e4m3fn\nloading load_weights()"_s);
        QCOMPARE(lines(matrix->row(Contract::Activations)->local),
                 u"projection down_proj = RowParallelLinear()\n"
                 u"projection gate_up_proj = MergedColumnParallelLinear()"_s);
        QCOMPARE(lines(matrix->row(Contract::Attention)->local), u"dimensions head_dim = config.head_dim"_s);
        QCOMPARE(lines(matrix->row(Contract::MoeAndParallelism)->local),
                 u"collective tensor_model_parallel_all_reduce"_s);
        QCOMPARE(lines(matrix->row(Contract::Components)->local), u"operator torch.ops._C.alpha_load"_s);
    }

    void factsOfOneSideAreToldWithTheirPlace()
    {
        QByteArray local = upstreamModel();
        local.replace("torch.float8_e4m3fn", "torch.int8")
            .replace("quant_config=quant_config)\n        self.down", "quant_config=None)\n        self.down");
        const auto analysis = scanWith({{u"vllm_metax/models/alpha.py"_s, local}});
        const DifferenceMatrix *matrix = family(analysis, u"alpha"_s);
        QVERIFY(matrix);
        const inventory::MatrixRow *weights = matrix->row(Contract::Weights);
        QCOMPARE(lines(weights->onlyUpstream()), u"dtype torch.float8_e4m3fn"_s);
        QCOMPARE(lines(weights->onlyLocal()), u"dtype torch.int8"_s);
        QCOMPARE(weights->onlyLocal().front().file, u"vllm_metax/models/alpha.py"_s);
        QCOMPARE(weights->onlyLocal().front().line, 12);
        QCOMPARE(lines(matrix->row(Contract::Activations)->onlyLocal()),
                 u"projection gate_up_proj = MergedColumnParallelLinear(quant_config=None)"_s);
        QVERIFY(!matrix->row(Contract::MoeAndParallelism)->differs());
    }

    void anAliasOrATypeCheckersImportIsNoDifference()
    {
        QByteArray local = upstreamModel();
        local.replace("import tensor_model_parallel_all_reduce", "import tensor_model_parallel_all_reduce as reduce");
        local.replace("return tensor_model_parallel_all_reduce(", "return reduce(");
        local.prepend("from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import flash_mla\n");
        const auto analysis = scanWith({{u"vllm_metax/models/alpha.py"_s, local}});
        const DifferenceMatrix *matrix = family(analysis, u"alpha"_s);
        QVERIFY(matrix);
        for (const inventory::MatrixRow &row : matrix->rows)
            QVERIFY2(!row.differs(), qPrintable(lines(row.onlyUpstream()) + u" | "_s + lines(row.onlyLocal())));
    }

    void variablesOfTheirOwnAreNoFacts()
    {
        // `quantize` of an argument and a local "torch" say nothing of the module's names.
        const QByteArray local = "import torch\n\nclass Alpha:\n    def forward(self, ops, fp8):\n"
                                 "        return ops.all_gather(fp8.dtype)\n";
        const auto analysis = scanWith({{u"vllm_metax/models/alpha.py"_s, local}});
        const DifferenceMatrix *matrix = family(analysis, u"alpha"_s);
        QVERIFY(matrix);
        for (const inventory::MatrixRow &row : matrix->rows)
            QCOMPARE(lines(row.local), QString());
    }

    void inheritedCodeIsInBothColumns()
    {
        const QByteArray local = R"(import torch
from vllm.model_executor.models.alpha import AlphaMLP

class MacaAlphaMLP(AlphaMLP):
    def load_weights(self, weights):
        return torch.ops._C.maca_load(weights)
)";
        const auto analysis = scanWith({{u"vllm_metax/models/alpha.py"_s, local}});
        const DifferenceMatrix *matrix = family(analysis, u"alpha"_s);
        QVERIFY(matrix);
        QVERIFY(!matrix->row(Contract::MoeAndParallelism)->differs());
        QCOMPARE(lines(matrix->row(Contract::MoeAndParallelism)->local),
                 u"collective tensor_model_parallel_all_reduce inherited"_s);
        // Overridden: what upstream does there is upstream's alone.
        QCOMPARE(lines(matrix->row(Contract::Components)->onlyUpstream()), u"operator torch.ops._C.alpha_load"_s);
        QCOMPARE(lines(matrix->row(Contract::Components)->onlyLocal()), u"operator torch.ops._C.maca_load"_s);
    }

    void familiesAreFilesThatImportOneAnotherAndPackages()
    {
        const QByteArray model = "class Model:\n    pass\n";
        const auto analysis = scanWith(
            {{u"vllm_metax/models/alpha.py"_s, upstreamModel()},
             {u"vllm_metax/models/alpha_mtp.py"_s, "from .alpha import AlphaMLP\nclass Mtp(AlphaMLP):\n    pass\n"},
             {u"vllm_metax/models/beta_mtp.py"_s, model},
             {u"vllm_metax/models/gamma/__init__.py"_s, "from .model import Model\n"},
             {u"vllm_metax/models/gamma/model.py"_s, model},
             {u"vllm_metax/models/gamma/ops/__init__.py"_s, ""},
             {u"vllm_metax/models/gamma/ops/kernel.py"_s, "def kernel():\n    pass\n"}});
        QStringList families;
        for (const DifferenceMatrix &matrix : analysis.models.matrices)
            families.append(matrix.family + u": "_s + matrix.files.join(u' '));
        QCOMPARE(families,
                 (QStringList{u"alpha: vllm_metax/models/alpha.py vllm_metax/models/alpha_mtp.py"_s,
                              u"beta_mtp: vllm_metax/models/beta_mtp.py"_s,
                              u"gamma: vllm_metax/models/gamma/model.py vllm_metax/models/gamma/ops/kernel.py"_s}));
    }

    void ofTheFilesThatModelsReachCopiesCount()
    {
        QByteArray local = upstreamModel();
        local.prepend("from vllm_metax.helpers import helper\nfrom vllm_metax.kernels import kernel\n");
        local.replace("return tensor_model", "helper(kernel(x))\n        return tensor_model");
        QByteArray upstreamKernels;
        for (int i = 0; i < 30; ++i)
            upstreamKernels += "def kernel_" + QByteArray::number(i) + "(x):\n    return torch.ops._C.op_" +
                               QByteArray::number(i) + "(x)\n";
        const QByteArray helper = "import torch\n\ndef helper(x):\n    y = x + 1\n    return torch.ops._C.help(y)\n";
        Files target = upstreamFiles();
        target.insert(u"vllm/helpers.py"_s, helper);
        target.insert(u"vllm/kernels.py"_s, "import torch\n" + upstreamKernels);
        const auto analysis = scanWith({{u"vllm_metax/models/alpha.py"_s, local},
                                        {u"vllm_metax/helpers.py"_s, helper},
                                        {u"vllm_metax/kernels.py"_s, "def kernel(x):\n    return x\n"}},
                                       target);
        const DifferenceMatrix *matrix = family(analysis, u"alpha"_s);
        QVERIFY(matrix);
        QCOMPARE(matrix->files, (QStringList{u"vllm_metax/models/alpha.py"_s, u"vllm_metax/helpers.py"_s}));
        QCOMPARE(lines(matrix->row(Contract::Components)->upstream),
                 u"operator torch.ops._C.alpha_load\noperator torch.ops._C.help"_s);
        QVERIFY(!matrix->row(Contract::Components)->differs());
    }

    void theMatrixSurvivesJson()
    {
        const auto analysis = scanWith({{u"vllm_metax/models/alpha.py"_s, upstreamModel()}});
        QCOMPARE(checks::Analysis::fromJson(analysis.toJson()).value(), analysis);
    }
};

MXW_WORKER_TEST_MAIN(tst_MatrixFacts)
#include "tst_matrixfacts.moc"
