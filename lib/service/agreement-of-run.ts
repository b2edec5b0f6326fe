import { type MetricAgreement, metricAgreement, type SliceChoice } from '../compare/metric-agreement.ts'
import { sizeTags } from '../compare/size-tags.ts'
import type { Database } from '../db/open-database.ts'
import { listSegmentSizes } from '../db/segment-sizes.ts'
import { listVersionLines } from '../db/version-lines.ts'
import { type MetricScatter, prepareMetricScatter } from '../report/prepare-metric-scatter.ts'
import { createMetricWithResources } from '../resources/create-metric-with-resources.ts'
import type { RunRecord } from '../schema/records.ts'
import { getRunFacts } from './run-facts.ts'
import { scoreSegmentsOfRun } from './score-segments-of-run.ts'

/** What is asked about two metrics of a run. */
export interface AgreementRequest {
  readonly run: RunRecord
  /** SPECs. */
  readonly x: string
  readonly y: string
  readonly slice: SliceChoice | null
}

export interface RunAgreement {
  readonly agreement: MetricAgreement
  /** Null where no segment has both scores. */
  readonly scatter: MetricScatter | null
}

/** Segments that a reader is offered. */
const MOST_LISTED = 30

/** How far two metrics agree over a run's segments, from its stored rows, with the drawing; runs in a worker. */
export async function agreementOfRun(db: Database, { run, x, y, slice }: AgreementRequest): Promise<RunAgreement> {
  const lines = await listVersionLines(db, run.testSet.id)
  const sizes = (await listSegmentSizes(db, run.testSet.id)).map(sizeTags)
  const tags = lines.map((line, i) => ({ ...sizes[i], ...line.tags }))
  const facts = await getRunFacts(db, run)
  const load = async (spec: string) => {
    const { label, unit, direction } = createMetricWithResources(spec, facts)
    return { label, unit, direction, scores: await scoreSegmentsOfRun(db, { run, spec }) }
  }
  const [ofX, ofY] = [await load(x), await load(y)]
  const documents = lines.map((line) => line.document)
  const agreement = metricAgreement({ x: ofX, y: ofY, tags, documents, slice, most: MOST_LISTED })
  const isShown = (position: number) => slice === null || tags[position][slice.by as never] === slice.value
  const cut = (scores: Float64Array) => scores.filter((_, position) => isShown(position))
  return {
    agreement,
    scatter: prepareMetricScatter({
      x: { ...ofX, scores: cut(ofX.scores) },
      y: { ...ofY, scores: cut(ofY.scores) },
      ringed: agreement.disagreements,
    }),
  }
}
