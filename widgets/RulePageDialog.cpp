// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/RulePageDialog.h"

#include "models/checks/Check.h"
#include "models/checks/RulePage.h"
#include "widgets/RulePageView.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QVBoxLayout>

namespace mxw::widgets {

using namespace Qt::StringLiterals;

RulePageDialog::RulePageDialog(QWidget *parent)
    : QDialog(parent), m_checks(new QComboBox(this)), m_page(new RulePageView(this))
{
    setModal(false);
    for (const checks::Check &check : checks::catalogue())
        m_checks->addItem(check.id + u' ' + check.title(), check.id);
    m_checks->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    auto *label = new QLabel(tr("&Check"), this);
    label->setBuddy(m_checks);
    auto *top = new QHBoxLayout;
    top->addWidget(label);
    top->addWidget(m_checks, 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(top);
    layout->addWidget(m_page, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_checks, &QComboBox::currentIndexChanged, this, &RulePageDialog::showPage);
    const int unit = fontMetrics().averageCharWidth();
    resize(unit * 92, unit * 104);
    m_page->setFocus();
    showPage();
}

void RulePageDialog::setCheck(const QString &id)
{
    if (const int index = m_checks->findData(id); index >= 0)
        m_checks->setCurrentIndex(index);
}

QString RulePageDialog::check() const
{
    return m_checks->currentData().toString();
}

void RulePageDialog::showPage()
{
    const auto page = checks::RulePage::loadTranslated(check());
    m_page->setPage(page ? page->markdown() : QString());
    m_page->setAccessibleName(m_checks->currentText());
    setWindowTitle(m_checks->currentText());
}

} // namespace mxw::widgets
