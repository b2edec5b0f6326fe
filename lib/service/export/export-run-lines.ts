import { listOutputs, type OutputWithSegment } from '../../db/outputs.ts'
import type { SegmentInput } from '../../schema/run-input.ts'
import { getRun } from '../get-run.ts'
import { getRuntime } from '../runtime.ts'

/** Outputs read at a time: a stream of a run of any size holds no more than these. */
const A_PIECE = 500

/**
 * All that a run was posted with, as the JSON Lines that `assay score --input`, `assay compare --base-input` and
 * `assay push --input` read: every output with its state, documents, references, likelihoods and posted scores, so that
 * what is reckoned from it is what is reckoned here. The file is called for the `side` it is to be, else for the run.
 */
export async function exportRunLines(id: string, side?: 'base' | 'head') {
  const run = await getRun(id)
  return {
    chunks: readLines(run.id),
    type: 'application/x-ndjson; charset=utf-8',
    fileName: `${side ?? `assay-${run.id}`}.jsonl`,
  }
}

async function* readLines(id: string): AsyncGenerator<string> {
  const { db } = await getRuntime()
  const run = await getRun(id)
  for (let repeat = 0; repeat < run.repeats; repeat++) {
    let from = 0
    for (;;) {
      const outputs = await listOutputs(db, { runId: run.id, versionId: run.testSet.id, repeat, from, limit: A_PIECE })
      if (outputs.length > 0) yield outputs.map((output) => `${JSON.stringify(toLine(output))}\n`).join('')
      const last = outputs.at(-1)
      if (!last || outputs.length < A_PIECE) break
      from = last.position + 1
    }
  }
}

/** A segment on the wire: only what it has. */
function toLine(output: OutputWithSegment): SegmentInput {
  const { key, repeat, document, tags, source, references, label, answers, text, predictedLabel, state, reason } =
    output
  return {
    id: key,
    ...(repeat !== 0 && { repeat }),
    ...(document !== null && { document }),
    ...(Object.keys(tags).length > 0 && { tags }),
    ...(source !== null && { source }),
    ...(references.length > 0 && { references: [...references] }),
    ...(label !== null && { label }),
    ...(answers !== null && { answers: [...answers] }),
    ...(text !== null && { hypothesis: text }),
    ...(predictedLabel !== null && { predictedLabel }),
    ...(state !== 'scored' && { state }),
    ...(reason !== null && { reason }),
    ...output.extra,
  }
}
