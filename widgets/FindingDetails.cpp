// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/FindingDetails.h"

#include "models/checks/Check.h"
#include "models/items/ReviewWords.h"
#include "models/items/Words.h"
#include "widgets/Theme.h"

#include <QEvent>

namespace mxw::widgets {

using namespace Qt::StringLiterals;

namespace {

QString escaped(const QString &text)
{
    return text.toHtmlEscaped().replace(u'\n', u"<br>"_s);
}

QString paragraph(const QString &label, const QString &value)
{
    if (value.isEmpty())
        return {};
    const auto muted = Theme::current().color(Theme::Token::Muted).name();
    return u"<p style=\"margin:0 0 6px 0\"><span style=\"color:%1\">%2</span><br>%3</p>"_s.arg(muted, escaped(label),
                                                                                               escaped(value));
}

} // namespace

FindingDetails::FindingDetails(QWidget *parent) : QTextBrowser(parent)
{
    setOpenLinks(false);
    setFrameShape(NoFrame);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setAccessibleName(tr("Details of the finding"));
    document()->setDocumentMargin(12);
    render();
}

void FindingDetails::setFinding(const checks::Finding *finding, const review::SuppressionRecord *suppression,
                                const review::JudgementRecord *judgement)
{
    m_judgement = judgement ? std::optional(*judgement) : std::nullopt;
    m_suppression.reset();
    if (suppression)
        m_suppression = *suppression;
    if (finding)
        m_finding = *finding;
    else
        m_finding.reset();
    render();
}

void FindingDetails::changeEvent(QEvent *event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        render(); // colours are written into the text
}

void FindingDetails::render()
{
    if (!m_finding) {
        setHtml(paragraph({}, tr("Select a finding to read what it means.")));
        return;
    }
    const auto &f = *m_finding;
    const auto title = u"%1 %2"_s.arg(f.check, checks::checkTitle(f.check));
    auto html = u"<p style=\"margin:0 0 6px 0\"><b>%1</b> · %2</p><p style=\"margin:0 0 6px 0\">%3</p>"_s.arg(
        escaped(title), escaped(items::severityText(f.severity)), escaped(f.message));
    if (m_suppression) {
        html +=
            paragraph(tr("Suppressed %1 by %2")
                          .arg(m_suppression->time.toLocalTime().toString(u"yyyy-MM-dd HH:mm"_s), m_suppression->actor),
                      m_suppression->suppressed.reason);
    }
    if (m_judgement) {
        const review::FindingJudged &judged = m_judgement->judged;
        html += paragraph(tr("Attributed %1 by %2")
                              .arg(m_judgement->time.toLocalTime().toString(u"yyyy-MM-dd HH:mm"_s), m_judgement->actor),
                          QStringList{items::judgementText(judged), judged.text}.join(u'\n').trimmed());
    }
    html += paragraph(tr("Consequence"), f.consequence);
    html += paragraph(tr("Moved to"), f.movedTo);
    html += paragraph(tr("In the plugin"), items::placeText(f.file, f.line));
    html += paragraph(tr("Upstream"), items::placeText(f.upstreamFile, f.upstreamLine));
    html += paragraph(tr("Upstream commit"), f.commitText());
    html += paragraph(tr("Evidence level"),
                      items::evidenceText(f.evidence) + u". "_s + items::evidenceSentence(f.evidence));
    html += paragraph(tr("Details"), f.details.join(u'\n'));
    setHtml(html);
}

} // namespace mxw::widgets
