import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { parseExplainHash } from '../../app/_components/explain/explain-address.ts'
import {
  type ExplainableSegment,
  toExplainMetricHref,
  toExplainSegmentHref,
} from '../../app/_components/explain/explain-metric-href.ts'
import { EXPLAIN_WORDS, WordsContext } from '../../app/_components/explain/explain-words.ts'
import { workOut } from '../../app/_components/segments/work-out.ts'
import type { MetricSegment } from '../../lib/metrics/metric.ts'
import { scoreWith } from '../metrics/score-with.ts'

const TEXTS = { hypothesis: 'the valve is open', references: ['the valve is not open', 'the valve is shut'] }
const ANSWER = { hypothesis: 'red door', references: [], answers: ['the red door'] }
const LABEL = { hypothesis: null, references: [], label: 'spam', predictedLabel: 'ham' }
const COSTS = {
  hypothesis: 'a valve',
  references: [],
  measured: { logprobs: [null, -1, -2.5], logBase: '2' as const },
}

/** A figure of the page that a link leads to, by its name. */
async function figureAt(href: string, figure: string): Promise<number> {
  const state = parseExplainHash(href.split('#')[1])
  const { default: Tab } = await import(`../../app/_components/explain/${state.tab}-tab.tsx`)
  const html = renderToStaticMarkup(
    <WordsContext value={EXPLAIN_WORDS.en}>
      <Tab state={state} change={() => undefined} />
    </WordsContext>,
  )
  return Number(new RegExp(`data-figure="${figure}" value="([^"]+)"`).exec(html)?.[1])
}

/** The segment as metrics see it: what is null or nested there is absent or plain here. */
function toMetricSegment({ measured, ...segment }: ExplainableSegment): MetricSegment {
  const known = Object.entries({ ...segment, ...measured }).filter(([, value]) => value !== null)
  return { id: '1', ...Object.fromEntries(known) } as MetricSegment
}

describe('a link to explain takes along what the metric is worked out on, so that the page shows the very score', () => {
  it.each<[string, string, ExplainableSegment]>([
    ['bleu:smooth=floor', 'bleu.score', TEXTS],
    ['chrf:nw=2', 'chrf.score', TEXTS],
    ['ter', 'ter.score', TEXTS],
    ['wer:case=lc', 'edits.score', TEXTS],
    ['rouge2', 'rouge.f', TEXTS],
    ['meteor:wordnet=no', 'meteor.score', TEXTS],
    ['distinct:n=1', 'distinct.score', TEXTS],
    ['pass:k=2', 'pass.0.value', { hypothesis: null, references: [], measured: { samples: 5, passed: 1 } }],
    ['qa_f1', 'answers.f1', ANSWER],
    ['em', 'answers.exact', ANSWER],
    ['macro_f1', 'labels.average.macro_f1', LABEL],
    ['ppl', 'ppl.token', COSTS],
    ['bits_per_byte', 'ppl.bits', COSTS],
  ])('%s', async (spec, figure, segment) => {
    const href = toExplainSegmentHref(segment, spec)
    expect(href).not.toBeNull()
    expect(parseExplainHash(href?.split('#')[1] ?? '').spec).toBe(spec)
    expect(await figureAt(href ?? '', figure)).toBeCloseTo(
      scoreWith(spec, [toMetricSegment(segment)]).value as number,
      9,
    )
  })
  it.each<[string, string, ExplainableSegment]>([
    ['long texts', 'bleu', { ...TEXTS, hypothesis: 'a'.repeat(9000) }],
    ['no reference', 'bleu', { ...TEXTS, references: [] }],
    ['an output that failed', 'rougeL', { ...TEXTS, hypothesis: null }],
    ['a label of two lines', 'accuracy', { ...LABEL, label: 'a\nb' }],
    ['a label with blanks at its ends, which the box would drop', 'accuracy', { ...LABEL, label: ' spam' }],
    ['no log-probability', 'ppl', TEXTS],
    ['a metric that is not worked out', 'krippendorff', TEXTS],
  ])('%s: no link to the segment’s own', (_, spec, segment) => {
    expect(toExplainSegmentHref(segment, spec)).toBeNull()
  })
  it('the metric on an example is another link', () => {
    expect(toExplainMetricHref('ppl')).toBe('/explain#m=perplexity&s=ppl')
    expect(toExplainMetricHref('krippendorff')).toBeNull()
  })
})

describe('matches and edits of an output', () => {
  const workedBy = (specs: readonly string[]) => workOut({ id: '1', ...TEXTS }, { specs, language: 'en' })
  it('are those of the run where it has such a metric, and marked so', () => {
    const { bleu, edits } = workedBy(['bleu:tok=char', 'chrf'])
    expect([bleu?.spec, bleu?.isOfRun, edits?.spec, edits?.isOfRun]).toEqual(['bleu:tok=char', true, 'wer', false])
    expect(workedBy(['chrf', 'cer'])).toMatchObject({ bleu: { isOfRun: false }, edits: { spec: 'cer', isOfRun: true } })
  })
  it.each([[['accuracy', 'macro_f1']], [['em', 'qa_f1']], [['ppl']]])('are not drawn for %s', (specs) => {
    expect(workedBy(specs)).toEqual({ bleu: null, edits: null })
  })
  it('are drawn where nothing is known of the metrics', () => {
    expect(workedBy([]).bleu).not.toBeNull()
    expect(workedBy(['krippendorff']).bleu).not.toBeNull()
  })
})
