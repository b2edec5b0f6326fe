import { count, number, text } from '../../report/export/columns.ts'
import type { ExportTable } from '../../report/export/export-table.ts'
import { prepareHistogram } from '../../report/prepare-histogram.ts'
import { prepareScatter } from '../../report/prepare-scatter.ts'
import type { CompareExportQuery } from '../../schema/export-query.ts'
import { getSegmentDeltas } from '../get-segment-deltas.ts'
import { getSegmentPairs } from '../get-segment-pairs.ts'
import { type LeadPair, loadLead } from './load-lead.ts'
import { leadHead } from './pair-head.ts'

const SCORES = 'segment scores of both runs under one signature'

/** How many of the changed segments came out better, worse and tied. */
export async function exportOutcomes(query: CompareExportQuery): Promise<ExportTable> {
  const pair = await loadLead(query)
  const { rows = [], of = 0 } = pair.view.outcome ?? {}
  return {
    ...leadHead(pair, 'outcomes', `${SCORES}, of the ${of} pairs with an output on both sides that differ`),
    columns: [text('outcome'), count('segments'), number('share')],
    rows: rows.map(({ kind, count: n }) => [kind === 'identical' ? 'tie' : kind, n, of === 0 ? null : n / of]),
  }
}

/** How far segments moved: the bins of the histogram that hold any. */
export async function exportHistogram(query: CompareExportQuery): Promise<ExportTable> {
  const pair = await loadLead(query)
  const view = prepareHistogram({ deltas: await getSegmentDeltas(ofLead(pair)), ...named(pair) })
  return {
    ...leadHead(pair, 'histogram', `head − base in ${SCORES}; a value on an edge is in the bin farther from 0`),
    columns: [number('from'), number('to'), text('side'), count('segments')],
    rows: (view?.bins ?? []).filter((bin) => bin.count > 0).map((bin) => [bin.from, bin.to, bin.side, bin.count]),
  }
}

/** Segments by fifths of the axis, base down, head across. */
export async function exportScatter(query: CompareExportQuery): Promise<ExportTable> {
  const pair = await loadLead(query)
  const bands = prepareScatter({ ...(await getSegmentPairs(ofLead(pair))), ...named(pair) })?.bands ?? []
  return {
    ...leadHead(pair, 'scatter', `segments by fifths of the axis, ${SCORES}`),
    columns: [text('base'), ...bands.map(({ label }) => count(`head ${label}`))],
    rows: bands.map(({ label, counts }) => [label, ...counts]),
  }
}

function ofLead({ base, head, lead: { spec } }: LeadPair) {
  return { base, head, spec }
}

function named({ lead: { label, unit, direction } }: LeadPair) {
  return { label, unit, direction }
}
