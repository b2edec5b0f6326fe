import { readPathStep, toSegmentPath } from '../../../lib/report/path-step.ts'
import type { SegmentDiffMode } from '../../../lib/report/prepare-segment.ts'
import type { DiffUnit } from '../../../lib/report/prepare-segment-diff.ts'
import { type PageParams, paramReader } from '../ui/param-reader.ts'

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
  params: PageParams,
): SegmentAddress {
  const text = paramReader(params)
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
  const path = toSegmentPath(next)
  return text ? `${path}?${text}` : path
}
