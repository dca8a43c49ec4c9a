// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Analysis.h"
#include "models/checks/Scan.h"
#include "models/diff/SideBySide.h"
#include "models/git/Tree.h"
#include "models/inventory/Entry.h"
#include "models/inventory/Profile.h"
#include "models/review/KeptScan.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

namespace mxw::app {

/// The three texts of an entry.
enum class Role { Plugin, Base, Target };

/// What is compared with what, in the order of the selector above the panes.
enum class Pair { PluginTarget, BaseTarget, PluginBase };
inline constexpr Pair AllPairs[] = {Pair::PluginTarget, Pair::BaseTarget, Pair::PluginBase};

/// The trees of a review, as far as they are at hand.
struct Trees
{
    std::shared_ptr<const git::Tree> subject;
    std::shared_ptr<const git::Tree> base;
    std::shared_ptr<const git::Tree> target;
};

/// One side of a comparison before anything is read: enough to read it in another thread.
struct SideRequest
{
    diff::SideState state = diff::SideState::Present; ///< anything else: known without reading
    QString title;
    std::shared_ptr<const git::Tree> tree; ///< null: `stored` is the text
    QString path;
    QByteArray stored;                         ///< content of the slice that the session keeps
    std::function<git::Content()> reader = {}; ///< gives the text instead of both
    diff::Slice slice;
};

struct ComparisonRequest
{
    SideRequest left;
    SideRequest right;
    git::Whitespace whitespace = git::Whitespace::Exact;
    /// What left and right were made from: then each difference has an origin.
    std::optional<SideRequest> base = {};
    std::shared_ptr<const inventory::Profile> profile = {}; ///< its modification marks; null: none are known
};

/// Finds the texts that an entry or a finding is about, and reads them.
class Comparison
{
    Q_DECLARE_TR_FUNCTIONS(mxw::app::Comparison)
public:
    /// Gives what a session keeps of an entry's text; an empty value when it keeps none.
    using Stored = std::function<std::optional<QByteArray>(Role)>;

    static QString label(Pair pair);
    static ComparisonRequest ofEntry(const checks::ReviewSetup &setup, const inventory::Entry &entry,
                                     const Trees &trees, Pair pair, bool wholeFiles, const Stored &stored);
    /// A plugin file beside the upstream file that a finding names.
    static ComparisonRequest ofFiles(const checks::ReviewSetup &setup, const Trees &trees, const QString &pluginFile,
                                     const QString &upstreamFile);
    /// An upstream file as it was at base and is at the target.
    static ComparisonRequest ofUpstreamFile(const checks::ReviewSetup &setup, const Trees &trees, const QString &file);
    /// An upstream file before and after a commit. `kept`: asked when the repository does not give it; may be null.
    static ComparisonRequest ofCommit(const checks::ReviewSetup &setup, const QString &commit,
                                      const checks::CommitFile &file, std::shared_ptr<const review::KeptScan> kept);
    /// Reads and compares. For a background thread.
    static diff::SideBySide compute(const ComparisonRequest &request, std::stop_token stop);
    /// The bytes of the slice that a side shows; nothing when they cannot be had.
    static std::optional<QByteArray> sliceContent(const SideRequest &side);
    /// One side of an entry, as ofEntry() builds it.
    static SideRequest side(const checks::ReviewSetup &setup, const inventory::Entry &entry, const Trees &trees,
                            Role role, bool wholeFile, const Stored &stored);

private:
    static QString roleTitle(const checks::ReviewSetup &setup, Role role);
    static SideRequest fileSide(const QString &title, const std::shared_ptr<const git::Tree> &tree,
                                const QString &file);
    static void alignIndentation(const std::vector<std::pair<diff::Side *, diff::Slice>> &sides);
    static diff::Side read(const SideRequest &request);
};

} // namespace mxw::app
