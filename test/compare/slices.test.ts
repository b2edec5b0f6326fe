import { describe, expect, it } from 'vitest'
import { compareSides } from '../../lib/compare/compare.ts'
import { compareWithSlices } from '../../lib/compare/compare-with-slices.ts'
import type { RunSide } from '../../lib/compare/run-side.ts'
import { sizeTags } from '../../lib/compare/size-tags.ts'
import { compareSlices } from '../../lib/compare/slices.ts'
import { benjaminiHochberg } from '../../lib/stats/benjamini-hochberg.ts'
import { makeSide, type SideSegment } from './make-side.ts'

const ITEM = 'external:name=item,model=m,direction=higher'
const DOMAINS = ['law', 'news', 'chat']
const item = (i: number, value: number): SideSegment => ({
  id: `q${i}`,
  scores: [{ metric: 'item', value, signature: 'm' }],
  document: `d${Math.floor(i / 30)}`,
})
const tagged = (side: RunSide, tag: (i: number) => Record<string, string>): RunSide => ({
  ...side,
  tags: side.ids.map((_, i) => tag(i)),
})
const domain = (i: number) => ({ domain: DOMAINS[i % 3] })
const base = tagged(
  makeSide(
    [ITEM],
    Array.from({ length: 120 }, (_, i) => item(i, (i * 7) % 11)),
  ),
  domain,
)
/** Worse in news, better elsewhere. */
const head = tagged(
  makeSide(
    [ITEM],
    Array.from({ length: 120 }, (_, i) => item(i, ((i * 7) % 11) + (i % 3 === 1 ? -2 : 3) + ((i * 5) % 7) / 10)),
  ),
  domain,
)
const options = { resamples: 300, trials: 400 }

describe('slices by all tags', () => {
  it('are those of the sender: lengths and reference counts have names of their own', () => {
    const sized = (side: RunSide): RunSide => ({
      ...side,
      tags: side.tags?.map((tags, i) => ({ ...tags, ...sizeTags({ characters: i, references: 1 + (i % 2) }) })),
    })
    const byOf = (slices: string[]) =>
      compareWithSlices(sized(base), sized(head), { ...options, slices }).slices?.dimensions.map(({ by }) => by)
    expect(byOf(['*'])).toEqual(['domain'])
    expect(byOf(['length', 'references'])).toEqual(['length', 'references'])
  })
})

describe('slices', () => {
  const [dimension] = compareSlices(base, head, { ...options, by: ['domain'] }).dimensions

  it('each is what the comparison of its segments alone is', () => {
    expect(dimension.slices.map(({ value, pairs }) => [value, pairs])).toEqual([
      ['chat', 40],
      ['law', 40],
      ['news', 40],
    ])
    const only = (side: RunSide): RunSide => {
      const at = side.ids.flatMap((_, i) => (i % 3 === 1 ? [i] : []))
      const [metric] = side.metrics
      const [table] = metric.tables ?? []
      const pick = (values: Float64Array) =>
        Float64Array.from(at.flatMap((i) => [...values.subarray(i * 2, i * 2 + 2)]))
      return {
        ids: at.map((i) => side.ids[i]),
        contentHashes: at.map((i) => side.contentHashes[i]),
        documents: at.map((i) => side.documents?.[i] ?? null),
        outputHashes: [at.map((i) => side.outputHashes[0][i])],
        states: [at.map((i) => side.states[0][i])],
        metrics: [
          { ...metric, tables: [{ ...table, count: 40, rows: pick(table.rows), scored: new Uint8Array(40).fill(1) }] },
        ],
      }
    }
    expect(base.metrics[0].tables?.[0].width).toBe(2)
    const { q, ...news } = dimension.slices[2].results[0]
    expect(q).toBeGreaterThan(0)
    expect(news).toEqual(compareSides(only(base), only(head), options).results[0])
  })

  it('have q over all of them, and the family is said', () => {
    const report = compareSlices(base, head, { ...options, by: ['domain', 'document'] })
    const results = report.dimensions.flatMap(({ slices }) => slices.flatMap((slice) => slice.results))
    expect(report.family).toBe(3 + 4)
    expect(results.map(({ q }) => q)).toEqual(benjaminiHochberg(results.map(({ p }) => p as number)))
  })

  it('within a document its segments are resampled', () => {
    const [documents] = compareSlices(base, head, { ...options, by: ['document'] }).dimensions
    expect(documents.slices).toHaveLength(4)
    for (const { results } of documents.slices) {
      expect(results[0]).toMatchObject({ n: 30, documents: null })
      expect(results[0].ci).not.toBeNull()
    }
  })

  it('name what clearly goes against the whole', () => {
    const plain = (side: RunSide): RunSide => ({ ...side, documents: undefined })
    const [found] = compareSlices(plain(base), plain(head), { ...options, by: ['domain'] }).dimensions
    expect(found).toMatchObject({ reversed: [], against: [{ spec: ITEM, value: 'news' }] })
  })

  it('a segment without the tag, or with another one on either side, is counted and in no slice', () => {
    const other = tagged(head, (i) => (i === 0 ? {} : i === 1 ? { domain: 'poetry' } : domain(i)))
    const [found] = compareSlices(
      tagged(base, (i) => (i === 0 || i === 2 ? {} : domain(i))),
      other,
      { ...options, by: ['domain'] },
    ).dimensions
    expect(found.without).toBe(2)
    expect(found.slices.reduce((total, { pairs }) => total + pairs, 0)).toBe(118)
  })

  it('a name that no segment carries is said', () => {
    const asked = compareWithSlices(base, head, { ...options, slices: ['domain', 'nope'] })
    expect(asked.warnings).toContainEqual(expect.stringMatching(/No pair of segments carries "nope"/))
    expect(asked.warnings.join()).not.toContain('"domain"')
  })

  it('all tags where none is named; none at all without being asked', () => {
    expect(compareWithSlices(base, head, { ...options, slices: ['*'] }).slices?.dimensions.map(({ by }) => by)).toEqual(
      ['domain'],
    )
    expect('slices' in compareWithSlices(base, head, options)).toBe(false)
  })

  it('a reversal: macro F1 rises in each slice and falls over the whole', () => {
    const make = (predict: (row: Row) => string) =>
      tagged(
        makeSide(
          ['macro_f1'],
          ROWS.map((row, i) => ({ id: `s${i}`, label: row.gold, predictedLabel: predict(row) })),
        ),
        (i) => ({ part: ROWS[i].part }),
      )
    const { results, slices, warnings } = compareWithSlices(
      make((row) => row.base),
      make((row) => row.head),
      { ...options, slices: ['part'] },
    )
    const deltas = slices?.dimensions[0].slices.map((slice) => slice.results[0].delta as number) ?? []
    expect(deltas).toHaveLength(2)
    expect(results[0].delta).toBeLessThan(0)
    for (const delta of deltas) expect(delta).toBeGreaterThan(0)
    expect(slices?.dimensions[0].reversed).toEqual(['macro_f1'])
    expect(warnings).toContainEqual(expect.stringContaining('every slice by part'))
  })
})

interface Row {
  readonly part: string
  readonly gold: string
  readonly base: string
  readonly head: string
}
/** Part, gold, base and head of each segment, a letter each. */
const ROWS: readonly Row[] = 'xbbb xbbb xaba xbba xbba xbba xaba xaba xbba ybaa yaab ybaa ybab ybaa yaab yaaa ybaa yaba'
  .split(' ')
  .map(([part, gold, base, head]) => ({ part, gold, base, head }))

describe('sizeTags', () => {
  it.each([
    [0, '0–25 characters'],
    [25, '0–25 characters'],
    [26, '26–50 characters'],
    [400, '201–400 characters'],
    [401, 'over 400 characters'],
  ])('%i characters', (characters, length) => {
    expect(sizeTags({ characters, references: 2 })).toEqual({ length, references: '2' })
  })
  it('without a text there is no length', () => {
    expect(sizeTags({ characters: null, references: 0 })).toEqual({ references: '0' })
  })
})
