// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Scan.h"
#include "models/source/WorkerPool.h"
#include "tests/support/TestRepository.h"

#include <QByteArray>
#include <QMap>
#include <QStringList>
#include <QTest>

namespace mxw::tests {

/// Files of a tree: path → content.
using Files = QMap<QString, QByteArray>;

/// An upstream with two revisions and a plugin, as small as a test wants them. The plugin gets a pyproject.toml with
/// one general and one platform entry point, and packages that the test leaves out.
class ScanFixture
{
public:
    ScanFixture(const Files &base, const Files &target, const Files &plugin)
    {
        writeAll(m_upstream, {{QStringLiteral("vllm/__init__.py"), ""}});
        writeAll(m_upstream, base);
        m_base = m_upstream.commit(QStringLiteral("base"));
        for (auto it = base.begin(); it != base.end(); ++it) {
            if (!target.contains(it.key()))
                m_upstream.remove(it.key());
        }
        writeAll(m_upstream, {{QStringLiteral("vllm/__init__.py"), ""}, {QStringLiteral("target.txt"), "target"}});
        writeAll(m_upstream, target);
        m_target = m_upstream.commit(QStringLiteral("target"));
        writeAll(m_plugin, {{QStringLiteral("pyproject.toml"), "[project.entry-points.\"vllm.general_plugins\"]\n"
                                                               "metax = \"vllm_metax:register\"\n"
                                                               "[project.entry-points.\"vllm.platform_plugins\"]\n"
                                                               "metax = \"vllm_metax:platform\"\n"},
                            {QStringLiteral("vllm_metax/__init__.py"),
                             "def register():\n    import vllm_metax.patch\n"
                             "def platform():\n    return 'vllm_metax.platform.Platform'\n"},
                            {QStringLiteral("vllm_metax/platform.py"), ""},
                            {QStringLiteral("vllm_metax/patch/__init__.py"), ""},
                            {QStringLiteral("vllm_metax/patch/utils.py"),
                             "def patch(module, attribute=None, *, allow_missing=False):\n    return lambda f: f\n"}});
        writeAll(m_plugin, plugin);
        m_plugin.commit(QStringLiteral("plugin"));
    }

    checks::ScanRequest request() const
    {
        checks::ScanRequest request;
        request.upstream = m_upstream.path();
        request.base = m_base;
        request.target = m_target;
        request.plugin = m_plugin.path();
        request.subject = QStringLiteral("HEAD");
        return request;
    }

    checks::Analysis scan()
    {
        source::WorkerPool pool;
        auto result = checks::scan(request(), pool);
        if (!result)
            qFatal("%s", qPrintable(result.error().what));
        return *result->analysis;
    }

    TestRepository &plugin() { return m_plugin; }
    TestRepository &upstream() { return m_upstream; }

private:
    static void writeAll(TestRepository &repository, const Files &files)
    {
        for (auto it = files.begin(); it != files.end(); ++it)
            repository.write(it.key(), it.value());
    }

    TestRepository m_upstream;
    TestRepository m_plugin;
    QString m_base;
    QString m_target;
};

/// "mechanism reached file → target" per entry.
inline QString entriesText(const checks::Analysis &analysis)
{
    QStringList lines;
    for (const inventory::Entry &entry : analysis.entries) {
        lines.append(QStringLiteral("%1 %2 %3 → %4")
                         .arg(inventory::toString(entry.mechanism), inventory::toString(entry.reached), entry.file,
                              entry.target()));
    }
    return lines.join(u'\n');
}

/// "check severity file:line symbol [→ moved to]" per finding of the given checks ("A01 A02"); all when empty.
inline QString findingsText(const checks::Analysis &analysis, const QString &checks = {})
{
    QStringList lines;
    for (const checks::Finding &finding : analysis.findings) {
        if (!checks.isEmpty() && !checks.contains(finding.check))
            continue;
        QString line = QStringLiteral("%1 %2 %3:%4 %5")
                           .arg(finding.check, checks::toString(finding.severity), finding.file)
                           .arg(finding.line)
                           .arg(finding.symbol);
        if (!finding.movedTo.isEmpty())
            line += u" → " + finding.movedTo;
        lines.append(line);
    }
    return lines.join(u'\n');
}

} // namespace mxw::tests

/// A test program that is its own parser worker.
#define MXW_WORKER_TEST_MAIN(Test)                                                                                     \
    int main(int argc, char **argv)                                                                                    \
    {                                                                                                                  \
        if (const auto status = mxw::source::runWorkerIfAsked(argc, argv))                                             \
            return *status;                                                                                            \
        QCoreApplication application(argc, argv);                                                                      \
        Test test;                                                                                                     \
        return QTest::qExec(&test, argc, argv);                                                                        \
    }
