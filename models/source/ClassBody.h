// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/source/ClassHierarchy.h"

#include <QMultiHash>

namespace mxw::source {

/// What one class brings of itself.
struct ClassBody
{
    std::vector<Member> members;
    QMultiHash<QString, size_t> byName; ///< indexes in `members`
    QString opensInstances;             ///< why instances may have attributes that nothing here names
    QString opensClass;                 ///< the same for the class object
    bool replaced = false;              ///< a decorator of either tree puts something else in its place

    void add(Member member);
    /// What the class object has of that name, else what instances have; null when neither.
    const Member *find(const QString &name, bool ofInstances) const;
};

/// Reads a class: its body and what its methods store on their first parameter.
class ClassBodyReader
{
    Q_DECLARE_TR_FUNCTIONS(mxw::source::ClassBodyReader)
public:
    ClassBodyReader(const Resolver &resolver, const Symbol &type);

    /// `added`: what other modules assign to the class.
    ClassBody read(const std::vector<Member> &added);

    /// What a name in a method stands for.
    enum class Receiver { None, Instance, Class };
    /// Whether `name`, read in `scope`, is the first parameter of a method of the class at `type`, or made from it.
    static Receiver receiver(const Outline &outline, const Usage &usage, int type, int scope, const QString &name);

private:
    void readBody();
    void readName(const QString &name);
    void readSlots(const Assignment &assignment);
    void readOutside();
    void readMethods();
    void readStores();
    void readCalls();
    void readSetattr(const CallUse &use, const Expression &object, const Expression *attribute,
                     const Expression *value);
    void readReads();
    void store(Receiver receiver, const QString &name, const Expression &value, const UsePlace &place,
               const QString &annotation);
    Receiver receiverOf(const Expression &object, const UsePlace &place) const;
    Member member(Member::Kind kind, const QString &name, int line) const;
    void open(Receiver receiver, const QString &reason);

    const Resolver &m_resolver;
    const Symbol &m_type;
    const Outline &m_outline;
    std::shared_ptr<const Usage> m_usage;
    std::vector<bool> m_inside; ///< by definition: a method of the class, or something below one
    QHash<QString, Member> m_selfValues;
    ClassBody m_body;
};

} // namespace mxw::source
