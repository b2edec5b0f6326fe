import { findDerivedFigure, saveDerivedFigure } from '../db/derived-figures.ts'
import { listOutputsAt } from '../db/outputs.ts'
import { findTagsEditedAt } from '../db/test-sets.ts'
import { formatSpec, parseSpec } from '../metrics/spec.ts'
import type { SegmentRecord } from '../schema/records.ts'
import type { AgreementRequest, RunAgreement } from './agreement-of-run.ts'
import { toSegmentRecord } from './list-run-segments.ts'
import { getRuntime } from './runtime.ts'
import { VERSION } from './version.ts'

export interface ReadAgreement extends RunAgreement {
  /** Texts of the segments that are listed, by position: of the first repeat that has an output. */
  readonly segments: ReadonlyMap<number, SegmentRecord>
}

/**
 * How far two metrics of a run agree about its segments: made in a worker and kept with the run. Throws NotFoundError
 * for a metric that has no segment scores, InputError for a SPEC that is none.
 */
export async function getRunAgreement(request: AgreementRequest): Promise<ReadAgreement> {
  const { db, pools } = await getRuntime()
  const { run, slice } = request
  const [x, y] = [request.x, request.y].map((spec) => formatSpec(parseSpec(spec)))
  const edited = await findTagsEditedAt(db, run.testSet.id)
  const key = `agreement, ${VERSION}: ${JSON.stringify([x, y, slice?.by ?? null, slice?.value ?? null, edited])}`
  const stored = (await findDerivedFigure(db, run.id, key)) as RunAgreement | null
  const found = stored ?? (await pools.run('ask', 'agreement', { run, x, y, slice }))
  // A part that does not exist is not worth a row: anybody may ask for one.
  if (stored === null && found.agreement.of > 0) await saveDerivedFigure(db, { runId: run.id, key, result: found })
  return { ...found, segments: await loadSegments(request, found) }
}

async function loadSegments({ run }: AgreementRequest, { agreement }: RunAgreement) {
  const { db } = await getRuntime()
  const segments = new Map<number, SegmentRecord>()
  for (let repeat = 0; repeat < run.repeats; repeat++) {
    const places = agreement.disagreements.flatMap(({ position }) =>
      segments.has(position) ? [] : [{ position, repeat }],
    )
    if (places.length === 0) break
    for (const output of await listOutputsAt(db, { runId: run.id, versionId: run.testSet.id, places }))
      segments.set(output.position, toSegmentRecord(output, new Map()))
  }
  return segments
}
