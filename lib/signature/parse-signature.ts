import { InputError } from '../errors.ts'
import { toLongName } from './short-names.ts'
import type { Signature, SignatureField } from './signature.ts'

/**
 * Reads the string that `formatSignature` or sacreBLEU prints (long or short names, with or without the metric's name
 * in front as in `BLEU|nrefs:1|…`). `?` is an unknown value. Silent fields are not in the string and so not in the
 * result. `implementation` is `sacrebleu VERSION` where the string carries sacreBLEU's version field, else `unknown`.
 * Throws InputError on a part that is not `key:value` and on a key given twice.
 *
 * @example parseSignature('bleu', '#:1|c:mixed|e:no|tok:13a|s:exp|v:2.6.0').fields[0] // { key: 'nrefs', value: '1' }
 */
export function parseSignature(metric: string, text: string): Signature {
  const parts = text.trim().split('|')
  // sacreBLEU prints the score's name before the fields: "chrF2++|nrefs:1|…".
  if (parts.length > 1 && !parts[0].includes(':')) parts.shift()
  const fields: SignatureField[] = []
  for (const part of parts) {
    const colon = part.indexOf(':')
    if (colon < 1) throw malformed(text, `"${part}" is not "key:value"`)
    const key = toLongName(metric, part.slice(0, colon))
    if (fields.some((field) => field.key === key)) throw malformed(text, `the field "${key}" stands there twice`)
    const value = part.slice(colon + 1)
    fields.push({ key, value: value === '?' ? null : decode(value) })
  }
  const version = fields.find((field) => field.key === 'version')?.value
  return { metric, fields, implementation: version ? `sacrebleu ${version}` : 'unknown' }
}

function decode(value: string): string {
  return value.replace(/%(25|7C|3F)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

function malformed(text: string, what: string): InputError {
  return new InputError({
    code: 'malformed-signature',
    message: `The signature "${text}" cannot be read: ${what}.`,
    mend: 'Write key:value parts joined by |, such as nrefs:1|case:mixed|eff:no|tok:13a|smooth:exp|version:2.6.0.',
  })
}
