// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/validation/RunSpec.h"

#include <QWidget>

class QComboBox;
class QFormLayout;
class QLineEdit;
class QSpinBox;

namespace mxw::widgets {

/// Where a run happens: the choice, and below it the fields that the choice needs.
class RunPlaceForm : public QWidget
{
    Q_OBJECT
public:
    explicit RunPlaceForm(QWidget *parent = nullptr);

    /// For the form around, which gives it its label.
    QComboBox *kindBox() const { return m_kind; }
    void setLauncher(const validation::LauncherSpec &launcher);
    validation::LauncherSpec launcher() const;

Q_SIGNALS:
    void changed();

private:
    using Kind = validation::LauncherSpec::Kind;

    QLineEdit *addText(const QString &label, const QString &name, const QString &placeholder = {});
    void showFields();
    Kind kind() const;

    validation::LauncherSpec m_given;
    QFormLayout *m_form;
    QComboBox *m_kind;
    QLineEdit *m_host;
    QSpinBox *m_port;
    QLineEdit *m_identity;
    QLineEdit *m_container;
    QLineEdit *m_pod;
    QLineEdit *m_namespace;
    QLineEdit *m_context;
    QLineEdit *m_slurmOptions;
    QSpinBox *m_shards;
    QLineEdit *m_command;
    QLineEdit *m_runFolder;
};

} // namespace mxw::widgets
