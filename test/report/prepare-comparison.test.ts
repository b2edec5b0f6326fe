import { describe, expect, it } from 'vitest'
import { prepareComparison } from '../../lib/report/prepare-comparison.ts'
import { INCONCLUSIVE, makeComparison, makeResult, makeRun } from './make-comparison.ts'

const base = makeRun()
const head = makeRun({ id: 'r2', system: 'distil-6L' })
const view = (changes: Parameters<typeof makeComparison>[0] = {}, lead?: string) =>
  prepareComparison({ comparison: makeComparison(changes), base, head, lead })

describe('prepareComparison', () => {
  it('facts: paired, changed, failed, unit, and what no interval covers', () => {
    expect(view().facts).toEqual([
      { label: 'paired', value: '1\u202f997', note: 'of 1\u202f997 in base, 2\u202f000 in head' },
      { label: 'outputs changed', value: '611', note: '31 %' },
      { label: 'failed', value: '3', note: '3 in base, 0 in head' },
      { label: 'resampled by', value: 'segment', note: null },
      { label: 'not covered', value: '', note: 'one repeat a side: training noise unseen' },
    ])
  })
  it('documents are said where they are the unit', () => {
    const facts = view({ unit: 'document', results: [makeResult({ documents: 40 })] }).facts
    expect(facts[3]).toEqual({ label: 'resampled by', value: 'document', note: '40 documents' })
  })
  it('where one side has no output nothing was changed, and where nothing was scored nothing was resampled', () => {
    const results = [makeResult({ n: 0, documents: 0, delta: null, verdict: null, wins: 0, ties: 0, losses: 0 })]
    const failed = view({ pairs: 300, outputsChanged: 300, outputsOneSided: 300, unit: 'document', results })
    expect(failed.facts[1]).toEqual({
      label: 'outputs changed',
      value: '0',
      note: '0 %; 300 other pairs have an output on one side only',
    })
    expect(failed.facts[3]).toEqual({
      label: 'resampled by',
      value: 'nothing',
      note: 'no pair has a score on both sides',
    })
    expect(failed.outcome).toMatchObject({ identicalLine: '0 of 300 outputs are identical', unscored: null })
  })
  it('of the changed segments: lost, tied, gained; identical ones are counted apart', () => {
    const { outcome } = view()
    expect(outcome!.identicalLine).toBe('1\u202f386 of 1\u202f997 outputs are identical')
    expect(outcome!.rows.map((row) => [row.kind, row.count, row.share])).toEqual([
      ['worse', 334, '55 %'],
      ['identical', 63, '10 %'],
      ['better', 214, '35 %'],
    ])
    expect(outcome!.unscored).toBeNull()
  })
  it('changed segments without two scores are said, not counted as ties', () => {
    const { outcome } = view({ results: [makeResult({ n: 1990, wins: 210, losses: 331, ties: 63 + 1386 - 63 })] })
    expect(outcome!.rows.reduce((sum, row) => sum + row.count, 0)).toBe(611)
  })
  it('the commands give the same figures with and without a server', () => {
    const { commands } = view({ results: [makeResult({ spec: 'bleu:tok="a b"' }), INCONCLUSIVE] })
    const flags = `--metric 'bleu:tok="a b"' --metric chrf \\\n  --smallest-effect 'bleu:tok="a b"=0.5' --smallest-effect chrf=0.3 \\\n  --resamples 1000 --trials 10000 --seed 12345`
    expect(
      commands.files.endsWith(`compare \\\n  --base-input base.jsonl --head-input head.jsonl \\\n  ${flags}`),
    ).toBe(true)
    expect(commands.server.endsWith(flags)).toBe(true)
    expect(commands.server).toContain('--project manuals \\\n  --base run:r1 --head run:r2')
  })
  it('of likelihoods alone says that these differ, since there are no outputs', () => {
    const labelOf = (layer: string) =>
      view({ results: [makeResult({ layer }), makeResult({ layer: 'likelihood' })] }).facts[1].label
    expect(labelOf('likelihood')).toBe('likelihoods changed')
    expect(labelOf('surface')).toBe('outputs changed')
  })
  it('sacreBLEU’s own figures are printed and bear no verdict', () => {
    const sacrebleu = {
      test: 'bootstrap',
      base: { score: 26.594, mean: 26.61, halfWidth: 0.688 },
      head: { score: 27.1, pValue: 0.000999, mean: 27.12, halfWidth: 0.7 },
    } as const
    const prepared = view({ results: [makeResult({ sacrebleu })] })
    expect(prepared.sacrebleu).toEqual([
      {
        spec: 'bleu',
        label: 'BLEU',
        base: '26.5940 (26.6100 ± 0.6880)',
        head: '27.1000 (27.1200 ± 0.7000)',
        p: '0.0010',
      },
    ])
    expect(prepared.sentence.verdict).toBe('worse')
  })
  it('not comparable: no lead, no outcome, no number in the forest', () => {
    const prepared = view({ results: [makeResult({ comparable: 'no', verdict: null })] })
    expect(prepared).toMatchObject({ lead: null, outcome: null })
    expect(JSON.stringify(prepared.forest)).not.toMatch(/34\.12|33\.21|0\.91|1\.46/)
  })
})
