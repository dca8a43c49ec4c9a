// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QSpinBox;
class QToolButton;

namespace mxw::widgets {

class ElidedLabel;

/// The line above a dispatch chain: back and forward, what is shown, how far, of what, fit, export.
class ChainBar : public QWidget
{
    Q_OBJECT
public:
    explicit ChainBar(QWidget *parent = nullptr);

    void setTitle(const QString &title, const QString &full);
    void setHistory(bool back, bool forward);
    void setDepth(int depth);
    int depth() const;
    /// False while there is no picture, or one that is not cut by hops.
    void setDepthEnabled(bool enabled);
    void setWhole(bool whole);
    bool isWhole() const;
    void setPictured(bool pictured);    ///< false: nothing to fit or to export
    void setBusy(const QString &words); ///< empty: not busy

Q_SIGNALS:
    void backRequested();
    void forwardRequested();
    void depthChosen(int depth);
    void wholeRequested(bool whole);
    void fitRequested();
    void exportRequested(const QString &suffix); ///< "svg" or "png"

protected:
    void changeEvent(QEvent *event) override;

private:
    QToolButton *addButton(QHBoxLayout *row, const QString &iconName, const QString &tip);
    void addScope(QHBoxLayout *row);
    void refreshScope();
    void addDepth(QHBoxLayout *row);
    void addExport(QHBoxLayout *row);

    QToolButton *m_back = nullptr;
    QToolButton *m_forward = nullptr;
    ElidedLabel *m_title = nullptr;
    QLabel *m_busy = nullptr;
    QLabel *m_depthWord = nullptr;
    QSpinBox *m_depth = nullptr;
    QToolButton *m_entry = nullptr;
    QToolButton *m_whole = nullptr;
    QToolButton *m_fit = nullptr;
    QToolButton *m_export = nullptr;
};

} // namespace mxw::widgets
