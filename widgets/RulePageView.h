// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

namespace mxw::widgets {

/// A page of Markdown in the colours of the theme, code in the fixed font. Nothing in it is ever loaded or opened.
class RulePageView : public QTextBrowser
{
    Q_OBJECT
public:
    explicit RulePageView(QWidget *parent = nullptr);
    void setPage(const QString &markdown);

protected:
    QVariant loadResource(int type, const QUrl &name) override;
    void changeEvent(QEvent *event) override;

private:
    void render();

    QString m_markdown;
};

} // namespace mxw::widgets
