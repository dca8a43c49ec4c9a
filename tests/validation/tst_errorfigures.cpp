// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/validation/ErrorFigures.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;
using namespace mxw::validation;

namespace {

constexpr double NotANumber = std::numeric_limits<double>::quiet_NaN();
constexpr double Infinity = std::numeric_limits<double>::infinity();

ErrorFigures fullFigures()
{
    ErrorFigures figures;
    figures.count = 12;
    figures.mismatches = 3;
    figures.absolute = {0.5, 0.1, 0.0, 0.5, 0.5, 7, 1, 2};
    figures.relative = {std::nullopt, std::nullopt, std::nullopt, std::nullopt, std::nullopt, 0, 12, 0};
    figures.allowed = ErrorSpread{1.5, 0.2, 0.0, 1.5, 1.5, 7, 1, 2};
    figures.worst = WorstElement{{1, 2}, 1.5, 1.0};
    figures.worstAllowed = WorstElement{{}, Infinity, Infinity};
    figures.histogram = {-3, {1, 0, 4}};
    figures.magnitude = {-128, {1, 2}, {0.25, 0.5}, 3, 0.125};
    figures.nan = {1, 2};
    figures.inf = {0, 4};
    figures.cosine = 0.1 + 0.2; // needs all 17 digits
    figures.ulp = UlpSpread{18442240474082181118u, 0, 3, (1ull << 62) + 1, {1, 2, 3, 4, 5, 6, 7}};
    figures.lines = MismatchLines{3, 1, 0, 4, 2, 1};
    figures.map = ErrorMap{1, 3, {NotANumber, Infinity, 1.25}};
    return figures;
}

} // namespace

class ErrorFiguresTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everythingSurvivesAFile();
    void absentFieldsKeepTheirDefaults();
    void unknownFieldsAreSkipped();
    void impossibleValuesAreRefused_data();
    void impossibleValuesAreRefused();
    void numbersThatAreNotFiniteAreWords();
    void mapsAreEqualByBits();
};

void ErrorFiguresTest::everythingSurvivesAFile()
{
    const ErrorFigures figures = fullFigures();
    const QByteArray text = QJsonDocument(figures.toJson()).toJson();
    const auto read = ErrorFigures::fromJson(QJsonDocument::fromJson(text).object());
    QVERIFY(read);
    QCOMPARE(QJsonDocument(read->toJson()).toJson(), text);
    QCOMPARE(read->absolute, figures.absolute);
    QCOMPARE(read->relative, figures.relative);
    QCOMPARE(read->allowed, figures.allowed);
    QCOMPARE(read->worst, figures.worst);
    QCOMPARE(read->worstRelative, figures.worstRelative);
    QCOMPARE(read->worstAllowed, figures.worstAllowed);
    QCOMPARE(read->histogram, figures.histogram);
    QCOMPARE(read->magnitude, figures.magnitude);
    QCOMPARE(read->cosine, figures.cosine);
    QCOMPARE(read->lines, figures.lines);
    QCOMPARE(read->map, figures.map);
    QCOMPARE(read->ulp->p999, figures.ulp->p999);
    QCOMPARE(double(read->ulp->max), double(figures.ulp->max)); // beyond qint64 as near as JSON numbers go
}

void ErrorFiguresTest::absentFieldsKeepTheirDefaults()
{
    const auto read = ErrorFigures::fromJson({{u"count"_s, 3}, {u"allowed"_s, QJsonValue::Null}});
    QVERIFY(read);
    QCOMPARE(read->count, 3);
    QCOMPARE(read->cosine, 1.0);
    QVERIFY(!read->allowed);
    QVERIFY(!read->ulp);
}

void ErrorFiguresTest::unknownFieldsAreSkipped()
{
    const auto read = ErrorFigures::fromJson({{u"count"_s, 3}, {u"weather"_s, QJsonArray{u"fine"_s}}});
    QVERIFY(read);
    QCOMPARE(read->count, 3);
}

void ErrorFiguresTest::impossibleValuesAreRefused_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("negative count") << QByteArray(R"({"count":-1})");
    QTest::newRow("count is no integer") << QByteArray(R"({"count":1.5})");
    QTest::newRow("count beyond integers") << QByteArray(R"({"count":1e300})");
    QTest::newRow("count is a word") << QByteArray(R"({"count":"many"})");
    QTest::newRow("more mismatches than elements") << QByteArray(R"({"count":1,"mismatches":2})");
    QTest::newRow("spread is a list") << QByteArray(R"({"absolute":[]})");
    QTest::newRow("number is a strange word") << QByteArray(R"({"absolute":{"max":"big"}})");
    QTest::newRow("negative index") << QByteArray(R"({"worst":{"index":[-1]}})");
    QTest::newRow("bin below the lowest") << QByteArray(R"({"histogram":{"lowest":-129,"counts":[1]}})");
    QTest::newRow("bin above the highest") << QByteArray(R"({"histogram":{"lowest":127,"counts":[1,1]}})");
    QTest::newRow("a maximum is missing") << QByteArray(R"({"magnitude":{"lowest":0,"counts":[1],"maximum":[]}})");
    QTest::newRow("too few ulp counts") << QByteArray(R"({"ulp":{"counts":[1,2]}})");
    QTest::newRow("negative distance") << QByteArray(R"({"ulp":{"max":-2}})");
    QTest::newRow("map of another size") << QByteArray(R"({"map":{"rows":2,"columns":2,"values":[1]}})");
    QTest::newRow("map with too many rows") << QByteArray(R"({"map":{"rows":65,"columns":0,"values":[]}})");
    QTest::newRow("nan in three operands") << QByteArray(R"({"nan":[1,2,3]})");
}

void ErrorFiguresTest::impossibleValuesAreRefused()
{
    QFETCH(QByteArray, json);
    const QJsonDocument document = QJsonDocument::fromJson(json);
    QVERIFY(document.isObject());
    QVERIFY(!ErrorFigures::fromJson(document.object()));
}

void ErrorFiguresTest::numbersThatAreNotFiniteAreWords()
{
    QCOMPARE(numberToJson(NotANumber), QJsonValue(u"nan"_s));
    QCOMPARE(numberToJson(-Infinity), QJsonValue(u"-inf"_s));
    QCOMPARE(numberToJson(0.25), QJsonValue(0.25));
    QVERIFY(std::isnan(numberFromJson(u"nan"_s).value_or(0)));
    QCOMPARE(numberFromJson(u"inf"_s).value_or(0), Infinity);
    QCOMPARE(numberFromJson(-2), std::optional(-2.0));
    QVERIFY(!numberFromJson(u"Infinity"_s));
    QVERIFY(!numberFromJson(QJsonValue::Null));
    QVERIFY(!numberFromJson(true));
}

void ErrorFiguresTest::mapsAreEqualByBits()
{
    const ErrorMap map{1, 2, {NotANumber, 0.0}};
    QVERIFY((map == ErrorMap{1, 2, {-NotANumber, 0.0}}));
    QVERIFY((map != ErrorMap{1, 2, {NotANumber, -0.0}}));
    QVERIFY((map != ErrorMap{2, 1, {NotANumber, 0.0}}));
    QVERIFY((map != ErrorMap{1, 2, {NotANumber}}));
}

QTEST_GUILESS_MAIN(ErrorFiguresTest)
#include "tst_errorfigures.moc"
