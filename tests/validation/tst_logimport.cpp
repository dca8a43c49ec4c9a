// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/LogImport.h"

#include <QRandomGenerator>
#include <QTest>

#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;
using namespace mxw::validation;

namespace {

constexpr double Infinity = std::numeric_limits<double>::infinity();
using Index = std::vector<qint64>;
using Maybe = std::optional<double>;

/// What a failure's text must give; what is not set must be absent.
struct Expected
{
    QString form = u"torch.testing.assert_close"_s;
    ComparisonOutcome outcome = ComparisonOutcome::Fail;
    QString item = {};
    qint64 count = 0;
    qint64 mismatches = 0;
    Maybe absolute = {};
    Maybe relative = {};
    Maybe rtol = {};
    Maybe atol = {};
    std::optional<Index> worst = {};
    Maybe value = {};
    Maybe limit = {};
};

/// The first difference in words; empty when there is none.
QString difference(const Comparison &comparison, const Expected &expected)
{
    const ErrorFigures figures = comparison.figures.value_or(ErrorFigures());
    const auto number = [](const Maybe &value) { return value ? QString::number(*value) : u"none"_s; };
    QStringList different;
    const auto check = [&](const QString &name, const QString &got, const QString &wanted) {
        if (got != wanted)
            different.append(name + u": "_s + got + u" instead of "_s + wanted);
    };
    check(u"form"_s, comparison.form, expected.form);
    check(u"outcome"_s, QString::number(int(comparison.outcome)), QString::number(int(expected.outcome)));
    check(u"item"_s, comparison.item, expected.item);
    check(u"count"_s, QString::number(figures.count), QString::number(expected.count));
    check(u"mismatches"_s, QString::number(figures.mismatches), QString::number(expected.mismatches));
    check(u"absolute"_s, number(figures.absolute.max), number(expected.absolute));
    check(u"relative"_s, number(figures.relative.max), number(expected.relative));
    check(u"rtol"_s, number(comparison.rtol), number(expected.rtol));
    check(u"atol"_s, number(comparison.atol), number(expected.atol));
    check(u"value"_s, number(comparison.value), number(expected.value));
    check(u"limit"_s, number(comparison.limit), number(expected.limit));
    if (figures.worst.has_value() != expected.worst.has_value() ||
        (figures.worst && figures.worst->index != *expected.worst))
        different.append(u"worst"_s);
    if (comparison.source != ComparisonSource::Log)
        different.append(u"source"_s);
    return different.join(u"; "_s);
}

const char *const TorchText = "Tensor-likes are not close!\n"
                              "\n"
                              "Mismatched elements: 17 / 4096 (0.4%)\n"
                              "Greatest absolute difference: 0.25 at index (3, 41) (up to 0.01 allowed)\n"
                              "Greatest relative difference: 12.5 at index (7, 0) (up to 0.02 allowed)\n";

Expected torchFailure(const QString &item = {})
{
    return {.item = item,
            .count = 4096,
            .mismatches = 17,
            .absolute = 0.25,
            .relative = 12.5,
            .rtol = 0.02,
            .atol = 0.01,
            .worst = Index{3, 41}};
}

QByteArray prefixed(const QByteArray &prefix, const QByteArray &text)
{
    QByteArray result;
    for (const QByteArray &line : text.split('\n'))
        result += prefix + line + '\n';
    return result;
}

} // namespace

Q_DECLARE_METATYPE(Expected)

class LogImportTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void failuresAreReadInEveryShape_data();
    void failuresAreReadInEveryShape();
    void greatestErrorsThatAreNoNumbersAreCounted();
    void attributesTellDtypesAndShapes();
    void operandsOfNumpyAreNamed();
    void severalFailuresAreApart();
    void namesOfLogprobsAreOperands();
    void casesComeFromEveryKindOfLine();
    void reportsBelongToTheirTests();
    void shortLinesAreUsedWhereThereIsNoReport();
    void sameNamesInTwoFilesAreToldApart();
    void tracebacksOutsideOfPytestGiveThePlace();
    void passedTestsThatAreNotNamedAreSaid();
    void logsOfWorkersAreRead();
    void textWithoutResultsIsEmpty_data();
    void textWithoutResultsIsEmpty();
    void hostileTextNeverCrashes();
};

void LogImportTest::failuresAreReadInEveryShape_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<Expected>("expected");
    const auto add = [](const char *name, const QByteArray &text, const Expected &expected) {
        QTest::newRow(name) << text << expected;
    };
    const QByteArray torch = TorchText;
    QByteArray escaped = torch;
    escaped.replace("\n", "\\n");
    QByteArray joined = torch;
    joined.replace("\n\n", " ").replace("\n", " ");

    add("torch", torch, torchFailure());
    add("torch with the exception's name", "AssertionError: " + torch, torchFailure());
    add("torch of an item", torch + "\nThe failure occurred for item [0]\n", torchFailure(u"[0]"_s));
    add("torch of a key", torch + "\nThe failure occurred for item ['logits']['a']\n",
        torchFailure(u"['logits']['a']"_s));
    add("torch in a report of pytest", prefixed("E       ", "AssertionError: " + torch), torchFailure());
    add("torch with stamps", prefixed("2026-02-13T08:01:02.1234567Z ", torch), torchFailure());
    add("torch from a CI service", prefixed("kernels\tRun tests\t2026-02-13T08:01:02.1234567Z ", torch),
        torchFailure());
    add("torch with stamps in brackets", prefixed("[2026-02-13 08:01:02,123] ", torch), torchFailure());
    add("torch of a worker process", prefixed("(Worker_TP1 pid=4711) ", torch), torchFailure());
    add("torch of xdist", prefixed("[gw3] ", torch), torchFailure());
    add("torch in colours", prefixed("\x1b[1m\x1b[31mE       ", torch).replace(" (", "\x1b[0m ("), torchFailure());
    add("torch in stamps, worker and colours at once", prefixed("2026-02-13T08:01:02Z [gw3] \x1b[31mE   ", torch),
        torchFailure());
    add("torch with Windows line ends", QByteArray(torch).replace("\n", "\r\n"), torchFailure());
    add("torch in one line", "AssertionError: " + joined, torchFailure());
    add("torch within JSON", "{\"message\": \"AssertionError: " + escaped + "\", \"n\": 1}", torchFailure());
    add("torch within JSON twice escaped", "\"" + QByteArray(torch).replace("\n", "\\\\n") + "\"", torchFailure());
    add("torch without its first line", torch.sliced(torch.indexOf("Mismatched")), torchFailure());
    add("torch of sparse values", QByteArray(torch).replace("Tensor-likes", "Sparse COO values"), torchFailure());
    add("torch of quantized values", QByteArray(torch).replace("Tensor-likes", "Quantized tensor-likes"),
        torchFailure());
    add("torch when all must be equal",
        "Tensor-likes are not equal!\n\nMismatched elements: 2 / 4 (50.0%)\n"
        "Greatest absolute difference: 3 at index (1, 0)\nGreatest relative difference: 1.5 at index (0,)\n",
        {.count = 4, .mismatches = 2, .absolute = 3, .relative = 1.5, .rtol = 0, .atol = 0, .worst = Index{1, 0}});
    add("torch of huge tensors",
        "Tensor-likes are not close!\nMismatched elements: 4007 / 541663232 (0.0%)\n"
        "Greatest absolute difference: 9.6e+01 at index (1, 2, 3) (up to 0 allowed)\n"
        "Greatest relative difference: 4.2e+37 at index (0, 0, 1) (up to 0.5 allowed)\n",
        {.count = 541663232,
         .mismatches = 4007,
         .absolute = 96,
         .relative = 4.2e37,
         .rtol = 0.5,
         .atol = 0,
         .worst = Index{1, 2, 3}});
    add("torch of scalars",
        "Scalars are not close!\n\nExpected 2.0 but got 1.5.\nAbsolute difference: 0.5 (up to 0.001 allowed)\n"
        "Relative difference: 0.25 (up to 1e-05 allowed)\n",
        {.count = 1,
         .mismatches = 1,
         .absolute = 0.5,
         .relative = 0.25,
         .rtol = 1e-5,
         .atol = 0.001,
         .worst = Index{}});
    add("torch of scalars and NaN",
        "Scalars are not close!\n\nExpected nan but got nan.\nAbsolute difference: nan (up to 0.001 allowed)\n"
        "Relative difference: nan (up to 1e-05 allowed)\n",
        {.count = 1, .mismatches = 1, .rtol = 1e-5, .atol = 0.001, .worst = Index{}});
    add("torch of other dtypes",
        "AssertionError: The values for attribute 'dtype' do not match: torch.float16 != torch.float32.",
        {.outcome = ComparisonOutcome::Error});
    add("torch of other strides", "The values for attribute 'stride()' do not match: (2, 1) != (1, 2).",
        {.outcome = ComparisonOutcome::Error});
    add("torch of None", "None mismatch: None is not tensor([1.])", {.outcome = ComparisonOutcome::Error});
    add("torch of booleans", "Booleans mismatch: True is not False", {.outcome = ComparisonOutcome::Error});
    add("torch of lengths", "The length of the sequences mismatch: 2 != 3", {.outcome = ComparisonOutcome::Error});
    add("torch of keys", "The keys of the mappings do not match:\nMissing keys in the actual mapping: ['b']",
        {.outcome = ComparisonOutcome::Error});

    add("oldest numpy",
        "Not equal to tolerance rtol=1e-07, atol=0\n\nMismatch: 33.3%\nMax absolute difference: 0.5\n"
        "Max relative difference: 0.25\n x: array([1. , 2. , 2.5])\n y: array([1., 2., 2.])\n",
        {.form = u"numpy.testing.assert_allclose"_s, .absolute = 0.5, .relative = 0.25, .rtol = 1e-7, .atol = 0});
    add("numpy from 1.17",
        "Not equal to tolerance rtol=0.001, atol=0.1\nattention\nMismatched elements: 344 / 4096 (8.4%)\n"
        "Max absolute difference: 1.\nMax relative difference: inf\n x: array([[1., 2.],\n",
        {.form = u"numpy.testing.assert_allclose"_s,
         .count = 4096,
         .mismatches = 344,
         .absolute = 1,
         .rtol = 0.001,
         .atol = 0.1});
    add("numpy 2",
        "Not equal to tolerance rtol=1e-05, atol=1e-08\n\nMismatched elements: 1 / 3 (33.3%)\n"
        "Max absolute difference among violations: 0.0625\nMax relative difference among violations: 0.03125\n"
        " ACTUAL: array([1., 2., 3.])\n DESIRED: array([1., 2., 3.0625])\n",
        {.form = u"numpy.testing.assert_allclose"_s,
         .count = 3,
         .mismatches = 1,
         .absolute = 0.0625,
         .relative = 0.03125,
         .rtol = 1e-5,
         .atol = 1e-8});
    add("newest numpy tells the place",
        "Not equal to tolerance rtol=1e-05, atol=0\n\nMismatched elements: 1 / 2 (50%)\nMismatch at index:\n"
        " [1]: -1.5e-09 (ACTUAL), 0.0 (DESIRED)\nMax absolute difference among violations: 1.5e-09\n"
        "Max relative difference among violations: inf\n",
        {.form = u"numpy.testing.assert_allclose"_s,
         .count = 2,
         .mismatches = 1,
         .absolute = 1.5e-9,
         .rtol = 1e-5,
         .atol = 0,
         .worst = Index{1}});
    add("newest numpy with several places",
        "Arrays are not equal\n\nMismatched elements: 2 / 2 (100%)\nMismatch at indices:\n"
        " [0]: 1 (ACTUAL), 2 (DESIRED)\n [1]: 5 (ACTUAL), 2 (DESIRED)\n",
        {.form = u"numpy.testing.assert_array_equal"_s, .count = 2, .mismatches = 2, .rtol = 0, .atol = 0});
    add("numpy to decimals",
        "Arrays are not almost equal to 4 decimals\n\nMismatched elements: 1 / 2 (50%)\nMax absolute difference: 0.5\n",
        {.form = u"numpy.testing.assert_array_almost_equal"_s, .count = 2, .mismatches = 1, .absolute = 0.5});
    add("numpy's NaN at other places",
        "Not equal to tolerance rtol=1e-07, atol=0\n\nx and y nan location mismatch:\n x: array([nan,  1.])\n",
        {.form = u"numpy.testing.assert_allclose"_s, .rtol = 1e-7, .atol = 0});
    add("numpy's other shapes", "Arrays are not equal\n\n(shapes (3,), (2, 2) mismatch)\n ACTUAL: array([1, 2, 3])\n",
        {.form = u"numpy.testing.assert_array_equal"_s, .outcome = ComparisonOutcome::Error, .rtol = 0, .atol = 0});

    add("vLLM's pass rate", "AssertionError: Accuracy pass rate 0.9962 < 0.99999 (atol=0.01, rtol=0.02)",
        {.form = u"_assert_accurate"_s, .rtol = 0.02, .atol = 0.01, .value = 0.9962, .limit = 0.99999});
    add("vLLM's greatest error", "Max absolute error 0.125 exceeds 3.0 * atol=0.01",
        {.form = u"_assert_accurate"_s, .absolute = 0.125, .atol = 0.01, .value = 0.125, .limit = 3.0 * 0.01});
    add("vLLM's mean error", "Mean absolute error 0.004 exceeds 0.25 * atol=0.01",
        {.form = u"_assert_accurate"_s, .atol = 0.01, .value = 0.004, .limit = 0.25 * 0.01});
    add("vLLM's runs that differ", "Run 3: output[1] differs from run 0 (max diff = 0.0078125)",
        {.form = u"same output of every run"_s, .item = u"output[1]"_s, .absolute = 0.0078125});
    add("vLLM's percentage", "AssertionError: Mismatch percentage is 0.8997 for rtol 0.3 (threshold: 0.2000)",
        {.form = u"mismatch percentage"_s, .rtol = 0.3, .value = 0.8997, .limit = 0.2});
    add("torch with vLLM's advice", torch + "\nTo adjust tolerance, use:\n    op.override_tolerance(...)\n",
        torchFailure());
    add("vLLM's logprobs",
        "AssertionError: Test0:\nMatched tokens:\t[1, 2]\nhf:\t'a b'\t{1: -0.5}\nvllm:\t'a c'\t{2: Logprob(-0.7)}\n",
        {.form = u"check_logprobs_close"_s, .item = u"Test0"_s});
    add("vLLM's logprobs as a warning",
        "=== warnings summary ===\n  /x/utils.py:12: UserWarning: Test1:\n  Matched tokens:\t[1]\n",
        {.form = u"check_logprobs_close"_s, .outcome = ComparisonOutcome::Pass, .item = u"Test1"_s});
    add("triton", "Out Compiled error 1.6e-05 is greater than ref error 1e-06 by more than 10.0X",
        {.form = u"triton reference error"_s, .item = u"Out"_s, .value = 1.6e-5, .limit = 1e-6 * 10.0});
    add("a number in an assert", "E       assert 0.000124 < 2e-05",
        {.form = u"assert"_s, .value = 0.000124, .limit = 2e-5});
    add("allclose in an assert",
        "E        +  where False = <built-in method allclose of type object at 0x7f>(tensor([1.]), tensor([2.]))",
        {.form = u"torch.allclose"_s});
    add("allclose in a unittest", "AssertionError: False is not true", {.form = u"assertTrue"_s});
    add("jax", "Difference at 3137: 40.0469, expected 34.1624",
        {.form = u"numerical difference"_s, .worst = Index{3137}});
    add("Liger",
        "Number of mismatched elements: 758364\nMismatch at index (1792, 0): tensor1[(1792, 0)] = 0.5, tensor2[(1792, "
        "0)] = 0.25\n",
        {.form = u"assert_verbose_allclose"_s, .mismatches = 758364, .worst = Index{1792, 0}});
    add("bits that must be exact", "AssertionError: FP8 bit-exact rate 0.91 < 0.99",
        {.form = u"bit-exact rate"_s, .value = 0.91, .limit = 0.99});
    add("NaN that was found", "NaN detected! sampler: next_token_logits",
        {.form = u"NaN check"_s, .item = u"sampler: next_token_logits"_s});
}

void LogImportTest::failuresAreReadInEveryShape()
{
    QFETCH(QByteArray, text);
    QFETCH(Expected, expected);
    const RunRecord record = readLog(text);
    QVERIFY(record.fromText);
    QCOMPARE(record.comparisons.size(), size_t(1));
    QVERIFY2(difference(record.comparisons[0], expected).isEmpty(),
             qPrintable(difference(record.comparisons[0], expected)));
    QVERIFY(!record.comparisons[0].message.isEmpty());
}

void LogImportTest::greatestErrorsThatAreNoNumbersAreCounted()
{
    const RunRecord record = readLog("Tensor-likes are not close!\nMismatched elements: 3 / 9 (33.3%)\n"
                                     "Greatest absolute difference: nan at index (0,) (up to 0.1 allowed)\n"
                                     "Greatest relative difference: inf at index (2,) (up to 0.2 allowed)\n");
    QCOMPARE(record.comparisons.size(), size_t(1));
    const ErrorFigures &figures = *record.comparisons[0].figures;
    QCOMPARE(figures.absolute.nan, 1);
    QVERIFY(!figures.absolute.max);
    QCOMPARE(figures.relative.inf, 1);
    QCOMPARE(figures.worstRelative->index, Index{2});
    QVERIFY(std::isnan(figures.worstRelative->first)); // the text does not tell it
}

void LogImportTest::attributesTellDtypesAndShapes()
{
    const RunRecord record =
        readLog("The values for attribute 'dtype' do not match: torch.float16 != torch.float32.\n"
                "The values for attribute 'shape' do not match: torch.Size([2, 3]) != torch.Size([]).\n"
                "The values for attribute 'device' do not match: cuda:0 != cpu.\n");
    QCOMPARE(record.comparisons.size(), size_t(3));
    QCOMPARE(record.comparisons[0].first.dtype, u"float16"_s);
    QCOMPARE(record.comparisons[0].second.dtype, u"float32"_s);
    QCOMPARE(record.comparisons[1].first.shape, (Index{2, 3}));
    QCOMPARE(record.comparisons[2].first.device, u"cuda:0"_s);
    QCOMPARE(record.comparisons[2].second.device, u"cpu"_s);
}

void LogImportTest::operandsOfNumpyAreNamed()
{
    const RunRecord record = readLog(
        "Arrays are not equal\n\n(shapes (3,), (2, 2) mismatch)\n ACTUAL: array([1, 2, 3])\n DESIRED: array([[1, "
        "2],\n       [3, 4]])\n");
    QCOMPARE(record.comparisons.size(), size_t(1));
    QCOMPARE(record.comparisons[0].first.source, u"ACTUAL"_s);
    QCOMPARE(record.comparisons[0].second.source, u"DESIRED"_s);
    QCOMPARE(record.comparisons[0].second.shape, (Index{2, 2}));
}

void LogImportTest::severalFailuresAreApart()
{
    const QByteArray torch = TorchText;
    // With and without a first line.
    QCOMPARE(readLog(torch + torch).comparisons.size(), size_t(2));
    const QByteArray rest = torch.sliced(torch.indexOf("Mismatched"));
    QCOMPARE(readLog(rest + rest + rest).comparisons.size(), size_t(3));
    QCOMPARE(readLog(torch + "Not equal to tolerance rtol=1e-07, atol=0\nMismatched elements: 1 / 2 (50%)\n")
                 .comparisons.size(),
             size_t(2));
}

void LogImportTest::namesOfLogprobsAreOperands()
{
    const RunRecord record =
        readLog("AssertionError: Test0:\nMatched tokens:\t[1]\nhf:\t'a'\t{1: -0.5}\nvllm:\t'b'\t{2: -0.7}\n");
    QCOMPARE(record.comparisons.size(), size_t(1));
    QCOMPARE(record.comparisons[0].first.source, u"hf"_s);
    QCOMPARE(record.comparisons[0].second.source, u"vllm"_s);
}

void LogImportTest::casesComeFromEveryKindOfLine()
{
    const RunRecord record =
        readLog("collected 9 items / 1 error / 2 deselected / 7 selected\n"
                "\n"
                "tests/a.py::test_one PASSED                                   [ 14%]\n"
                "tests/a.py::test_two[1.5-x y] FAILED                          [ 28%]\n"
                "tests/a.py::test_three SKIPPED (needs a GPU)                  [ 42%]\n"
                "[gw1] [ 57%] PASSED tests/b.py::TestX::test_four \n"
                "[gw0] XFAIL tests/b.py::test_five\n"
                "=========== short test summary info ===========\n"
                "FAILED tests/a.py::test_two[1.5-x y] - ValueError: no\n"
                "ERROR tests/b.py::test_six - RuntimeError: device\n"
                "XPASS tests/b.py::test_seven\n"
                "==== 1 failed, 2 passed, 1 skipped, 2 deselected, 1 xfailed, 1 error in 1.5s ====\n");
    QCOMPARE(record.cases.size(), size_t(7));
    const OutcomeCounts counts = countOutcomes(record);
    QCOMPARE(counts.passed, 2);
    QCOMPARE(counts.failed, 2);
    QCOMPARE(counts.skipped, 1);
    QCOMPARE(counts.expectedFailures, 2);
    QCOMPARE(counts.unfinished, 0);
    QCOMPARE(record.cases[1].node, u"tests/a.py::test_two[1.5-x y]"_s);
    QCOMPARE(record.cases[1].message, u"ValueError: no"_s);
    QCOMPARE(record.cases[2].reason, u"needs a GPU"_s);
    QCOMPARE(record.cases[3].file, u"tests/b.py"_s);
    QVERIFY(record.collected);
    QCOMPARE(record.selected, 7);
    QCOMPARE(record.deselected, 2);
    QCOMPARE(record.collectionErrors, 1);
    QVERIFY(record.comparisons.empty());
}

void LogImportTest::reportsBelongToTheirTests()
{
    const QByteArray log = QByteArray("=================== FAILURES ===================\n"
                                      "_______________ test_kernel[128-dtype0] _______________\n"
                                      "\n"
                                      "    def test_kernel(n, dtype):\n"
                                      ">       torch.testing.assert_close(out, ref, atol=0.01, rtol=0.02)\n") +
                           prefixed("E       ", QByteArray("AssertionError: ") + TorchText) +
                           "\n"
                           "tests/kernels/test_kernel.py:52: AssertionError\n"
                           "_______________ TestLayer.test_plain _______________\n"
                           ">       assert ok\n"
                           "E       assert False\n"
                           "tests/kernels/test_layer.py:7: AssertionError\n"
                           "=========== short test summary info ===========\n"
                           "FAILED tests/kernels/test_kernel.py::test_kernel[128-dtype0] - AssertionError: "
                           "Tensor-likes are not close!\n"
                           "FAILED tests/kernels/test_layer.py::TestLayer::test_plain - assert False\n"
                           "============ 2 failed in 0.1s ============\n";
    const RunRecord record = readLog(log);
    QCOMPARE(record.cases.size(), size_t(2));
    QCOMPARE(record.comparisons.size(), size_t(1)); // the short line repeats the report
    const Comparison &comparison = record.comparisons[0];
    QVERIFY2(difference(comparison, torchFailure()).isEmpty(), qPrintable(difference(comparison, torchFailure())));
    QCOMPARE(comparison.testCase, 0);
    QCOMPARE(comparison.node, record.cases[0].node);
    QCOMPARE(comparison.site, (CallSite{u"tests/kernels/test_kernel.py"_s, 52,
                                        u"torch.testing.assert_close(out, ref, atol=0.01, rtol=0.02)"_s}));
    QCOMPARE(record.cases[0].comparisons, std::vector<int>{0});
    QVERIFY(record.cases[0].message.startsWith(u"AssertionError: Tensor-likes"_s));
    QCOMPARE(record.cases[1].line, 7);
    QVERIFY(record.cases[1].comparisons.empty());
}

void LogImportTest::shortLinesAreUsedWhereThereIsNoReport()
{
    const RunRecord record = readLog(
        "FAILED tests/a.py::test_one - AssertionError: Tensor-likes are not close! Mismatched elements: 1 / 4 (25.0%)\n"
        "FAILED tests/a.py::test_two - assert 0.5 < 0.25\n");
    QCOMPARE(record.comparisons.size(), size_t(2));
    QCOMPARE(record.comparisons[0].node, u"tests/a.py::test_one"_s);
    QCOMPARE(record.comparisons[0].figures->mismatches, 1);
    QCOMPARE(record.comparisons[1].value, Maybe(0.5));
}

void LogImportTest::sameNamesInTwoFilesAreToldApart()
{
    const auto report = [](const QByteArray &file) {
        return "_______________ test_same _______________\nE       assert 3.0 < 1.0\n" + file + ":9: AssertionError\n";
    };
    const RunRecord record =
        readLog(report("tests/b.py") + report("tests/a.py") +
                "=== short test summary info ===\nFAILED tests/a.py::test_same - assert 3.0 < 1.0\n"
                "FAILED tests/b.py::test_same - assert 3.0 < 1.0\n");
    QCOMPARE(record.cases.size(), size_t(2));
    QCOMPARE(record.comparisons.size(), size_t(2));
    for (const Comparison &comparison : record.comparisons)
        QVERIFY(comparison.node.startsWith(comparison.site.file));
    // Without the summary the report alone names the case.
    const RunRecord alone = readLog(report("tests/c.py"));
    QCOMPARE(alone.cases.size(), size_t(1));
    QCOMPARE(alone.cases[0].node, u"tests/c.py::test_same"_s);
    QVERIFY(alone.cases[0].outcome == CaseOutcome::Failed);
}

void LogImportTest::tracebacksOutsideOfPytestGiveThePlace()
{
    const RunRecord record =
        readLog(QByteArray("Traceback (most recent call last):\n"
                           "  File \"/w/tests/check_it.py\", line 31, in main\n"
                           "    torch.testing.assert_close(a, b)\n"
                           "  File \"/lib/torch/testing/_comparison.py\", line 1530, in assert_close\n"
                           "    raise error\n"
                           "AssertionError: ") +
                TorchText);
    QCOMPARE(record.comparisons.size(), size_t(1));
    QCOMPARE(record.comparisons[0].testCase, -1);
    QCOMPARE(record.comparisons[0].site,
             (CallSite{u"/w/tests/check_it.py"_s, 31, u"torch.testing.assert_close(a, b)"_s}));
}

void LogImportTest::passedTestsThatAreNotNamedAreSaid()
{
    const RunRecord record = readLog("FAILED tests/a.py::test_one - assert 0.5 < 0.25\n"
                                     "====== 1 failed, 41 passed, 3 deselected in 12.30s (0:00:12) ======\n");
    QCOMPARE(record.cases.size(), size_t(1));
    QCOMPARE(record.selected, 42);
    QCOMPARE(record.deselected, 3);
    QCOMPARE(record.problems.size(), 1);
    QVERIFY(readLog("====== 1 failed in 1.0s ======\nFAILED tests/a.py::test_one - x\n").problems.isEmpty());
}

void LogImportTest::logsOfWorkersAreRead()
{
    const RunRecord record = readLog("2026-02-13T08:01:02.12Z [gw0] [ 50%] FAILED tests/a.py::test_one[x] \n"
                                     "2026-02-13T08:01:03.12Z [gw1] [100%] PASSED tests/a.py::test_two \n");
    QCOMPARE(record.cases.size(), size_t(2));
    QCOMPARE(record.cases[0].node, u"tests/a.py::test_one[x]"_s);
    QVERIFY(record.cases[0].outcome == CaseOutcome::Failed);
    QVERIFY(record.cases[1].outcome == CaseOutcome::Passed);
}

void LogImportTest::textWithoutResultsIsEmpty_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("prose") << QByteArray("The tests ran.\nExpected results but got none.\nassert that x < y\n");
    QTest::newRow("source of a test") << QByteArray(
        "    def test_x():\n>       assert diff < 0.1\n    x: array([1])\n");
    QTest::newRow("a loss that is printed") << QByteArray("step 3: absolute difference 0.1\nTest accuracy: 0.9\n");
    QTest::newRow("binary") << QByteArray("\x00\xff\xfe\x80\n\x1b[", 7);
}

void LogImportTest::textWithoutResultsIsEmpty()
{
    QFETCH(QByteArray, text);
    const RunRecord record = readLog(text);
    QVERIFY(record.cases.empty());
    QVERIFY(record.comparisons.empty());
    QVERIFY(record.problems.isEmpty());
}

void LogImportTest::hostileTextNeverCrashes()
{
    const QByteArray sound = QByteArray(TorchText) + "FAILED tests/a.py::test_one - assert 0.5 < 0.25\n___ test_x ___\n"
                                                     " [1]: 1 (ACTUAL), 2 (DESIRED)\nTest0:\nhf:\t'a'\t{}\n";
    QRandomGenerator random(1);
    for (int round = 0; round < 500; ++round) {
        QByteArray damaged = sound;
        for (int i = 0; i < 8; ++i)
            damaged[random.bounded(damaged.size())] = char(random.bounded(256));
        readLog(damaged.first(random.bounded(damaged.size())));
    }
    const QByteArray digits(100'000, '9');
    const RunRecord record =
        readLog("Mismatched elements: " + digits + " / 1 (1%)\nGreatest absolute difference: " + digits +
                " at index (" + digits + "," + digits + ")\n" + QByteArray(200'000, '[') + '\n' +
                QByteArray(200'000, '_') + "\nFAILED " + QByteArray(200'000, 'a') + ".py::x\n");
    QVERIFY(record.comparisons.size() <= 2);
}

QTEST_GUILESS_MAIN(LogImportTest)
#include "tst_logimport.moc"
