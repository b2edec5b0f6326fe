import { findText, isRecord, memberOf } from '../json-values.ts'

/** Split and perturbation of a statistic: its name alone does not tell one from another. */
export function toHelmSignature(name: unknown): string | null {
  const perturbation = memberOf(name, 'perturbation')
  const parts = [
    findText(memberOf(name, 'split')) !== null ? `split:${memberOf(name, 'split')}` : null,
    findText(memberOf(name, 'sub_split')) !== null ? `sub_split:${memberOf(name, 'sub_split')}` : null,
    isRecord(perturbation) ? `perturbation:${String(perturbation.name)}` : null,
    isRecord(perturbation) && perturbation.computed_on !== undefined
      ? `computed_on:${String(perturbation.computed_on)}`
      : null,
  ].filter((part) => part !== null)
  return parts.length > 0 ? parts.join('|') : null
}
