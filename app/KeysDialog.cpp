// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/KeysDialog.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace mxw::app {

using namespace Qt::StringLiterals;

namespace {

QString withoutMnemonic(QString text)
{
    return text.remove(u'&').remove(u'…');
}

QTreeWidgetItem *groupItem(const WindowActions &actions, WindowActions::Group group)
{
    auto *top = new QTreeWidgetItem({withoutMnemonic(WindowActions::groupTitle(group))});
    QFont bold;
    bold.setBold(true);
    top->setFont(0, bold);
    for (const QAction *action : actions.group(group)) {
        if (!action || action->shortcuts().isEmpty())
            continue;
        QStringList keys;
        for (const QKeySequence &key : action->shortcuts())
            keys.append(key.toString(QKeySequence::NativeText));
        new QTreeWidgetItem(top, {withoutMnemonic(action->text()), keys.join(u"   "_s)});
    }
    return top;
}

} // namespace

KeysDialog::KeysDialog(const WindowActions &actions, QWidget *parent) : QDialog(parent)
{
    using Group = WindowActions::Group;
    setWindowTitle(tr("Keys"));
    auto *list = new QTreeWidget(this);
    list->setAccessibleName(tr("Keys"));
    list->setHeaderLabels({tr("What it does"), tr("Keys")});
    list->setSelectionMode(QAbstractItemView::NoSelection);
    list->setRootIsDecorated(false);
    for (const Group group : {Group::Review, Group::View, Group::Edit, Group::File, Group::Help})
        list->addTopLevelItem(groupItem(actions, group));
    list->topLevelItem(0)->addChild(new QTreeWidgetItem({tr("Go from the inventory to the comparison"), tr("Enter")}));
    list->expandAll();
    list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    list->header()->setStretchLastSection(false);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(list);
    layout->addWidget(buttons);
    buttons->button(QDialogButtonBox::Close)->setFocus();
    resize(fontMetrics().averageCharWidth() * 70, fontMetrics().height() * 38);
}

} // namespace mxw::app
