// SPDX-FileCopyrightText: 2026 MetaX Upgrade Workbench contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/source/WordIndex.h"
#include "tests/source/SourceFixture.h"

#include <QRegularExpression>
#include <QSet>

using namespace Qt::StringLiterals;
using namespace mxw;
using namespace mxw::source;
using namespace mxw::tests;

namespace {

/// Files in memory; counts what is read.
class MemoryTree : public git::Tree
{
public:
    explicit MemoryTree(const QMap<QString, QByteArray> &files)
    {
        for (auto it = files.cbegin(); it != files.cend(); ++it) {
            m_files.push_back({it.key(), git::ObjectId::ofBlob(*it), false});
            m_contents.insert(it.key(), *it);
        }
        m_identity.id = u"memory"_s;
    }
    const git::TreeIdentity &identity() const override { return m_identity; }
    const std::vector<git::FileEntry> &files() const override { return m_files; }
    git::Content read(const git::FileEntry &file) const override
    {
        ++reads;
        return {git::Content::State::Present, m_contents.value(file.path), {}};
    }
    WordIndex::Files all() const
    {
        WordIndex::Files result;
        for (const git::FileEntry &file : m_files)
            result.push_back(&file);
        return result;
    }

    mutable std::atomic<int> reads = 0;

private:
    git::TreeIdentity m_identity;
    std::vector<git::FileEntry> m_files;
    QMap<QString, QByteArray> m_contents;
};

QString found(const WordIndex &index, const char *word)
{
    QStringList result;
    for (const int file : index.filesWith(word))
        result.append(QString::number(file));
    return result.join(u' ');
}

} // namespace

class WordIndexTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void words();
    void empty();
    void knownBlobs();
    void damage();
    void againstSearch();
    void ofTree();
};

void WordIndexTest::words()
{
    const MemoryTree tree({{u"0.py"_s, "alpha = beta.gamma # delta\n'epsilon zeta'\n0xff 1e5 2alpha\n"},
                           {u"1.py"_s, "beta_x; _beta; Beta; beta2; ä\xc3\xa4"},
                           {u"2.py"_s, "alphabet(alpha)"},
                           {u"3.py"_s, QByteArray(100, 'a') + ' ' + QByteArray(101, 'b')}});
    const WordIndex index = WordIndex::scan(tree, tree.all(), {}).index;
    QVERIFY(index.isFor(tree.all()));
    QCOMPARE(found(index, "alpha"), u"0 2"_s);
    QCOMPARE(found(index, "alphabet"), u"2"_s);
    for (const char *word : {"beta", "gamma", "delta", "epsilon", "zeta"})
        QCOMPARE(found(index, word), u"0"_s);
    for (const char *word : {"beta_x", "_beta", "Beta", "beta2"})
        QCOMPARE(found(index, word), u"1"_s);
    for (const char *word : {"", "alph", "xff", "0xff", "e5", "2alpha", "b", "x", "zzz", "Alpha"})
        QCOMPARE(found(index, word), QString());
    QCOMPARE(found(index, QByteArray(100, 'a').constData()), u"3"_s);
    QCOMPARE(found(index, QByteArray(101, 'b').constData()), QString());
}

void WordIndexTest::empty()
{
    const MemoryTree tree(QMap<QString, QByteArray>{});
    const WordIndex::Scan scan = WordIndex::scan(tree, tree.all(), {});
    QVERIFY(scan.complete && scan.index.isFor(tree.all()));
    QCOMPARE(found(scan.index, "a"), QString());
    QVERIFY(!WordIndex().isFor(tree.all()));
    QVERIFY(!WordIndex(QByteArray("abc")).isFor(tree.all()));
}

/// Another revision: what is the same is not read again, and the answer is as if it were.
void WordIndexTest::knownBlobs()
{
    const MemoryTree before(
        {{u"a.py"_s, "one two"}, {u"b.py"_s, "two three"}, {u"c.py"_s, "three four"}, {u"d.py"_s, ""}});
    const MemoryTree after({{u"0.py"_s, "three four"},
                            {u"b.py"_s, "two five"},
                            {u"c.py"_s, "one two"},
                            {u"d.py"_s, ""},
                            {u"e.py"_s, "one two"}});
    const WordIndex known = WordIndex::scan(before, before.all(), {}).index;
    QVERIFY(!known.isFor(after.all()));
    const WordIndex index = WordIndex::scan(after, after.all(), known).index;
    QCOMPARE(after.reads.load(), 1);
    QCOMPARE(index.bytes(), WordIndex::scan(after, after.all(), {}).index.bytes());
    QCOMPARE(found(index, "one"), u"2 4"_s);
    QCOMPARE(found(index, "three"), u"0"_s);
    QCOMPARE(found(index, "two"), u"1 2 4"_s);
}

void WordIndexTest::damage()
{
    const MemoryTree tree({{u"a.py"_s, "one two three"}, {u"b.py"_s, "two three four"}});
    const QByteArray good = WordIndex::scan(tree, tree.all(), {}).index.bytes();
    const auto use = [&](const QByteArray &bytes) {
        const WordIndex index(bytes);
        for (const char *word : {"one", "two", "three", "four", "zzz", ""}) {
            for (const int file : index.filesWith(word))
                QVERIFY(file >= 0 && (file < 2 || !index.isFor(tree.all())));
        }
        const WordIndex::Scan scan = WordIndex::scan(tree, tree.all(), index);
        QVERIFY(scan.index.isFor(tree.all()));
    };
    for (qsizetype i = 0; i < good.size(); ++i) {
        for (int bit = 0; bit < 8; ++bit) {
            QByteArray bad = good;
            bad[i] = char(bad[i] ^ (1 << bit));
            use(bad);
        }
        use(good.left(i));
    }
}

void WordIndexTest::againstSearch()
{
    QMap<QString, QByteArray> files;
    QRandomGenerator random(4711);
    for (int i = 0; i < 300; ++i) {
        QByteArray content;
        for (int j = 0; j < 200; ++j)
            content += "w" + QByteArray::number(qMin(random.bounded(3000), random.bounded(3000))) + " \n.(-"[j % 5];
        files.insert(u"%1.py"_s.arg(i, 3, 10, QLatin1Char('0')), content);
    }
    const MemoryTree tree(files);
    const WordIndex index = WordIndex::scan(tree, tree.all(), {}).index;
    for (int word = 0; word < 3000; word += 7) {
        const QByteArray text = "w" + QByteArray::number(word);
        const QRegularExpression whole(u"\\b%1\\b"_s.arg(QString::fromLatin1(text)));
        std::vector<int> expected;
        int position = 0;
        for (const QByteArray &content : std::as_const(files)) {
            if (QString::fromLatin1(content).contains(whole))
                expected.push_back(position);
            ++position;
        }
        QCOMPARE(index.filesWith(text), expected);
    }
}

void WordIndexTest::ofTree()
{
    SourceFixture fixture;
    fixture.write(u"upstream/pkg/a.py"_s, "class Found: pass\n");
    fixture.write(u"upstream/pkg/b.py"_s, "# Found\n");
    fixture.write(u"upstream/pkg/data.txt"_s, "Found");
    fixture.write(u"upstream/other/c.py"_s, "Found");
    for (int round = 0; round < 3; ++round) { // later ones from the cache
        const auto tree = fixture.tree(u"upstream"_s, u"pkg"_s);
        QCOMPARE(tree->filesMentioning(u"Found"_s), (QStringList{u"pkg/a.py"_s, u"pkg/b.py"_s}));
        QVERIFY(tree->filesMentioning(u"Fou"_s).isEmpty());
    }
    fixture.write(u"upstream/pkg/c.py"_s, "x = Found\n");
    fixture.write(u"upstream/pkg/b.py"_s, "# Lost\n");
    QCOMPARE(fixture.tree(u"upstream"_s, u"pkg"_s)->filesMentioning(u"Found"_s),
             (QStringList{u"pkg/a.py"_s, u"pkg/c.py"_s}));
}

MXW_SOURCE_TEST_MAIN(WordIndexTest)
#include "tst_wordindex.moc"
