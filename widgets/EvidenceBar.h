// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Finding.h"

#include <QWidget>

namespace mxw::widgets {

class ThinBar;
class WrapText;

/// How strong the evidence is: the level's word, what it rests on, and six boxes of which as many are filled.
class EvidenceBar : public QWidget
{
    Q_OBJECT
public:
    explicit EvidenceBar(QWidget *parent = nullptr);
    void setLevel(checks::EvidenceLevel level);

private:
    ThinBar *m_bar = nullptr;
    WrapText *m_words = nullptr;
};

} // namespace mxw::widgets
