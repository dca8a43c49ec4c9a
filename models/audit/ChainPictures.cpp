// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/ChainPictures.h"

#include "models/dispatch/ChainExport.h"
#include "models/dispatch/ChainImport.h"
#include "models/dispatch/VisibleChain.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace mxw::audit {

namespace {

/// "registration → lookup → method", with the titles of the first nodes of each stage.
Rich wordsOf(const dispatch::ChainGraph &graph)
{
    constexpr int MostTitles = 3;
    std::vector<Rich> stages;
    for (int stage = 0; stage < dispatch::StageCount; ++stage) {
        std::vector<Rich> titles;
        int more = 0;
        for (const dispatch::ChainNode &node : graph.nodes) {
            if (int(node.stage) != stage)
                continue;
            if (int(titles.size()) < MostTitles)
                titles.push_back(Rich::code(node.title));
            else
                ++more;
        }
        if (more > 0)
            titles.push_back(Rich::words(u"+ %1"_s.arg(more)));
        if (!titles.empty())
            stages.push_back(Rich::words(dispatch::stageName(dispatch::Stage(stage)) + u' ') +
                             Rich::joined(titles, u", "_s));
    }
    return Rich::joined(stages, u" → "_s);
}

} // namespace

ChainPictures::ChainPictures(const AuditInput &input) : m_input(input)
{
    if (input.content && !input.state.filesDigest().isEmpty())
        m_kept =
            review::KeptFiles::fromJson(QJsonDocument::fromJson(input.content(input.state.filesDigest())).object());
}

std::optional<Picture> ChainPictures::ofEntry(const inventory::Entry &entry) const
{
    const QString digest = m_kept ? m_kept->chains.value(entry.id) : QString();
    if (digest.isEmpty())
        return {};
    const auto graph = dispatch::chainFromJson(QJsonDocument::fromJson(m_input.content(digest)).object());
    if (!graph || graph->nodes.size() < 2)
        return {};
    dispatch::ChainFocus focus;
    const dispatch::VisibleChain visible = dispatch::visibleChain(*graph, focus);
    dispatch::LayoutOptions options;
    options.dotProgram.clear();
    options.maximumNodes = 120;
    auto layout = dispatch::layOut(visible, dispatch::plainSizes(*graph, visible), options);
    Picture picture{.title = tr("Dispatch chain"), .words = wordsOf(*graph)};
    if (layout) {
        layout->notice.clear(); // no dot was asked for
        picture.svg = dispatch::toSvg(*graph, visible, *layout, tr("Dispatch chain of %1").arg(entry.symbol));
    }
    return picture;
}

} // namespace mxw::audit
