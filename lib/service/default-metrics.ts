import type { MetricSegment } from '../metrics/metric.ts'
import { formatSpec } from '../metrics/spec.ts'

const HAN = /\p{Script=Han}/gu
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const LETTER = /\p{L}/gu
/** Texts that show which script the references are in. */
const SAMPLED = 200

/**
 * SPECs for a run that names none, by what its segments carry: references: BLEU (tokenizer `zh` for mostly Chinese
 * ones, characters for Japanese) and chrF; labels: accuracy and macro F1; answers: exact match and F1; likelihoods:
 * perplexity by the counts that are there (tokens, else words; bytes as well); samples: pass@1; scores from elsewhere: each metric and
 * signature that occurs. Empty for nothing.
 */
export function defaultMetrics(segments: readonly MetricSegment[]): string[] {
  const has = (test: (segment: MetricSegment) => boolean) => segments.some(test)
  const specs: string[] = []
  if (has((segment) => segment.hypothesis !== undefined && (segment.references?.length ?? 0) > 0))
    specs.push(chooseBleu(segments), 'chrf')
  if (has((segment) => segment.label !== undefined && segment.predictedLabel !== undefined))
    specs.push('accuracy', 'macro_f1')
  if (has((segment) => segment.hypothesis !== undefined && segment.answers !== undefined)) specs.push('em', 'qa_f1')
  specs.push(...likelihoodSpecs(has))
  if (has((segment) => segment.samples !== undefined && segment.passed !== undefined)) specs.push('pass')
  return [...specs, ...externalSpecs(segments)]
}

/** By each count that is there: a perplexity without its count has no value, and would leave every gate undecided. */
function likelihoodSpecs(has: (test: (segment: MetricSegment) => boolean) => boolean): string[] {
  const tokens = has(({ logprobs, windows, tokenCount }) => (logprobs ?? windows ?? tokenCount) !== undefined)
  const [words, bytes] = [
    has(({ wordCount }) => wordCount !== undefined),
    has(({ byteCount }) => byteCount !== undefined),
  ]
  if (!tokens && !has(({ nll }) => nll !== undefined)) return []
  return [
    ...(tokens || !(words || bytes) ? ['ppl'] : []),
    ...(words && !tokens ? ['ppl:unit=word'] : []),
    // Per byte two models compare whatever their tokenizers are.
    ...(bytes ? ['ppl:unit=byte'] : []),
  ]
}

function chooseBleu(segments: readonly MetricSegment[]): string {
  const sample = segments
    .flatMap(({ references }) => references ?? [])
    .slice(0, SAMPLED)
    .join('')
  const letters = sample.match(LETTER)?.length ?? 0
  if ((sample.match(HAN)?.length ?? 0) * 2 <= letters) return KANA.test(sample) ? 'bleu:tok=char' : 'bleu'
  return KANA.test(sample) ? 'bleu:tok=char' : 'bleu:tok=zh'
}

function externalSpecs(segments: readonly MetricSegment[]): string[] {
  const specs = new Set<string>()
  for (const { scores = [] } of segments)
    for (const { metric, signature } of scores)
      specs.add(
        formatSpec({ name: 'external', options: { name: metric, model: signature ?? 'unknown', direction: 'known' } }),
      )
  return [...specs]
}
