// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/git/Handle.h"

#include <array>
#include <mutex>

namespace mxw::git {

namespace {

/// libgit2's options belong to the process and some are lost when its last user leaves.
std::mutex &libraryMutex()
{
    static std::mutex mutex;
    return mutex;
}

void setOptions()
{
    // git refuses repositories of other users because their configuration could make it run programs. libgit2 runs
    // none (no hooks, no filter drivers, no fsmonitor), and reviewed repositories often belong to another account.
    git_libgit2_opts(GIT_OPT_SET_OWNER_VALIDATION, 0);
    // Extensions that change nothing for a reader of objects and of the index; libgit2 would refuse to open otherwise.
    std::array<const char *, 4> extensions{"partialclone", "preciousobjects", "relativeworktrees", "worktreeconfig"};
    git_libgit2_opts(GIT_OPT_SET_EXTENSIONS, extensions.data(), extensions.size());
}

} // namespace

Library::Library()
{
    const std::scoped_lock lock(libraryMutex());
    if (git_libgit2_init() == 1)
        setOptions();
}

Library::~Library()
{
    const std::scoped_lock lock(libraryMutex());
    git_libgit2_shutdown();
}

QString lastError()
{
    const git_error *error = git_error_last();
    return error != nullptr && error->message != nullptr ? QString::fromUtf8(error->message) : QString();
}

} // namespace mxw::git
