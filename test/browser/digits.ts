import { listMetrics } from '../../lib/metrics/registry.ts'
import { scoreSegments } from '../../lib/metrics/score-segments.ts'
import { createMetric, formatSpec } from '../../lib/metrics/spec.ts'
import { testSetFacts } from '../../lib/metrics/test-set-facts.ts'
import { GRAPHEME_RULES } from '../../lib/text/graphemes.ts'
import { WORD_RULES } from '../../lib/text/tokenizers/tokenize-words.ts'
import { fixture } from '../conformance/sacrebleu-handwritten.ts'

const LABELS = ['ham', 'spam', 'eggs']

const segments = fixture.segments.map(({ id, refs, sysA }, i) => ({
  id,
  hypothesis: sysA,
  references: refs.slice(0, 1 + (i % 2)),
  label: LABELS[i % 3],
  predictedLabel: LABELS[(i * i) % 3],
  logprobs: Array.from({ length: 7 }, (_, t) => -((7 * i + 3 * t + 1) % 11) / 3),
  logBase: 'e' as const,
  samples: 10,
  passed: i % 11,
}))

/** SPECs of every metric: its defaults, and each other word that one of its keys may have, for which no dictionary is needed. */
export function specsWithoutDictionary(): string[] {
  return listMetrics().flatMap((definition) => {
    const defaults = Object.fromEntries(
      Object.entries(definition.keys).map(([key, option]) => [key, key === 'name' ? 'comet' : option.default]),
    )
    const settings = Object.entries(definition.keys).flatMap(([key, { values }]) =>
      typeof values === 'string' ? [] : values.map((value) => ({ ...defaults, [key]: value })),
    )
    return [defaults, ...settings]
      .filter((options) => (definition.resources?.(options) ?? []).length === 0)
      .map((options) => formatSpec({ name: definition.name, options }))
  })
}

/** How this engine cuts words and graphemes; its Unicode data is not ours to choose, and signatures name it so. */
export const SEGMENTER = { word: WORD_RULES, grapheme: GRAPHEME_RULES }

/** Scores of the corpus and of each segment, printed so that every bit shows. */
export function digitsOf(spec: string): string[] {
  const metric = createMetric(spec, testSetFacts(segments))
  const { score, segments: each = [] } = scoreSegments(metric, segments, { level: 'segment' })
  return [score, ...each].map(({ value }) => (Object.is(value, -0) ? '-0' : String(value)))
}
