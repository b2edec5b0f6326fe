import type { OutputPack } from '../../db/packs.ts'
import type { NormalizedSegment } from '../../ingest/normalized-run.ts'
import type { SegmentState } from '../../schema/records.ts'
import { hashOutput, OUTPUT_HASH_BYTES } from './hash-segments.ts'

/** By the number that stands for it. */
const STATES: readonly SegmentState[] = ['failed', 'scored', 'na']

/** Hashes and states of one repeat's outputs, by position; `missing` is the state of one that was not given. */
export function packOutputs(
  outputs: readonly (NormalizedSegment | null)[],
  repeat: number,
  missing: (position: number) => SegmentState,
): OutputPack {
  const hashes = new Uint8Array(outputs.length * OUTPUT_HASH_BYTES)
  const states = new Uint8Array(outputs.length)
  outputs.forEach((output, i) => {
    hashes.set(hashOutput(output), i * OUTPUT_HASH_BYTES)
    states[i] = STATES.indexOf(output?.state ?? missing(i))
  })
  return { repeat, count: outputs.length, hashes, states }
}

/** What `packOutputs` packed: a hash as hexadecimal ('' where nothing was produced) and a state for each output. */
export function unpackOutputs(pack: OutputPack): { hashes: string[]; states: SegmentState[] } {
  const bytes = Buffer.from(pack.hashes)
  const states = Array.from(pack.states, (state) => STATES[state])
  const hashes = states.map((state, i) =>
    state === 'scored' ? bytes.toString('hex', i * OUTPUT_HASH_BYTES, (i + 1) * OUTPUT_HASH_BYTES) : '',
  )
  return { hashes, states }
}
