import type { MetricSegment } from '../metrics/metric.ts'
import { ROUGE_TOKENIZERS, stemRougeToken } from '../metrics/rouge-texts.ts'
import { parseSpec } from '../metrics/spec.ts'
import { formatSignature } from '../signature/format-signature.ts'
import { bestReference } from './best-reference.ts'
import { type LcsPair, lcsPath } from './lcs-path.ts'
import { type NgramOrder, ngramTable } from './ngram-table.ts'
import { scoreSpec } from './score-spec.ts'

/** Tokenizers without a dictionary. */
type RougeTokenizer = keyof typeof ROUGE_TOKENIZERS

/** What a ROUGE counts: n-grams of one length, or the tokens of a longest common subsequence. */
export type RougeCounted =
  | { readonly kind: 'ngrams'; readonly order: number; readonly grams: NgramOrder }
  | { readonly kind: 'lcs'; readonly path: readonly LcsPair[] | null }
  | { readonly kind: 'lines'; readonly lines: readonly RougeLine[] | null }

/** One line of the reference in ROUGE-Lsum: the tokens that some line of the hypothesis shares with it in order. */
export interface RougeLine {
  readonly tokens: readonly string[]
  readonly marked: readonly boolean[]
}

/** ROUGE of one segment, worked out. */
export interface RougeSteps {
  readonly signature: string
  readonly label: string
  /** The reference that counts: the one with the highest F. */
  readonly best: number
  readonly hypothesis: readonly string[]
  readonly reference: readonly string[]
  readonly hypothesisLines: readonly (readonly string[])[]
  readonly counted: RougeCounted
  /** Shared units, and the units of each side. */
  readonly hits: number
  readonly inHypothesis: number
  readonly inReference: number
  /** 0–1 each. */
  readonly precision: number
  readonly recall: number
  readonly f: number
}

/**
 * ROUGE-1 to ROUGE-9, ROUGE-L or ROUGE-Lsum of one segment step by step: shared units, precision, recall, F. The three
 * figures are the metric's own. Source: C.-Y. Lin 2004, sections 2 and 3, as rouge_score 0.1.2.
 * Null where the segment has no hypothesis or no reference, and for another ROUGE than these.
 *
 * @example explainRouge({ id: '1', hypothesis: 'the valve is not open', references: ['the valve is open'] },
 *   'rouge1')?.f // 8/9: recall 4/4, precision 4/5
 */
export function explainRouge(segment: MetricSegment, spec: string): RougeSteps | null {
  const { hypothesis, references } = segment
  const { name, options } = parseSpec(spec)
  const { metric, score } = scoreSpec(spec, [segment])
  if (score.value === null || hypothesis === undefined || !references?.length) return null
  const best = options.multi === 'mean' ? 0 : bestReference(segment, spec.replace(/part=[pr]/, 'part=f'))
  const tokenizer = options.tok as RougeTokenizer
  const stem = options.stemmer === 'yes'
  const hypothesisLines = toLines(hypothesis, tokenizer, stem)
  const referenceLines = toLines(references[best], tokenizer, stem)
  const sides = { hypothesis: hypothesisLines.flat(), reference: referenceLines.flat() }
  const counted = countedBy(name, sides, hypothesisLines, referenceLines)
  if (counted === null) return null
  const { precision, recall, f } = score.details as { precision: number; recall: number; f: number }
  const units = (tokens: readonly string[]) =>
    counted.kind === 'ngrams' ? Math.max(0, tokens.length - counted.order + 1) : tokens.length
  const inHypothesis = units(sides.hypothesis)
  return {
    signature: formatSignature(metric.signature),
    label: metric.label,
    best,
    ...sides,
    hypothesisLines,
    counted,
    hits: Math.round(precision * inHypothesis),
    inHypothesis,
    inReference: units(sides.reference),
    precision,
    recall,
    f,
  }
}

function countedBy(
  name: string,
  { hypothesis, reference }: { hypothesis: readonly string[]; reference: readonly string[] },
  hypothesisLines: readonly string[][],
  referenceLines: readonly string[][],
): RougeCounted | null {
  const order = Number(/^rouge([1-9])$/.exec(name)?.[1])
  if (order > 0) return { kind: 'ngrams', order, grams: ngramTable(hypothesis, [reference], order)[order - 1] }
  if (name === 'rougeL') return { kind: 'lcs', path: lcsPath(reference, hypothesis) }
  if (name === 'rougeLsum') return { kind: 'lines', lines: unionLines(referenceLines, hypothesisLines) }
  return null
}

/** Marks before the last step of Lsum, which counts a token at most as often as both sides have it. */
function unionLines(referenceLines: readonly string[][], hypothesisLines: readonly string[][]): RougeLine[] | null {
  const lines: RougeLine[] = []
  const left = [referenceLines, hypothesisLines].map((side) => {
    const counts = new Map<string, number>()
    for (const token of side.flat()) counts.set(token, (counts.get(token) ?? 0) + 1)
    return counts
  })
  for (const tokens of referenceLines) {
    const union = new Set<number>()
    for (const candidate of hypothesisLines) {
      const path = lcsPath(tokens, candidate)
      if (path === null) return null
      for (const pair of path) union.add(pair.reference)
    }
    const marked = tokens.map((token, i) => {
      if (!union.has(i) || left.some((counts) => (counts.get(token) ?? 0) === 0)) return false
      for (const counts of left) counts.set(token, (counts.get(token) as number) - 1)
      return true
    })
    lines.push({ tokens, marked })
  }
  return lines
}

/** Tokens per line as the metric has them: lower case, cut at line feeds, empty lines dropped. */
function toLines(text: string, tokenizer: RougeTokenizer, stem: boolean): string[][] {
  const lower = text.toLowerCase()
  const lines = lower.includes('\n') ? lower.split('\n').filter((line) => line !== '') : [lower]
  return lines.map((line) => {
    const words: string[] = ROUGE_TOKENIZERS[tokenizer](line)
    return stem ? words.map(stemRougeToken) : words
  })
}
