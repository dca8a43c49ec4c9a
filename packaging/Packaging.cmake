# SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What is installed beside the program, and the Debian package made of it (`./dev package`).
include(GNUInstallDirs)

if(TARGET metax-workbench)
    set(packaging ${PROJECT_SOURCE_DIR}/packaging)
    install(FILES ${packaging}/metax-workbench.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
    install(FILES ${packaging}/metax-workbench.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
    install(FILES ${packaging}/metax-workbench.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
    install(FILES ${packaging}/metax-workbench-mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages
        RENAME metax-workbench.xml)
    install(FILES ${packaging}/metax-workbench.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
    install(FILES ${packaging}/copyright ${PROJECT_SOURCE_DIR}/README.md ${PROJECT_SOURCE_DIR}/CHANGELOG.md
        ${PROJECT_SOURCE_DIR}/resources/help/user-guide.md DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/metax-workbench)
endif()

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME metax-workbench)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_VENDOR "MetaX Upgrade Workbench contributors")
set(CPACK_PACKAGE_CONTACT "MetaX Upgrade Workbench contributors <contributors@metax-workbench.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Review what an upstream upgrade does to a plugin")
set(CPACK_PACKAGE_DESCRIPTION "Finds the runtime patches of a plugin, compares them with the upstream code at two
revisions, names what may be wrong, and keeps the reviewer's decisions as an audit record.")
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# The database driver is loaded at run time, so no linker sees it. git makes the sample repositories.
set(CPACK_DEBIAN_PACKAGE_DEPENDS libqt6sql6-sqlite)
# Chinese: the names of the standard buttons, and a font. Graphviz orders the nodes of dispatch chains.
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "git, graphviz, qt6-translations-l10n, fonts-noto-cjk")
include(CPack)
