import { getFieldMeaning, type Repair } from './fields.ts'
import type { Signature, SignatureField } from './signature.ts'

/** A field in which two signatures are not known to agree; null is a value that nobody knows. */
export interface SignatureDifference {
  readonly field: string
  readonly base: string | null
  readonly head: string | null
  readonly why: string
  readonly repair: Repair
}

/** Groups of implementation names or versions that are known to give equal numbers. */
export type EqualVersions = readonly (readonly string[])[]

/** Releases of ours that left every number of a metric as it was, as `assay-NAME VERSION`; a group a metric. */
export const EQUAL_IMPLEMENTATIONS: EqualVersions = []

const UNKNOWN_WHY = 'Nobody said what it was, so that it cannot be known to be the same.'

/**
 * Fields in which two signatures differ, in base's order, then what only head has. Silent fields count like all others.
 * An unknown value equals nothing, not even another unknown; so does a field that one side lacks. A value that the
 * project declared counts as known. Empty: the two numbers may be compared.
 *
 * An unknown value can be repaired by rescoring only where rescoring sets it; else somebody must declare it.
 *
 * @example signatureDifferences(parseSignature('bleu', 'tok:13a'), parseSignature('bleu', 'tok:zh'))[0].field // 'tok'
 */
export function signatureDifferences(
  base: Signature,
  head: Signature,
  equalVersions: EqualVersions = EQUAL_IMPLEMENTATIONS,
): SignatureDifference[] {
  if (base.metric !== head.metric) return [toDifference('metric', base.metric, head.metric)]
  const baseFields = byKey(base.fields)
  const headFields = byKey(head.fields)
  const keys = [...new Set([...baseFields.keys(), ...headFields.keys()])]
  const differences = keys.flatMap((key) => {
    const ofBase = baseFields.get(key)?.value ?? null
    const ofHead = headFields.get(key)?.value ?? null
    const same = ofBase !== null && ofHead !== null && isSame(key, ofBase, ofHead, equalVersions)
    return same ? [] : [toDifference(key, ofBase, ofHead)]
  })
  return isSame('implementation', base.implementation, head.implementation, equalVersions)
    ? differences
    : [...differences, toDifference('implementation', base.implementation, head.implementation)]
}

/**
 * Whether two releases of a metric are known to give the same numbers.
 *
 * @example areEqualImplementations('assay-bleu 1.0.0', 'assay-bleu 1.0.0') // true
 */
export function areEqualImplementations(
  a: string,
  b: string,
  equalVersions: EqualVersions = EQUAL_IMPLEMENTATIONS,
): boolean {
  return isSame('implementation', a, b, equalVersions)
}

function byKey(fields: readonly SignatureField[]): Map<string, SignatureField> {
  return new Map(fields.map((field) => [field.key, field]))
}

function isSame(key: string, base: string, head: string, equalVersions: EqualVersions): boolean {
  if (base === head) return true
  if (key !== 'version' && key !== 'implementation') return false
  return equalVersions.some((group) => group.includes(base) && group.includes(head))
}

function toDifference(field: string, base: string | null, head: string | null): SignatureDifference {
  const { why, repair } = getFieldMeaning(field)
  return { field, base, head, why: base === null || head === null ? `${UNKNOWN_WHY} ${why}` : why, repair }
}
