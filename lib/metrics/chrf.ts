import type { SignatureField } from '../signature/signature.ts'
import { writeCodePoints } from '../text/code-points.ts'
import { Interner } from '../text/interner.ts'
import { NgramTrie } from '../text/ngram-trie.ts'
import { chrfWords } from '../text/tokenizers/chrf-words.ts'
import { type ChrfShape, chrfScore, chrfScoreFloat32 } from './chrf-score.ts'
import type { AdditiveMetric, MetricDefinition, TestSetFacts } from './metric.ts'
import { SACREBLEU_VERSION } from './sacrebleu-version.ts'

export interface ChrfOptions {
  readonly characterOrder: number
  /** 0 for chrF, 2 for chrF++. */
  readonly wordOrder: number
  readonly beta: number
  readonly lowercase: boolean
  /** Character n-grams run over white space too. */
  readonly whiteSpace: boolean
  readonly epsSmoothing: boolean
}

/**
 * chrF, chrF+ or chrF++, 0–100, higher is better: F-score of character n-grams (and word n-grams), summed over segments
 * per order, then averaged over orders. Of several references the one with the highest segment score counts, the first
 * among equals. Source: Popović 2015, 2017, as sacreBLEU 2.6.0 computes it; equal at 1e-12.
 * An empty hypothesis counts; a segment without hypothesis or reference is not scored; sums of nothing score 0.
 * The corpus score is not the mean of segment scores.
 *
 * @example createMetric('chrf:nw=2', { references: 1, labels: [] }).label // 'chrF2++'
 */
export function chrf(options: ChrfOptions, facts: TestSetFacts): AdditiveMetric {
  const { characterOrder, wordOrder, beta, lowercase, whiteSpace, epsSmoothing } = options
  const orders = characterOrder + wordOrder
  const shape: ChrfShape = { orders, beta, epsSmoothing }
  // Scratch: every call to row overwrites what the call before left.
  const interner = new Interner()
  const trie = new NgramTrie()
  const hypothesis = new Sequences()
  const reference = new Sequences()
  const matches = new Float64Array(orders)
  const candidate = new Float64Array(3 * orders)

  function compare(out: Float64Array): void {
    matches.fill(0)
    for (const [start, order, hyp, hypLength, ref, refLength] of [
      [
        0,
        characterOrder,
        hypothesis.characters,
        hypothesis.characterCount,
        reference.characters,
        reference.characterCount,
      ],
      [characterOrder, wordOrder, hypothesis.words, hypothesis.wordCount, reference.words, reference.wordCount],
    ] as const) {
      if (order === 0) continue
      trie.clear(refLength * order)
      trie.addReference(ref, refLength, order)
      trie.countMatches(hyp, hypLength, order, matches, start)
      for (let n = 0; n < order; n++) {
        const at = 3 * (start + n)
        const inReference = Math.max(0, refLength - n)
        // sacreBLEU counts no hypothesis n-grams where the reference has none of that order.
        out[at] = inReference > 0 ? Math.max(0, hypLength - n) : 0
        out[at + 1] = inReference
        out[at + 2] = matches[start + n]
      }
    }
  }

  const prepare = (line: string, into: Sequences) =>
    into.read(lowercase ? line.toLowerCase() : line, whiteSpace, wordOrder > 0 ? interner : null)

  return {
    kind: 'additive',
    name: 'chrf',
    label: `chrF${beta}${'+'.repeat(wordOrder)}`,
    layer: CHRF.layer,
    direction: CHRF.direction,
    range: CHRF.range,
    unit: 'points',
    signature: { metric: 'chrf', fields: signatureFields(options, facts), implementation: 'assay-chrf 1.0.0' },
    storage: 'dense',
    columns: [...columnNames('character', characterOrder), ...columnNames('word', wordOrder)],
    row(segment, out, offset) {
      if (segment.hypothesis === undefined) return 'no hypothesis'
      if (segment.references === undefined || segment.references.length === 0) return 'no reference'
      interner.clear()
      prepare(segment.hypothesis, hypothesis)
      let best = -1
      for (const line of segment.references) {
        prepare(line, reference)
        compare(candidate)
        const score = segment.references.length > 1 ? chrfScore(candidate, shape) : 0
        if (score > best) {
          best = score
          out.set(candidate, offset)
        }
      }
      return null
    },
    value: (sums) => chrfScore(sums, shape),
    valueFloat32: (sums) => chrfScoreFloat32(sums, shape),
    score: (sums) => ({ value: chrfScore(sums, shape), details: toDetails(sums, characterOrder, wordOrder) }),
  }
}

/** A line as the two sequences that n-grams are made of. */
class Sequences {
  characters: Int32Array = new Int32Array(512)
  characterCount = 0
  words: Int32Array = new Int32Array(64)
  wordCount = 0

  read(line: string, whiteSpace: boolean, interner: Interner | null): void {
    if (line.length > this.characters.length) this.characters = new Int32Array(line.length * 2)
    this.characterCount = writeCodePoints(line, this.characters, whiteSpace)
    this.wordCount = 0
    if (!interner) return
    const words = chrfWords(line)
    this.words = interner.intern(words, this.words)
    this.wordCount = words.length
  }
}

function columnNames(unit: string, order: number): string[] {
  return Array.from({ length: order }, (_, n) => [
    `${unit}${n + 1}Hypothesis`,
    `${unit}${n + 1}Reference`,
    `${unit}${n + 1}Matches`,
  ]).flat()
}

/** Precision and recall per order, 0–100; null where a side has no n-gram of that order. */
function toDetails(sums: ArrayLike<number>, characterOrder: number, wordOrder: number): Record<string, unknown> {
  const parts = Array.from({ length: characterOrder + wordOrder }, (_, i) => {
    const [inHypothesis, inReference, matches] = [sums[3 * i], sums[3 * i + 1], sums[3 * i + 2]]
    return {
      unit: i < characterOrder ? 'character' : 'word',
      order: i < characterOrder ? i + 1 : i - characterOrder + 1,
      hypothesis: inHypothesis,
      reference: inReference,
      matches,
      precision: inHypothesis > 0 ? (100 * matches) / inHypothesis : null,
      recall: inReference > 0 ? (100 * matches) / inReference : null,
    }
  })
  return { orders: parts }
}

function signatureFields(options: ChrfOptions, facts: TestSetFacts): SignatureField[] {
  return [
    { key: 'nrefs', value: String(facts.references) },
    { key: 'case', value: options.lowercase ? 'lc' : 'mixed' },
    { key: 'eff', value: options.epsSmoothing ? 'no' : 'yes' },
    { key: 'nc', value: String(options.characterOrder) },
    { key: 'nw', value: String(options.wordOrder) },
    { key: 'space', value: options.whiteSpace ? 'yes' : 'no' },
    { key: 'version', value: SACREBLEU_VERSION },
    // sacreBLEU has beta in the metric's name (chrF2) and not in the string.
    { key: 'beta', value: String(options.beta), silent: options.beta === 2 },
    { key: 'agg', value: 'sum', silent: true },
    { key: 'failed', value: 'skip', silent: true },
  ]
}

export const CHRF: MetricDefinition = {
  name: 'chrf',
  label: 'chrF',
  meaning: 'F-score of character n-grams (with nw=2 also word n-grams: chrF++), as sacreBLEU computes it',
  layer: 'surface',
  direction: 'higher',
  range: [0, 100],
  keys: {
    nc: { values: 'integer', default: '6', min: 1, max: 32, meaning: 'longest character n-gram' },
    nw: { values: 'integer', default: '0', min: 0, max: 16, meaning: 'longest word n-gram; 2 is chrF++' },
    beta: { values: 'integer', default: '2', min: 1, max: 100, meaning: 'how much more recall weighs than precision' },
    case: { values: ['mixed', 'lc'], default: 'mixed', meaning: 'case kept, or both sides lower-cased' },
    space: { values: ['no', 'yes'], default: 'no', meaning: 'character n-grams run over white space too' },
    eff: {
      values: ['yes', 'no'],
      default: 'yes',
      meaning: 'average over the orders that both sides have; no: over all, with 1e-16 for what is missing',
    },
  },
  needs: ['hypothesis', 'references'],
  create: (options, facts) =>
    chrf(
      {
        characterOrder: Number(options.nc),
        wordOrder: Number(options.nw),
        beta: Number(options.beta),
        lowercase: options.case === 'lc',
        whiteSpace: options.space === 'yes',
        epsSmoothing: options.eff === 'no',
      },
      facts,
    ),
}
