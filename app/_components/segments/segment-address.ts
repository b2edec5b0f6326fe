import { createLoader, createSerializer, type inferParserType, parseAsStringLiteral } from 'nuqs/server'
import { readPathStep, toSegmentPath } from '../../../lib/report/path-step.ts'
import type { SegmentDiffMode } from '../../../lib/report/prepare-segment.ts'
import type { DiffUnit } from '../../../lib/report/prepare-segment-diff.ts'
import { type PageParams, textParam, toHref } from '../ui/page-params.ts'

export const SEGMENT_DIFFS = ['base', 'reference', 'off'] as const satisfies readonly SegmentDiffMode[]
export const SEGMENT_UNITS = ['words', 'characters'] as const satisfies readonly DiffUnit[]

const PARAMS = {
  /** Ids of runs; null for the newest and what came before it. */
  head: textParam,
  base: textParam,
  diff: parseAsStringLiteral(SEGMENT_DIFFS).withDefault('base'),
  unit: parseAsStringLiteral([...SEGMENT_UNITS, 'auto']).withDefault('auto'),
  cursor: textParam,
}
const load = createLoader(PARAMS)
const serialize = createSerializer(PARAMS)

/** What the address of a segment page holds. */
export interface SegmentAddress extends inferParserType<typeof PARAMS> {
  readonly project: string
  readonly testSet: string
  readonly id: string
}

/** Reads the address; what is not known there has its default. */
export function parseSegmentAddress(
  step: { readonly slug: string; readonly testSet: string; readonly key: string },
  params: PageParams,
): SegmentAddress {
  return {
    project: readPathStep(step.slug),
    testSet: readPathStep(step.testSet),
    id: readPathStep(step.key),
    ...load(params),
  }
}

/** The address of a segment, with runs to read where given; defaults are left out. */
export function toSegmentHref(
  address: Pick<SegmentAddress, 'project' | 'testSet' | 'id'> & Partial<SegmentAddress>,
  changes: Partial<SegmentAddress> = {},
): string {
  const next = { ...address, ...changes }
  return toHref(toSegmentPath(next), serialize(next))
}

/** Address of a segment's tables as files, for the runs that are read. */
export function toSegmentExport({ project, testSet, id, head, base }: SegmentAddress): string {
  const query = new URLSearchParams({ testSet, segment: id, ...(head && { head }), ...(base && { base }) })
  return `/api/v1/projects/${encodeURIComponent(project)}/export?${query}`
}
