import type { SignatureField } from '../signature/signature.ts'
import { Interner } from '../text/interner.ts'
import { TerEdits } from '../text/ter-edits.ts'
import { type TercomOptions, tokenizeTercom, tokenizeTercomReference } from '../text/tokenizers/tokenize-tercom.ts'
import type { AdditiveMetric, MetricDefinition, TestSetFacts } from './metric.ts'
import { SACREBLEU_VERSION } from './sacrebleu-version.ts'

/**
 * TER, translation edit rate in points, 0 is best, may pass 100: insertions, deletions, substitutions and shifts of
 * blocks per 100 reference words. Edits are the fewest over the references, the length is their average.
 * Source: Snover et al. 2006, tercom, as sacreBLEU 2.6.0 computes it; equal at 1e-12.
 * No reference word at all: 100 when there are edits, else 0, as there. A segment without hypothesis or reference is not
 * scored; an empty reference counts, with length 0.
 *
 * @example createMetric('ter', { references: 1, labels: [] }).columns // ['edits', 'referenceLength']
 */
export function ter(options: TercomOptions, facts: TestSetFacts): AdditiveMetric {
  // Scratch: every call to row overwrites what the call before left.
  const interner = new Interner()
  const counter = new TerEdits()
  let hypothesisWords: Int32Array = new Int32Array(128)
  let referenceWords: Int32Array = new Int32Array(128)
  return {
    kind: 'additive',
    name: 'ter',
    label: 'TER',
    layer: TER.layer,
    direction: TER.direction,
    range: TER.range,
    unit: 'points',
    signature: { metric: 'ter', fields: signatureFields(options, facts), implementation: 'assay-ter 1.0.0' },
    storage: 'dense',
    columns: ['edits', 'referenceLength'],
    row({ hypothesis, references }, out, offset) {
      if (hypothesis === undefined) return 'no hypothesis'
      if (references === undefined || references.length === 0) return 'no reference'
      interner.clear()
      const words = tokenizeTercom(hypothesis, options)
      hypothesisWords = interner.intern(words, hypothesisWords)
      let fewest = Number.POSITIVE_INFINITY
      let totalLength = 0
      for (const line of references) {
        const reference = tokenizeTercomReference(line, options)
        referenceWords = interner.intern(reference, referenceWords)
        const edits = counter.count(hypothesisWords, words.length, referenceWords, reference.length)
        if (edits < fewest) fewest = edits
        totalLength += reference.length
      }
      out[offset] = fewest
      out[offset + 1] = totalLength / references.length
      return null
    },
    value: (sums) => terScore(sums[0], sums[1]),
    // numpy 2 divides and multiplies in float32.
    valueFloat32: (sums) =>
      sums[1] > 0 ? Math.fround(100 * Math.fround(sums[0] / sums[1])) : terScore(sums[0], sums[1]),
    score: (sums) => ({
      value: terScore(sums[0], sums[1]),
      details: { edits: sums[0], referenceLength: sums[1] },
    }),
  }
}

function terScore(edits: number, referenceLength: number): number {
  if (referenceLength > 0) return 100 * (edits / referenceLength)
  return edits > 0 ? 100 : 0
}

function signatureFields(options: TercomOptions, facts: TestSetFacts): SignatureField[] {
  return [
    { key: 'nrefs', value: String(facts.references) },
    { key: 'case', value: options.caseSensitive ? 'mixed' : 'lc' },
    { key: 'tok', value: 'tercom' },
    { key: 'norm', value: options.normalized ? 'yes' : 'no' },
    { key: 'punct', value: options.noPunctuation ? 'no' : 'yes' },
    { key: 'asian', value: options.asian ? 'yes' : 'no' },
    { key: 'version', value: SACREBLEU_VERSION },
    { key: 'agg', value: 'sum', silent: true },
    { key: 'failed', value: 'skip', silent: true },
  ]
}

export const TER: MetricDefinition = {
  name: 'ter',
  label: 'TER',
  meaning: 'edits and block shifts per 100 reference words, as sacreBLEU computes it; may pass 100',
  layer: 'surface',
  direction: 'lower',
  range: [0, Number.POSITIVE_INFINITY],
  keys: {
    norm: { values: ['no', 'yes'], default: 'no', meaning: 'split punctuation off before comparing' },
    punct: { values: ['yes', 'no'], default: 'yes', meaning: 'punctuation kept, or deleted with no' },
    asian: { values: ['no', 'yes'], default: 'no', meaning: 'with norm or punct: Chinese and Japanese signs too' },
    case: { values: ['lc', 'mixed'], default: 'lc', meaning: 'both sides lower-cased, or case kept' },
  },
  needs: ['hypothesis', 'references'],
  create: (options, facts) =>
    ter(
      {
        normalized: options.norm === 'yes',
        noPunctuation: options.punct === 'no',
        asian: options.asian === 'yes',
        caseSensitive: options.case === 'mixed',
      },
      facts,
    ),
}
