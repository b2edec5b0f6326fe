/** A part of a whole with its own score. */
export interface GroupScore {
  readonly items: number
  readonly score: number
  /** Null where it is not known. */
  readonly standardError: number | null
}

export interface GroupMean {
  readonly value: number
  /** Null where a group's own is not known: it would have to be guessed. */
  readonly standardError: number | null
}

/**
 * Two means over independent groups, each with the standard error that belongs to it: `plain` counts every group alike,
 * `weighted` by its items. Null without groups, or without items.
 *
 * Source: variance of a sum of independent terms, sqrt(Σ w² se²).
 *
 * @example groupMeans([{ items: 900, score: 0.8, standardError: 0.02 }, { items: 25, score: 0.48, standardError: 0.1 }])?.plain.value
 * // 0.64
 */
export function groupMeans(groups: readonly GroupScore[]): { plain: GroupMean; weighted: GroupMean } | null {
  const items = groups.reduce((total, group) => total + group.items, 0)
  if (groups.length === 0 || !(items > 0)) return null
  return {
    plain: meanOf(groups, () => 1 / groups.length),
    weighted: meanOf(groups, (group) => group.items / items),
  }
}

function meanOf(groups: readonly GroupScore[], weightOf: (group: GroupScore) => number): GroupMean {
  let value = 0
  let variance: number | null = 0
  for (const group of groups) {
    const weight = weightOf(group)
    value += weight * group.score
    if (group.standardError === null) variance = null
    else if (variance !== null) variance += (weight * group.standardError) ** 2
  }
  return { value, standardError: variance === null ? null : Math.sqrt(variance) }
}
