// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ReviewHistory.h"

#include <QSettings>

#include <algorithm>

namespace mxw::widgets {
using namespace Qt::StringLiterals;

namespace {

bool sameSetup(const checks::ScanRequest &a, const checks::ScanRequest &b)
{
    return a.upstream == b.upstream && a.base == b.base && a.target == b.target && a.plugin == b.plugin &&
           a.subject == b.subject && a.profile == b.profile;
}

} // namespace

ReviewHistory ReviewHistory::load()
{
    ReviewHistory history;
    QSettings settings;
    const int size = settings.beginReadArray(u"newReview/recent"_s);
    for (int i = 0; i < std::min<int>(size, MaximumSetups); ++i) {
        settings.setArrayIndex(i);
        checks::ScanRequest request;
        request.upstream = settings.value(u"upstream"_s).toString();
        request.base = settings.value(u"base"_s).toString();
        request.target = settings.value(u"target"_s).toString();
        request.plugin = settings.value(u"plugin"_s).toString();
        request.subject = settings.value(u"subject"_s, request.subject).toString();
        request.profile = settings.value(u"profile"_s, request.profile).toString();
        if (!request.upstream.isEmpty() && !request.plugin.isEmpty())
            history.m_setups.push_back(request);
    }
    return history;
}

void ReviewHistory::remember(const checks::ScanRequest &request)
{
    std::erase_if(m_setups, [&](const checks::ScanRequest &setup) { return sameSetup(setup, request); });
    m_setups.insert(m_setups.begin(), request);
    if (static_cast<qsizetype>(m_setups.size()) > MaximumSetups)
        m_setups.resize(MaximumSetups);
    save();
}

QStringList ReviewHistory::revisions() const
{
    QStringList revisions;
    for (const checks::ScanRequest &setup : m_setups)
        revisions << setup.target << setup.base;
    revisions.removeAll(QString());
    revisions.removeDuplicates();
    return revisions;
}

void ReviewHistory::save() const
{
    QSettings settings;
    settings.remove(u"newReview/recent"_s);
    settings.beginWriteArray(u"newReview/recent"_s, static_cast<int>(m_setups.size()));
    for (int i = 0; i < static_cast<int>(m_setups.size()); ++i) {
        settings.setArrayIndex(i);
        settings.setValue(u"upstream"_s, m_setups[i].upstream);
        settings.setValue(u"base"_s, m_setups[i].base);
        settings.setValue(u"target"_s, m_setups[i].target);
        settings.setValue(u"plugin"_s, m_setups[i].plugin);
        settings.setValue(u"subject"_s, m_setups[i].subject);
        settings.setValue(u"profile"_s, m_setups[i].profile);
    }
    settings.endArray();
}

} // namespace mxw::widgets
