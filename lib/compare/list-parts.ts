/** The segments that share a value of a tag. */
export interface Part {
  readonly by: string
  readonly value: string
  readonly positions: readonly number[]
}

/** Values of one dimension that are looked at, the largest first. */
const MOST_VALUES = 30

/**
 * Every value of every tag with the positions that have it, the largest first within a tag. Tags that all segments
 * share are left out: they part nothing.
 *
 * @example listParts([{ domain: 'a' }, { domain: 'b' }, { domain: 'a' }])[0] // { by: 'domain', value: 'a', positions: [0, 2] }
 */
export function listParts(tags: readonly Readonly<Record<string, string>>[]): Part[] {
  const names = [...new Set(tags.flatMap((of) => Object.keys(of)))].sort()
  return names.flatMap((by) => {
    const groups = new Map<string, number[]>()
    tags.forEach((of, position) => {
      if (!Object.hasOwn(of, by)) return
      const group = groups.get(of[by])
      if (group) group.push(position)
      else groups.set(of[by], [position])
    })
    if (groups.size === 1 && [...groups.values()][0].length === tags.length) return []
    return [...groups]
      .sort(([a, p], [b, q]) => q.length - p.length || (a < b ? -1 : 1))
      .slice(0, MOST_VALUES)
      .map(([value, positions]) => ({ by, value, positions }))
  })
}
