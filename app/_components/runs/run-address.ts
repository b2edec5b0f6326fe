import type { SegmentState } from '../../../lib/schema/records.ts'
import { type PageParams, paramReader } from '../ui/param-reader.ts'

/** What the address of a run page holds beside the run's id. */
export interface RunAddress {
  readonly id: string
  readonly q: string | null
  /** `position`, `random`, `random:N` or a SPEC. */
  readonly sort: string
  readonly order: 'asc' | 'desc'
  readonly state: SegmentState | null
  /** Only segments with a flip of meaning. */
  readonly flagged: '1' | null
  readonly cursor: string | null
  /** SPEC whose signature is shown. */
  readonly metric: string | null
}

export const SEGMENT_STATES = ['scored', 'failed', 'na'] as const satisfies readonly SegmentState[]

/** Reads the address; what is not known there has its default. */
export function parseRunAddress(id: string, params: PageParams): RunAddress {
  const text = paramReader(params)
  return {
    id,
    q: text('q'),
    sort: text('sort') ?? 'position',
    order: text('order') === 'desc' ? 'desc' : 'asc',
    state: SEGMENT_STATES.find((state) => state === text('state')) ?? null,
    flagged: text('flagged') === '1' ? '1' : null,
    cursor: text('cursor'),
    metric: text('metric'),
  }
}

/** The address with some parts changed, at the section named by `hash`; another choice starts at its first page. */
export function toRunHref(address: RunAddress, changes: Partial<RunAddress> = {}, hash = ''): string {
  const { id, ...next } = { ...address, ...('cursor' in changes ? {} : { cursor: null }), ...changes }
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(next)) {
    const isDefault = (key === 'sort' && value === 'position') || (key === 'order' && value === 'asc')
    if (value !== null && !isDefault) query.set(key, value)
  }
  const text = query.toString()
  return `/runs/${encodeURIComponent(id)}${text ? `?${text}` : ''}${hash ? `#${hash}` : ''}`
}
