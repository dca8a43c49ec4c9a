// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/BenchPair.h"

#include "tests/benchmarks/Peer.h"

#include <QDir>

#include <algorithm>
#include <vector>

namespace mxw::benchmarks {

using namespace Qt::StringLiterals;

namespace {

constexpr int Folders = 40;
constexpr int Classes = 6;    ///< of a module
constexpr int Functions = 12; ///< of a module
constexpr int Block = 50;     ///< modules that import from each other
constexpr int PluginFiles = 160;
constexpr int PatchEvery = 5; ///< of the plugin's files one patches twice

QString moduleName(int index)
{
    return u"vllm.part_%1.module_%2"_s.arg(index % Folders).arg(index);
}

QString pathOf(const QString &module)
{
    return QString(module).replace(u'.', u'/') + u".py"_s;
}

/// One function of about twenty lines. `version` tells its body, every third version also its signature.
QByteArray function(const QByteArray &indent, const QByteArray &name, const QByteArray &first, int version)
{
    const QByteArray extra = version % 3 == 2 ? ", scale: float = 1.0" : "";
    QByteArray text =
        indent + "def " + name + "(" + first + "tokens: list[int], limit: int = 16" + extra + ") -> dict[str, int]:\n";
    const QByteArray in = indent + "    ";
    text += in + "\"\"\"Counts what the batch holds.\n\n" + in + "Longer than the code that it explains.\n" + in +
            "\"\"\"\n";
    text += in + "counts: dict[str, int] = {}\n";
    text += in + "for position, token in enumerate(tokens[:limit]):\n";
    text += in + "    if token % " + QByteArray::number(version + 2) + " == 0 and position not in counts.values():\n";
    text += in + "        key = f\"{token:04d}-{position}\"\n";
    text += in + "        counts[key] = counts.get(key, 0) + (token ^ position)\n";
    text += in + "    elif token < 0:\n";
    text += in + "        raise ValueError(\"negative token \" + str(token))\n";
    text += in + "    else:\n";
    text += in + "        counts.setdefault(\"other\", position)\n";
    text += in + "try:\n";
    text += in + "    counts[\"total\"] = sum(value for value in counts.values() if value is not None)\n";
    text += in + "except (TypeError, OverflowError) as error:\n";
    text += in + "    logger.warning(\"cannot count: %s\", error)\n";
    text += in + "return {name: value for name, value in sorted(counts.items())}\n\n\n";
    return text;
}

/// Names belong to one module, as they mostly do; only what every module has is called the same everywhere.
QByteArray functionName(int number, int module)
{
    return "function_" + QByteArray::number(number) + "_" + QByteArray::number(module);
}

QByteArray className(int number, int module)
{
    return "Class" + QByteArray::number(number) + "Of" + QByteArray::number(module);
}

QByteArray methodName(int number, int module)
{
    return number == 0 ? QByteArray("forward")
                       : "method_" + QByteArray::number(number) + "_" + QByteArray::number(module);
}

QByteArray upstreamModule(int index, int files, int version)
{
    QByteArray text = "import logging\nimport os\nfrom dataclasses import dataclass, field\n\n";
    for (int step = 1; step <= 3; ++step) {
        const int other = std::min(index / Block * Block + (index + step * 7) % Block, files - 1);
        text += "from " + moduleName(other).toUtf8() + " import " + functionName(step, other) + " as imported_" +
                QByteArray::number(step) + "\n";
    }
    text += "\nlogger = logging.getLogger(__name__)\nLIMIT = int(os.environ.get(\"LIMIT\", \"16\"))\n\n\n";
    for (int i = 0; i < Functions; ++i) {
        // Of some modules the last function goes at the target.
        if (i == Functions - 1 && version > 0 && index % 10 == 0)
            continue;
        text += function("", functionName(i, index), {}, i == index % Functions ? version : 0);
    }
    for (int i = 0; i < Classes; ++i) {
        const QByteArray base = i > 0 ? QByteArray("(" + className(i - 1, index) + ")") : QByteArray();
        text += "class " + className(i, index) + base + ":\n";
        text += "    registry_of_" + QByteArray::number(index) + ": dict[str, object] = {}\n\n";
        text += "    def __init__(self, size: int, name: str = \"\") -> None:\n";
        text += i > 0 ? "        super().__init__(size, name)\n" : "";
        const QByteArray attribute = "of_" + QByteArray::number(index);
        text += "        self.size_" + attribute + " = size\n        self.name_" + attribute +
                " = name or imported_1.__name__\n\n";
        text += function("    ", methodName(i, index), "self, ", i == index % Classes ? version : 0);
    }
    return text;
}

QByteArray pluginModule(int index, int files)
{
    const int of = index * files / (2 * PluginFiles); // of the first half
    const QByteArray module = moduleName(of).toUtf8();
    const QByteArray replaced = "replaced_" + QByteArray::number(index);
    const QByteArray own = "Own" + QByteArray::number(index);
    QByteArray text = "# Note: generated\n# Affected versions: v0.1\n# Remove at: never\n";
    text += "import " + module + " as target\nfrom " + module + " import " + className(0, of) + ", " +
            className(3, of) + ", " + functionName(Functions - 1, of) +
            "\nfrom vllm_metax.patch.utils import patch\n\n\n";
    const bool patches = index % PatchEvery == 0;
    if (patches)
        text += "@patch(\"" + module + "\", \"" + functionName(1, of) + "\")\n";
    text += function("", replaced, {}, 1);
    text += "class " + own + "(" + className(3, of) + "):\n    def __init__(self, size: int) -> None:\n" +
            "        super().__init__(size, \"own\")\n\n";
    for (int i = 0; i < 8; ++i)
        text += function("    ", methodName(i, of), "self, ", 0);
    text += "def call_" + QByteArray::number(index) + "(tokens):\n    return target." + functionName(2, of) +
            "(tokens, limit=3), " + className(0, of) + "(1).forward(tokens)\n\n\n";
    if (patches)
        text += "target." + functionName(3, of) + " = " + replaced + "\n";
    return text;
}

/// A repository written by one `git fast-import`.
class Importer
{
public:
    void commit(const QByteArray &message, const std::vector<std::pair<QString, QByteArray>> &files)
    {
        m_stream += "commit refs/heads/main\ncommitter Benchmark <benchmark@example.org> " +
                    QByteArray::number(1'700'000'000 + 60 * m_commits++) + " +0000\ndata " +
                    QByteArray::number(message.size()) + '\n' + message + '\n';
        for (const auto &[path, content] : files) {
            m_stream += "M 100644 inline " + path.toUtf8() + "\ndata " + QByteArray::number(content.size()) + '\n' +
                        content + '\n';
        }
    }

    void write(const QString &folder) const
    {
        QDir().mkpath(folder);
        runProgram(u"git"_s, {u"init"_s, u"--quiet"_s, u"--bare"_s, u"--initial-branch=main"_s, folder});
        runProgram(u"git"_s, {u"-C"_s, folder, u"fast-import"_s, u"--quiet"_s}, m_stream);
    }

private:
    QByteArray m_stream;
    int m_commits = 0;
};

void writeUpstream(const QString &folder, int files, int commits)
{
    Importer importer;
    std::vector<std::pair<QString, QByteArray>> all{{u"vllm/__init__.py"_s, {}}};
    for (int i = 0; i < Folders; ++i)
        all.emplace_back(u"vllm/part_%1/__init__.py"_s.arg(i), QByteArray());
    for (int i = 0; i < files; ++i)
        all.emplace_back(pathOf(moduleName(i)), upstreamModule(i, files, 0));
    importer.commit("base", all);
    // Every commit touches three modules; together they come past a third of them, some more than once.
    std::vector<int> versions(size_t(files), 0);
    for (int commit = 0; commit < commits; ++commit) {
        std::vector<std::pair<QString, QByteArray>> changed;
        for (int each = 0; each < 3; ++each) {
            const int index = (commit * 31 + each * 10) * 5 % files;
            changed.emplace_back(pathOf(moduleName(index)), upstreamModule(index, files, ++versions[size_t(index)]));
        }
        importer.commit("change " + QByteArray::number(commit), changed);
    }
    importer.write(folder);
}

void writePlugin(const QString &folder, int files)
{
    Importer importer;
    std::vector<std::pair<QString, QByteArray>> all{
        {u"pyproject.toml"_s, "[project.entry-points.\"vllm.general_plugins\"]\nmetax = \"vllm_metax:register\"\n"},
        {u"vllm_metax/__init__.py"_s, "def register():\n    import vllm_metax.patch\n"},
        {u"vllm_metax/patch/utils.py"_s, "def patch(module, attribute=None):\n    return lambda f: f\n"}};
    QByteArray imports;
    for (int i = 0; i < PluginFiles; ++i) {
        all.emplace_back(u"vllm_metax/patch/file_%1.py"_s.arg(i), pluginModule(i, files));
        imports += "from . import file_" + QByteArray::number(i) + "\n";
    }
    all.emplace_back(u"vllm_metax/patch/__init__.py"_s, imports);
    importer.commit("plugin", all);
    importer.write(folder);
}

} // namespace

checks::ScanRequest benchPair(const QString &folder)
{
    checks::ScanRequest request;
    request.upstream = qEnvironmentVariable("MXW_BENCH_UPSTREAM");
    request.plugin = qEnvironmentVariable("MXW_BENCH_PLUGIN");
    if (request.upstream.isEmpty() || request.plugin.isEmpty()) {
        const int files = qEnvironmentVariable("MXW_BENCH_FILES", u"2000"_s).toInt();
        const int commits = qEnvironmentVariable("MXW_BENCH_COMMITS", u"1000"_s).toInt();
        return generatePair(folder, std::max(files, PluginFiles), std::max(commits, 1));
    }
    request.base = qEnvironmentVariable("MXW_BENCH_BASE", u"HEAD"_s);
    request.target = qEnvironmentVariable("MXW_BENCH_TARGET", u"HEAD"_s);
    request.subject = qEnvironmentVariable("MXW_BENCH_SUBJECT", u"HEAD"_s);
    return request;
}

checks::ScanRequest generatePair(const QString &folder, int files, int commits)
{
    checks::ScanRequest request;
    request.upstream = folder + u"/upstream"_s;
    request.plugin = folder + u"/plugin"_s;
    request.base = u"main~%1"_s.arg(commits);
    request.target = u"main"_s;
    request.subject = u"main"_s;
    writeUpstream(request.upstream, files, commits);
    writePlugin(request.plugin, files);
    return request;
}

} // namespace mxw::benchmarks
