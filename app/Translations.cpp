// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/Translations.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QTranslator>

namespace mxw::app {

using namespace Qt::StringLiterals;

QLocale localeFor(const QString &asked)
{
    return asked.isEmpty() ? QLocale::system() : QLocale(asked);
}

void installTranslators(QCoreApplication &application, const QLocale &locale)
{
    QLocale::setDefault(locale); // numbers, and the language of the rule pages
    struct Source
    {
        QString name;
        QString folder;
    };
    const Source sources[] = {{u"qtbase"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath)},
                              {u"metax-workbench"_s, u":/i18n"_s}};
    for (const Source &source : sources) {
        auto *translator = new QTranslator(&application);
        // The English catalogue holds the plural forms: it serves every language that has none of its own.
        if (translator->load(locale, source.name, u"_"_s, source.folder) ||
            translator->load(QLocale(QLocale::English), source.name, u"_"_s, source.folder))
            QCoreApplication::installTranslator(translator);
        else
            delete translator;
    }
}

} // namespace mxw::app
