// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/CodeTree.h"

#include <QByteArray>
#include <QHash>
#include <QString>
#include <QStringList>

#include <utility>
#include <vector>

namespace mxw::source {

/// An operator that some source of a tree registers with torch: `torch.ops.<library>.<name>`.
struct Operator
{
    QString library;
    QString name;     ///< without overload
    QString overload; ///< "out" of "name.out"; empty for the default one
    QString schema;   ///< as written: "name(Tensor a) -> Tensor"; only the name where none is given
    QString file;
    int line = 0;

    bool operator==(const Operator &) const = default;
};

/// Where operators are registered and under which library names.
struct OperatorConventions
{
    /// A Python function that registers one: `function(argument="name", …, library=lib)`.
    struct Registrar
    {
        QString function; ///< last part of its name
        QString argument; ///< keyword of the name; the first positional otherwise
        QString library;  ///< keyword of the torch.library.Library object
        QString fallback; ///< library name when that is not given
    };
    QStringList folders; ///< of C++ sources
    /// Folders and the name that the build gives to the extension made of them, for TORCH_EXTENSION_NAME; the first
    /// that fits counts.
    std::vector<std::pair<QString, QString>> extensions;
    std::vector<Registrar> registrars;
};

/// The operators of one file.
struct FoundOperators
{
    std::vector<Operator> operators;
    QStringList openLibraries; ///< registered into by names that only a running process knows

    void append(FoundOperators more);
};

/// Reads `ops.def("…")` in the library blocks of a C++ file, in any branch of the preprocessor. `extension` stands for
/// TORCH_EXTENSION_NAME.
FoundOperators operatorsOfCpp(const QByteArray &source, const QString &file, const QString &extension);

/// `torch.library` objects by the name of the variable that holds them.
using OperatorLibraries = QHash<QByteArray, QString>;
void addOperatorLibraries(const QByteArray &source, OperatorLibraries &to);

/// Reads calls of the registrars, `custom_op("library::name")`, `Library(…).define("…")` and the like in a Python file.
FoundOperators operatorsOfPython(const QByteArray &source, const QString &file, const OperatorConventions &conventions,
                                 const OperatorLibraries &libraries);

/// All operators that the sources of one tree register.
class OperatorTable
{
public:
    /// Read from the bytes of the files that can register some; kept in the tree's cache.
    static OperatorTable ofTree(const CodeTree &tree, const OperatorConventions &conventions);

    explicit OperatorTable(FoundOperators found = {});

    const Operator *find(const QString &library, const QString &name) const;
    /// Sorted, each once.
    QStringList names(const QString &library) const;
    QStringList libraries() const;
    bool isOpen(const QString &library) const { return m_found.openLibraries.contains(library); }

private:
    FoundOperators m_found;
    QHash<QString, size_t> m_byName; ///< "library.name"
};

} // namespace mxw::source
