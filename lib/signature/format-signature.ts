import { toShortName } from './short-names.ts'
import type { Signature } from './signature.ts'

/**
 * The canonical string of a signature: `key:value` joined by `|`, in the signature's order, silent fields left out; for
 * sacreBLEU's metrics its own string, digit for digit. An unknown value prints as `?`. `|`, `%` and a lone `?` in a
 * value are percent-encoded, so that the string can be read back.
 * `short` gives sacreBLEU's short field names.
 *
 * @example formatSignature(createMetric('bleu', { references: 1, labels: [] }).signature, { short: true })
 * // '#:1|c:mixed|e:no|tok:13a|s:exp|v:2.6.0'
 */
export function formatSignature(signature: Signature, { short = false }: { short?: boolean } = {}): string {
  return signature.fields
    .filter((field) => !field.silent)
    .map(
      ({ key, value }) => `${short ? toShortName(signature.metric, key) : key}:${value === null ? '?' : encode(value)}`,
    )
    .join('|')
}

function encode(value: string): string {
  if (value === '?') return '%3F'
  return value.replace(/[%|]/g, (char) => (char === '%' ? '%25' : '%7C'))
}
