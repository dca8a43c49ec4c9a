// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/ChainPanePrivate.h"

#include "models/items/ChainWords.h"
#include "widgets/ChainBar.h"
#include "widgets/ChainImage.h"
#include "widgets/ChainOutline.h"
#include "widgets/ChainView.h"
#include "widgets/ElidedLabel.h"
#include "widgets/MessagePane.h"

#include <QDir>
#include <QFileDialog>
#include <QLocale>
#include <QSplitter>
#include <QStackedWidget>

#include <algorithm>

namespace mxw::widgets {

using namespace Qt::StringLiterals;

void ChainPane::Private::draw(bool stay, const QString &anchor)
{
    if (!graph || graph->nodes.empty())
        return;
    ChainPictureRequest request{graph, history.step().focus, {}, q->font()};
    if (stay && view->picture())
        request.keep = view->picture()->places();
    drawing.start([request](std::stop_token stop) { return drawChain(request, std::move(stop)); },
                  [this, anchor](Drawn drawn) { show(std::move(drawn), anchor); });
    slow.start();
    refreshBar();
}

void ChainPane::Private::show(Drawn drawn, const QString &anchor)
{
    slow.stop();
    if (!drawn) {
        showFailure(drawn.error());
    } else {
        const auto &picture = *drawn;
        const QString wanted = history.step().current; // the view tells of its own choice first
        view->setPicture(picture, focusKey(), anchor);
        std::vector<bool> shown(picture->shownAs.size());
        std::transform(picture->shownAs.begin(), picture->shownAs.end(), shown.begin(),
                       [](int node) { return node >= 0; });
        outline->setShown(std::move(shown));
        if (!wanted.isEmpty() && picture->indexOf(wanted) >= 0)
            view->setCurrent(wanted);
        currentChanged(view->currentKey());
        canvas->setCurrentWidget(view);
    }
    pages->setCurrentWidget(splitter);
    refreshHits();
    refreshBusy();
    refreshBar();
    refreshNotices();
    Q_EMIT q->pictureChanged();
}

void ChainPane::Private::showFailure(const Error &error)
{
    const auto &focus = history.step().focus;
    QString action;
    if (!focus.nodes.isEmpty() && focus.depth > 1)
        action = tr("Show fewer hops");
    else if (bar->isWhole())
        action = tr("Show this entry only");
    refusal->setMessage(error.what, error.advice, action, error.detail);
    view->setPicture({}, {});
    outline->setShown(std::vector<bool>(graph->nodes.size(), false));
    canvas->setCurrentWidget(refusal);
}

void ChainPane::Private::showLess()
{
    const auto &focus = history.step().focus;
    if (!focus.nodes.isEmpty() && focus.depth > 1)
        q->setDepth(focus.depth - 1);
    else {
        bar->setWhole(false);
        Q_EMIT q->wholeRequested(false);
    }
}

void ChainPane::Private::go(int steps)
{
    if (!history.canGo(steps))
        return;
    history.step().current = view->currentKey();
    history.go(steps);
    draw(false, {});
}

void ChainPane::Private::expand(const QString &key)
{
    const auto picture = view->picture();
    const int node = picture ? picture->indexOf(key) : -1;
    if (node < 0)
        return;
    const auto &shown = picture->chain.nodes[size_t(node)];
    auto &focus = history.step().focus;
    if (shown.isBundle()) {
        focus.opened.insert(key);
        for (const int member : shown.members)
            bundleOf.insert(graph->nodes[size_t(member)].id, key);
        // The bundle goes; the place of its first node is the one to keep an eye on.
        history.step().current = graph->nodes[size_t(shown.members.front())].id;
    } else {
        if (shown.hiddenBefore + shown.hiddenAfter == 0)
            return;
        focus.expanded.insert(key);
        history.step().current = key;
    }
    draw(true, shown.isBundle() ? focusKey() : key);
}

void ChainPane::Private::collapse(const QString &key)
{
    auto &focus = history.step().focus;
    history.step().current = key;
    if (focus.expanded.remove(key)) {
        draw(true, key);
    } else if (const QString bundle = bundleOf.value(key); focus.opened.remove(bundle)) {
        history.step().current = bundle;
        draw(true, focusKey());
    }
}

QString ChainPane::Private::focusKey() const
{
    return history.step().focus.nodes.value(0);
}

void ChainPane::Private::refreshBar()
{
    const auto picture = view->picture();
    bar->setHistory(history.canGo(-1), history.canGo(1));
    bar->setPictured(picture != nullptr);
    bar->setDepthEnabled(graph && !focusKey().isEmpty());
    bar->setDepth(history.step().focus.depth);
    if (!graph) {
        bar->setTitle(title, {});
        return;
    }
    const QLocale locale;
    size_t shown = 0;
    if (picture)
        shown = size_t(std::ranges::count_if(picture->shownAs, [](int node) { return node >= 0; }));
    const QString count = shown == graph->nodes.size()
                              ? tr("%n node(s)", nullptr, int(shown))
                              : tr("%1 of %2 nodes").arg(locale.toString(shown), locale.toString(graph->nodes.size()));
    QStringList parts{title};
    if (const int node = graph->indexOf(focusKey()); node >= 0 && graph->nodes[size_t(node)].title != title)
        parts << tr("around %1").arg(graph->nodes[size_t(node)].title);
    parts << count;
    parts.removeAll(QString());
    bar->setTitle(parts.join(u" · "_s), parts.join(u'\n'));
}

void ChainPane::Private::refreshNotices()
{
    QStringList notices = graph ? graph->notices : QStringList();
    if (view->picture())
        notices << view->picture()->layout.notice << exportNotice;
    notices.removeAll(QString());
    notice->setText(notices.join(u" · "_s));
    notice->setFullText(notices.join(u'\n'));
    noticeRow->setVisible(!notices.isEmpty());
}

void ChainPane::Private::refreshBusy()
{
    bar->setBusy(!busyWords.isEmpty() ? busyWords : (drawing.isRunning() ? tr("Laying out…") : QString()));
}

void ChainPane::Private::refreshHits()
{
    const auto picture = view->picture();
    const QStringList words = outline->searchWords();
    if (!picture || words.isEmpty()) {
        view->setHits({});
        const auto matches =
            !picture && graph && !words.isEmpty()
                ? std::ranges::count_if(graph->nodes, [&](const auto &node) { return items::nodeMatches(node, words); })
                : 0;
        outline->setResult(-1, 0, int(matches));
        return;
    }
    std::vector<bool> hits(picture->nodes.size());
    int hidden = 0;
    for (size_t i = 0; i < graph->nodes.size(); ++i) {
        if (!items::nodeMatches(graph->nodes[i], words))
            continue;
        if (const int node = picture->shownAs[i]; node >= 0)
            hits[size_t(node)] = true;
        else
            ++hidden;
    }
    view->setHits(std::move(hits));
    const auto order = hitsInOrder();
    const auto at = std::ranges::find(order, view->emphasis().current);
    outline->setResult(at == order.end() ? -1 : int(at - order.begin()), int(order.size()), hidden);
}

std::vector<int> ChainPane::Private::hitsInOrder() const
{
    std::vector<int> order;
    const auto &hits = view->emphasis().hits;
    for (size_t i = 0; i < hits.size(); ++i) {
        if (hits[i])
            order.push_back(int(i));
    }
    const auto &picture = *view->picture();
    std::ranges::sort(order, {}, [&](int node) {
        return std::pair(picture.chain.nodes[size_t(node)].stage, picture.layout.nodes[size_t(node)].top());
    });
    return order;
}

void ChainPane::Private::find(int step)
{
    if (!view->picture())
        return;
    const auto order = hitsInOrder();
    if (order.empty())
        return;
    const int count = int(order.size());
    const auto at = std::ranges::find(order, view->emphasis().current);
    const int current = at == order.end() ? (step > 0 ? -1 : count) : int(at - order.begin());
    const int next = (current + step + count) % count;
    view->setCurrent(view->picture()->chain.nodes[size_t(order[size_t(next)])].key);
    refreshHits();
}

void ChainPane::Private::currentChanged(const QString &key)
{
    history.step().current = key;
    const auto picture = view->picture();
    const int node = picture ? picture->indexOf(key) : -1;
    if (node < 0) {
        outline->setCurrentNode(-1);
        return;
    }
    const auto &members = picture->chain.nodes[size_t(node)].members;
    // One of a bundle that was chosen in the outline stays chosen there.
    if (std::ranges::find(members, outline->currentNode()) == members.end())
        outline->setCurrentNode(members.front());
    if (!outline->searchWords().isEmpty())
        refreshHits();
}

void ChainPane::Private::nodeSelected(int node)
{
    const auto picture = view->picture();
    if (picture && picture->shownAs[size_t(node)] >= 0)
        view->setCurrent(picture->chain.nodes[size_t(picture->shownAs[size_t(node)])].key);
}

void ChainPane::Private::nodeActivated(int node)
{
    const auto picture = view->picture();
    const auto &code = graph->nodes[size_t(node)];
    if (!picture || picture->shownAs[size_t(node)] < 0)
        q->focusOn(code.id);
    else if (!code.file.isEmpty())
        Q_EMIT q->codeRequested(code.upstream, code.file, code.line, code.endLine);
}

void ChainPane::Private::askForFile(const QString &suffix)
{
    const QString kind = suffix == "svg"_L1 ? tr("SVG picture (*.svg)") : tr("PNG picture (*.png)");
    auto *dialog = new QFileDialog(q, tr("Export the chain"), QDir::homePath(), kind);
    dialog->setObjectName(u"chainExportDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix);
    dialog->selectFile(u"chain."_s + suffix);
    connect(dialog, &QFileDialog::fileSelected, q, &ChainPane::exportTo);
    dialog->open();
}

} // namespace mxw::widgets
