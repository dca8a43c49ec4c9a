// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <git2.h>

#include <memory>

namespace mxw::git {

/// Owning pointers of libgit2's objects.
template <auto Free> struct Freer
{
    template <typename T> void operator()(T *object) const noexcept { Free(object); }
};

using RepositoryHandle = std::unique_ptr<git_repository, Freer<git_repository_free>>;
using ObjectHandle = std::unique_ptr<git_object, Freer<git_object_free>>;
using CommitHandle = std::unique_ptr<git_commit, Freer<git_commit_free>>;
using TreeHandle = std::unique_ptr<git_tree, Freer<git_tree_free>>;
using IndexHandle = std::unique_ptr<git_index, Freer<git_index_free>>;
using ReferenceHandle = std::unique_ptr<git_reference, Freer<git_reference_free>>;
using ReferenceIteratorHandle = std::unique_ptr<git_reference_iterator, Freer<git_reference_iterator_free>>;
using ConfigHandle = std::unique_ptr<git_config, Freer<git_config_free>>;
using RevwalkHandle = std::unique_ptr<git_revwalk, Freer<git_revwalk_free>>;
using OdbHandle = std::unique_ptr<git_odb, Freer<git_odb_free>>;
using OdbObjectHandle = std::unique_ptr<git_odb_object, Freer<git_odb_object_free>>;

/// Keeps libgit2 initialised while it lives. libgit2 counts its users itself, so that any number may live at once.
class Library
{
public:
    Library();
    ~Library();
    Library(const Library &) = delete;
    Library &operator=(const Library &) = delete;
};

/// libgit2's words for the last failure of this thread.
QString lastError();

} // namespace mxw::git
