// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/checks/ScanFixture.h"

/// One upstream module and one patch file, for tests of the checks of plugin classes.
namespace mxw::tests {

using namespace Qt::StringLiterals;

inline checks::Analysis scanClasses(const QByteArray &base, const QByteArray &target, const QByteArray &plugin)
{
    return ScanFixture({{u"vllm/a.py"_s, base}}, {{u"vllm/a.py"_s, target}},
                       {{u"vllm_metax/patch/__init__.py"_s, "from . import p\n"}, {u"vllm_metax/patch/p.py"_s, plugin}})
        .scan();
}

inline const QString &ids()
{
    static const QString all = u"R01 R02 R03 R04 R05 R07 R15 C01"_s;
    return all;
}

inline QString text(const checks::Analysis &analysis)
{
    return findingsText(analysis, ids()).replace(u"vllm_metax/patch/"_s, QString());
}

} // namespace mxw::tests
