// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/MarkdownWriter.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace mxw;
using inventory::Contract;

namespace {

checks::Analysis analysis()
{
    checks::Analysis analysis;
    inventory::DifferenceMatrix matrix{u"alpha"_s, {u"px/alpha.py"_s}, {u"up/alpha.py"_s}, {}};
    for (const Contract contract : inventory::AllContracts)
        matrix.rows.push_back({contract, {}, {}});
    matrix.rows[0].upstream = {{u"dtype"_s, u"torch.float8_e4m3fn"_s, u"up/alpha.py"_s, 7}};
    matrix.rows[0].local = {{u"dtype"_s, u"torch.int8"_s, u"px/alpha.py"_s, 9}};
    analysis.models.matrices.push_back(matrix);
    return analysis;
}

QString record(const checks::Analysis &analysis, const review::EventPayload &payload)
{
    review::Event event;
    event.seq = 1;
    event.actor = u"Reviewer"_s;
    event.payload = payload;
    const std::vector events{event};
    const auto state = review::ReviewState::fold(events);
    return audit::toMarkdown(audit::AuditInput{analysis, state, events});
}

} // namespace

class tst_ModelSections : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void rowsSayWhatWasClassifiedAndWhatWasNot()
    {
        const QString text =
            record(analysis(),
                   review::MatrixClassified{u"alpha"_s, u"weights"_s, review::Disposition::Intentional, u"FP8 <b>"_s,
                                            u"INT8"_s, u"run V2"_s, EvidenceLevel::Device, u"TP 8"_s});
        QVERIFY(text.contains(u"## Difference matrix"_s));
        QVERIFY2(text.contains(u"| INT8 | run V2 | device | TP 8 | 1 upstream, 1 the plugin |"_s), qPrintable(text));
        QVERIFY(!text.contains(u"<b>"_s));
        QCOMPARE(text.count(u"**not classified**"_s), qsizetype(std::size(inventory::AllContracts)) - 1);
        QVERIFY(text.contains(u"- only upstream, dtype: `torch.float8_e4m3fn` (`up/alpha.py:7`)"_s));
        QVERIFY(text.contains(u"- only the plugin, dtype: `torch.int8` (`px/alpha.py:9`)"_s));
        QVERIFY(text.contains(u"matrix of alpha, weights: "_s));
    }

    void configsAndTheirGapAreSaid()
    {
        checks::Analysis with = analysis();
        QVERIFY(
            record(with, review::ConfigAttached{u"a/config.json"_s, "{}"}).contains(u"Evidence gap: the scan had"_s));
        inventory::CheckpointConfig config;
        config.name = u"a/config.json"_s;
        config.architectures = QStringList{u"Alpha"_s};
        config.backboneLayers = 61;
        config.backboneField = u"num_hidden_layers"_s;
        config.draftLayers = 1;
        config.draftField = u"num_nextn_predict_layers"_s;
        config.family = u"alpha"_s;
        config.arrays.push_back({u"layer_types"_s, 62, u"62 × full"_s});
        with.models.configs.push_back(config);
        const QString text = record(with, review::CounterpartSet{u"px/a.py"_s, u"up/a.py"_s});
        QVERIFY(text.contains(u"- Backbone layers: 61 (`num_hidden_layers`)"_s));
        QVERIFY(text.contains(u"- Draft layers: 1 (`num_nextn_predict_layers`)"_s));
        QVERIFY(text.contains(u"- `layer_types`: 62 entries: 62 × full"_s));
        QVERIFY(text.contains(u"evidence gap: model type"_s));
        QVERIFY(text.contains(u"counterpart of `px/a.py` set: `up/a.py`"_s));
    }
};

QTEST_APPLESS_MAIN(tst_ModelSections)
#include "tst_modelsections.moc"
