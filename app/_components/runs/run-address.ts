import { createLoader, createParser, createSerializer, type inferParserType, parseAsStringLiteral } from 'nuqs/server'
import type { SegmentState } from '../../../lib/schema/records.ts'
import { readRunFlag, writeRunFlag } from '../../../lib/schema/run-flag.ts'
import { listIgnored, type PageParams, textParam, toHref } from '../ui/page-params.ts'

export const SEGMENT_STATES = ['scored', 'failed', 'na'] as const satisfies readonly SegmentState[]

const PARAMS = {
  q: textParam,
  /** `position`, `random`, `random:N` or a SPEC. */
  sort: textParam.withDefault('position'),
  order: parseAsStringLiteral(['asc', 'desc']).withDefault('asc'),
  state: parseAsStringLiteral(SEGMENT_STATES),
  /** Only segments with this flag. */
  flagged: createParser({ parse: readRunFlag, serialize: writeRunFlag }),
  cursor: textParam,
  /** SPEC whose signature is shown. */
  metric: textParam,
}
const load = createLoader(PARAMS)
const serialize = createSerializer(PARAMS)

/** What the address of a run page holds beside the run's id. */
export interface RunAddress extends inferParserType<typeof PARAMS> {
  readonly id: string
  /** What the address asks and this page does not understand. */
  readonly ignored: readonly string[]
}

/** Reads the address; what is not known there has its default. */
export function parseRunAddress(id: string, params: PageParams): RunAddress {
  return { id, ignored: listIgnored(params, PARAMS), ...load(params) }
}

/** The address with some parts changed, at the section named by `hash`; another choice starts at its first page. */
export function toRunHref(address: RunAddress, changes: Partial<RunAddress> = {}, hash = ''): string {
  const { id, ignored: _, ...next } = { ...address, ...('cursor' in changes ? {} : { cursor: null }), ...changes }
  return toHref(`/runs/${encodeURIComponent(id)}`, serialize(next), hash)
}
