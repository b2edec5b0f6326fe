import { describe, expect, it } from 'vitest'
import { formatSacrebleu, formatSacrebleuJson } from '../../lib/metrics/format-sacrebleu.ts'
import type { AdditiveMetric } from '../../lib/metrics/metric.ts'
import { sumRows, toRowTable } from '../../lib/metrics/row-table.ts'
import { createMetric } from '../../lib/metrics/spec.ts'
import { testSetFacts } from '../../lib/metrics/test-set-facts.ts'
import { resampleFloat32, toConfidence } from './sacrebleu-bootstrap.ts'
import { corpusSegments, fixture } from './sacrebleu-handwritten.ts'

const SPEC_OF_NAME: Readonly<Record<string, string>> = {
  BLEU: 'bleu',
  chrF2: 'chrf',
  'chrF2++': 'chrf:nw=2',
  'chrF3+': 'chrf:nw=1,beta=3',
  TER: 'ter',
}

describe('lines as sacreBLEU 2.6.0 prints them', () => {
  it('every line, with and without an interval, is equal character for character', () => {
    expect(fixture.formats.length).toBe(70)
    for (const { metric_name, corpus, system, n_bootstrap, format_args, text } of fixture.formats) {
      const segments = corpusSegments(corpus, system)
      const metric = createMetric(SPEC_OF_NAME[metric_name], testSetFacts(segments)) as AdditiveMetric
      const table = toRowTable(metric, segments)
      const scores = n_bootstrap > 1 ? resampleFloat32(metric, table, { seed: 12345, resamples: n_bootstrap }) : null
      const line = {
        metric,
        score: metric.score(sumRows(metric, table)),
        signature: format_args.signature,
        width: format_args.width,
        scoreOnly: format_args.score_only,
        confidence: scores && toConfidence(scores),
      }
      expect(
        format_args.is_json ? formatSacrebleuJson({ ...line, signature: line.signature! }) : formatSacrebleu(line),
      ).toBe(text)
    }
  })

  it('an exact half goes to the even digit, as in Python', () => {
    const metric = createMetric('ter', { references: 1, labels: [] })
    const line = (value: number) => formatSacrebleu({ metric, score: { value, details: {} }, width: 1 })
    expect([line(0.25), line(0.75), line(62.25), line(0.35)]).toEqual([
      'TER = 0.2',
      'TER = 0.8',
      'TER = 62.2',
      'TER = 0.3',
    ])
  })
})
