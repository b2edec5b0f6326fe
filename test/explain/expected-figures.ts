import { BLIND_SPOTS, toSegment } from '../../lib/explain/blind-spots.ts'
import { setF1 } from '../../lib/explain/explain-answer.ts'
import { VARIANTS } from '../../lib/explain/variants.ts'
import type { MetricSegment } from '../../lib/metrics/metric.ts'
import { planStridedWindows } from '../../lib/metrics/perplexity-windows.ts'
import { ROUGE_TOKENIZERS } from '../../lib/metrics/rouge-texts.ts'
import { scoreSegments } from '../../lib/metrics/score-segments.ts'
import { createMetric, formatSpec, parseSpec } from '../../lib/metrics/spec.ts'
import { testSetFacts } from '../../lib/metrics/test-set-facts.ts'
import { answerTokens } from '../../lib/text/answer-text.ts'
import { editDistance } from '../../lib/text/edit-distance.ts'
import { internTokens } from '../../lib/text/intern-tokens.ts'
import { tokenizeTercom } from '../../lib/text/tokenizers/tokenize-tercom.ts'

/** What a page was given: the metric worked out, all segments, and the one that is worked out; null for all. */
export interface Shown {
  readonly spec: string
  readonly segments: readonly MetricSegment[]
  readonly segment: number | null
  readonly plan?: { readonly window: number; readonly stride: number; readonly costs: readonly (number | null)[] }
}

function score(spec: string, segments: readonly MetricSegment[]) {
  return scoreSegments(createMetric(spec, testSetFacts(segments)), segments).score
}

function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length
}

/**
 * The number that the library's metrics have for a figure of the page, by the figure's name; undefined for a name that
 * is not known here, so that no number of the page goes unchecked.
 */
export function expectedFigure(name: string, shown: Shown): number | null | undefined {
  const [area, ...rest] = name.split('.')
  const at = shown.segment
  const one = at === null ? shown.segments : shown.segments.slice(at, at + 1)
  switch (area) {
    case 'variant':
      if (rest[0] === 'own') return score(shown.spec, shown.segments).value
      return variantFigure(rest.join('.'), shown)
    case 'blind': {
      const [id, part] = rest
      const example = BLIND_SPOTS.find((spot) => spot.id === id)?.example
      if (!example || (part !== undefined && part !== 'other')) return undefined
      const output = part === 'other' ? example.other?.text : example.hypothesis
      return output === undefined ? undefined : score(example.spec, [toSegment(example, output)]).value
    }
    case 'part':
      return partFigure(rest.slice(1).join('.'), shown, shown.segments.slice(Number(rest[0]), Number(rest[0]) + 1))
    case 'whole':
      return partFigure(rest.join('.'), shown, shown.segments)
    case 'bleu':
      return bleuFigure(rest, score(shown.spec, one))
    case 'chrf':
      return chrfFigure(rest, score(shown.spec, one))
    case 'rouge':
      return rougeFigure(rest[0], shown.spec, one[0])
    case 'edits': {
      const { value, details } = score(shown.spec, one)
      const key = { length: 'referenceLength' }[rest[0]] ?? rest[0]
      return rest[0] === 'score' ? value : (details[key] as number | undefined)
    }
    case 'ter': {
      const { value, details } = score(shown.spec, one)
      if (rest[0] === 'without-shifts') return plainEdits(one[0])
      return { score: value, edits: details.edits as number, length: details.referenceLength as number }[rest[0]]
    }
    case 'meteor':
      return meteorFigure(rest[0], score(shown.spec, one))
    case 'distinct':
      return distinctFigure(rest, shown)
    case 'pass':
      return passFigure(rest, shown)
    case 'answers':
      return answerFigure(rest, one[0])
    case 'labels':
      return labelFigure(rest, shown)
    case 'ppl':
      return perplexityFigure(rest[0], shown.segments)
    case 'windows':
      return windowFigure(rest, shown.plan)
    default:
      return undefined
  }
}

function variantFigure(id: string, shown: Shown): number | null | undefined {
  const variant = VARIANTS.find((one) => one.id === id)
  if (!variant) return undefined
  const { segments, spec } = shown
  if (id === 'pass-unbiased' || id === 'distinct-run') return score(spec, segments).value
  if (id === 'f1-set')
    return meanOf(
      segments.map(({ hypothesis = '', answers = [] }) =>
        Math.max(...answers.map((answer) => Math.round(100 * setF1(hypothesis, answer)))),
      ),
    )
  if (id === 'bleu-nltk-corpus') return nltkFigure(segments)
  if (id === 'pass-biased')
    return meanOf(segments.map(({ samples = 0, passed = 0 }) => 1 - (1 - passed / samples) ** optionOf(spec, 'k')))
  if (id === 'distinct-words' || id === 'distinct-texts') return distinctVariant(id, spec, segments)
  if (id === 'macro-f1-of-means') {
    const [p, r] = ['macro_precision', 'macro_recall'].map((spec) => score(spec, segments).value as number)
    return (2 * p * r) / (p + r)
  }
  if (id === 'ppl-base-2') return 2 ** Math.log(score('ppl', segments).value as number)
  const value =
    variant.over === 'mean'
      ? meanOf(segments.map((segment) => score(variant.spec, [segment]).value))
      : score(variant.spec, segments).value
  return value === null ? null : value * (variant.scale ?? 1)
}

/** A figure of one of several segments, or of all of them: always what the metric says of just these. */
function partFigure(key: string, { spec }: Shown, segments: readonly MetricSegment[]): number | null | undefined {
  const [name, n] = key.split('.')
  const [own] = spec.split(':')
  if (name === 'score' || name === own) return score(spec, segments).value
  if (name === 'em' || name === 'qa_f1') return score(spec.replace(own, name), segments).value
  const { value, details } = score(spec, segments)
  if (name === 'character' || name === 'word') return chrfFigure([name, n, 'matches'], { value, details })
  if (n === 'matches' || n === 'total') return bleuFigure([name, n], { value, details })
  return details[name] as number | undefined
}

function optionOf(spec: string, key: string): number {
  return Number(parseSpec(spec).options[key])
}

/** NLTK's corpus BLEU, worked out line by line. */
function nltkFigure(segments: readonly MetricSegment[]): number {
  const spec = 'bleu:tok=none,smooth=none'
  const lines = segments.map((segment) => score(spec, [segment]).details as { counts: number[]; totals: number[] })
  const penalty = score(spec, segments).details.brevityPenalty as number
  const precisions = [0, 1, 2, 3].map((n) => {
    const matches = lines.reduce((sum, { counts }) => sum + counts[n], 0)
    return matches === 0
      ? 2.2250738585072014e-308
      : matches / lines.reduce((sum, { totals }) => sum + Math.max(1, totals[n]), 0)
  })
  if (lines.every(({ counts }) => counts[0] === 0)) return 0
  return 100 * penalty * Math.exp(precisions.reduce((sum, p) => sum + Math.log(p) / 4, 0))
}

function distinctVariant(id: string, spec: string, segments: readonly MetricSegment[]): number | null {
  if (id === 'distinct-texts') return meanOf(segments.map((segment) => score(spec, [segment]).value))
  const words = segments.flatMap(({ hypothesis = '' }) => hypothesis.split(/\s+/).filter((word) => word !== ''))
  return (score(spec, segments).details.unique as number) / words.length
}

type Found = ReturnType<typeof score>

function bleuFigure([key, part]: readonly string[], { value, details }: Found): number | null | undefined {
  const { counts, totals, precisions, brevityPenalty, hypothesisLength, referenceLength } = details as Record<
    string,
    number[]
  > & { brevityPenalty: number; hypothesisLength: number; referenceLength: number }
  // The page's first example may still stand there while another tab arrives; its segments are not those looked at.
  if (counts === undefined) return undefined
  if (part !== undefined) {
    const at = Number(key) - 1
    const parts = { matches: counts[at], total: totals[at], precision: precisions[at], share: precisions[at] / 100 }
    return parts[part as keyof typeof parts]
  }
  const mean = (value as number) / (100 * brevityPenalty)
  const figures = {
    score: value,
    penalty: brevityPenalty,
    mean,
    'hypothesis-length': hypothesisLength,
    'reference-length': referenceLength,
  }
  return figures[key as keyof typeof figures]
}

function chrfFigure([key, order, part]: readonly string[], { value, details }: Found): number | null | undefined {
  const { orders } = details as { orders: readonly (Record<string, number | null> & { unit: unknown })[] }
  if (key === 'score') return value
  if (part !== undefined)
    return orders.find((one) => (one.unit as unknown) === key && one.order === Number(order))?.[part]
  const both = orders.filter(({ hypothesis, reference }) => Number(hypothesis) > 0 && Number(reference) > 0)
  return meanOf(both.map((one) => one[key]))
}

function rougeFigure(key: string, spec: string, segment: MetricSegment): number | undefined {
  const { precision, recall, f } = score(spec, [segment]).details as Record<string, number>
  if (key === 'precision' || key === 'recall' || key === 'f') return { precision, recall, f }[key]
  const { name, options } = parseSpec(spec)
  const references = segment.references ?? []
  const own = references.map((one) => score(spec, [{ ...segment, references: [one] }]).details.f as number)
  const n = Number(/\d$/.exec(name)?.[0] ?? 1)
  const units = (text: string) => {
    const tokens = ROUGE_TOKENIZERS[options.tok as 'rouge' | 'char'](text.toLowerCase())
    return Math.max(0, tokens.length - n + 1)
  }
  const counts = {
    hypothesis: units(segment.hypothesis ?? ''),
    reference: units(references[own.indexOf(Math.max(...own))]),
  }
  return { ...counts, hits: counts.hypothesis * precision }[key]
}

function meteorFigure(key: string, { value, details }: Found): number | null | undefined {
  const { exact, stem, matches, chunks, hypothesisLength, referenceLength } = details as Record<string, number>
  const [precision, recall] = [matches / hypothesisLength, matches / referenceLength]
  const penalty = 0.5 * (chunks / matches) ** 3
  const mean = (value as number) / (1 - penalty)
  return { score: value, exact, stem, matches, chunks, precision, recall, penalty, mean }[key]
}

/** Of the most frequent n-grams the counts, found here by walking over all of them. */
function distinctFigure([key, place]: readonly string[], { spec, segments }: Shown): number | null | undefined {
  const { value, details } = score(spec, segments)
  if (key !== 'gram') return { score: value, ...(details as { unique: number; total: number }) }[key]
  const n = Number(parseSpec(spec).options.n)
  const counts = new Map<string, number>()
  for (const { hypothesis = '' } of segments) {
    const words = hypothesis.split(/\s+/).filter((word) => word !== '')
    for (let at = 0; at + n <= words.length; at++) {
      const gram = words.slice(at, at + n).join(' ')
      counts.set(gram, (counts.get(gram) ?? 0) + 1)
    }
  }
  return [...counts.values()].sort((a, b) => b - a)[Number(place)]
}

function passFigure([key, part]: readonly string[], { spec, segments }: Shown): number | null | undefined {
  if (key === 'score') return score(spec, segments).value
  const problem = segments[Number(key)]
  const { samples = 0, passed = 0 } = problem
  const k = Number(parseSpec(spec).options.k)
  if (part === 'value') return score(spec, [problem]).value
  return { samples, passed, draws: ways(samples, k), 'failed-draws': ways(samples - passed, k) }[part]
}

/** Ways to draw k of n, by Pascal's rule. */
function ways(n: number, k: number): number {
  return k === 0 ? 1 : n === 0 ? 0 : ways(n - 1, k - 1) + ways(n - 1, k)
}

function plainEdits({ hypothesis = '', references = [] }: MetricSegment): number {
  const how = { normalized: false, noPunctuation: false, asian: false, caseSensitive: false }
  const [a, b] = internTokens(tokenizeTercom(references[0], how), tokenizeTercom(hypothesis, how))
  return editDistance(a, b)
}

function answerFigure([key, part]: readonly string[], segment: MetricSegment): number | null | undefined {
  const of = (spec: string, answers = segment.answers) => score(spec, [{ ...segment, answers }]).value
  if (key === 'exact') return of('em')
  if (key === 'f1') return of('qa_f1')
  const gold = segment.answers?.[Number(key)]
  if (gold === undefined) return undefined
  if (part === 'exact') return of('em', [gold])
  const f1 = of('qa_f1', [gold]) as number
  if (part === 'f1') return f1
  // F1 = 2c / (a + b) gives back how many tokens are shared.
  const [a, b] = [answerTokens(segment.hypothesis ?? '').length, answerTokens(gold).length]
  const common = (f1 / 200) * (a + b)
  return { common, precision: common / a, recall: common / b }[part]
}

function labelFigure([key, a, b]: readonly string[], { spec, segments }: Shown): number | null | undefined {
  const { value, details } = score('accuracy', segments)
  const { labels, confusion, perClass, items, correct, majorityShare } = details as {
    labels: string[]
    confusion: number[][]
    perClass: Record<string, number | null>[]
    items: number
    correct: number
    majorityShare: number
  }
  if (key === 'cell') return confusion[Number(a)][Number(b)]
  if (key === 'accuracy') return value
  const { options } = parseSpec(spec)
  const withOptions = (name: string, more = {}) => {
    const { options: defaults } = parseSpec(name)
    const own = Object.keys(defaults).map((one) => [one, { ...options, ...more }[one] ?? defaults[one]])
    return score(formatSpec({ name, options: Object.fromEntries(own) }), segments).value
  }
  if (key === 'average') return withOptions(a)
  if (key === 'kappa') {
    // Without weights: items that disagree, and those that would by chance.
    const byChance = perClass.reduce((sum, one) => sum + Number(one.support) * Number(one.predicted), 0) / items
    return { observed: items - correct, expected: items - byChance }[a]
  }
  if (a === undefined) return { items, correct, majority: majorityShare }[key]
  if (a === 'f1') return withOptions('macro_f1', { labels: labels[Number(key)] })
  return a === 'hits' ? confusion[Number(key)][Number(key)] : perClass[Number(key)]?.[a]
}

function perplexityFigure(key: string, segments: readonly MetricSegment[]): number | null | undefined {
  if (key === 'mean-of-documents') return meanOf(segments.map((segment) => score('ppl', [segment]).value))
  if (key === 'bits') return score('bits_per_byte', segments).value
  return ['token', 'word', 'byte'].includes(key) ? score(`ppl:unit=${key}`, segments).value : undefined
}

function windowFigure([key, part]: readonly string[], plan: Shown['plan']): number | null | undefined {
  if (!plan) return undefined
  const { window, stride, costs } = plan
  const windows = planStridedWindows({ tokens: costs.length, maxLength: window, stride }).map((one) => {
    const own = costs.slice(one.end - one.scoredTargets, one.end)
    return { targets: one.scoredTargets, nll: own.reduce<number>((sum, cost) => sum + (cost ?? 0), 0) }
  })
  const nll = windows.reduce((sum, one) => sum + one.nll, 0)
  const targets = windows.reduce((sum, one) => sum + one.targets, 0)
  if (part === undefined) {
    const means = windows.filter((one) => one.targets > 0).map((one) => one.nll / one.targets)
    return {
      nll,
      targets,
      mean: nll / targets,
      perplexity: score('ppl', [{ id: '1', windows: [{ begin: 0, end: targets, scoredFrom: 0, nll }], logBase: 'e' }])
        .value,
      'mean-perplexity': Math.exp(means.reduce((sum, mean) => sum + mean, 0) / means.length),
    }[key]
  }
  const one = windows[Number(key)]
  return { targets: one.targets, nll: one.nll, mean: one.nll / one.targets }[part]
}
