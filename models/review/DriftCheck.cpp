// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/DriftCheck.h"

#include "models/checks/Subject.h"
#include "models/git/Repository.h"
#include "models/inventory/Profile.h"
#include "models/inventory/ProfileFile.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QSet>

#include <algorithm>
#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace mxw::review {

namespace {

using What = Drift::What;

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(mxw::review::DriftCheck)
};

QStringList allEntries(const checks::Analysis &analysis)
{
    QStringList ids;
    for (const inventory::Entry &entry : analysis.entries)
        ids.append(entry.id);
    return ids;
}

/// Entries in these files; without files, every one whose code is the plugin's.
QStringList entriesIn(const checks::Analysis &analysis, const std::optional<QStringList> &files)
{
    const QSet<QString> wanted(files ? files->begin() : QStringList::const_iterator(),
                               files ? files->end() : QStringList::const_iterator());
    QStringList ids;
    for (const inventory::Entry &entry : analysis.entries) {
        const bool isReplacedThere = entry.replacement && wanted.contains(entry.replacement->file);
        if (entry.domain != inventory::Domain::Commit && (!files || wanted.contains(entry.file) || isReplacedThere))
            ids.append(entry.id);
    }
    return ids;
}

/// What the name of a revision means now; nothing when it means what it did.
std::optional<Drift> revisionDrift(const git::Repository &repository, const checks::RevisionRecord &recorded, What what,
                                   const checks::Analysis &analysis)
{
    if (recorded.commit.isEmpty())
        return std::nullopt;
    const auto isThere = repository.resolve(recorded.commit);
    const auto named = repository.resolve(recorded.spec);
    if (isThere && named && named->commit.hex() == recorded.commit)
        return std::nullopt;
    // A name that nobody has any more is no reason to doubt a commit that is still there.
    if (isThere && !named)
        return std::nullopt;
    return Drift{what, recorded.commit, isThere ? named->commit.hex() : QString(), {}, allEntries(analysis)};
}

QStringList differingFiles(const git::Tree &before, const git::Tree &now)
{
    QStringList files;
    const auto &left = before.files();
    const auto &right = now.files();
    for (const git::FileEntry &file : left) {
        const git::FileEntry *other = now.find(file.path);
        if (!other || !(*other == file))
            files.append(file.path);
    }
    for (const git::FileEntry &file : right) {
        if (!before.find(file.path))
            files.append(file.path);
    }
    files.sort();
    return files;
}

QString sha256(const QByteArray &content)
{
    return QString::fromLatin1(QCryptographicHash::hash(content, QCryptographicHash::Sha256).toHex());
}

/// Of the files that were kept only; a file that cannot be read now is no evidence of a change.
QStringList differingFiles(const QHash<QString, QString> &kept, const git::Tree &now)
{
    QStringList files;
    for (auto it = kept.cbegin(); it != kept.cend(); ++it) {
        const git::FileEntry *file = now.find(it.key());
        if (!file || it->isEmpty()) {
            if (file || !it->isEmpty())
                files.append(it.key());
            continue;
        }
        const git::Content content = now.read(*file);
        if (content.state == git::Content::State::Present && sha256(content.bytes) != it.value())
            files.append(it.key());
    }
    files.sort();
    return files;
}

/// Which files of the subject differ; nothing when that cannot be told.
std::optional<QStringList> changedFiles(const DriftBasis &basis, const git::Repository &plugin, const git::Tree &now)
{
    const checks::ReviewSetup &setup = basis.analysis->setup;
    if (basis.scanned && basis.scanned->identity().id == setup.subjectId)
        return differingFiles(*basis.scanned, now);
    if (!setup.subjectCommit.isEmpty()) {
        const auto revision = plugin.resolve(setup.subjectCommit);
        const auto before = revision ? plugin.revisionTree(*revision)
                                     : Result<std::shared_ptr<const git::Tree>>(std::unexpected(revision.error()));
        if (before)
            return differingFiles(**before, now);
    }
    if (!basis.kept.isEmpty())
        return differingFiles(basis.kept, now);
    return std::nullopt;
}

std::optional<Drift> subjectDrift(const DriftBasis &basis, const git::Repository &plugin, const QStringList &packages)
{
    const checks::ReviewSetup &setup = basis.analysis->setup;
    const auto subject = checks::openSubject(plugin, setup.subject, packages);
    if (!subject)
        return Drift{What::Missing, setup.subject, subject.error().what, {}, entriesIn(*basis.analysis, {})};
    const QString id = subject->tree->identity().id;
    if (id == setup.subjectId)
        return std::nullopt;
    const auto files = changedFiles(basis, plugin, *subject->tree);
    Drift drift{What::Subject, setup.subjectId, id, files.value_or(QStringList()), entriesIn(*basis.analysis, files)};
    if (subject->revision) {
        drift.recorded = setup.subjectCommit;
        drift.now = subject->revision->commit.hex();
    }
    return drift;
}

std::optional<Drift> headDrift(const checks::ReviewSetup &setup, const git::Repository &plugin)
{
    // A review of a revision does not stand on HEAD.
    if ((setup.subject != "index"_L1 && setup.subject != "worktree"_L1) || setup.pluginHead.commit.isEmpty())
        return std::nullopt;
    const auto head = plugin.head();
    const QString now = head ? head->commit.hex() : QString();
    if (now == setup.pluginHead.commit)
        return std::nullopt;
    return Drift{What::Head, setup.pluginHead.commit, now, {}, {}};
}

std::optional<Drift> profileDrift(const DriftBasis &basis)
{
    const QString &name = basis.analysis->setup.profile;
    const auto content = inventory::profileContent(name);
    if (!content)
        return Drift{What::Profile, name, {}, {}, allEntries(*basis.analysis)};
    const QString now = sha256(*content);
    if (basis.profile.isEmpty() || now == basis.profile)
        return std::nullopt;
    return Drift{What::Profile, basis.profile, now, {}, allEntries(*basis.analysis)};
}

QString shortHash(const QString &hash)
{
    return hash.left(7);
}

QString revisionText(const Drift &drift, const QString &side, const QString &name)
{
    if (drift.now.isEmpty())
        return Text::tr("The upstream commit %1 of the %2 is no longer in the repository.")
            .arg(shortHash(drift.recorded), side);
    return Text::tr("%1, the %2, means upstream commit %3 now; the scan read %4.")
        .arg(name, side, shortHash(drift.now), shortHash(drift.recorded));
}

QString subjectText(const Drift &drift, const checks::ReviewSetup &setup)
{
    constexpr qsizetype MostNamed = 3;
    QString text = setup.subjectCommit.isEmpty()
                       ? Text::tr("The plugin's %1 changed since the scan").arg(setup.subject)
                       : Text::tr("%1 means plugin commit %2 now; the scan read %3")
                             .arg(setup.subject, shortHash(drift.now), shortHash(drift.recorded));
    if (!drift.files.isEmpty()) {
        text += u": "_s + drift.files.first(std::min(MostNamed, drift.files.size())).join(u", "_s);
        if (drift.files.size() > MostNamed)
            text += Text::tr(" and %n more file(s)", nullptr, int(drift.files.size() - MostNamed));
    }
    text += u". "_s;
    return text + (drift.entries.isEmpty()
                       ? Text::tr("No entry is in what changed.")
                       : Text::tr("%n entry(s) are concerned.", nullptr, int(drift.entries.size())));
}

} // namespace

std::vector<Drift> checkDrift(const DriftBasis &basis)
{
    const checks::Analysis &analysis = *basis.analysis;
    const checks::ReviewSetup &setup = analysis.setup;
    std::vector<Drift> drifts;
    const auto add = [&](std::optional<Drift> drift) {
        if (drift)
            drifts.push_back(*std::move(drift));
    };
    const auto upstream = git::Repository::open(setup.upstreamPath);
    if (upstream) {
        add(revisionDrift(*upstream, setup.base, What::Base, analysis));
        add(revisionDrift(*upstream, setup.target, What::Target, analysis));
    } else {
        add(Drift{What::Missing, setup.upstreamPath, upstream.error().what, {}, allEntries(analysis)});
    }
    const auto plugin = git::Repository::open(setup.pluginPath);
    if (!plugin) {
        add(Drift{What::Missing, setup.pluginPath, plugin.error().what, {}, entriesIn(analysis, {})});
        return drifts;
    }
    add(profileDrift(basis));
    const auto profile = inventory::Profile::load(setup.profile);
    add(subjectDrift(basis, *plugin, profile ? profile->pluginPackages : QStringList()));
    add(headDrift(setup, *plugin));
    return drifts;
}

QString driftText(const Drift &drift, const checks::ReviewSetup &setup)
{
    switch (drift.what) {
    case What::Base:
        return revisionText(drift, Text::tr("base"), setup.base.spec);
    case What::Target:
        return revisionText(drift, Text::tr("target"), setup.target.spec);
    case What::Subject:
        return subjectText(drift, setup);
    case What::Head:
        return Text::tr("The plugin's HEAD moved from %1 to %2.")
            .arg(shortHash(drift.recorded), drift.now.isEmpty() ? Text::tr("nowhere") : shortHash(drift.now));
    case What::Profile:
        return drift.now.isEmpty() ? Text::tr("The profile %1 cannot be read any more.").arg(drift.recorded)
                                   : Text::tr("The profile %1 has other content now.").arg(setup.profile);
    case What::Missing:
        break;
    }
    return Text::tr("%1 cannot be opened any more.").arg(drift.recorded);
}

} // namespace mxw::review
