import type { SegmentDiffMode } from '../../../lib/report/prepare-segment.ts'
import type { DiffUnit } from '../../../lib/report/prepare-segment-diff.ts'

/** Names that any proxy and browser leaves as they are; all others are written as `~` and base64url of their UTF-8. */
const PLAIN = /^[\p{L}\p{N}_][\p{L}\p{N}._-]*$/u

/**
 * A name as one step of a path. Dots alone, slashes and percent signs would be resolved or decoded on the way.
 *
 * @example toPathStep('safety-0147') // 'safety-0147'
 */
export function toPathStep(name: string): string {
  if (PLAIN.test(name)) return encodeURIComponent(name)
  let binary = ''
  for (const byte of new TextEncoder().encode(name)) binary += String.fromCharCode(byte)
  return `~${btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`
}

/** The name that `toPathStep` wrote, or that a hand wrote percent-encoded. */
export function readPathStep(step: string): string {
  const whole = decodePercent(step)
  if (!whole.startsWith('~')) return whole
  try {
    const binary = atob(whole.slice(1).replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Typed by hand: a name may well begin with a tilde.
    return whole
  }
}

function decodePercent(step: string): string {
  try {
    return decodeURIComponent(step)
  } catch {
    return step
  }
}

/** What the address of a segment page holds. */
export interface SegmentAddress {
  readonly project: string
  readonly testSet: string
  readonly id: string
  /** Ids of runs; null for the newest and what came before it. */
  readonly head: string | null
  readonly base: string | null
  readonly diff: SegmentDiffMode
  readonly unit: DiffUnit | 'auto'
  readonly cursor: string | null
}

export const SEGMENT_DIFFS = ['base', 'reference', 'off'] as const satisfies readonly SegmentDiffMode[]
export const SEGMENT_UNITS = ['words', 'characters'] as const satisfies readonly DiffUnit[]

/** Reads the address; what is not known there has its default. */
export function parseSegmentAddress(
  step: { readonly slug: string; readonly testSet: string; readonly key: string },
  params: Readonly<Record<string, string | string[] | undefined>>,
): SegmentAddress {
  const text = (key: string) => {
    const value = params[key]
    const first = Array.isArray(value) ? value[0] : value
    return first === undefined || first === '' ? null : first
  }
  return {
    project: readPathStep(step.slug),
    testSet: readPathStep(step.testSet),
    id: readPathStep(step.key),
    head: text('head'),
    base: text('base'),
    diff: SEGMENT_DIFFS.find((mode) => mode === text('diff')) ?? 'base',
    unit: SEGMENT_UNITS.find((unit) => unit === text('unit')) ?? 'auto',
    cursor: text('cursor'),
  }
}

/** The address of a segment, with runs to read where given; defaults are left out. */
export function toSegmentHref(
  address: Pick<SegmentAddress, 'project' | 'testSet' | 'id'> & Partial<SegmentAddress>,
  changes: Partial<SegmentAddress> = {},
): string {
  const next = { ...address, ...changes }
  const query = new URLSearchParams()
  for (const key of ['head', 'base', 'diff', 'unit', 'cursor'] as const) {
    const value = next[key]
    if (value && !(key === 'diff' && value === 'base') && value !== 'auto') query.set(key, value)
  }
  const text = query.toString()
  const path = `/projects/${encodeURIComponent(next.project)}/segments/${toPathStep(next.testSet)}/${toPathStep(next.id)}`
  return text ? `${path}?${text}` : path
}
