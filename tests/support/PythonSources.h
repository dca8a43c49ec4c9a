// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QRandomGenerator>
#include <QStringList>

namespace mxw::tests {

/// Files of the installed Python's standard library, and at most `limit` of its site-packages, evenly chosen. Empty
/// without a Python.
QStringList standardLibrary();
QStringList sitePackages(qsizetype limit);
QByteArray contentOf(const QString &file);

/// A source that does not parse, whatever it was before; there are brokenForms of them.
QByteArray broken(const QByteArray &source, int form);
inline constexpr int brokenForms = 7;

/// A source with some bytes changed or its end cut off. It may still parse.
QByteArray mutated(const QByteArray &source, QRandomGenerator &random);

/// A program in which every name `scope_N` is read in the definition number N (in the order in which definitions begin;
/// `scope_module` at module level).
QByteArray generatedProgram(QRandomGenerator &random);

} // namespace mxw::tests
