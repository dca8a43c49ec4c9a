// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Figures of random tensors against an independent computation by numpy (reference_figures.py).
#include "models/validation/ErrorEngine.h"
#include "models/validation/TensorFile.h"
#include "tests/validation/NumpyPython.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::validation;

namespace {

/// How far a field may be off: sums depend on the order of their terms, everything else is exact.
bool isNear(const QString &path, const QJsonValue &expected, const QJsonValue &actual)
{
    if (expected == actual)
        return true;
    if (!expected.isDouble() || !actual.isDouble())
        return false;
    const double a = expected.toDouble();
    const double b = actual.toDouble();
    constexpr double Epsilon = std::numeric_limits<double>::epsilon();
    if (path.endsWith("mean"_L1))
        return std::abs(a - b) <= 2 * Epsilon * std::abs(a);
    return path == "cosine"_L1 && std::abs(a - b) <= 4 * Epsilon;
}

/// The first difference in words; empty when there is none.
QString difference(const QJsonValue &expected, const QJsonValue &actual, const QString &path = {})
{
    if (expected.isObject() && actual.isObject()) {
        const QJsonObject a = expected.toObject();
        const QJsonObject b = actual.toObject();
        if (a.keys() != b.keys())
            return path + u": keys "_s + b.keys().join(u' ');
        for (auto it = a.begin(); it != a.end(); ++it) {
            const QString inside = path.isEmpty() ? it.key() : path + u'.' + it.key();
            if (const QString found = difference(it.value(), b.value(it.key()), inside); !found.isEmpty())
                return found;
        }
        return {};
    }
    if (expected.isArray() && actual.isArray() && expected.toArray().size() == actual.toArray().size()) {
        for (qsizetype i = 0; i < expected.toArray().size(); ++i) {
            const QString found =
                difference(expected.toArray().at(i), actual.toArray().at(i), u"%1[%2]"_s.arg(path).arg(i));
            if (!found.isEmpty())
                return found;
        }
        return {};
    }
    if (isNear(path, expected, actual))
        return {};
    const auto text = [](const QJsonValue &value) {
        return QString::fromUtf8(QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact)).left(300);
    };
    return path + u": expected "_s + text(expected) + u", got "_s + text(actual);
}

} // namespace

class ErrorEngineReferenceTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void figuresEqualNumpy_data();
    void figuresEqualNumpy();

private:
    QTemporaryDir m_folder;
    QJsonArray m_cases;
};

void ErrorEngineReferenceTest::initTestCase()
{
    const QString python = pythonWithNumpy();
    if (python.isEmpty())
        QSKIP("no Python with numpy is installed");
    QVERIFY(m_folder.isValid());
    const QString seed = qEnvironmentVariable("MXW_REFERENCE_SEED", u"1"_s);
    runPython(python, {QFINDTESTDATA("reference_figures.py"), m_folder.path(), seed});
    QFile file(m_folder.filePath(u"cases.json"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    m_cases = QJsonDocument::fromJson(file.readAll()).array();
    QVERIFY(m_cases.size() > 200);
}

void ErrorEngineReferenceTest::figuresEqualNumpy_data()
{
    QTest::addColumn<QJsonObject>("reference");
    for (const QJsonValue &item : std::as_const(m_cases))
        QTest::newRow(qPrintable(item[u"name"].toString())) << item.toObject();
}

void ErrorEngineReferenceTest::figuresEqualNumpy()
{
    QFETCH(QJsonObject, reference);
    const auto first = TensorFile::openWord(reference[u"first"].toString());
    QVERIFY2(first, first ? "" : qPrintable(first.error().what + first.error().detail));
    const auto second = TensorFile::openWord(reference[u"second"].toString());
    QVERIFY2(second, second ? "" : qPrintable(second.error().what + second.error().detail));
    ComparisonOptions options;
    if (reference[u"rtol"].isDouble()) {
        options.rtol = reference[u"rtol"].toDouble();
        options.atol = reference[u"atol"].toDouble();
    }
    options.equalNan = reference[u"equalNan"].toBool();
    const auto figures = compareTensors(*first, *second, options);
    QVERIFY2(figures, figures ? "" : qPrintable(figures.error().what));
    const QString found = difference(reference[u"figures"], figures->toJson());
    QVERIFY2(found.isEmpty(), qPrintable(found));
}

QTEST_GUILESS_MAIN(ErrorEngineReferenceTest)
#include "tst_errorengine_reference.moc"
