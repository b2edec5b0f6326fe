import { number, text } from '../../report/export/columns.ts'
import type { ExportRow, ExportTable } from '../../report/export/export-table.ts'
import { lintMessages } from '../../report/messages/en/lints.ts'
import { prepareMoved } from '../../report/prepare-moved.ts'
import type { CompareExportQuery } from '../../schema/export-query.ts'
import type { MovedSegment, MovedSide } from '../../schema/records.ts'
import { compareLints } from '../compare-lints.ts'
import { listMovedSegments } from '../list-moved-segments.ts'
import { numericMovedOrder } from '../numeric-moved-order.ts'
import { type LeadPair, loadLead } from './load-lead.ts'
import { leadHead } from './pair-head.ts'
import { toReferencesCell, toTagsCell } from './segment-cells.ts'

/** Segments read at a time. */
const A_PIECE = 200
const LISTED: Record<CompareExportQuery['order'], string> = {
  largest: 'largest moves first',
  flips: 'flips of meaning first, then the largest moves',
  losses: 'losses alone, the largest first',
  gains: 'gains alone, the largest first',
  random: 'shuffled',
}

/** All segments that moved, in the page's order, with both outputs and both scores. */
export async function exportMoved(query: CompareExportQuery): Promise<ExportTable> {
  const pair = await loadLead(query)
  const order = numericMovedOrder(query.order, pair.lead.direction)
  const listed = LISTED[query.order]
  return {
    ...leadHead(pair, 'moved', `segment scores of both runs under one signature, ${listed}; ties are left out`),
    columns: [
      text('id'),
      text('outcome'),
      text('flips'),
      number('difference'),
      number('baseScore'),
      number('headScore'),
      text('baseOutput'),
      text('headOutput'),
      text('baseState'),
      text('headState'),
      text('document'),
      text('tags'),
      text('source'),
      text('references'),
      text('gold'),
    ],
    rows: readRows(pair, order, (await compareLints({ base: pair.base, head: pair.head })) !== null),
  }
}

async function* readRows(
  { base, head, lead }: LeadPair,
  order: CompareExportQuery['order'],
  withFlips: boolean,
): AsyncGenerator<ExportRow> {
  const { spec, direction, unit } = lead
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<typeof listMovedSegments>> = await listMovedSegments({
      base,
      head,
      spec,
      order,
      cursor,
      limit: A_PIECE,
      withFlips,
    })
    for (const segment of page.items) yield toRow(segment, { direction, unit })
    cursor = page.next
  } while (cursor !== null)
}

function toRow(segment: MovedSegment, lead: Pick<LeadPair['lead'], 'direction' | 'unit'>): ExportRow {
  const { base, head } = segment
  return [
    segment.id,
    prepareMoved(segment, { ...lead, pair: 'base-head' }).kind,
    (segment.flips ?? []).map((kind) => lintMessages.flips.kinds[kind] ?? kind).join(', '),
    segment.delta,
    base.score,
    head.score,
    outputOf(base),
    outputOf(head),
    stateOf(base),
    stateOf(head),
    segment.document,
    toTagsCell(segment.tags),
    segment.source,
    toReferencesCell(segment.references),
    segment.label,
  ]
}

function outputOf({ hypothesis, predictedLabel }: MovedSide): string | null {
  return hypothesis ?? predictedLabel
}

function stateOf({ state, reason }: MovedSide): string {
  return reason === null ? state : `${state}: ${reason}`
}
