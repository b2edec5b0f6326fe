import { describe, expect, it } from 'vitest'
import { listSegmentColumns, splitColumns } from '../../app/_components/runs/segment-columns.ts'
import type { ScoreRecord } from '../../lib/schema/records.ts'

const score = (over: Partial<ScoreRecord>): ScoreRecord => ({
  spec: 'bleu',
  metric: 'bleu',
  label: 'BLEU',
  direction: 'higher',
  layer: 'segment',
  unit: 'points',
  signature: 'nrefs:1|case:mixed|eff:no|tok:13a|smooth:exp|version:2.6.0',
  fields: [],
  implementation: null,
  value: 30,
  reason: null,
  details: {},
  interval: null,
  scored: 1,
  failed: 0,
  posted: null,
  trust: 'computed' as ScoreRecord['trust'],
  trustNote: null,
  ...over,
})

describe('columns of segment scores', () => {
  it('two settings of one metric have two names', () => {
    const char = score({ spec: 'bleu:tok=char', signature: score({}).signature.replace('13a', 'char') })
    const labels = listSegmentColumns([score({}), char, score({ spec: 'ter', metric: 'ter', label: 'TER' })]).map(
      ({ label }) => label,
    )
    expect(labels).toEqual(['BLEU (tok 13a)', 'BLEU (tok char)', 'TER'])
  })
  it('scores that only were posted, or of the corpus alone, are none', () => {
    const scores = [score({}), score({ spec: null }), score({ spec: 'ppl', layer: 'corpus' })]
    expect(listSegmentColumns(scores).map(({ spec, label }) => [spec, label])).toEqual([['bleu', 'BLEU']])
  })
})

describe('more metrics than there is room for', () => {
  const NAMES = ['bleu', 'chrf', 'ter', 'wer', 'cer', 'rouge1', 'meteor']
  const columnsOf = (names: readonly string[]) =>
    listSegmentColumns(names.map((name) => score({ spec: name, metric: name, label: name })))
  const split = (names: readonly string[], wanted: readonly (string | null)[]) => {
    const { shown, folded } = splitColumns(columnsOf(names), wanted)
    return [shown.map(({ spec }) => spec), folded.map(({ spec }) => spec)]
  }
  it('four are columns, the others are folded, and none is lost', () => {
    expect(split(NAMES, ['position', null])).toEqual([NAMES.slice(0, 4), NAMES.slice(4)])
    expect(split(NAMES.slice(0, 4), ['position', null])).toEqual([NAMES.slice(0, 4), []])
    expect(split([], ['position', null])).toEqual([[], []])
  })
  it('the one that they are sorted by and the chosen one are columns, in the run’s order', () => {
    expect(split(NAMES, ['meteor', 'rouge1'])).toEqual([
      ['bleu', 'chrf', 'rouge1', 'meteor'],
      ['ter', 'wer', 'cer'],
    ])
    expect(split(NAMES, ['meteor', 'meteor'])[0]).toEqual(['bleu', 'chrf', 'ter', 'meteor'])
    expect(split(NAMES, ['random:3', 'of-another-run'])[0]).toEqual(NAMES.slice(0, 4))
  })
})
