// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inventory/Profile.h"

#include <QJsonDocument>
#include <QTemporaryFile>
#include <QTest>

using namespace Qt::StringLiterals;
using mxw::Error;
using mxw::inventory::Profile;

class ProfileTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void bundled();
    void refused_data();
    void refused();
};

void ProfileTest::bundled()
{
    QVERIFY(Profile::bundledNames().contains(u"vllm-metax"_s));
    const auto profile = Profile::load(u"vllm-metax"_s);
    QVERIFY2(profile, profile ? "" : qPrintable(profile.error().what));
    QCOMPARE(profile->upstreamPackages, QStringList{u"vllm"_s});
    QCOMPARE(profile->patchDecorators, QStringList{u"vllm_metax.patch.utils.patch"_s});
    QVERIFY(profile->headerFields.contains(profile->headerVersionField));
    QVERIFY(!profile->versionSources.empty());
    QVERIFY(profile->kernelDecorators.contains(u"triton.jit"_s));
    QVERIFY(profile->kernelArgumentDecorators.contains(u"triton.autotune"_s));
    QVERIFY(profile->kernelConstants.contains(u"tl.constexpr"_s));
    QVERIFY(profile->kernelLaunchOptions.contains(u"num_warps"_s));
    QVERIFY(!profile->markStarts.empty() && !profile->markEnds.empty() && !profile->markNotes.empty());
    QVERIFY(!profile->pluginLoaders.isEmpty());
    QVERIFY(!profile->extensionPoints.empty());
    QVERIFY(!profile->dispatchedMethods.empty());
    for (const Profile::ExtensionPoint &point : profile->extensionPoints) {
        QVERIFY(!point.targets.isEmpty() || !point.bases.isEmpty());
        QVERIFY2(point.use.contains(u':'), qPrintable(point.use));
    }
}

void ProfileTest::refused_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<Error::Kind>("kind");
    QTest::newRow("no JSON") << QByteArray("hello") << Error::Kind::Invalid;
    QTest::newRow("list") << QByteArray("[]") << Error::Kind::Invalid;
    QTest::newRow("newer") << QByteArray(R"({"schema": 2})") << Error::Kind::Unsupported;
    QTest::newRow("no packages") << QByteArray(R"({"schema": 1, "name": "x"})") << Error::Kind::Invalid;
    QTest::newRow("wrong kind") << QByteArray(R"({"schema": 1, "name": "x", "upstreamPackages": "vllm",
                                                 "pluginPackages": [], "entryPointGroups": {"general": []}})")
                                << Error::Kind::Invalid;
    QTest::newRow("extension point without a way")
        << QByteArray(R"({"schema": 1, "name": "x", "upstreamPackages": [], "pluginPackages": [],
                          "entryPointGroups": {"general": []}, "patch": {"extensionPoints": [{"targets": ["a:b"]}]}})")
        << Error::Kind::Invalid;
    QTest::newRow("bad expression") << QByteArray(
                                           R"({"schema": 1, "name": "x", "upstreamPackages": [], "pluginPackages": [],
                                       "entryPointGroups": {"general": []}, "patch": {"header": {"placeholders": ["("]}}})")
                                    << Error::Kind::Invalid;
    QTest::newRow("bad mark") << QByteArray(R"({"schema": 1, "name": "x", "upstreamPackages": [], "pluginPackages": [],
                                       "entryPointGroups": {"general": []}, "modificationMarks": {"note": "#"}})")
                              << Error::Kind::Invalid;
}

void ProfileTest::refused()
{
    QFETCH(const QByteArray, content);
    QFETCH(const Error::Kind, kind);
    QTemporaryFile file;
    QVERIFY(file.open());
    file.write(content);
    file.close();
    const auto profile = Profile::load(file.fileName());
    QVERIFY(!profile);
    QCOMPARE(profile.error().kind, kind);
    QVERIFY(!profile.error().advice.isEmpty());
}

QTEST_GUILESS_MAIN(ProfileTest)
#include "tst_profile.moc"
