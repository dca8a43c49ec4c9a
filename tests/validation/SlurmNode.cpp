// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/validation/SlurmNode.h"

#include "tests/validation/Processes.h"

#include <QFile>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QSysInfo>
#include <QTest>

#include <csignal>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace mxw::tests {

namespace {

QString programOf(const QString &name)
{
    const QString found = QStandardPaths::findExecutable(name);
    return found.isEmpty() ? QStandardPaths::findExecutable(name, {u"/usr/sbin"_s, u"/usr/local/sbin"_s}) : found;
}

void end(std::unique_ptr<QProcess> &daemon)
{
    if (!daemon)
        return;
    daemon->terminate();
    if (!daemon->waitForFinished(20'000)) {
        daemon->kill();
        daemon->waitForFinished();
    }
    daemon.reset();
}

} // namespace

SlurmNode::SlurmNode()
{
    for (const QString &name : {u"munged"_s, u"slurmctld"_s, u"slurmd"_s, u"sbatch"_s, u"squeue"_s}) {
        if (programOf(name).isEmpty()) {
            m_reason = u"%1 is not installed (Debian: munge slurm-wlm)"_s.arg(name);
            return;
        }
    }
    if (::geteuid() != 0) {
        m_reason = u"slurmd runs jobs only for root"_s;
        return;
    }
    m_controllerPort = freePort();
    m_nodePort = freePort();
    for (const QString &name : {u"state"_s, u"spool"_s})
        QDir(m_folder.path()).mkpath(name);
    writeSettings();
    qputenv("SLURM_CONF", m_folder.filePath(u"slurm.conf"_s).toUtf8());
    const auto option = [this](const char *name, const QString &file) {
        return QString::fromLatin1(name) + m_folder.filePath(file);
    };
    if (!startDaemon(m_munge, u"munged"_s,
                     {u"--foreground"_s, u"--force"_s, option("--key-file=", u"key"_s),
                      option("--socket=", u"munge.socket"_s), option("--pid-file=", u"munge.pid"_s),
                      option("--log-file=", u"munge.log"_s), option("--seed-file=", u"munge.seed"_s)}))
        return;
    const bool hasMunge = QTest::qWaitFor([&] { return QFile::exists(m_folder.filePath(u"munge.socket"_s)); }, 30'000);
    if (!hasMunge) {
        m_reason = u"munged does not start: %1"_s.arg(QString::fromUtf8(m_munge->readAll().right(1'000)));
        return;
    }
    startController();
    if (!startDaemon(m_node, u"slurmd"_s, {u"-D"_s, u"-f"_s, m_folder.filePath(u"slurm.conf"_s)}))
        return;
    const bool isUp =
        QTest::qWaitFor([&] { return ask(u"sinfo"_s, {u"-h"_s, u"-o"_s, u"%t"_s}).startsWith("idle"); }, 60'000);
    if (!isUp)
        m_reason = u"the node does not come up: %1 | %2"_s.arg(QString::fromUtf8(m_node->readAll().right(1'000)),
                                                               QString::fromUtf8(m_controller->readAll().right(1'000)));
}

SlurmNode::~SlurmNode()
{
    if (m_controller && m_node) {
        ask(u"scancel"_s, {u"--user=root"_s});
        (void)QTest::qWaitFor([&] { return ask(u"squeue"_s, {u"-h"_s}).trimmed().isEmpty(); }, 40'000);
    }
    end(m_node);
    end(m_controller);
    end(m_munge);
}

void SlurmNode::writeFile(const QString &name, const QByteArray &text) const
{
    QFile out(m_folder.filePath(name));
    if (!out.open(QIODevice::WriteOnly) || out.write(text) != text.size())
        qFatal("cannot write %s", qPrintable(name));
    out.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
}

void SlurmNode::writeSettings() const
{
    QByteArray key(1024, '\0');
    for (char &byte : key)
        byte = static_cast<char>(QRandomGenerator::global()->bounded(256));
    writeFile(u"key"_s, key);
    writeFile(u"cgroup.conf"_s, "CgroupPlugin=disabled\n");
    QByteArray settings = R"(ClusterName=mxw
SlurmctldHost=HOST(127.0.0.1)
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
CredType=cred/munge
AuthInfo=socket=FOLDER/munge.socket
StateSaveLocation=FOLDER/state
SlurmdSpoolDir=FOLDER/spool
SlurmctldPort=CONTROLLER
SlurmdPort=NODE-PORT
SlurmctldPidFile=FOLDER/controller.pid
SlurmdPidFile=FOLDER/node.pid
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
ReturnToService=2
MpiDefault=none
MessageTimeout=5
KillWait=30
NodeName=HOST NodeAddr=127.0.0.1 CPUs=2 RealMemory=500 State=UNKNOWN
PartitionName=main Nodes=ALL Default=YES MaxTime=INFINITE OverSubscribe=FORCE:4 State=UP
)";
    settings.replace("HOST", QSysInfo::machineHostName().section(u'.', 0, 0).toUtf8());
    settings.replace("FOLDER", m_folder.path().toUtf8());
    settings.replace("CONTROLLER", QByteArray::number(m_controllerPort));
    settings.replace("NODE-PORT", QByteArray::number(m_nodePort));
    writeFile(u"slurm.conf"_s, settings);
}

bool SlurmNode::startDaemon(std::unique_ptr<QProcess> &daemon, const QString &program, const QStringList &arguments)
{
    daemon = std::make_unique<QProcess>();
    daemon->setProcessChannelMode(QProcess::MergedChannels);
    endWithParent(*daemon);
    daemon->start(programOf(program), arguments);
    if (daemon->waitForStarted())
        return true;
    m_reason = u"%1 cannot be started: %2"_s.arg(program, daemon->errorString());
    return false;
}

void SlurmNode::startController()
{
    if (startDaemon(m_controller, u"slurmctld"_s, {u"-D"_s, u"-f"_s, m_folder.filePath(u"slurm.conf"_s)}))
        (void)QTest::qWaitFor([&] { return isListening(m_controllerPort); }, 60'000);
}

void SlurmNode::stopController()
{
    end(m_controller);
}

QByteArray SlurmNode::ask(const QString &program, const QStringList &arguments) const
{
    QProcess process;
    process.start(program, arguments);
    process.waitForFinished(60'000);
    return process.readAllStandardOutput();
}

} // namespace mxw::tests
