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
 * perplexity, per byte as well where bytes are counted; samples: pass@1; scores from elsewhere: each metric and
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
  if (has((segment) => segment.logprobs !== undefined || segment.windows !== undefined || segment.nll !== undefined)) {
    specs.push('ppl')
    // Per byte two models compare whatever their tokenizers are.
    if (has((segment) => segment.byteCount !== undefined)) specs.push('ppl:unit=byte')
  }
  if (has((segment) => segment.samples !== undefined && segment.passed !== undefined)) specs.push('pass')
  return [...specs, ...externalSpecs(segments)]
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
