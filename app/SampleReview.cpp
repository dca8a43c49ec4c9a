// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/SampleReview.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <vector>

namespace mxw::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int GitTimeout = 60'000;
constexpr auto Marker = "sample.complete"_L1;
constexpr auto BaseTag = "v0.25.0"_L1;
constexpr auto TargetTag = "v0.26.0"_L1;

/// The context of this file's words.
struct SampleReview
{
    Q_DECLARE_TR_FUNCTIONS(mxw::app::SampleReview)
};

/// One state of a repository: files laid over what is there, then what git does with them.
struct Step
{
    enum class Then { Commit, Stage, Nothing };
    QString folder;      ///< below :/sample
    QStringList removed; ///< files that go away in this step
    Then then = Then::Nothing;
    QString date;
    QString message;
    QString tag;
};

std::vector<Step> upstreamSteps()
{
    return {{u"upstream-base"_s, {}, Step::Then::Commit, u"2026-07-06T09:00:00+00:00"_s, u"Release 0.25.0"_s, BaseTag},
            {u"upstream-scaling"_s,
             {},
             Step::Then::Commit,
             u"2026-07-08T08:10:00+00:00"_s,
             u"Moonbeam: scale what the routed experts give (#101)"_s,
             {}},
            {u"upstream-rope"_s,
             {},
             Step::Then::Commit,
             u"2026-07-10T08:20:00+00:00"_s,
             u"Moonbeam: layers with a window have a base of their own (#102)"_s,
             {}},
            {u"upstream-scale-guard"_s,
             {},
             Step::Then::Commit,
             u"2026-07-13T08:30:00+00:00"_s,
             u"Moonbeam: no scale of zero for a row of zeros (#103)"_s,
             {}},
            {u"upstream-draft-moved"_s,
             {u"vllm/model_executor/models/moonbeam_mtp.py"_s},
             Step::Then::Commit,
             u"2026-07-15T08:40:00+00:00"_s,
             u"Draft models live beside their families (#104)"_s,
             {}},
            {u"upstream-load-weights"_s,
             {},
             Step::Then::Commit,
             u"2026-07-17T08:50:00+00:00"_s,
             u"Moonbeam: weights of draft layers are not the backbone's (#105)"_s,
             {}},
            {u"upstream-target"_s,
             {u"vllm/distributed/cuda_wrapper.py"_s, u"vllm/model_executor/layers/rotary.py"_s},
             Step::Then::Commit,
             u"2026-07-20T09:00:00+00:00"_s,
             u"Release 0.26.0\n\nAcceptance at synthetic rates, a platform hook for the communication library,\n"
             "is_deepseek_mla as a property, and a factory for layers of experts."_s,
             TargetTag}};
}

std::vector<Step> pluginSteps()
{
    return {{u"plugin-committed"_s, {}, Step::Then::Commit, u"2026-07-08T09:00:00+00:00"_s, u"Support 0.25.0"_s, {}},
            {u"plugin-staged"_s, {}, Step::Then::Stage, {}, {}, {}},
            {u"plugin-worktree"_s, {}, Step::Then::Nothing, {}, {}, {}}};
}

/// Path below `folder` of every file, sorted.
QStringList filesBelow(const QString &folder)
{
    QStringList files;
    QDirIterator it(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (it.hasNext())
        files.append(QDir(folder).relativeFilePath(it.next()));
    files.sort();
    return files;
}

Result<QByteArray> readResource(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(Error::Kind::Io, SampleReview::tr("The bundled sample could not be read."), {}, file.errorString());
    return file.readAll();
}

/// Names the folder of this version: a digest of the bundled files and of what is made of them.
Result<QString> version()
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const QString &file : filesBelow(u":/sample"_s)) {
        const Result<QByteArray> content = readResource(u":/sample/"_s % file);
        if (!content)
            return std::unexpected(content.error());
        hash.addData(file.toUtf8());
        hash.addData(QCryptographicHash::hash(*content, QCryptographicHash::Sha256));
    }
    for (const std::vector<Step> &steps : {upstreamSteps(), pluginSteps()}) {
        for (const Step &step : steps)
            hash.addData((step.folder % step.removed.join(u' ') % step.date % step.message % step.tag).toUtf8());
    }
    return QString::fromLatin1(hash.result().toHex().first(10));
}

Result<void> write(const QString &path, const QByteArray &content)
{
    QFile file(path);
    if (!QDir().mkpath(QFileInfo(path).path()) || !file.open(QIODevice::WriteOnly | QIODevice::Truncate) ||
        file.write(content) != content.size() || !file.flush()) {
        return fail(Error::Kind::Io,
                    SampleReview::tr("The sample could not be written to %1.").arg(QDir::toNativeSeparators(path)),
                    SampleReview::tr("Check that the folder is writable and that the disk is not full."),
                    file.errorString());
    }
    return {};
}

/// One repository under construction, driven by the `git` program: no user configuration, no hooks, fixed identity.
class Builder
{
public:
    Builder(QString program, QString folder) : m_program(std::move(program)), m_folder(std::move(folder)) {}

    Result<void> build(const std::vector<Step> &steps) const
    {
        QDir().mkpath(m_folder);
        if (const auto made = git({u"init"_s, u"--quiet"_s, u"--template="_s, u"--initial-branch=main"_s}); !made)
            return made;
        for (const Step &step : steps) {
            if (const auto applied = apply(step); !applied)
                return applied;
        }
        return {};
    }

private:
    Result<void> apply(const Step &step) const
    {
        const QString source = u":/sample/"_s % step.folder;
        for (const QString &file : filesBelow(source)) {
            const Result<QByteArray> content = readResource(source % u'/' % file);
            if (!content)
                return std::unexpected(content.error());
            if (const auto written = write(m_folder % u'/' % file, *content); !written)
                return written;
        }
        for (const QString &file : step.removed)
            QFile::remove(m_folder % u'/' % file);
        if (step.then == Step::Then::Nothing)
            return {};
        if (const auto staged = git({u"add"_s, u"--all"_s}); !staged || step.then == Step::Then::Stage)
            return staged;
        const auto committed = git({u"commit"_s, u"--quiet"_s, u"--message"_s, step.message}, step.date);
        if (!committed || step.tag.isEmpty())
            return committed;
        return git({u"tag"_s, step.tag});
    }

    Result<void> git(const QStringList &arguments, const QString &date = {}) const
    {
        QProcess process;
        process.setProgram(m_program);
        process.setArguments(QStringList{u"-c"_s, u"core.autocrlf=false"_s, u"-c"_s, u"core.hooksPath=/dev/null"_s,
                                         u"-c"_s, u"commit.gpgSign=false"_s, u"-c"_s, u"tag.gpgSign=false"_s} +
                             arguments);
        process.setWorkingDirectory(m_folder);
        process.setProcessEnvironment(environment(date));
        process.setStandardInputFile(QProcess::nullDevice());
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start();
        if (process.waitForFinished(GitTimeout) && process.exitStatus() == QProcess::NormalExit &&
            process.exitCode() == 0)
            return {};
        const QString words = process.error() == QProcess::UnknownError ? QString::fromUtf8(process.readAll()).trimmed()
                                                                        : process.errorString();
        process.kill();
        process.waitForFinished();
        return fail(Error::Kind::Io, SampleReview::tr("git could not make the sample repositories."),
                    SampleReview::tr("The details hold git's own words."),
                    u"git "_s % arguments.first() % u": "_s % words);
    }

    static QProcessEnvironment environment(const QString &date)
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const QString &name : environment.keys()) {
            if (name.startsWith("GIT_"_L1))
                environment.remove(name);
        }
        environment.insert(u"GIT_CONFIG_GLOBAL"_s, u"/dev/null"_s);
        environment.insert(u"GIT_CONFIG_NOSYSTEM"_s, u"1"_s);
        environment.insert(u"LC_ALL"_s, u"C"_s);
        for (const QString &role : {u"AUTHOR"_s, u"COMMITTER"_s}) {
            environment.insert(u"GIT_"_s % role % u"_NAME"_s, u"Sample Author"_s);
            environment.insert(u"GIT_"_s % role % u"_EMAIL"_s, u"sample@example.invalid"_s);
            if (!date.isEmpty())
                environment.insert(u"GIT_"_s % role % u"_DATE"_s, date);
        }
        return environment;
    }

    QString m_program;
    QString m_folder;
};

SampleRepositories repositoriesIn(const QString &folder)
{
    return {folder % "/upstream"_L1, folder % "/plugin"_L1, BaseTag, TargetTag};
}

/// Makes everything in a folder of another name and renames it, so that a killed program leaves no half sample.
Result<void> make(const QString &program, const QString &place, const QString &finished)
{
    QTemporaryDir folder(place % "/unfinished-XXXXXX"_L1);
    if (!folder.isValid()) {
        return fail(Error::Kind::Io,
                    SampleReview::tr("The sample could not be written to %1.").arg(QDir::toNativeSeparators(place)),
                    SampleReview::tr("Check that the folder is writable and that the disk is not full."),
                    folder.errorString());
    }
    const SampleRepositories repositories = repositoriesIn(folder.path());
    if (const auto made = Builder(program, repositories.upstream).build(upstreamSteps()); !made)
        return made;
    if (const auto made = Builder(program, repositories.plugin).build(pluginSteps()); !made)
        return made;
    if (const auto marked = write(folder.filePath(Marker), QByteArray()); !marked)
        return marked;
    if (QDir().rename(folder.path(), finished)) {
        folder.setAutoRemove(false);
        return {};
    }
    if (QFile::exists(finished % u'/' % Marker)) // another process was faster
        return {};
    return fail(Error::Kind::Io,
                SampleReview::tr("The sample could not be written to %1.").arg(QDir::toNativeSeparators(finished)),
                SampleReview::tr("Move what is in its way to another place."));
}

} // namespace

Result<SampleRepositories> prepareSample(const QString &folder)
{
    const QString place = QDir(folder).absolutePath();
    const Result<QString> name = version();
    if (!name)
        return std::unexpected(name.error());
    const QString finished = place % "/sample-"_L1 % *name;
    if (QFile::exists(finished % u'/' % Marker))
        return repositoriesIn(finished);

    const QString program = QStandardPaths::findExecutable(u"git"_s);
    if (program.isEmpty()) {
        return fail(Error::Kind::NotFound,
                    SampleReview::tr("The sample needs the program git, which is not installed."),
                    SampleReview::tr("Install git, for example with \"apt install git\", and open the sample again."));
    }
    if (!QDir().mkpath(place)) {
        return fail(Error::Kind::Io,
                    SampleReview::tr("The folder %1 could not be made.").arg(QDir::toNativeSeparators(place)),
                    SampleReview::tr("Check that the folder above it is writable."));
    }
    if (const auto made = make(program, place, finished); !made)
        return std::unexpected(made.error());
    return repositoriesIn(finished);
}

} // namespace mxw::app
