// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace mxw::inventory {

/// The seven contracts of workflows/model-upgrade, "First establish the MACA/upstream differences", in its order.
enum class Contract { Weights, Activations, Caches, Attention, MoeAndParallelism, OptionalFeatures, Components };
inline constexpr Contract AllContracts[] = {
    Contract::Weights,           Contract::Activations,      Contract::Caches,    Contract::Attention,
    Contract::MoeAndParallelism, Contract::OptionalFeatures, Contract::Components};

/// Words of the journal and the JSON form: "weights", "activations", "caches", "attention", "moe-parallelism",
/// "optional-features", "components".
QString toString(Contract contract);
std::optional<Contract> contractFromString(QStringView text);

/// Something that code of the family names: read off the code, so evidence of level `source`.
struct MatrixFact
{
    QString kind; ///< profile's or analyser's word: "dtype", "backend", "collective", "component", …; not translated
    QString text; ///< "torch.float8_e4m3fn", "AttentionBackendEnum.FLASHMLA", "tensor_model_parallel_all_reduce"
    QString file; ///< relative to its tree
    int line = 0; ///< the first place
    int places = 1;
    /// Of the local column: stands in code of the counterpart that the plugin's classes inherit or call; `file` is
    /// upstream's at the target.
    bool inherited = false;

    bool says(const MatrixFact &other) const { return kind == other.kind && text == other.text; }
    QJsonObject toJson() const;
    static std::optional<MatrixFact> fromJson(const QJsonObject &object);
    bool operator==(const MatrixFact &) const = default;
};

struct MatrixRow
{
    Contract contract = Contract::Weights;
    std::vector<MatrixFact> upstream; ///< by kind, then text
    std::vector<MatrixFact> local;

    /// What one column says and the other does not; inherited facts are in both.
    std::vector<MatrixFact> onlyUpstream() const;
    std::vector<MatrixFact> onlyLocal() const;
    bool differs() const;
    QJsonObject toJson() const;
    static std::optional<MatrixRow> fromJson(const QJsonObject &object);
    bool operator==(const MatrixRow &) const = default;
};

/// The difference matrix of one model family as far as the analyser can fill it in.
struct DifferenceMatrix
{
    QString family;           ///< stable word: "deepseek_v2"
    QStringList files;        ///< of the plugin: the model files of the family and the mirrored files that they reach
    QStringList counterparts; ///< upstream's, at the target
    std::vector<MatrixRow> rows; ///< one per contract, in order

    const MatrixRow *row(Contract contract) const;
    QJsonObject toJson() const;
    static std::optional<DifferenceMatrix> fromJson(const QJsonObject &object);
    bool operator==(const DifferenceMatrix &) const = default;
};

} // namespace mxw::inventory
