import type { StoredPostedScore } from '../../db/scores.ts'
import { InputError, type Problem } from '../../errors.ts'
import { type GroupedRepeats, groupRepeats } from '../../ingest/group-repeats.ts'
import { normalizeSegments } from '../../ingest/normalize-segments.ts'
import { formatSpec, parseSpec } from '../../metrics/spec.ts'
import type { PostedScore, RunInput, TestSetInput } from '../../schema/run-input.ts'
import type { ToPlace } from './read-body.ts'

/** A posted run that nothing but the store can refuse any more. */
export interface PreparedRun {
  readonly input: RunInput
  readonly testSet: TestSetInput
  readonly grouped: GroupedRepeats
  /** Canonical SPECs that the run named. */
  readonly specs: readonly string[]
  readonly postedScores: readonly StoredPostedScore[]
}

/**
 * What a checked body says, in the forms that are stored; `toPlace` says where a pointer stands in it. Throws InputError with every problem found: segments, SPECs,
 * posted scores.
 */
export function prepareRun(input: RunInput, toPlace: ToPlace = (pointer) => ({ pointer })): PreparedRun {
  const { segments, problems } = normalizeSegments(input.segments, (index, key) =>
    toPlace(`/segments/${index}${key ? `/${key}` : ''}`),
  )
  const all: Problem[] = [...problems]
  const specs = (input.metrics ?? []).flatMap((text, index) => {
    try {
      return [formatSpec(parseSpec(text))]
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      all.push(...error.problems.map((problem) => ({ ...problem, place: toPlace(`/metrics/${index}`) })))
      return []
    }
  })
  const { index = 0, count = Number.POSITIVE_INFINITY } = input.shard ?? {}
  if (index >= count)
    all.push({
      code: 'bad-shard',
      message: `There is no part of index ${index} among ${count}: the last is ${count - 1}.`,
      place: toPlace('/shard/index'),
      mend: 'Count shards from 0.',
    })
  if (all.length > 0) throw new InputError(all)
  return {
    input,
    testSet: typeof input.testSet === 'string' ? { name: input.testSet } : input.testSet,
    grouped: groupRepeats(segments),
    specs: [...new Set(specs)],
    postedScores: (input.scores ?? []).map(toStored),
  }
}

function toStored({ metric, value, decimals, signature, reason }: PostedScore, position: number): StoredPostedScore {
  return {
    position,
    metric,
    text: value === null ? null : String(value),
    decimals: decimals ?? null,
    signature: signature ?? null,
    reason: reason ?? null,
  }
}
