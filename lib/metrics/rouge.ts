import type { MetricDefinition } from './metric.ts'
import { type RougeDefinitionInput, type RougePair, type RougeVariant, rougeDefinition } from './rouge-metric.ts'
import { lcsOverlap, ngramOverlap, type Overlap, skipOverlap, summaryOverlap } from './rouge-overlap.ts'
import { weightedLcs, weightedShare } from './rouge-weighted.ts'

/** The package whose figures N, L and Lsum equal. */
const ROUGE_SCORE = 'rouge_score-0.1.2'

function toPair({ hits, reference, hypothesis }: Overlap): RougePair {
  return { precision: hits / Math.max(hypothesis, 1), recall: hits / Math.max(reference, 1) }
}

function plain(label: string, score: RougeVariant['score'], sentences = false): RougeDefinitionInput['variant'] {
  return () => ({ label, fields: [], version: ROUGE_SCORE, score, sentences })
}

const ROUGE_N = Array.from({ length: 9 }, (_, i) => i + 1).map((n) =>
  rougeDefinition({
    name: `rouge${n}`,
    label: `ROUGE-${n}`,
    meaning: `overlap of ${n === 1 ? 'single tokens' : `runs of ${n} tokens`} with a reference`,
    variant: plain(`ROUGE-${n}`, (reference, hypothesis, texts) =>
      toPair(ngramOverlap(reference, hypothesis, n, texts.size)),
    ),
  }),
)

function skipDefinition(name: string, label: string, unigrams: boolean): MetricDefinition {
  return rougeDefinition({
    name,
    label,
    meaning: `overlap of pairs of tokens in order, with gaps${unigrams ? ', and of single tokens' : ''}`,
    keys: {
      skip: {
        values: ['any', ...Array.from({ length: 10 }, (_, i) => String(i))],
        default: '4',
        meaning: 'how many tokens may stand between the two of a pair',
      },
    },
    variant: ({ skip }) => ({
      label: skip === 'any' ? label : `${label}${skip}`,
      fields: [{ key: 'skip', value: skip }],
      version: 'lin-2004',
      score: (reference, hypothesis, texts) =>
        toPair(skipOverlap(reference, hypothesis, skip === 'any' ? Infinity : Number(skip), unigrams, texts.size)),
    }),
  })
}

/** ROUGE-1 to ROUGE-9, L, Lsum, W, S and SU. */
export const ROUGE: readonly MetricDefinition[] = [
  ...ROUGE_N,
  rougeDefinition({
    name: 'rougeL',
    label: 'ROUGE-L',
    meaning: 'longest common subsequence of tokens with a reference; line breaks are ignored',
    variant: plain('ROUGE-L', (reference, hypothesis) => toPair(lcsOverlap(reference, hypothesis))),
  }),
  rougeDefinition({
    name: 'rougeLsum',
    label: 'ROUGE-Lsum',
    meaning: 'union of longest common subsequences line by line; without line breaks the same as ROUGE-L',
    variant: plain(
      'ROUGE-Lsum',
      (reference, hypothesis, texts) => toPair(summaryOverlap(reference, hypothesis, texts.size)),
      true,
    ),
  }),
  rougeDefinition({
    name: 'rougeW',
    label: 'ROUGE-W',
    meaning: 'longest common subsequence in which unbroken runs weigh more',
    keys: {
      weight: { values: 'number', default: '1.2', min: 1, max: 10, meaning: 'a run of k tokens counts k^weight' },
    },
    variant: ({ weight }) => ({
      label: `ROUGE-W-${weight}`,
      fields: [{ key: 'weight', value: weight }],
      version: 'lin-2004',
      score(reference, hypothesis) {
        const wlcs = weightedLcs(reference.ids, hypothesis.ids, Number(weight))
        return {
          precision: weightedShare(wlcs, hypothesis.ids.length, Number(weight)),
          recall: weightedShare(wlcs, reference.ids.length, Number(weight)),
        }
      },
    }),
  }),
  skipDefinition('rougeS', 'ROUGE-S', false),
  skipDefinition('rougeSU', 'ROUGE-SU', true),
]
