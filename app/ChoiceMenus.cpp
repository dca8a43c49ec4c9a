// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ChoiceMenus.h"

#include "app/MessageBoxes.h"
#include "app/Preferences.h"
#include "widgets/Theme.h"

#include <QActionGroup>
#include <QApplication>
#include <QMenu>

namespace mxw::app {

using namespace Qt::StringLiterals;

namespace {

/// The context of this file's words.
struct ChoiceMenus
{
    Q_DECLARE_TR_FUNCTIONS(mxw::app::ChoiceMenus)
};

QAction *addChoice(QActionGroup *choices, QMenu *menu, const QString &text, bool checked)
{
    QAction *action = menu->addAction(text);
    action->setCheckable(true);
    action->setChecked(checked);
    choices->addAction(action);
    return action;
}

} // namespace

void applyAppearance()
{
    using Mode = widgets::Theme::Mode;
    const Preferences::Appearance appearance = Preferences().appearance();
    const Mode mode = appearance == Preferences::Appearance::Light  ? Mode::Light
                      : appearance == Preferences::Appearance::Dark ? Mode::Dark
                                                                    : widgets::Theme::systemMode();
    widgets::Theme(mode).apply(*static_cast<QApplication *>(QCoreApplication::instance()));
}

QMenu *makeAppearanceMenu(QWidget *parent)
{
    using Appearance = Preferences::Appearance;
    auto *menu = new QMenu(ChoiceMenus::tr("&Appearance"), parent);
    auto *choices = new QActionGroup(menu);
    const Appearance now = Preferences().appearance();
    for (const auto &[appearance, text] : {std::pair{Appearance::System, ChoiceMenus::tr("As the system")},
                                           std::pair{Appearance::Light, ChoiceMenus::tr("Light")},
                                           std::pair{Appearance::Dark, ChoiceMenus::tr("Dark")}}) {
        QAction *action = addChoice(choices, menu, text, appearance == now);
        QObject::connect(action, &QAction::triggered, menu, [appearance] {
            Preferences().setAppearance(appearance);
            applyAppearance();
        });
    }
    return menu;
}

QMenu *makeLanguageMenu(QWidget *parent)
{
    auto *menu = new QMenu(ChoiceMenus::tr("&Language"), parent);
    auto *choices = new QActionGroup(menu);
    const QString now = Preferences().language();
    for (const auto &[language, text] : {std::pair{QString(), ChoiceMenus::tr("As the system")},
                                         std::pair{u"en"_s, u"English"_s}, std::pair{u"zh_CN"_s, u"简体中文"_s}}) {
        QAction *action = addChoice(choices, menu, text, language == now);
        QObject::connect(action, &QAction::triggered, parent, [parent, language] {
            Preferences().setLanguage(language);
            showInformation(parent, ChoiceMenus::tr("The language changes when the program is started again."), {});
        });
    }
    return menu;
}

} // namespace mxw::app
