import { scoreSegments } from '../../lib/metrics/score-segments.ts'
import { createMetric } from '../../lib/metrics/spec.ts'
import { testSetFacts } from '../../lib/metrics/test-set-facts.ts'
import type { Bench } from './bench.ts'
import { readSegments } from './corpus.ts'

const FOLDER = 'corpora/wmt17-ende'

/** SPECs on the 3 004 segments of WMT17, with the time each may take; without a limit for comparison only. */
const SPECS: readonly (readonly [string, number | null])[] = [
  ['bleu', 100],
  ['bleu:tok=zh', null],
  ['bleu:tok=intl', null],
  ['bleu:tok=char', null],
  ['chrf', 200],
  ['chrf:nw=2', null],
  ['ter', 1500],
  ['ter:norm=yes', null],
]

/** Scoring from texts: tokens, rows, sums and score, with nothing cached between runs. */
export function metricBenches(): Bench[] {
  return SPECS.map(([spec, limitMs]) => ({
    name: `score ${spec}, 3 004 segments`,
    limitMs,
    needs: [FOLDER],
    prepare() {
      const segments = readSegments(`${FOLDER}/LIUM-NMT.txt`, `${FOLDER}/ref.txt`)
      const facts = testSetFacts(segments)
      return () => scoreSegments(createMetric(spec, facts), segments).score.value
    },
  }))
}
