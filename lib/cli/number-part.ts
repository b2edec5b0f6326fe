import { InputError } from '../errors.ts'
import type { NormalizedSegment } from '../ingest/normalized-run.ts'
import { cliMessages as say } from '../report/messages/en/cli.ts'
import type { PartFlags } from './parts.ts'

/** Formats whose segments have no other name than the number of their line. */
const BY_LINE = ['plain-text', 'parallel-text']

interface Part extends PartFlags {
  readonly hyp?: string
  /** Number of the part's first line in the whole, from 1. */
  readonly firstSegment?: number
}

/**
 * The segments of a part under their numbers in the whole. Lines of a file are numbered from 1 in each part, so that two
 * parts would name the same segments: a part of lines needs to be told where it begins, and is refused before anything
 * is posted. Segments with ids of their own are left alone.
 */
export function numberPart(
  segments: readonly NormalizedSegment[],
  { hyp, group, parts, shard, firstSegment }: Part,
  format: string | undefined,
): readonly NormalizedSegment[] {
  const isByLine = hyp !== undefined || (format !== undefined && BY_LINE.includes(format))
  if (firstSegment !== undefined && !isByLine)
    throw new InputError({
      code: 'conflicting-flags',
      message: say.push.ownIds,
      place: { option: '--first-segment' },
      mend: say.push.ownIdsMend,
    })
  const isWhole = group === undefined || parts === 1 || shard?.endsWith('/1')
  if (!isByLine || (isWhole && firstSegment === undefined)) return segments
  if (firstSegment === undefined)
    throw new InputError({
      code: 'unnumbered-part',
      message: say.push.unnumbered,
      place: { option: '--group' },
      mend: say.push.unnumberedMend,
    })
  return segments.map((segment) => ({ ...segment, id: String(Number(segment.id) + firstSegment - 1) }))
}
