import { shortSignature } from './short-signature.ts'

/**
 * Metrics with names that tell them apart: where two share a label, each gets the parts of its signature that the others
 * do not have. A label of its own stays as it is.
 *
 * @example
 * tellMetricsApart([
 *   { label: 'BLEU', signature: 'case:mixed|tok:13a' },
 *   { label: 'BLEU', signature: 'case:mixed|tok:zh' },
 * ]).map(({ name }) => name) // ['BLEU tok:13a', 'BLEU tok:zh']
 */
export function tellMetricsApart<T extends { readonly label: string; readonly signature: string }>(
  metrics: readonly T[],
): (T & { readonly name: string })[] {
  return metrics.map((metric) => {
    const namesakes = metrics.filter((other) => other !== metric && other.label === metric.label)
    const own = metric.signature
      .split('|')
      .filter((part) => namesakes.some((other) => !other.signature.split('|').includes(part)))
    return { ...metric, name: [metric.label, shortSignature(own.join('|'))].filter(Boolean).join(' ') }
  })
}
