// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/ValidationRuns.h"

#include <QTimeZone>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace mxw::tests {

using namespace Qt::StringLiterals;
using namespace mxw::validation;

namespace {

constexpr double Infinity = std::numeric_limits<double>::infinity();
const double NotANumber = std::numeric_limits<double>::quiet_NaN();
constexpr int Rows = 64;

const std::array sizes{512, 1024, 2048, 4096, 8192};
const std::array<QString, 3> dtypes{u"float16"_s, u"bfloat16"_s, u"float32"_s};
const std::array<QString, 3> backends{u"triton"_s, u"cutlass"_s, u"torch"_s};

/// 0 … 1, the same for the same place.
double noise(int place)
{
    return std::fmod(std::abs(std::sin(place * 12.9898) * 43758.5453), 1.0);
}

struct Case
{
    int index;
    int k;
    QString dtype;
    QString backend;
    bool isWrong;
};

Case caseAt(int index, const RunShape &shape)
{
    const int k = sizes[size_t(index) % sizes.size()];
    const QString dtype = dtypes[size_t(index) / sizes.size() % dtypes.size()];
    const QString backend = backends[size_t(index) / (sizes.size() * dtypes.size()) % backends.size()];
    return {index, k, dtype, backend, shape.isFailing && dtype == "float16"_L1 && k >= 4096};
}

void fillSpread(ErrorSpread &spread, double max, qint64 zero)
{
    spread.max = max;
    spread.mean = max / 11;
    spread.p50 = max / 15;
    spread.p99 = max / 2.2;
    spread.p999 = max / 1.3;
    spread.zero = zero;
}

void fillBins(ErrorFigures &figures, const Comparison &comparison, double over)
{
    const double max = *figures.absolute.max;
    const int top = max > 0 ? int(std::floor(std::log2(max))) : -20;
    figures.histogram.lowest = top - 9;
    qint64 left = figures.count - figures.absolute.zero;
    for (int i = 0; i < 10 && max > 0; ++i) {
        const double distance = (i - 5.0) / 2.2;
        const auto part = std::min(left, qint64(std::exp(-distance * distance) * double(figures.count) / 4) + 1);
        figures.histogram.counts.push_back(part);
        left -= part;
    }
    figures.magnitude.lowest = -9;
    for (int i = 0; i < 14; ++i) {
        const double size = std::ldexp(1.0, i - 9);
        const double allowed = *comparison.atol + *comparison.rtol * size;
        figures.magnitude.counts.push_back(qint64(40 * std::exp(-std::pow((i - 8) / 3.0, 2)) * 60) + 1);
        figures.magnitude.maximum.push_back(allowed * std::min(over, 40.0) * (i == 9 ? 1 : 0.2 + 0.6 * noise(i)));
    }
    figures.magnitude.zeroCount = 120;
    figures.magnitude.zeroMaximum = *comparison.atol * std::min(over, 2.0) / 3;
}

/// Mismatches as a pattern of whole rows, a block, or all over, by the case.
void fillMismatches(ErrorFigures &figures, const Case &at, double over)
{
    ErrorMap map{Rows, Rows, std::vector<double>(size_t(Rows) * Rows)};
    const int form = at.index % 4;
    qint64 wrong = 0;
    for (int cell = 0; cell < Rows * Rows; ++cell) {
        const int row = cell / Rows;
        const int column = cell % Rows;
        const bool hit = form == 0   ? row >= 56
                         : form == 1 ? row >= 16 && row < 40 && column >= 32 && column < 48
                         : form == 2 ? column % 2 == 1
                                     : noise(cell) > 0.985;
        wrong += hit ? 1 : 0;
        map.values[size_t(cell)] =
            hit ? std::max(1.05, over * (0.1 + 0.9 * noise(cell + at.index))) : 0.9 * noise(cell);
    }
    if (form == 0 && at.index % 8 == 0) {
        for (int column = 0; column < Rows; ++column)
            map.values[size_t(63 * Rows + column)] = column % 3 == 0 ? Infinity : NotANumber;
    }
    figures.mismatches = wrong * figures.count / (Rows * Rows);
    figures.lines =
        MismatchLines{Rows, 8, form == 0 ? 8 : 0, figures.count / Rows, 16, form == 2 ? figures.count / Rows / 2 : 0};
    if (form == 3)
        figures.lines = MismatchLines{Rows, 40, 0, figures.count / Rows, 60, 0};
    figures.map = std::move(map);
}

Comparison makeComparison(const Case &at, const RunShape &shape)
{
    Comparison comparison;
    comparison.form = at.index % 7 == 0 ? u"torch.allclose"_s : u"torch.testing.assert_close"_s;
    comparison.site = {u"tests/kernels/test_gemm.py"_s, 88,
                       u"torch.testing.assert_close(out, ref, rtol=rtol, atol=atol)"_s};
    comparison.first = {u"out"_s, at.dtype, {Rows, at.k}, u"cuda:0"_s, true};
    comparison.second = {u"ref"_s, at.dtype, {Rows, at.k}, u"cuda:0"_s, at.index % 5 != 0};
    comparison.rtol = at.dtype == "float32"_L1 ? 1.3e-6 : 1e-2;
    comparison.atol = at.dtype == "float32"_L1 ? 1e-5 : 1e-3;
    comparison.process = 0;
    double over = 0.03 * std::sqrt(at.k / 512.0) * (0.6 + 0.9 * noise(at.index)) * shape.scale;
    if (at.dtype == "bfloat16"_L1)
        over *= 6;
    if (at.dtype == "float32"_L1)
        over /= at.index % 4 == 0 ? 40 : 3;
    if (at.isWrong)
        over = 1.02 + 30 * std::pow(noise(at.index + 7), 3) * shape.scale;
    ErrorFigures &figures = comparison.figures.emplace();
    figures.count = qint64(Rows) * at.k;
    const bool exact = at.backend == "torch"_L1 && at.index % 3 == 0 && !at.isWrong;
    if (exact)
        over = 0;
    const double max = over * (*comparison.atol + *comparison.rtol);
    fillSpread(figures.absolute, max, exact ? figures.count : figures.count / 9);
    fillSpread(figures.relative, over * *comparison.rtol * 3, figures.absolute.zero);
    fillSpread(figures.allowed.emplace(), over, figures.absolute.zero);
    fillBins(figures, comparison, over);
    figures.worst = WorstElement{{at.index % Rows, at.k / 3}, 1.5 + max, 1.5};
    figures.worstAllowed = figures.worst;
    figures.cosine = 1 - over * 1e-6;
    figures.ulp = UlpSpread{quint64(over * 20), 0, 1, 3, {figures.absolute.zero, 900, 80, 10, 2, 0, 0}};
    if (!at.isWrong)
        return comparison;
    comparison.outcome = ComparisonOutcome::Fail;
    fillMismatches(figures, at, over);
    if (at.index % 4 == 0 && at.index % 8 == 0) {
        figures.allowed->nan = figures.absolute.nan = 42 * at.k / Rows;
        figures.allowed->inf = figures.absolute.inf = 22 * at.k / Rows;
        figures.nan = {figures.absolute.nan, 0};
        figures.inf = {figures.absolute.inf, 0};
    }
    comparison.message = u"Tensor-likes are not close!"_s;
    comparison.dumpFirst = u"gemm-%1-first.npy"_s.arg(at.index);
    comparison.dumpSecond = u"gemm-%1-second.npy"_s.arg(at.index);
    return comparison;
}

void addCase(RunRecord &record, const Case &at, const RunShape &shape)
{
    TestCase testCase;
    testCase.node = u"tests/kernels/test_gemm.py::test_scaled_mm[%1-%2-%3-%4]"_s.arg(at.backend)
                        .arg(at.dtype)
                        .arg(at.k)
                        .arg(at.index);
    testCase.file = u"tests/kernels/test_gemm.py"_s;
    testCase.line = 61;
    testCase.phase = u"call"_s;
    testCase.seconds = 0.02 + noise(at.index) * at.k / 4000;
    testCase.parameters = {{u"backend"_s, u'\'' + at.backend + u'\'', CaseParameter::Kind::String, at.backend},
                           {u"dtype"_s, u"torch."_s + at.dtype, CaseParameter::Kind::Dtype, at.dtype},
                           {u"K"_s, QString::number(at.k), CaseParameter::Kind::Int, at.k},
                           {u"seed"_s, QString::number(at.index), CaseParameter::Kind::Int, at.index}};
    testCase.outcome = at.isWrong ? CaseOutcome::Failed : CaseOutcome::Passed;
    if (shape.isSkipped || at.index % 13 == 12) {
        testCase.outcome = CaseOutcome::Skipped;
        testCase.phase = u"setup"_s;
        testCase.seconds = 0;
        testCase.reason = u"CUTLASS is not built for this device"_s;
        record.cases.push_back(std::move(testCase));
        return;
    }
    if (at.isWrong)
        testCase.message =
            u"AssertionError: Tensor-likes are not close!\n\nMismatched elements: 33280 / 262144 (12.7%)\n"
            "Greatest absolute difference: 0.3125 at index (56, 1365) (up to 0.001 allowed)\n"
            "Greatest relative difference: inf at index (57, 12) (up to 0.01 allowed)"_s;
    const int parts = at.index % 6 == 0 ? 2 : 1;
    for (int i = 0; i < parts; ++i) {
        Comparison comparison =
            makeComparison(i == 0 ? at : Case{at.index + 1, at.k, at.dtype, at.backend, false}, shape);
        comparison.testCase = int(record.cases.size());
        comparison.node = testCase.node;
        comparison.index = i;
        testCase.comparisons.push_back(int(record.comparisons.size()));
        record.comparisons.push_back(std::move(comparison));
    }
    record.cases.push_back(std::move(testCase));
}

ProcessRecord makeProcess()
{
    ProcessRecord process;
    process.pid = 4711;
    process.host = u"gpu-3"_s;
    process.pythonVersion = u"3.10.14"_s;
    process.pythonExecutable = u"/opt/conda/bin/python"_s;
    process.folder = u"/src/vllm"_s;
    process.argv = {u"python"_s, u"-m"_s, u"pytest"_s, u"tests/kernels/test_gemm.py"_s};
    process.packages = {{u"torch"_s, u"2.6.0+metax3.0"_s},
                        {u"numpy"_s, u"1.26.4"_s},
                        {u"pytest"_s, u"8.3.4"_s},
                        {u"vllm"_s, u"0.20.0"_s},
                        {u"vllm_metax"_s, u"0.20.0"_s}};
    process.devices = {{0, u"MetaX C500"_s, u"cuda"_s}};
    process.maca = u"3.0.0.8"_s;
    process.origins = {{u"vllm"_s, u"/src/vllm/vllm/__init__.py"_s, {}},
                       {u"vllm_metax"_s, u"/src/vllm_metax/vllm_metax/__init__.py"_s, {}}};
    process.environment = {{u"CUDA_VISIBLE_DEVICES"_s, u"0"_s}};
    process.ended = true;
    return process;
}

} // namespace

Run makeRun(const RunShape &shape)
{
    auto record = std::make_shared<RunRecord>();
    record->collected = true;
    record->processes.push_back(makeProcess());
    for (int i = 0; i < shape.cases; ++i)
        addCase(*record, caseAt(i, shape), shape);
    record->selected = std::max(shape.cases, 240);
    if (shape.state == RunState::Running && !record->cases.empty())
        record->cases.back().outcome = CaseOutcome::Running;
    Run run;
    run.number = shape.number;
    run.id = u"run-%1"_s.arg(shape.number);
    run.state = shape.state;
    run.spec.launcher.kind = LauncherSpec::Kind::Ssh;
    run.spec.launcher.host = u"gpu-3"_s;
    run.spec.device = u"0"_s;
    run.spec.suite = {u"tests/kernels/test_gemm.py"_s};
    run.spec.workarounds = {u"flash attention is mocked"_s};
    run.started = QDateTime(QDate(2026, 3, 1), QTime(9 + shape.number / 60, shape.number % 60), QTimeZone::utc());
    if (isOver(shape.state))
        run.ended = run.started.addSecs(134);
    run.log = "============================= test session starts ==============================\n"
              "collected 240 items\n\ntests/kernels/test_gemm.py ....F....F....s....F....F\n";
    run.record = std::move(record);
    return run;
}

} // namespace mxw::tests
