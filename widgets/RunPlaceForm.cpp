// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/RunPlaceForm.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSpinBox>

namespace mxw::widgets {

using namespace Qt::StringLiterals;
using validation::LauncherSpec;

RunPlaceForm::RunPlaceForm(QWidget *parent) : QWidget(parent), m_form(new QFormLayout(this)), m_kind(new QComboBox)
{
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->setContentsMargins(24, 0, 0, 0);
    m_form->setHorizontalSpacing(12);
    m_form->setVerticalSpacing(8);
    m_kind->setObjectName(u"launcher"_s);
    const std::pair<Kind, QString> kinds[] = {{Kind::Local, tr("This machine")},
                                              {Kind::Ssh, tr("Another machine, by ssh")},
                                              {Kind::Docker, tr("A running container (docker exec)")},
                                              {Kind::Kubectl, tr("A pod (kubectl exec)")},
                                              {Kind::Slurm, tr("A cluster (Slurm)")},
                                              {Kind::Command, tr("By a command of my own")},
                                              {Kind::Bundle, tr("Elsewhere: write a bundle to carry over")}};
    for (const auto &[kind, words] : kinds)
        m_kind->addItem(words, static_cast<int>(kind));
    m_command = addText(tr("Command:"), u"command"_s, u"ssh -J jump gpu1 {cmd}"_s);
    m_pod = addText(tr("Pod:"), u"pod"_s);
    m_container = addText(tr("Container:"), u"container"_s);
    m_namespace = addText(tr("Namespace:"), u"namespace"_s, tr("the current one"));
    m_context = addText(tr("Context:"), u"context"_s, tr("the current one"));
    m_host = addText(tr("Host:"), u"host"_s, tr("user@host, or a name of ~/.ssh/config"));
    m_port = new QSpinBox;
    m_port->setObjectName(u"port"_s);
    m_port->setRange(0, 65535);
    m_port->setSpecialValueText(tr("as ssh knows it"));
    m_form->addRow(tr("Port:"), m_port);
    m_identity = addText(tr("Key file:"), u"identity"_s, tr("the agent's, or as ssh knows it"));
    m_slurmOptions = addText(tr("Options of sbatch:"), u"slurmOptions"_s, u"--partition=maca --gres=gpu:1"_s);
    m_shards = new QSpinBox;
    m_shards->setObjectName(u"shards"_s);
    m_shards->setRange(1, 1000);
    m_form->addRow(tr("Shards of the suite:"), m_shards);
    m_runFolder = addText(tr("Folder for results:"), u"runFolder"_s, u"~/.cache/metax-workbench/runs"_s);
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        showFields();
        Q_EMIT changed();
    });
    for (const QSpinBox *box : {m_port, m_shards})
        connect(box, &QSpinBox::valueChanged, this, &RunPlaceForm::changed);
    showFields();
}

QLineEdit *RunPlaceForm::addText(const QString &label, const QString &name, const QString &placeholder)
{
    auto *edit = new QLineEdit;
    edit->setObjectName(name);
    edit->setPlaceholderText(placeholder);
    m_form->addRow(label, edit);
    connect(edit, &QLineEdit::textChanged, this, &RunPlaceForm::changed);
    return edit;
}

RunPlaceForm::Kind RunPlaceForm::kind() const
{
    return static_cast<Kind>(m_kind->currentData().toInt());
}

void RunPlaceForm::showFields()
{
    const Kind now = kind();
    const bool behindSsh = now == Kind::Ssh || now == Kind::Docker || now == Kind::Slurm;
    const std::pair<QWidget *, bool> fields[] = {
        {m_command, now == Kind::Command},
        {m_pod, now == Kind::Kubectl},
        {m_container, now == Kind::Docker || now == Kind::Kubectl},
        {m_namespace, now == Kind::Kubectl},
        {m_context, now == Kind::Kubectl},
        {m_host, behindSsh},
        {m_port, behindSsh},
        {m_identity, behindSsh},
        {m_slurmOptions, now == Kind::Slurm},
        {m_shards, now == Kind::Slurm},
        {m_runFolder, now != Kind::Local && now != Kind::Bundle},
    };
    for (const auto &[field, isNeeded] : fields)
        m_form->setRowVisible(field, isNeeded);
    m_host->setPlaceholderText(now == Kind::Ssh ? tr("user@host, or a name of ~/.ssh/config")
                                                : tr("this machine, or user@host to go there by ssh"));
    setVisible(now != Kind::Local && now != Kind::Bundle);
}

void RunPlaceForm::setLauncher(const LauncherSpec &launcher)
{
    m_given = launcher;
    m_kind->setCurrentIndex(m_kind->findData(static_cast<int>(launcher.kind)));
    m_host->setText(launcher.host);
    m_port->setValue(launcher.port);
    m_identity->setText(launcher.identityFile);
    m_container->setText(launcher.container);
    m_pod->setText(launcher.pod);
    m_namespace->setText(launcher.kubeNamespace);
    m_context->setText(launcher.kubeContext);
    m_slurmOptions->setText(launcher.slurmOptions.join(u' '));
    m_shards->setValue(launcher.slurmTasks);
    m_command->setText(launcher.command);
    m_runFolder->setText(launcher.folder);
    showFields();
}

LauncherSpec RunPlaceForm::launcher() const
{
    LauncherSpec launcher = m_given;
    launcher.kind = kind();
    const auto text = [this](QLineEdit *edit) {
        return m_form->isRowVisible(edit) ? edit->text().trimmed() : QString();
    };
    launcher.host = text(m_host);
    launcher.port = launcher.host.isEmpty() ? 0 : m_port->value();
    launcher.identityFile = text(m_identity);
    launcher.container = text(m_container);
    launcher.pod = text(m_pod);
    launcher.kubeNamespace = text(m_namespace);
    launcher.kubeContext = text(m_context);
    launcher.slurmOptions = text(m_slurmOptions).split(u' ', Qt::SkipEmptyParts);
    launcher.slurmTasks = launcher.kind == Kind::Slurm ? m_shards->value() : 1;
    launcher.command = text(m_command);
    launcher.folder = text(m_runFolder);
    return launcher;
}

} // namespace mxw::widgets
