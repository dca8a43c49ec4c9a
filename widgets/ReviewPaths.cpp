// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ReviewPaths.h"

#include <QDate>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

namespace mxw::widgets {
using namespace Qt::StringLiterals;

namespace {

/// A part of a file name: what a file system or a shell may stumble over becomes a dash.
QString forFileName(QString text)
{
    static const QRegularExpression awkward(u"[^\\w.+-]+"_s, QRegularExpression::UseUnicodePropertiesOption);
    text.replace(awkward, u"-"_s);
    static const QRegularExpression ends(u"^[-.]+|[-.]+$"_s);
    text.remove(ends);
    return text.left(80);
}

} // namespace

QString ReviewPaths::repositoryProblem(const QString &folder)
{
    const QFileInfo info(folder);
    if (!info.exists())
        return tr("This folder does not exist.");
    return info.isDir() ? QString() : tr("This is a file. Choose the folder of the repository.");
}

QString ReviewPaths::sessionProblem(const QString &path)
{
    const QFileInfo file(path);
    if (file.isDir())
        return tr("This is a folder. Add a file name.");
    if (file.exists())
        return tr("This file exists already. Choose another name, or open it instead.");
    // The folder is made when the review starts; something on the way must take it.
    QFileInfo ancestor(file.absolutePath());
    while (!ancestor.exists() && !ancestor.isRoot())
        ancestor.setFile(ancestor.absolutePath());
    if (!ancestor.isDir())
        return tr("%1 is a file, not a folder.").arg(QDir::toNativeSeparators(ancestor.filePath()));
    if (!ancestor.isWritable())
        return tr("No file can be written in %1.").arg(QDir::toNativeSeparators(ancestor.filePath()));
    return {};
}

QString ReviewPaths::proposedSession(const QString &pluginFolder, const QString &target)
{
    QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    if (folder.isEmpty())
        folder = QDir::homePath();
    const QString stem = QDir(folder).filePath(
        u"MetaX reviews/%1-%2-%3"_s.arg(forFileName(QFileInfo(pluginFolder).fileName()), forFileName(target),
                                        QDate::currentDate().toString(Qt::ISODate)));
    QString path = stem + u".mxreview"_s;
    for (int number = 2; QFileInfo::exists(path) && number < 1'000; ++number)
        path = u"%1-%2.mxreview"_s.arg(stem).arg(number);
    return path;
}

} // namespace mxw::widgets
