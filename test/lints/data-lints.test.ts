import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { LintFinding, LintSegment } from '../../lib/lints/data-lint.ts'
import { listDataLints, runDataLints } from '../../lib/lints/registry.ts'

function readSegments(name: string): LintSegment[] {
  const text = readFileSync(new URL(`../fixtures/lints/data/${name}.jsonl`, import.meta.url), 'utf8')
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
}
const codesOf = (findings: readonly LintFinding[]) => [...new Set(findings.map(({ code }) => code))]
/** What else is really in a fixture. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  'dropped-blank-lines.found': ['blank-reference'],
  'dropped-blank-lines.clean': ['blank-reference', 'empty-output'],
}

describe.each(listDataLints().map(({ code }) => code))('%s', (code) => {
  it('fires on its own fixture, and nothing else does', () => {
    const found = codesOf(runDataLints(readSegments(`${code}.found`)))
    expect(found.sort()).toEqual([code, ...(BESIDE[`${code}.found`] ?? [])].sort())
  })
  it('does not fire on the look-alike, nor does any other', () => {
    expect(codesOf(runDataLints(readSegments(`${code}.clean`)))).toEqual(BESIDE[`${code}.clean`] ?? [])
  })
})

describe('what a finding says', () => {
  const one = (name: string, code: string) => runDataLints(readSegments(name)).find((finding) => finding.code === code)
  it('ids, count, total, part and severity', () => {
    expect(one('empty-output.found', 'empty-output')).toEqual({
      code: 'empty-output',
      severity: 'warning',
      part: 'hypothesis',
      count: 1,
      total: 10,
      ids: ['s7'],
      details: {},
    })
  })
  it('a shift: from where to where, and by how many lines', () => {
    expect(one('shifted-lines.found', 'shifted-lines')).toMatchObject({
      severity: 'error',
      details: { from: 's4', to: 's10', by: -1 },
    })
    expect(one('dropped-blank-lines.found', 'dropped-blank-lines')).toMatchObject({ details: { from: 's3', by: 1 } })
  })
  it('names at most twenty ids, and counts all', () => {
    const segments = Array.from(
      { length: 50 },
      (_, i): LintSegment => ({ id: `${i}`, hypothesis: ' ', state: 'scored' }),
    )
    const [finding] = runDataLints(segments)
    expect(finding).toMatchObject({ code: 'empty-output', count: 50 })
    expect(finding.ids).toHaveLength(20)
  })
  it('no segments, no findings; a failed segment has no output to look at', () => {
    expect(runDataLints([])).toEqual([])
    expect(runDataLints([{ id: 'a', hypothesis: '', references: ['x y z'], state: 'failed' }])).toEqual([])
  })
})

describe('references the wrong way round', () => {
  it('three segments that each hold the references of all (the classic mistake)', () => {
    const references = [
      'Night buses stop at the harbour gate.',
      'On Mondays the museum opens later.',
      'We got the money for our tickets back at once.',
    ]
    const outputs = [
      'Night buses stop at the harbour gate.',
      'The museum opens later on Mondays.',
      'Our tickets were refunded without delay.',
    ]
    const segments = outputs.map(
      (hypothesis, i): LintSegment => ({ id: `s${i + 1}`, hypothesis, references, state: 'scored' }),
    )
    expect(codesOf(runDataLints(segments))).toContain('transposed-references')
    const right = segments.map((segment, i) => ({ ...segment, references: [references[i]] }))
    expect(runDataLints(right)).toEqual([])
  })
})

const texts = (hypotheses: readonly string[], more: (i: number) => Partial<LintSegment> = () => ({})): LintSegment[] =>
  hypotheses.map((hypothesis, i) => ({ id: `s${i + 1}`, hypothesis, state: 'scored', ...more(i) }))

describe('mojibake, whatever script was read as what', () => {
  const read = (text: string, encoding: string) => new TextDecoder(encoding).decode(Buffer.from(text, 'utf8'))
  const WORDS: Readonly<Record<string, string>> = {
    German: 'Die Tür ist schön groß.',
    French: 'Le théâtre est fermé à midi.',
    Czech: 'Příliš žluťoučký kůň',
    Greek: 'Καλημέρα κόσμε',
    Russian: 'Поезд уходит утром',
    Hebrew: 'שלום עולם',
    Arabic: 'مرحبا بالعالم',
    Chinese: '阀门已经打开。',
    Japanese: '会議は東京で開かれます',
    Korean: '안녕하세요 여러분',
    Thai: 'สวัสดีครับ',
    quotes: 'He said “no” – twice.',
    emoji: 'fine 😀',
  }
  it.each(Object.keys(WORDS))('%s read as Windows-1252 and as Latin-1 is told, and as it is written is not', (name) => {
    const text = WORDS[name]
    for (const garbled of [read(text, 'windows-1252'), Buffer.from(text, 'utf8').toString('latin1')])
      expect([garbled, codesOf(runDataLints(texts([garbled])))]).toEqual([
        garbled,
        expect.arrayContaining(['mojibake']),
      ])
    expect(codesOf(runDataLints(texts([text])))).toEqual([])
  })
  it.each(['German', 'French', 'quotes'])('%s read as GBK is told', (name) => {
    expect(codesOf(runDataLints(texts([read(WORDS[name], 'gbk')])))).toContain('mojibake')
  })
  it('Chinese read as GBK is told', () => {
    const garbled = read('我是在北京工作的，可以用中文。', 'gbk')
    expect(codesOf(runDataLints(texts([garbled])))).toContain('mojibake')
  })
  it('both sides garbled alike are told on both sides', () => {
    const garbled = read(WORDS.Chinese, 'windows-1252')
    const parts = runDataLints(texts([garbled], () => ({ references: [garbled] })))
    expect(parts.filter(({ code }) => code === 'mojibake').map(({ part }) => part)).toEqual([
      'hypothesis',
      'references',
    ])
  })
  it.each([
    'Il a dit « c’est passé\u00a0» à midi.',
    '“He is passé”…',
    'Wir essen Café“–„Crème“.',
    '25\u00a0°C à l’ombre, 3×²',
    'ÎLE-DE-FRANCE, Ångström, FÄ“',
    '他有一只猫和一顶帽子，眉毛很长。',
    'T恤 A猫 B帽',
    'O QUÊ? «NÃO»',
  ])('%s is as it was written', (text) => {
    expect(codesOf(runDataLints(texts([text])))).not.toContain('mojibake')
  })
})

describe('tasks with few short answers', () => {
  const yesNo = (i: number) => (i % 3 === 0 ? 'yes' : 'no')
  const answers = Array.from({ length: 40 }, (_, i) => yesNo(i))
  it('the same accepted answers everywhere are not transposed', () => {
    for (const count of [2, 3, 40])
      expect(
        codesOf(runDataLints(texts(answers.slice(0, count), () => ({ references: ['yes', 'true'] })))),
      ).not.toContain('transposed-references')
  })
  it('answers that come again without a source to tell the questions apart are no duplicates', () => {
    expect(codesOf(runDataLints(texts(answers, (i) => ({ references: [yesNo(i)] }))))).toEqual([])
  })
  it('the same question twice is one', () => {
    const found = runDataLints(texts(['yes', 'no'], () => ({ source: 'Is it open?', references: ['yes'] })))
    expect(codesOf(found)).toContain('duplicate-segments')
  })
})

describe('short texts', () => {
  const words =
    'rot grün blau gelb weiß schwarz grau braun rosa lila Tür Haus Hund Katze Baum See Berg Tal Fluss Weg'.split(' ')
  it('many short copies of the source are told, a few may be names', () => {
    const copies = texts(words, (i) => ({ source: words[i], references: [`word number ${i}`] }))
    expect(runDataLints(copies)).toMatchObject([{ code: 'copied-source', severity: 'warning', count: 20 }])
    const few = copies.map((segment, i) => (i < 3 ? segment : { ...segment, hypothesis: `word no ${i}` }))
    expect(codesOf(runDataLints(few))).not.toContain('copied-source')
  })
  it('an output of four ideographs is in another script than its English reference', () => {
    const found = runDataLints(texts(['阀门打开'], () => ({ references: ['The valve is open.'] })))
    expect(codesOf(found)).toEqual(['wrong-script'])
  })
  it('clitics and brackets of the Penn Treebank are tokens', () => {
    for (const text of ["What 's that ?", "I do n't know", 'He -LRB- Tom -RRB- left'])
      expect([text, codesOf(runDataLints(texts([text])))]).toEqual([text, ['tokenized-text']])
    expect(codesOf(runDataLints(texts(["What's that?", "the dogs' bowl", 'Rock ’n’ roll'])))).toEqual([])
  })
})

const corpora = new URL('../../../shared/corpora/', import.meta.url)
function readCorpus(folder: string, reference: string, system: string): LintSegment[] {
  const linesOf = (name: string) =>
    readFileSync(new URL(`${folder}/${name}.txt`, corpora), 'utf8')
      .replace(/\n$/, '')
      .split('\n')
  const outputs = linesOf(system)
  return linesOf(reference).map((text, i) => ({
    id: `${i + 1}`,
    references: [text],
    hypothesis: outputs[i],
    state: 'scored',
  }))
}

describe.skipIf(!existsSync(corpora))(
  'on real corpora (skipped where they are absent) only what is really there',
  () => {
    it.each(['FBK', 'LIUM-NMT', 'online-B', 'uedin-nmt'])(
      'WMT17, %s: three soft hyphens and one segment twice',
      (system) => {
        const found = runDataLints(readCorpus('wmt17-ende', 'ref', system)).map(({ code, part, ids }) => [
          code,
          part,
          ids,
        ])
        expect(found).toEqual([
          ['invisible-characters', 'references', ['2786', '2789', '2790']],
          ['duplicate-segments', 'segments', ['596']],
        ])
      },
    )
    it.each(['sys1', 'sys2'])('TED Slovak-English, %s: a broken dash and 32 repetitions ("Thank you.")', (system) => {
      const found = runDataLints(readCorpus('ted-sk-en', 'ref', system))
      expect(found.map(({ code, part, count }) => [code, part, count])).toEqual([
        ['mojibake', 'references', 1],
        ['duplicate-segments', 'segments', 32],
      ])
      expect(found[0]).toMatchObject({ ids: ['1243'], details: { how: 'utf-8' } })
    })
    it.each([
      ['ja-sys1', ['782', '1479', '1683', '1860', '1977', '2048', '2074', '2524', '2581', '2644', '3086', '3116']],
      ['ja-sys2', ['803', '1457', '1988', '2314', '2484', '3093', '3116']],
    ] as const)('TED Japanese, %s: split into words by blanks, and some outputs in Latin letters', (system, latin) => {
      const found = runDataLints(readCorpus('ted-sk-en', 'ja-ref', system))
      expect(found.map(({ code, part, count }) => [code, part, count])).toEqual([
        ['wrong-script', 'hypothesis', latin.length],
        ['tokenized-text', 'hypothesis', 3379],
        ['tokenized-text', 'references', 3403],
        ['duplicate-segments', 'segments', 34],
      ])
      expect(found[0]).toMatchObject({ ids: latin, details: { expected: 'Kana', actual: 'Latin' } })
    })
    it('a line too many in the outputs of WMT17 is found, from there to the end', () => {
      const segments = readCorpus('wmt17-ende', 'ref', 'uedin-nmt')
      const outputs = segments.map(({ hypothesis }) => hypothesis)
      outputs.splice(2000, 0, 'Eine Zeile, die niemand bestellt hat.')
      const shifted = runDataLints(segments.map((segment, i) => ({ ...segment, hypothesis: outputs[i] })))
      const [finding] = shifted.filter(({ code }) => code === 'shifted-lines')
      expect(finding.details.by).toBe(-1)
      expect(Number(finding.details.from)).toBeGreaterThan(2000)
      expect(Number(finding.details.from)).toBeLessThan(2010)
    })
  },
)
