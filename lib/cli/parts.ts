import { InputError } from '../errors.ts'
import type { RunHead } from '../schema/run-input.ts'

/** The flags of a run that is posted in parts. */
export interface PartFlags {
  readonly group?: string
  /** `2/5` or `2`, counted from 1. */
  readonly shard?: string
  readonly parts?: number
  readonly finalize?: boolean
}

/**
 * Which part of which run is posted; undefined for a run in one piece.
 *
 * @throws InputError for a part without a group, one beyond the last, and two numbers of parts that differ
 */
export function toShard({ group, shard, parts, finalize }: PartFlags): RunHead['shard'] {
  if (group === undefined) {
    const option = shard !== undefined ? '--shard' : parts !== undefined ? '--parts' : finalize ? '--finalize' : null
    if (option === null) return undefined
    throw new InputError({
      code: 'missing-flag',
      message: 'Nothing says which parts belong together.',
      place: { option },
      mend: 'Give --group NAME, the same in each job of one pipeline, such as its run id.',
    })
  }
  const [, number, of] = /^(\d{1,5})(?:\/(\d{1,5}))?$/.exec(shard ?? '') ?? []
  const wrong = (message: string) =>
    new InputError({ code: 'bad-shard', message, place: { option: '--shard' }, mend: 'Count from 1: 1/5 to 5/5.' })
  if (shard !== undefined && number === undefined) throw wrong(`"${shard}" is no part.`)
  const count = of === undefined ? parts : Number(of)
  if (of !== undefined && parts !== undefined && parts !== count)
    throw wrong(`"${shard}" and --parts ${parts} disagree.`)
  // Where the group is closed by hand, so is one with a known number: the call says whether all are there.
  const isOpen = finalize || count === undefined
  if (number === undefined) return { group, ...(!isOpen && { count }) }
  if (Number(number) < 1 || Number(number) > (count ?? Number.POSITIVE_INFINITY))
    throw wrong(`There is no part ${number}${count === undefined ? '' : ` of ${count}`}.`)
  return { group, index: Number(number) - 1, ...(count !== undefined && { count }) }
}
