// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/Evidence.h"

#include <QDialog>

namespace mxw::widgets {

class GrowingEdit;

/// Shows what is about to be attached to an entry as evidence. Level, device and summary are what the run gives; what
/// it leaves open is for the reviewer to say.
class EvidenceDialog : public QDialog
{
    Q_OBJECT
public:
    EvidenceDialog(const review::Evidence &evidence, const QString &entryName, QWidget *parent = nullptr);

    review::Evidence evidence() const;

private:
    review::Evidence m_evidence;
    GrowingEdit *m_untested;
};

} // namespace mxw::widgets
