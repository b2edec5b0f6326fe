import { describe, expect, it } from 'vitest'
import { listSegmentColumns } from '../../app/_components/runs/segment-columns.ts'
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
