# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# One library per source folder, one test program per test file.

# Settings every target of the project shares.
add_library(mxw_settings INTERFACE)
target_include_directories(mxw_settings INTERFACE ${PROJECT_SOURCE_DIR})
target_compile_definitions(mxw_settings INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_FOREACH QT_NO_KEYWORDS
    QT_NO_URL_CAST_FROM_STRING QT_STRICT_ITERATORS QT_USE_QSTRINGBUILDER)
target_compile_options(mxw_settings INTERFACE -Wall -Wextra -Wconversion -Wno-sign-conversion
    $<$<BOOL:${MXW_WERROR}>:-Werror>)
if(MXW_SANITIZE)
    target_compile_options(mxw_settings INTERFACE -fsanitize=address,undefined -fno-omit-frame-pointer)
    target_link_options(mxw_settings INTERFACE -fsanitize=address,undefined)
endif()

# mxw_library(<name> [PUBLIC <targets>…] [PRIVATE <targets>…])
# The library of the current folder, made of the .cpp and .h files in it. It may include only what it links.
function(mxw_library name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "PUBLIC;PRIVATE")
    file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp)
    file(GLOB headers CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.h)
    if(sources)
        add_library(${name} STATIC ${sources} ${headers})
        target_link_libraries(${name} PUBLIC mxw_settings ${arg_PUBLIC} PRIVATE ${arg_PRIVATE})
    else()
        add_library(${name} INTERFACE)
        target_link_libraries(${name} INTERFACE mxw_settings ${arg_PUBLIC})
    endif()
endfunction()

# mxw_tests(LINKS <targets>… [SUPPORT <files>…])
# One Qt Test program per tst_*.cpp of the current folder, run offscreen.
function(mxw_tests)
    cmake_parse_arguments(PARSE_ARGV 0 arg "" "TIMEOUT" "LINKS;SUPPORT")
    if(NOT arg_TIMEOUT)
        set(arg_TIMEOUT 120)
    endif()
    file(GLOB tests CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/tst_*.cpp)
    foreach(test IN LISTS tests)
        get_filename_component(name ${test} NAME_WE)
        add_executable(${name} ${test} ${arg_SUPPORT})
        target_link_libraries(${name} PRIVATE mxw_settings tests_support Qt6::Test ${arg_LINKS})
        add_test(NAME ${name} COMMAND ${name})
        set_tests_properties(${name} PROPERTIES TIMEOUT ${arg_TIMEOUT}
            ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;TZ=UTC")
    endforeach()
endfunction()
