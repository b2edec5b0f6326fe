import type { MetricSegment } from '../../lib/metrics/metric.ts'
import { scoreSegments } from '../../lib/metrics/score-segments.ts'
import { testSetFacts } from '../../lib/metrics/test-set-facts.ts'
import { createMetricWithResources } from '../../lib/resources/create-metric-with-resources.ts'
import type { Bench } from './bench.ts'
import { readSegments } from './corpus.ts'

interface Line {
  readonly name: string
  readonly specs: readonly string[]
  readonly limitMs: number | null
  readonly corpus: 'wmt17' | 'summaries'
}

const LINES: readonly Line[] = [
  { name: 'WER, 3 004 segments', specs: ['wer'], limitMs: 60, corpus: 'wmt17' },
  { name: 'CER, 3 004 segments', specs: ['cer'], limitMs: null, corpus: 'wmt17' },
  { name: 'CER by graphemes, 3 004 segments', specs: ['cer:unit=grapheme'], limitMs: null, corpus: 'wmt17' },
  { name: 'METEOR, 3 004 segments', specs: ['meteor'], limitMs: null, corpus: 'wmt17' },
  { name: 'ROUGE-1/2/L, 2 000 summaries', specs: ['rouge1', 'rouge2', 'rougeL'], limitMs: 40, corpus: 'summaries' },
  {
    name: 'ROUGE-1/2/L stemmed, 2 000 summaries',
    specs: ['rouge1:stemmer=yes', 'rouge2:stemmer=yes', 'rougeL:stemmer=yes'],
    limitMs: null,
    corpus: 'summaries',
  },
  { name: 'ROUGE-Lsum, 2 000 summaries', specs: ['rougeLsum'], limitMs: null, corpus: 'summaries' },
]

const FILES = {
  wmt17: { folder: 'corpora/wmt17-ende', hypotheses: 'uedin-nmt.txt' },
  summaries: { folder: 'corpora/summaries', hypotheses: 'sys1.txt' },
} as const

/** More copies than a bench has runs. */
const COPIES = 40

/**
 * Error rates, METEOR and ROUGE from texts. Texts that were seen before are remembered, so each run gets a copy of its
 * own, which differs by spaces at the end: no token more, and no text twice.
 */
export function editAndRougeBenches(): Bench[] {
  return LINES.map(({ name, specs, limitMs, corpus }) => ({
    name,
    limitMs,
    needs: [FILES[corpus].folder],
    prepare() {
      const { folder, hypotheses } = FILES[corpus]
      const segments = readSegments(`${folder}/${hypotheses}`, `${folder}/ref.txt`)
      const copies = Array.from({ length: COPIES }, (_, i) => segments.map((segment) => pad(segment, i)))
      const metrics = specs.map((spec) => createMetricWithResources(spec, testSetFacts(segments)))
      let run = 0
      return () => {
        const copy = copies[run++ % COPIES]
        return metrics.map((metric) => scoreSegments(metric, copy).score.value)
      }
    },
  }))
}

/** Through JSON, so that the texts are flat strings and not pieces to be joined when they are first read. */
function pad(segment: MetricSegment, spaces: number): MetricSegment {
  const flat = (text = '') => JSON.parse(JSON.stringify(`${text}${' '.repeat(spaces)}`)) as string
  return { ...segment, hypothesis: flat(segment.hypothesis), references: segment.references?.map(flat) }
}
