// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/git/UserName.h"

#include "models/git/Handle.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <git2.h>

#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace mxw::git {

namespace {

/// The files in git's order, the one that wins last. Named here rather than left to libgit2, whose search paths are
/// switched off for reviewed repositories.
std::vector<std::pair<QString, git_config_level_t>> configurationFiles()
{
    std::vector<std::pair<QString, git_config_level_t>> files{{u"/etc/gitconfig"_s, GIT_CONFIG_LEVEL_SYSTEM}};
    if (const QString global = qEnvironmentVariable("GIT_CONFIG_GLOBAL"); !global.isEmpty()) {
        files.emplace_back(global, GIT_CONFIG_LEVEL_GLOBAL);
        return files;
    }
    const QString home = QDir::homePath();
    const QString xdg = qEnvironmentVariable("XDG_CONFIG_HOME", home + u"/.config"_s);
    files.emplace_back(xdg + u"/git/config"_s, GIT_CONFIG_LEVEL_XDG);
    files.emplace_back(home + u"/.gitconfig"_s, GIT_CONFIG_LEVEL_GLOBAL);
    return files;
}

} // namespace

QString userName()
{
    const Library library;
    git_config *rawConfig = nullptr;
    if (git_config_new(&rawConfig) != 0)
        return {};
    const ConfigHandle config(rawConfig);
    for (const auto &[file, level] : configurationFiles()) {
        if (QFileInfo(file).isFile())
            git_config_add_file_ondisk(config.get(), QFile::encodeName(file).constData(), level, nullptr, 0);
    }
    git_buf name = {};
    if (git_config_get_string_buf(&name, config.get(), "user.name") != 0)
        return {};
    const QString text = QString::fromUtf8(name.ptr, static_cast<qsizetype>(name.size));
    git_buf_dispose(&name);
    return text;
}

} // namespace mxw::git
