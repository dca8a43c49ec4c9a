// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inventory/Profile.h"

#include <QJsonDocument>
#include <QTemporaryFile>
#include <QTest>

#include <algorithm>

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
    QVERIFY(!profile->dispatch.selectors.isEmpty() && !profile->dispatch.ownClassPrefixes.isEmpty());
    QVERIFY(!profile->platformIdentity.isEmpty());
    for (const mxw::inventory::KeyList &list : profile->keyLists) {
        const auto isOfKind = [&](const mxw::inventory::RegistrationRule &rule) { return rule.kind == list.kind; };
        QVERIFY2(std::ranges::any_of(profile->registrations, isOfKind), qPrintable(list.kind));
    }
    QVERIFY(!profile->keyLists.empty());
    QVERIFY(!profile->dispatchedMethods.empty());
    for (const mxw::inventory::Contract contract : mxw::inventory::AllContracts) {
        const auto isOf = [&](const mxw::inventory::MatrixRule &rule) { return rule.contract == contract; };
        QVERIFY2(std::ranges::any_of(profile->matrix.rules, isOf), qPrintable(toString(contract)));
    }
    QVERIFY(profile->matrix.draftSuffixes.contains(u"_mtp"_s));
    QVERIFY(profile->checkpoint.backbone.contains(u"num_hidden_layers"_s));
    QVERIFY(!profile->checkpoint.draft.isEmpty() && !profile->checkpoint.registries.isEmpty());
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
    const auto row = [](const char *name, const QByteArray &member) {
        QTest::newRow(name) << R"({"schema": 1, "name": "x", "upstreamPackages": [], "pluginPackages": [],
                                   "entryPointGroups": {"general": []}, )" +
                                   member + '}'
                            << Error::Kind::Invalid;
    };
    row("what a second registration does", R"("registrations": [{"kind": "a", "callees": ["b:c"],
        "key": {"position": 0}, "again": "explodes"}])");
    row("key list of no kind", R"("keyLists": [{"platformAttribute": "supported"}])");
    row("matrix row that is none", R"("matrix": {"rows": {"colours": []}})");
    row("matrix rule without patterns", R"("matrix": {"rows": {"weights": [{"kind": "dtype"}]}})");
    row("matrix rule of two ways", R"("matrix": {"rows": {"weights": [{"kind": "a", "names": [], "calls": []}]}})");
    row("checkpoint fields as text", R"("checkpoint": {"backbone": "num_hidden_layers"})");
    row("selectors as text", R"("dispatch": {"selectors": "*"})");
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
