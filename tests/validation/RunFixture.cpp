// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/validation/RunFixture.h"

#include <QFile>
#include <QProcess>
#include <QTest>
#include <QUuid>

#include <csignal>

using namespace Qt::StringLiterals;

namespace mxw::tests {

using validation::Run;
using validation::RunState;

namespace {

constexpr int Patience = 150'000; // of a loaded machine

} // namespace

RunFixture::RunFixture()
{
    QDir(m_folder.path()).mkpath(u"work"_s);
}

RunFixture::~RunFixture()
{
    for (const qint64 pid : processes())
        ::kill(static_cast<pid_t>(pid), SIGKILL);
    (void)QTest::qWaitFor([this] { return processes().isEmpty(); }, 5'000);
}

void RunFixture::write(const QString &name, const QByteArray &text) const
{
    const QString file = work() + u'/' + name;
    QDir().mkpath(file.section(u'/', 0, -2));
    QFile out(file);
    if (!out.open(QIODevice::WriteOnly) || out.write(text) != text.size())
        qFatal("cannot write %s", qPrintable(file));
}

void RunFixture::writeProgram(const QString &name, const QByteArray &text) const
{
    write(name, "#!/bin/sh\n" + text);
    QFile::setPermissions(work() + u'/' + name,
                          QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
}

QByteArray RunFixture::read(const QString &name) const
{
    QFile file(work() + u'/' + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Run RunFixture::run(const QStringList &suite) const
{
    Run run;
    run.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    run.number = 1;
    run.spec.python = u"/usr/bin/python3"_s;
    run.spec.workingFolder = work();
    run.spec.suite = suite;
    run.spec.launcher.folder = path(u"runs"_s);
    return run;
}

Run RunFixture::script(const QByteArray &text) const
{
    const QString name = u"script-%1.py"_s.arg(QUuid::createUuid().toString(QUuid::Id128).left(8));
    write(name, text);
    Run script = run({name});
    script.spec.isScript = true;
    return script;
}

QList<qint64> RunFixture::processes() const
{
    QList<qint64> found;
    for (const QString &pid : QDir(u"/proc"_s).entryList(QDir::Dirs)) {
        bool isNumber = false;
        const qint64 number = pid.toLongLong(&isNumber);
        if (!isNumber)
            continue;
        for (const QString &name : {u"environ"_s, u"cmdline"_s}) {
            QFile file(u"/proc/%1/%2"_s.arg(pid, name));
            if (file.open(QIODevice::ReadOnly) && file.readAll().contains((m_folder.path() + u"/runs").toUtf8())) {
                found.append(number);
                break;
            }
        }
    }
    return found;
}

bool RunFixture::isQuiet() const
{
    return QTest::qWaitFor([this] { return processes().isEmpty(); }, Patience);
}

RunWatcher::RunWatcher(validation::RunQueue &queue)
{
    connect(&queue, &validation::RunQueue::changed, this, [this](const Run &run) {
        ++reports[run.id];
        m_last.insert_or_assign(run.id, run);
        if (auto &states = m_states[run.id]; states.isEmpty() || states.last() != run.state)
            states.append(run.state);
    });
}

bool RunWatcher::waitFor(const QString &id, const std::function<bool(const Run &)> &what)
{
    return QTest::qWaitFor([&] { return m_last.contains(id) && what(m_last.at(id)); }, Patience);
}

bool RunWatcher::waitForEnd(const QString &id)
{
    return waitFor(id, [](const Run &run) { return isOver(run.state); });
}

bool RunWatcher::waitForState(const QString &id, RunState state)
{
    return waitFor(id, [state](const Run &run) { return run.state == state || isOver(run.state); }) &&
           last(id).state == state;
}

QByteArray recordingScript(int cases, double secondsEach)
{
    return R"py(import json, os, time
folder = os.environ["MXW_CAPTURE_FOLDER"]
name = "capture-%s-%d-%d.jsonl" % (os.uname().nodename, os.getpid(), time.time_ns())
out = open(os.path.join(folder, "results", name), "ab", buffering=0)
def put(**record):
    out.write(json.dumps(record).encode() + b"\n")
put(record="start", schema=1, pid=os.getpid(), parent=os.getppid(), host=os.uname().nodename, time=time.time(), argv=[],
    folder=os.getcwd(), python={"version": "3", "executable": "python", "prefix": "/"}, packages={}, environment={})
shard, shards = map(int, os.environ.get("MXW_CAPTURE_SHARD", "0/1").split("/"))
nodes = ["test_numbers.py::test_%d" % i for i in range(CASES) if i % shards == shard]
put(record="collected", selected=len(nodes), deselected=0, errors=0, nodes=nodes)
for node in nodes:
    put(record="test-start", node=node, file="test_numbers.py", line=1, time=time.time(), params=[])
    print("doing", node, flush=True)
    time.sleep(SECONDS)
    put(record="comparison", node=node, index=0, form="numpy.allclose", item="", outcome="pass",
        site={"file": "test_numbers.py", "line": 3, "text": "assert x"}, first={"source": "a", "dtype": "float32",
        "shape": [4], "device": "cpu"}, second={"source": "b", "dtype": "float32", "shape": [4], "device": "cpu"},
        rtol=1e-5, atol=1e-8, equalNan=False, message="")
    put(record="test", node=node, outcome="passed", phase="call", seconds=0.1, reason="", message="", children=0)
put(record="end", time=time.time(), exit=0, comparisons=len(nodes), recorderSeconds=0)
)py"_ba.replace("CASES", QByteArray::number(cases))
        .replace("SECONDS", QByteArray::number(secondsEach));
}

bool hasNumpy(const QString &python)
{
    return QProcess::execute(python, {u"-c"_s, u"import numpy, pytest"_s}) == 0;
}

QByteArray pytestSuite(int cases)
{
    return R"py(import numpy as np
import pytest

@pytest.mark.parametrize("size", range(1, 1 + CASES))
def test_close(size):
    np.testing.assert_allclose(np.ones(size), np.ones(size) + (1e-3 if size % 3 == 0 else 0), rtol=1e-5)

def test_skipped():
    pytest.skip("not here")
)py"_ba.replace("CASES", QByteArray::number(cases));
}

int supervisorOf(const Run &run)
{
    QFile file(run.handle.folder + u"/supervisor");
    return file.open(QIODevice::ReadOnly) ? file.readLine().split(' ').first().toInt() : 0;
}

QByteArray describe(const Run &run)
{
    return u"%1 (exit %2): %3 | %4 | log: %5"_s.arg(toString(run.state))
        .arg(run.exitCode.value_or(-1))
        .arg(run.trouble, run.failure ? run.failure->detail : QString(), QString::fromUtf8(run.log.right(2'000)))
        .toUtf8();
}

} // namespace mxw::tests
