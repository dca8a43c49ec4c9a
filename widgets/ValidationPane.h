// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/validation/MsprobeImport.h"
#include "models/validation/Run.h"

#include <QWidget>

#include <memory>
#include <vector>

namespace mxw::widgets {

/// Bottom pane: the validation runs of the review, the cases of the selected one, and charts and details of the
/// selected case. Live while runs go on. Starts nothing itself.
class ValidationPane : public QWidget
{
    Q_OBJECT
public:
    explicit ValidationPane(QWidget *parent = nullptr);
    ~ValidationPane() override;

    void setRuns(std::vector<validation::Run> runs);
    /// A run got on, or is new; what is selected stays.
    void updateRun(const validation::Run &run);
    void selectRun(const QString &id);
    void selectCase(const QString &id, const QString &node);
    /// A pair of msprobe dumps that was imported for this run; it is shown in the chart of layers.
    void setLayers(const QString &runId, validation::LayerComparison layers);
    void setReadOnly(bool readOnly); ///< nothing can be started or attached

    QString currentRun() const;  ///< an id; empty when there is none
    QString currentNode() const; ///< of the selected case; empty when none is

    /// Writes the chart that is shown as PNG or SVG, by the suffix.
    Result<void> savePicture(const QString &file) const;
    /// Writes the shown cases as CSV, in the order shown.
    Result<void> saveTable(const QString &file) const;

Q_SIGNALS:
    void newRunRequested();
    void repeatRequested(const QString &id);
    void cancelRequested(const QString &id);
    void importRequested();
    void sourceRequested(const QString &file, int line);
    void evidenceRequested(const QString &runId, const QString &node); ///< an empty node: the whole run
    void compareDumpRequested(const QString &runId, const QString &first, const QString &second);
    void exportPictureRequested();
    void exportTableRequested();
    void currentRunChanged(const QString &id);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace mxw::widgets
