import type { TrendInput, TrendSlot } from './prepare-trend.ts'

/** A slot together with all the single-run slots that it stands for. */
export type Bucket<P extends TrendInput> = TrendSlot<P> & { readonly members: readonly TrendSlot<P>[] }

/**
 * Puts neighbours of one line (or of one gap) into buckets so that at most `maxSlots` remain. A bucket keeps its last
 * run, and the least and greatest score; it never reaches over a break, a gap or another line. Where lines change so
 * often that this cannot be met, the oldest slots are left out. `notDrawn` counts the runs that no mark shows.
 */
export function bucketSlots<P extends TrendInput>(
  slots: readonly TrendSlot<P>[],
  maxSlots: number,
): { slots: readonly Bucket<P>[]; notDrawn: number } {
  if (slots.length <= maxSlots) return { slots: slots.map((slot) => ({ ...slot, members: [slot] })), notDrawn: 0 }
  const stretches = toStretches(slots)
  let size = Math.ceil(slots.length / maxSlots)
  const countAt = (limit: number) => stretches.reduce((sum, members) => sum + Math.ceil(members.length / limit), 0)
  const longest = Math.max(...stretches.map((members) => members.length))
  while (countAt(size) > maxSlots && size < longest) size++
  const all = stretches.flatMap((members) => {
    const buckets: Bucket<P>[] = []
    for (let from = 0; from < members.length; from += size) buckets.push(toBucket(members.slice(from, from + size)))
    return buckets
  })
  const kept = all.slice(-maxSlots)
  return { slots: kept, notDrawn: slots.length - kept.reduce((sum, bucket) => sum + marksOf(bucket), 0) }
}

function toStretches<P extends TrendInput>(slots: readonly TrendSlot<P>[]): TrendSlot<P>[][] {
  const stretches: TrendSlot<P>[][] = []
  for (const slot of slots) {
    const open = stretches[stretches.length - 1]
    const before = open?.[open.length - 1]
    const joins =
      before !== undefined &&
      before.loose === slot.loose &&
      before.line === slot.line &&
      before.band === slot.band &&
      (before.score === null) === (slot.score === null) &&
      !slot.loose
    if (joins) open.push(slot)
    else stretches.push([slot])
  }
  return stretches
}

function toBucket<P extends TrendInput>(members: readonly TrendSlot<P>[]): Bucket<P> {
  const last = members[members.length - 1]
  const scores = members.flatMap((member) => (member.score === null ? [] : [member.score]))
  // What happened inside outranks the last step, which most often is inconclusive.
  const loud = (['worse', 'better'] as const).find((verdict) => members.some((member) => member.verdict === verdict))
  const verdict = members[0].verdict === 'not-comparable' ? 'not-comparable' : (loud ?? last.verdict)
  return {
    ...last,
    count: members.length,
    min: scores.length > 0 ? Math.min(...scores) : null,
    max: scores.length > 0 ? Math.max(...scores) : null,
    verdict,
    unbacked: verdict === last.verdict ? last.unbacked : null,
    ...(members.length > 1 && {
      stops: [...placesOf(members, loud ?? null)].sort((a, b) => a - b).map((i) => members[i]),
    }),
    members,
  }
}

/** Where a bucket's runs stand that somebody looks for: the least and greatest score, the step that its shape shows, the last. */
function placesOf(members: readonly TrendSlot[], loud: TrendSlot['verdict']): Set<number> {
  const scores = members.flatMap(({ score }) => score ?? [])
  const at = (score: number) => members.findLastIndex((member) => member.score === score)
  const places = scores.length === 0 ? [] : [at(Math.min(...scores)), at(Math.max(...scores))]
  if (loud !== null) places.push(members.findLastIndex(({ verdict }) => verdict === loud))
  return new Set([...places, members.length - 1])
}

/** Runs that a bucket's marks show: the last, and where they are others, those with the least and greatest score. */
function marksOf<P extends TrendInput>(bucket: Bucket<P>): number {
  if (bucket.score === null) return bucket.members.length
  const shown = new Set([
    bucket.members.length - 1,
    bucket.members.findLastIndex((member) => member.score === bucket.min),
    bucket.members.findLastIndex((member) => member.score === bucket.max),
  ])
  return shown.size
}
