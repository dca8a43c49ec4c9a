<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>mxw::app::CommitsCommand</name>
    <message numerus="yes">
        <source>%n commit(s)</source>
        <translation>
            <numerusform>%n commit</numerusform>
            <numerusform>%n commits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::app::EvidenceDesk</name>
    <message numerus="yes">
        <source>%n byte(s) that are not text.</source>
        <translation>
            <numerusform>%n byte that is not text.</numerusform>
            <numerusform>%n bytes that are not text.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::app::ExportCommand</name>
    <message numerus="yes">
        <source>No final record was written: %n point(s) are open. Without --final, a draft is written.</source>
        <translation>
            <numerusform>No final record was written: %n point is open. Without --final, a draft is written.</numerusform>
            <numerusform>No final record was written: %n points are open. Without --final, a draft is written.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::app::MainWindow</name>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n finding</numerusform>
            <numerusform>%n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n suppressed</source>
        <translation>
            <numerusform>%n suppressed</numerusform>
            <numerusform>%n suppressed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::app::MergeCommand</name>
    <message numerus="yes">
        <source>%n conflict(s):</source>
        <translation>
            <numerusform>%n conflict:</numerusform>
            <numerusform>%n conflicts:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::app::ReplayCommand</name>
    <message numerus="yes">
        <source>%n deviation(s).</source>
        <translation>
            <numerusform>%n deviation.</numerusform>
            <numerusform>%n deviations.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::app::RunSummary</name>
    <message numerus="yes">
        <source>%n comparison(s)</source>
        <translation>
            <numerusform>%n comparison</numerusform>
            <numerusform>%n comparisons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be collected</source>
        <translation>
            <numerusform>%n file could not be collected</numerusform>
            <numerusform>%n files could not be collected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::app::ScanReport</name>
    <message numerus="yes">
        <source>%n patch(es)</source>
        <translation>
            <numerusform>%n patch</numerusform>
            <numerusform>%n patches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s) in the JSON</source>
        <translation>
            <numerusform>%n more line in the JSON</numerusform>
            <numerusform>%n more lines in the JSON</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n registration(s)</source>
        <translation>
            <numerusform>%n registration</numerusform>
            <numerusform>%n registrations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::audit::EventWords</name>
    <message numerus="yes">
        <source>repositories compared with the scan: %n change(s)</source>
        <translation>
            <numerusform>repositories compared with the scan: %n change</numerusform>
            <numerusform>repositories compared with the scan: %n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::audit::MarkdownWriter</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) concerned</source>
        <translation>
            <numerusform>%n entry concerned</numerusform>
            <numerusform>%n entries concerned</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::audit::ModelSections</name>
    <message numerus="yes">
        <source>%n entries: %1</source>
        <translation>
            <numerusform>%n entry: %1</numerusform>
            <numerusform>%n entries: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::audit::RereviewSection</name>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n new</numerusform>
            <numerusform>%n new</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::checks::BypassedInit</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::checks::ChangedByBoth</name>
    <message numerus="yes">
        <source>Upstream changed %1 since base in %n places that the copy changed, too.</source>
        <translation>
            <numerusform>Upstream changed %1 since base in %n place that the copy changed, too.</numerusform>
            <numerusform>Upstream changed %1 since base in %n places that the copy changed, too.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::checks::IncompleteClasses</name>
    <message numerus="yes">
        <source>… %n more places</source>
        <translation>
            <numerusform>… %n more place</numerusform>
            <numerusform>… %n more places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::checks::IncompleteNotes</name>
    <message numerus="yes">
        <source>%n modification marks give no reason.</source>
        <translation>
            <numerusform>%n modification mark gives no reason.</numerusform>
            <numerusform>%n modification marks give no reason.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modification marks do not say when they can be removed.</source>
        <translation>
            <numerusform>%n modification mark does not say when it can be removed.</numerusform>
            <numerusform>%n modification marks do not say when they can be removed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::checks::MissedHunks</name>
    <message numerus="yes">
        <source>… %n more lines</source>
        <translation>
            <numerusform>… %n more line</numerusform>
            <numerusform>… %n more lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::checks::MissedUpstreamChanges</name>
    <message numerus="yes">
        <source>Upstream changed what %1 does outside of its functions and classes since base; the copy lacks %n of the changes.</source>
        <translation>
            <numerusform>Upstream changed what %1 does outside of its functions and classes since base; the copy lacks %n of the changes.</numerusform>
            <numerusform>Upstream changed what %1 does outside of its functions and classes since base; the copy lacks %n of the changes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Upstream changed what the class body of %1 holds since base; the copy lacks %n of the changes.</source>
        <translation>
            <numerusform>Upstream changed what the class body of %1 holds since base; the copy lacks %n of the changes.</numerusform>
            <numerusform>Upstream changed what the class body of %1 holds since base; the copy lacks %n of the changes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Upstream changed %1 since base; the copy lacks %n of the changes.</source>
        <translation>
            <numerusform>Upstream changed %1 since base; the copy lacks %n of the changes.</numerusform>
            <numerusform>Upstream changed %1 since base; the copy lacks %n of the changes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::checks::StaleCopies</name>
    <message numerus="yes">
        <source>Upstream changed what the class body of %1 holds since base; the replacement lacks %n of the changes.</source>
        <translation>
            <numerusform>Upstream changed what the class body of %1 holds since base; the replacement lacks %n of the changes.</numerusform>
            <numerusform>Upstream changed what the class body of %1 holds since base; the replacement lacks %n of the changes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Upstream changed %1 since base; the replacement lacks %n of the changes.</source>
        <translation>
            <numerusform>Upstream changed %1 since base; the replacement lacks %n of the changes.</numerusform>
            <numerusform>Upstream changed %1 since base; the replacement lacks %n of the changes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::checks::UnannotatedDifferences</name>
    <message numerus="yes">
        <source>… %n more</source>
        <translation>
            <numerusform>… %n more</numerusform>
            <numerusform>… %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places outside of functions and classes differ from %1 without a mark.</source>
        <translation>
            <numerusform>%n place outside of functions and classes differs from %1 without a mark.</numerusform>
            <numerusform>%n places outside of functions and classes differ from %1 without a mark.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places of the copy differ from %1 outside modification marks.</source>
        <translation>
            <numerusform>%n place of the copy differs from %1 outside modification marks.</numerusform>
            <numerusform>%n places of the copy differ from %1 outside modification marks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n definitions differ from %1 outside modification marks.</source>
        <translation>
            <numerusform>%n definition differs from %1 outside modification marks.</numerusform>
            <numerusform>%n definitions differ from %1 outside modification marks.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::checks::UndisposedCommits</name>
    <message numerus="yes">
        <source>The plugin&apos;s copy of %n of its files does not have the change, or only a part of it: what runs there stays as it was, silently.</source>
        <translation>
            <numerusform>The plugin&apos;s copy of %n of its files does not have the change, or only a part of it: what runs there stays as it was, silently.</numerusform>
            <numerusform>The plugin&apos;s copy of %n of its files does not have the change, or only a part of it: what runs there stays as it was, silently.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Upstream commit %1 touches %n file(s) that the plugin depends on.</source>
        <translation>
            <numerusform>Upstream commit %1 touches %n file that the plugin depends on.</numerusform>
            <numerusform>Upstream commit %1 touches %n files that the plugin depends on.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::checks::UnmarkedDifferences</name>
    <message numerus="yes">
        <source>… %n more</source>
        <translation>
            <numerusform>… %n more</numerusform>
            <numerusform>… %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines of the replacement differ from %1 outside modification marks.</source>
        <translation>
            <numerusform>%n line of the replacement differs from %1 outside modification marks.</numerusform>
            <numerusform>%n lines of the replacement differ from %1 outside modification marks.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::items::CasePlots</name>
    <message numerus="yes">
        <source>%n case(s) with a tolerance</source>
        <translation>
            <numerusform>%n case with a tolerance</numerusform>
            <numerusform>%n cases with a tolerance</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) have no figures to show here.</source>
        <translation>
            <numerusform>%n case have no figures to show here.</numerusform>
            <numerusform>%n cases have no figures to show here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::items::CaseText</name>
    <message numerus="yes">
        <source>%n process(es) started</source>
        <translation>
            <numerusform>%n process started</numerusform>
            <numerusform>%n processes started</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n further process(es) took part.</source>
        <translation>
            <numerusform>%n further process took part.</numerusform>
            <numerusform>%n further processes took part.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::items::ChainModel</name>
    <message numerus="yes">
        <source>%1, %n node(s)</source>
        <translation>
            <numerusform>%1, %n node</numerusform>
            <numerusform>%1, %n nodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::items::ChainWords</name>
    <message numerus="yes">
        <source>… and %n more ways to it</source>
        <translation>
            <numerusform>… and %n more way to it</numerusform>
            <numerusform>… and %n more ways to it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n finding</numerusform>
            <numerusform>%n findings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::items::ComparisonPlots</name>
    <message numerus="yes">
        <source>%n bin(s) of magnitude</source>
        <translation>
            <numerusform>%n bin of magnitude</numerusform>
            <numerusform>%n bins of magnitude</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::items::InventoryModel</name>
    <message numerus="yes">
        <source>%1, %n file(s)</source>
        <translation>
            <numerusform>%1, %n file</numerusform>
            <numerusform>%1, %n files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::items::LayerPlot</name>
    <message numerus="yes">
        <source>%n layer(s).</source>
        <translation>
            <numerusform>%n layer.</numerusform>
            <numerusform>%n layers.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::items::MatrixModel</name>
    <message numerus="yes">
        <source>%n fact(s), as the other side</source>
        <translation>
            <numerusform>%n fact, as the other side</numerusform>
            <numerusform>%n facts, as the other side</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s), %1 only here</source>
        <translation>
            <numerusform>%n fact, %1 only here</numerusform>
            <numerusform>%n facts, %1 only here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::items::TrendPlots</name>
    <message numerus="yes">
        <source>%n run(s).</source>
        <translation>
            <numerusform>%n run.</numerusform>
            <numerusform>%n runs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::review::DriftCheck</name>
    <message numerus="yes">
        <source> and %n more file(s)</source>
        <translation>
            <numerusform> and %n more file</numerusform>
            <numerusform> and %n more files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) are concerned.</source>
        <translation>
            <numerusform>%n entry is concerned.</numerusform>
            <numerusform>%n entries are concerned.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::validation::SafetensorsHeader</name>
    <message numerus="yes">
        <source>“%1” holds %n tensor(s).</source>
        <translation>
            <numerusform>“%1” holds %n tensor.</numerusform>
            <numerusform>“%1” holds %n tensors.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::validation::TensorFile</name>
    <message numerus="yes">
        <source>“%1” holds %n array(s).</source>
        <translation>
            <numerusform>“%1” holds %n array.</numerusform>
            <numerusform>“%1” holds %n arrays.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::widgets::CaseTable</name>
    <message numerus="yes">
        <source>%n case(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::widgets::ChainOutline</name>
    <message numerus="yes">
        <source>%n match(es), none in the picture now</source>
        <translation>
            <numerusform>%n match, none in the picture now</numerusform>
            <numerusform>%n matches, none in the picture now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n more not in the picture</source>
        <translation>
            <numerusform>, %n more not in the picture</numerusform>
            <numerusform>, %n more not in the picture</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::widgets::ChainPane</name>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n node</numerusform>
            <numerusform>%n nodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::widgets::ChainPictureText</name>
    <message numerus="yes">
        <source>▸ %n more</source>
        <translation>
            <numerusform>▸ %n more</numerusform>
            <numerusform>▸ %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::widgets::ChainView</name>
    <message numerus="yes">
        <source>%n nodes in one bundle, Enter opens it</source>
        <translation>
            <numerusform>%n node in one bundle, Enter opens it</numerusform>
            <numerusform>%n nodes in one bundle, Enter opens it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes of the same kind; Enter shows them one by one</source>
        <translation>
            <numerusform>%n node of the same kind; Enter shows them one by one</numerusform>
            <numerusform>%n nodes of the same kind; Enter shows them one by one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n neighbour(s) not shown; + shows them</source>
        <translation>
            <numerusform>%n neighbour not shown; + shows them</numerusform>
            <numerusform>%n neighbours not shown; + shows them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::widgets::CommitBatch</name>
    <message numerus="yes">
        <source>%n commits selected</source>
        <translation>
            <numerusform>%n commit selected</numerusform>
            <numerusform>%n commits selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them decided</source>
        <translation>
            <numerusform>%n of them decided</numerusform>
            <numerusform>%n of them decided</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::widgets::CommitDetails</name>
    <message numerus="yes">
        <source>Changes %n other module(s):</source>
        <translation>
            <numerusform>Changes %n other module:</numerusform>
            <numerusform>Changes %n other modules:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::widgets::CommitsPane</name>
    <message numerus="yes">
        <source>%n commit(s)</source>
        <translation>
            <numerusform>%n commit</numerusform>
            <numerusform>%n commits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n commit(s)</source>
        <translation>
            <numerusform>%1 of %n commit</numerusform>
            <numerusform>%1 of %n commits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decided</source>
        <translation>
            <numerusform>%n decided</numerusform>
            <numerusform>%n decided</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::widgets::ConfigList</name>
    <message numerus="yes">
        <source>%n entries: %1</source>
        <translation>
            <numerusform>%n entry: %1</numerusform>
            <numerusform>%n entries: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::widgets::EntryFacts</name>
    <message numerus="yes">
        <source>%n of the plugin, followed</source>
        <translation>
            <numerusform>%n of the plugin, followed</numerusform>
            <numerusform>%n of the plugin, followed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n upstream, changed since base</source>
        <translation>
            <numerusform>%n upstream, changed since base</numerusform>
            <numerusform>%n upstream, changed since base</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n upstream, the same as at base</source>
        <translation>
            <numerusform>%n upstream, the same as at base</numerusform>
            <numerusform>%n upstream, the same as at base</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n at the boundary of a component</source>
        <translation>
            <numerusform>%n at the boundary of a component</numerusform>
            <numerusform>%n at the boundary of a component</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be resolved</source>
        <translation>
            <numerusform>%n cannot be resolved</numerusform>
            <numerusform>%n cannot be resolved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::widgets::ExportDialog</name>
    <message numerus="yes">
        <source>A final record cannot be written yet: %n point(s) are open. Choose one to go there.</source>
        <translation>
            <numerusform>A final record cannot be written yet: %n point is open. Choose one to go there.</numerusform>
            <numerusform>A final record cannot be written yet: %n points are open. Choose one to go there.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::widgets::FindingCard</name>
    <message numerus="yes">
        <source>Details: %n line(s)</source>
        <translation>
            <numerusform>Details: %n line</numerusform>
            <numerusform>Details: %n lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more line(s); &quot;Copy finding&quot; takes all</source>
        <translation>
            <numerusform>… and %n more line; &quot;Copy finding&quot; takes all</numerusform>
            <numerusform>… and %n more lines; &quot;Copy finding&quot; takes all</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::widgets::FindingList</name>
    <message numerus="yes">
        <source>%n suppressed</source>
        <translation>
            <numerusform>%n suppressed</numerusform>
            <numerusform>%n suppressed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::widgets::FindingsView</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n suppressed</source>
        <translation>
            <numerusform>%n suppressed</numerusform>
            <numerusform>%n suppressed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answered</source>
        <translation>
            <numerusform>%n answered</numerusform>
            <numerusform>%n answered</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::widgets::FoldedChain</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::widgets::MatrixPane</name>
    <message numerus="yes">
        <source>%1 of %2 rows classified · %3 differ · %n file(s)</source>
        <translation>
            <numerusform>%1 of %2 rows classified · %3 differ · %n file</numerusform>
            <numerusform>%1 of %2 rows classified · %3 differ · %n files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::widgets::MergeDialog</name>
    <message numerus="yes">
        <source>%n still open</source>
        <translation>
            <numerusform>%n still open</numerusform>
            <numerusform>%n still open</numerusform>
        </translation>
    </message>
</context>
</TS>
