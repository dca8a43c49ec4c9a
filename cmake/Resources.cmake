# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Embeds resources/<folder> of the project, so that the programs work from any place.

# _mxw_embed(<target> <folder>): every file below resources/<folder>, at :/<folder>/…
function(_mxw_embed target folder)
    set(base ${PROJECT_SOURCE_DIR}/resources/${folder})
    file(GLOB_RECURSE files CONFIGURE_DEPENDS LIST_DIRECTORIES false ${base}/*)
    list(FILTER files EXCLUDE REGEX "/__pycache__/|\\.pyc$")
    get_target_property(type ${target} TYPE)
    if(files AND NOT type STREQUAL "INTERFACE_LIBRARY")
        qt_add_resources(${target} "${target}_${folder}" PREFIX "/${folder}" BASE ${base} FILES ${files})
    endif()
endfunction()

# mxw_add_profiles(<target>): the bundled profiles at :/profiles/NAME.json.
function(mxw_add_profiles target)
    _mxw_embed(${target} profiles)
endfunction()

# mxw_add_rule_pages(<target>): a page per check at :/checks/ID.md, translated ones at :/checks/LANGUAGE/ID.md.
function(mxw_add_rule_pages target)
    _mxw_embed(${target} checks)
endfunction()

# mxw_add_library_facts(<target>): what is known of packages outside both trees, at :/library/NAME.json.
function(mxw_add_library_facts target)
    _mxw_embed(${target} library)
endfunction()

# mxw_add_gates(<target>): what each decision needs, at :/gates/gates.json.
function(mxw_add_gates target)
    _mxw_embed(${target} gates)
endfunction()

# mxw_add_python(<target>): the scripts for the target interpreter at :/python/….
function(mxw_add_python target)
    _mxw_embed(${target} python)
endfunction()

# mxw_add_record_style(<target>): the style of exported records at :/audit/record.css.
function(mxw_add_record_style target)
    _mxw_embed(${target} audit)
endfunction()

# mxw_add_resources(<target>): the bundled sample at :/sample, the help pages at :/help and the schemas of exports at
# :/schema/NAME-1.schema.json.
# The profiles are embedded by models/inventory and the rule pages by models/checks, which every program links.
function(mxw_add_resources target)
    _mxw_embed(${target} sample)
    _mxw_embed(${target} help)
    _mxw_embed(${target} schema)
endfunction()
