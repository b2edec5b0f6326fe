import type { RunLints } from '../schema/records.ts'
import { type RunFlag, writeRunFlag } from '../schema/run-flag.ts'
import { formatCount } from './format-number.ts'
import { lintMessages } from './messages/en/lints.ts'
import { runMessages } from './messages/en/run.ts'
import { prepareLints } from './prepare-lints.ts'

/** A choice among flags by which segments can be picked out. */
export interface FlagChoice {
  readonly flag: RunFlag
  readonly label: string
  readonly current: boolean
}

const ANY_FLIP: RunFlag = { of: 'flip', kind: null }

/**
 * What a run's segments can be picked out by: all flips of meaning, each kind where there are several, and whatever else
 * is chosen now, so that it can be seen and left. None where nobody looked.
 */
export function prepareFlags(lints: RunLints | null, chosen: RunFlag | null): FlagChoice[] {
  if (lints === null) return []
  const { flips: labelOfFlips, flag: labelOf } = runMessages.segments.flags
  const isCurrent = (flag: RunFlag) => chosen !== null && writeRunFlag(flag) === writeRunFlag(chosen)
  const rows = prepareLints(lints).flatMap(({ flag, name, count }) => (flag === null ? [] : [{ flag, name, count }]))
  const kinds = rows.filter(({ flag }) => flag.of === 'flip')
  const chosenRows = rows.filter(({ flag }) => isCurrent(flag))
  const shown = [...(kinds.length > 1 ? kinds : []), ...chosenRows]
  const choices = [...new Map(shown.map((row) => [writeRunFlag(row.flag), row])).values()].map(
    ({ flag, name, count }) => ({
      flag,
      label: labelOf({ name: shortName(flag) ?? name, count }),
      current: isCurrent(flag),
    }),
  )
  if (lints.flipped === 0) return choices
  return [{ flag: ANY_FLIP, label: labelOfFlips(formatCount(lints.flipped)), current: isCurrent(ANY_FLIP) }, ...choices]
}

/** A kind of flip stands beside all flips: its own word is enough. */
function shortName(flag: RunFlag): string | null {
  return flag.of === 'flip' && flag.kind !== null ? (lintMessages.flips.kinds[flag.kind] ?? null) : null
}
