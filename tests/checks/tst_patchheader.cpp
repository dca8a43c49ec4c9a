// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checks/PatchHeader.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace mxw::checks;

class PatchHeaderTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void fields();
    void versions_data();
    void versions();
};

void PatchHeaderTest::fields()
{
    mxw::inventory::Profile profile;
    profile.headerFields = {u"Note"_s, u"Affected versions"_s, u"Remove at"_s};
    profile.headerPlaceholders = {QRegularExpression(u"^$"_s), QRegularExpression(u"TODO"_s)};
    const PatchHeader header = parseHeader("# SPDX: x\n"
                                           "# --------------\n"
                                           "# Note : first line\n"
                                           "#       second line\n"
                                           "#\n"
                                           "# Remove at:\n"
                                           "# --------------\n"
                                           "# not part of it\n"
                                           "import os\n"
                                           "# Affected versions: TODO\n",
                                           profile);
    QCOMPARE(header.field(u"Note")->text, u"first line second line"_s);
    QCOMPARE(header.field(u"Note")->line, 3);
    QCOMPARE(header.field(u"Remove at")->text, QString());
    QCOMPARE(header.missing(), QStringList());
    QCOMPARE(header.placeholders(), (QStringList{u"Affected versions"_s, u"Remove at"_s}));
    QCOMPARE(parseHeader("", profile).missing(), profile.headerFields);
}

void PatchHeaderTest::versions_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("covers");
    QTest::newRow("same") << u"v0.26.0"_s << true;
    QTest::newRow("patch level") << u"0.26.1"_s << true;
    QTest::newRow("list") << u"v0.21.0, v0.26.0"_s << true;
    QTest::newRow("older") << u"v0.21.0"_s << false;
    QTest::newRow("older list") << u"v0.21.0, v0.22.0"_s << false;
    QTest::newRow("at least") << u">= v0.21.0"_s << true;
    QTest::newRow("at least, newer") << u">= v0.27.0"_s << false;
    QTest::newRow("plus") << u"v0.21.0+"_s << true;
    QTest::newRow("and later") << u"0.21 and later"_s << true;
    QTest::newRow("chinese") << u"v0.21.0 及以上"_s << true;
    QTest::newRow("range") << u"v0.21.0 - v0.27.0"_s << true;
    QTest::newRow("range before") << u"v0.21.0 to v0.25.0"_s << false;
    QTest::newRow("all") << u"all versions"_s << true;
    QTest::newRow("nothing") << u"unknown"_s << false;
    QTest::newRow("part of another number") << u"v10.26.0"_s << false;
}

void PatchHeaderTest::versions()
{
    QFETCH(const QString, text);
    QFETCH(const bool, covers);
    QCOMPARE(coversVersion(text, u"0.26.0"_s), covers);
    QCOMPARE(coversVersion(text, u"v0.26.0"_s), covers);
}

QTEST_APPLESS_MAIN(PatchHeaderTest)
#include "tst_patchheader.moc"
