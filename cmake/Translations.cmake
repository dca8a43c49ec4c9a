# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The translations are sources: translations/*.ts, refreshed by `./dev translations`, compiled and embedded here.

# mxw_add_translations(<target>): every language at :/i18n/metax-workbench_LANGUAGE.qm.
function(mxw_add_translations target)
    file(GLOB ts_files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/translations/*.ts)
    if(ts_files)
        qt_add_lrelease(${target} TS_FILES ${ts_files} QM_FILES_OUTPUT_VARIABLE qm_files)
        qt_add_resources(${target} "${target}_i18n" PREFIX "/i18n" BASE ${CMAKE_CURRENT_BINARY_DIR} FILES ${qm_files})
    endif()
endfunction()
