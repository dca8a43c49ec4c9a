// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/inventory/Code.h"
#include "models/inventory/Counterpart.h"

#include <QByteArray>
#include <QHash>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace mxw::inventory {

/// Looks for the upstream file that a file of the plugin mirrors; keeps the files it read.
class CounterpartSearch
{
public:
    CounterpartSearch(const Code &code, const QHash<QString, QString> &byHand) : m_code(code), m_byHand(byHand) {}

    /// Nothing when it mirrors none. `model` files get their alternatives, too.
    std::optional<Counterpart> find(const source::ModuleFile &module, bool model);

private:
    enum class Side { Base, Target };
    struct Candidate
    {
        QString path;
        int names = 0;          ///< module-level names in common
        bool inherited = false; ///< a class of the file derives from one of it
        bool namesake = false;  ///< the same stem, or the inherited class has the same name
        double similarity = 0;  ///< unordered
        double contained = 0;
    };

    const source::CodeTree &tree(Side side) const { return side == Side::Base ? *m_code.base : *m_code.target; }
    QByteArray upstreamText(Side side, const QString &path);
    QByteArray text(const source::CodeTree &tree, QChar key, const QString &path);
    QString byPath(Side side, const QString &file) const;
    /// Files of upstream with names of these definitions, best first.
    std::vector<Candidate> candidates(Side side, const QString &file, const QByteArray &text,
                                      const source::Outline &outline);
    void addParents(const QString &module, const source::Outline &outline, std::vector<Candidate> &candidates) const;
    /// Where upstream has, on one side, what it has as `path` on the other.
    QString moved(Side from, const QString &path, Side to);
    QStringList neighbours(Side side, const QString &file) const;
    QStringList ownNames(const QString &name) const;
    void measure(Counterpart &counterpart, const QByteArray &local);

    const Code &m_code;
    const QHash<QString, QString> &m_byHand;
    QHash<QString, QByteArray> m_texts;
};

} // namespace mxw::inventory
