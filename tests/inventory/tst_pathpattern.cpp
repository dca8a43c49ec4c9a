// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inventory/PathPattern.h"

#include <QTest>

using namespace Qt::StringLiterals;
using mxw::inventory::matchesAny;

class PathPatternTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void matches_data();
    void matches();
};

void PathPatternTest::matches_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("expected");
    QTest::newRow("same") << u"a/b.py"_s << u"a/b.py"_s << true;
    QTest::newRow("prefix only") << u"a/b"_s << u"a/b.py"_s << false;
    QTest::newRow("star end") << u"vllm._C*"_s << u"vllm._C_stable"_s << true;
    QTest::newRow("star nothing") << u"vllm._C*"_s << u"vllm._C"_s << true;
    QTest::newRow("star over slash") << u"patch/*.py"_s << u"patch/a/b.py"_s << true;
    QTest::newRow("star middle") << u"*/patch/*_t.py"_s << u"x/patch/y_t_t.py"_s << true;
    QTest::newRow("star middle, no") << u"*/patch/*_t.py"_s << u"x/patch/y.py"_s << false;
    QTest::newRow("dot is a dot") << u"a.py"_s << u"axpy"_s << false;
    QTest::newRow("backtracks") << u"*a*b"_s << u"xaxbxab"_s << true;
    QTest::newRow("empty") << u""_s << u""_s << true;
    QTest::newRow("empty pattern") << u""_s << u"a"_s << false;
}

void PathPatternTest::matches()
{
    QFETCH(const QString, pattern);
    QFETCH(const QString, text);
    QTEST(matchesAny(text, {u"other"_s, pattern}), "expected");
}

QTEST_APPLESS_MAIN(PathPatternTest)
#include "tst_pathpattern.moc"
