// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/checks/Scan.h"

#include <QDialog>

#include <functional>
#include <memory>

namespace mxw::widgets {

/// Asks for two repositories, base, target and subject. Validates while the user types (debounced, off the window's
/// thread) and says per field what is wrong and what to do; remembers recent choices. OK is enabled only for a valid
/// setup.
class NewReviewDialog : public QDialog
{
    Q_OBJECT
public:
    /// What a field's check gives: an error, or words that confirm it ("6c427dd · 2026-06-23 · Fix …").
    using Validator = std::function<Result<checks::ReviewSetup>(const checks::ScanRequest &)>;

    explicit NewReviewDialog(Validator validator, QWidget *parent = nullptr);
    ~NewReviewDialog() override;

    void setRequest(const checks::ScanRequest &request);
    checks::ScanRequest request() const;
    /// Where the session will be kept; proposed from the plugin's name and the date, may be changed.
    QString sessionFile() const;
    /// Session of an earlier review that this one follows on; may be empty.
    QString priorFile() const;

public Q_SLOTS:
    void accept() override;

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace mxw::widgets
