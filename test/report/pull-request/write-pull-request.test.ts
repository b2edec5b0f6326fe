import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { prepareReport } from '../../../lib/report/prepare-report.ts'
import {
  MOST_SUMMARY_BYTES,
  writeJobSummary,
  writePullRequest,
} from '../../../lib/report/pull-request/write-pull-request.ts'
import type { ReportData } from '../../../lib/report/report.ts'
import { makeComparison, makeResult } from '../make-comparison.ts'
import { makeMoved, makeReportData, makeSide, TOKENIZER } from '../make-report-data.ts'
import { findReference, HOSTILE, readMarkdown, toText } from './read-markdown.ts'

const write = (changes?: Partial<ReportData>) => writePullRequest(prepareReport(makeReportData(changes)))
const plain = (text: string) => text.replaceAll('\u2060', '').replaceAll('\u202f', ' ')

describe('a report for a pull request', () => {
  const text = write()
  const read = readMarkdown(text)

  it('opens with the verdict of the metric that decided the gate', () => {
    expect(text.split('\n')[0]).toBe('### ▼ Worse: BLEU −0.91 [−1.46, −0.35], beyond the 0.5 that matters')
  })
  it('has a row a metric, those that the gate looks at first', () => {
    expect(read.tables[0].map((row) => row.map(plain))).toEqual([
      ['metric', 'base', 'head', 'difference [95 % interval]', 'n', 'verdict'],
      ['BLEU', '34.12', '33.21', '−0.91 [−1.46, −0.35]', '1 997', '▼ worse, gate: fails, Holm p .0028'],
      ['chrF2', '60.43', '60.31', '−0.12 [−0.41, +0.17]', '1 997', '◇ inconclusive, could have shown 0.41'],
      ['COMET', '–', '–', '–', '–', '⊘ not compared, model wmt20-comet-da ≠ wmt22-comet-da'],
    ])
  })
  it('says what was not compared: the field, both values and why', () => {
    expect(read.tables[1][1]).toEqual([
      'COMET',
      'model',
      'wmt20-comet-da',
      'wmt22-comet-da',
      'Other models judge otherwise.',
      'none from what is stored',
    ])
  })
  it('says how the baseline was found and how old it is, coverage, flips and what differs from a posted score', () => {
    const said = plain(text)
    for (const sentence of [
      '(merge-base on main, 2 days old)',
      '1 997 of 2 000 paired, 611 outputs changed.',
      '7 meaning flips introduced, 2 removed.',
      'Flagged pairs: 0.15 % in base, 0.40 % in head; difference +0.25 percentage points, 95 % interval −0.05 to +0.55 (1 000 resamples of segments).',
      'Failed and left out of the scores: 3 in base, 0 in head.',
      'TER differs from the posted 52.10.',
      '4 outputs are empty and counted as such.',
    ])
      expect(said).toContain(sentence)
  })
  it('folds segments, signatures and the command, and links to pages of its own server alone', () => {
    expect(read.html.filter((html) => html.startsWith('<details>'))).toHaveLength(4)
    expect(read.nodes.filter((node) => node.type === 'code').map(toText)).toEqual([makeReportData().command])
    expect(read.links.length).toBeGreaterThan(4)
    for (const link of read.links) expect(link).toMatch(/^https:\/\/assay\.example\//)
  })
  it('ends with the mark by which its comment is found again, the same for every report of a project', () => {
    const mark = (text: string) => text.trimEnd().split('\n').at(-1)
    expect(mark(text)).toBe('<!-- assay:manuals -->')
    expect(mark(write({ head: makeSide({ commit: 'other' }), project: 'manuals' }))).toBe(mark(text))
    expect(mark(write({ project: 'a--> <b>' }))).toBe('<!-- assay:a-%2D%3E%20%3Cb%3E -->')
  })
  it('has no link without a server', () => {
    expect(readMarkdown(write({ site: null })).links).toEqual([])
  })
  it('passes on what the gate passed by leave, with who gave it, why and until when', () => {
    const gate: ReportData['gate'] = {
      outcome: 'pass',
      family: 1,
      warnings: [],
      metrics: [
        {
          spec: 'bleu',
          outcome: 'pass',
          code: 'worse',
          pAdjusted: 0.003,
          reason: 'Worse, by at least the smallest effect that matters.',
          waiver: { metric: 'bleu', author: 'Ada', reason: 'new references', expiresAt: '2026-12-31T00:00:00Z' },
        },
      ],
    }
    const said = plain(write({ gate }))
    expect(said).toContain('The gate passes.')
    expect(said).toContain('Waived by Ada until 31 Dec 2026: new references.')
    expect(said).toContain('gate: fails, waived')
  })
  it('says first that there was nothing to judge', () => {
    const gate: ReportData['gate'] = { outcome: 'nothing-to-judge', metrics: [], family: 0, warnings: [] }
    const text = write({ gate, comparison: makeComparison({ results: [], pairs: 0 }) })
    expect(text.split('\n')[0]).toBe('### ✕ The gate has nothing to judge')
  })
  it('says first that two runs may not be compared, and in what they differ', () => {
    const result = makeResult({
      comparable: 'after-repair',
      differences: [TOKENIZER],
      delta: null,
      ci: null,
      verdict: null,
    })
    const gate: ReportData['gate'] = {
      outcome: 'not-comparable',
      family: 0,
      warnings: [],
      metrics: [
        {
          spec: 'bleu',
          outcome: 'not-comparable',
          code: 'not-comparable',
          reason: 'May not be compared.',
          pAdjusted: null,
        },
      ],
    }
    const text = write({ gate, comparison: makeComparison({ results: [result] }) })
    expect(text.split('\n')[0]).toBe('### ⊘ Not comparable: BLEU, tok 13a ≠ intl')
    expect(text).not.toContain('−0.91')
  })
})

/** The shared case ci-02: two thousand changed items of three hundred characters. */
describe('a comment that would be too long (ci-02)', () => {
  const TEXTS = ['a | b', 'line one\nline two', '`code`', '@everyone', '#12', '<!-- x -->']
  const items = Array.from({ length: 2000 }, (_, i) => {
    const output = Array.from({ length: 40 }, (_word, k) => TEXTS[(i + k) % TEXTS.length])
      .join(' ')
      .slice(0, 300)
    const segment = makeMoved({ id: `q${i} ${TEXTS[i % TEXTS.length]}`, references: [output] })
    return {
      ...segment,
      base: { ...segment.base, hypothesis: output },
      head: { ...segment.head, hypothesis: `${output} x` },
    }
  })
  const data = { worst: { spec: 'bleu', items, total: 2000 } }
  const text = write(data)
  const read = readMarkdown(text)

  it('stays under 65 000 characters with verdict, totals and link at the top', () => {
    expect(text.length).toBeLessThanOrEqual(65_000)
    expect(text.length).toBeGreaterThan(55_000)
    const top = plain(text.slice(0, 900))
    for (const part of [
      'Worse: BLEU',
      'The gate fails.',
      '[Full comparison](',
      '611 outputs changed',
      '7 meaning flips',
    ])
      expect(top).toContain(part)
  })
  it('cuts at whole rows and says how many it left out', () => {
    const rows = read.nodes.filter((node) => node.type === 'listItem' && toText(node).includes('BLEU 78.25'))
    const left = /([\d\u202f]+) segments that got worse are not listed here/.exec(text)?.[1].replace('\u202f', '')
    expect(rows.length + Number(left)).toBe(2000)
    expect(text).toContain(`The first ${rows.length} of 2\u202f000 segments that got worse`)
    expect(text).not.toContain('segments to read first')
    for (const row of rows) expect(plain(toText(row))).toMatch(/reference: .*base → head: .*<\/ins>$/s)
    expect(read.tables[0]).toHaveLength(4)
    expect(text.split('<details>').length).toBe(text.split('</details>').length)
  })
  it('mentions nobody and refers to nothing', () => {
    expect(read.texts.map(findReference).filter(Boolean)).toEqual([])
    expect(read.html.filter((html) => html.includes('x -->'))).toEqual([])
  })
  it('still fits where every name and reason is as long as it can be', () => {
    const long = '|'.repeat(5000)
    const many = Array.from({ length: 200 }, (_, i) => makeResult({ spec: `m${i}`, label: long, signature: long }))
    const text = write({
      ...data,
      comparison: makeComparison({ results: many, changed: Array.from({ length: 3000 }, () => long) }),
      base: makeSide({ name: long, commit: long, testSetLabel: long }),
      gate: {
        outcome: 'fail',
        family: 200,
        warnings: [long],
        metrics: many.map(({ spec }) => ({ spec, outcome: 'fail', code: 'worse', reason: long, pAdjusted: 0.01 })),
      },
    })
    expect(text.length).toBeLessThanOrEqual(65_000)
    expect(text.trimEnd().endsWith('<!-- assay:manuals -->')).toBe(true)
    expect(text).toContain('rows are left out here')
    expect(readMarkdown(text).tables[0].every((row) => row.length === 6)).toBe(true)
  })
  it('has more room in a job summary, counted in bytes', () => {
    const summary = writeJobSummary(prepareReport(makeReportData(data)))
    const bytes = new TextEncoder().encode(summary).length
    expect(bytes).toBeLessThanOrEqual(MOST_SUMMARY_BYTES)
    expect(bytes).toBeGreaterThan(500_000)
  })
})

const ALLOWED =
  /^(<details>|<summary>|<\/summary>|<\/details>|<br>|<del>|<\/del>|<ins>|<\/ins>|<sub>|<\/sub>|<details><summary>[\w ,-]+<\/summary>|<!-- assay:[\w%.~!*'()]* -->)$/

describe('hostile texts in every place', () => {
  const hostile = fc
    .array(fc.constantFrom(...HOSTILE, ' ', 'a'), { minLength: 1, maxLength: 4 })
    .map((parts) => parts.join(''))
  it('never leave their place, whatever a sender writes', () => {
    const plainRead = readMarkdown(write())
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 12, maxLength: 12 }), (t) => {
        const base = makeReportData()
        const results = base.comparison.results.map((result, i) => ({
          ...result,
          label: t[0] + i,
          signature: t[1],
          implementation: t[2],
          differences: result.differences.map((one) => ({ ...one, field: t[3], base: t[4], head: t[5] })),
        }))
        const moved = makeMoved()
        const text = write({
          comparison: { ...base.comparison, results, unpaired: { base: [t[6]], head: [t[7]] }, warnings: [t[8]] },
          base: makeSide({ name: t[9], commit: t[10], branch: t[11], testSetLabel: t[0] }),
          head: makeSide({ name: t[1], commit: t[2], branch: t[3], testSetLabel: t[4], testSet: t[5] }),
          baseline: { ...base.baseline!, branch: t[6], skipped: [{ commit: t[7], why: t[8] }] },
          gate: {
            ...base.gate,
            warnings: [t[9]],
            metrics: base.gate.metrics.map((one) => ({ ...one, reason: t[10] })),
          },
          flips: {
            ...base.flips!,
            kinds: base.flips!.kinds.map((kind) => ({
              ...kind,
              kind: t[11],
              introduced: { count: 2, ids: [t[0], t[1]] },
            })),
          },
          worst: {
            spec: 'bleu',
            total: 9,
            items: [
              {
                ...moved,
                id: t[2],
                references: [t[3]],
                base: { ...moved.base, hypothesis: t[4] },
                head: { ...moved.head, hypothesis: t[5] },
              },
              {
                ...moved,
                id: t[6],
                references: [t[7]],
                head: { ...moved.head, hypothesis: null, state: 'failed', reason: t[8] },
              },
            ],
          },
          trust: [{ label: t[9], trust: 'differs', posted: t[10] }],
          command: `${t[11]}\n${t[0]}`,
        })
        const read = readMarkdown(text)
        expect(read.html.filter((html) => !ALLOWED.test(html))).toEqual([])
        expect(read.links.filter((link) => !link.startsWith('https://assay.example/'))).toEqual([])
        expect([...read.types].filter((type) => !plainRead.types.has(type) && type !== 'inlineCode')).toEqual([])
        expect(read.tables.map((table) => table.map((row) => row.length))).toEqual([
          [6, 6, 6, 6],
          [6, 6],
          [4, 4],
        ])
        expect(read.texts.map(findReference).filter(Boolean)).toEqual([])
        expect(text.split('\n').every((line) => !/^\s*\//.test(line))).toBe(true)
        expect(read.nodes.filter((node) => node.type === 'heading')).toHaveLength(1)
        expect(read.nodes.filter((node) => node.type === 'code')).toHaveLength(1)
      }),
      { numRuns: 100 },
    )
  })
})
