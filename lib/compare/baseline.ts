/** How a baseline was found, from the surest to the vaguest. */
export type BaselineHow = 'named' | 'pinned' | 'merge-base' | 'ancestor' | 'target-branch'

/** Which run a head is judged against, and how it was chosen: always said, never silent. */
export interface BaselineChoice {
  readonly runId: string
  readonly how: BaselineHow
  readonly commit: string | null
  readonly branch: string | null
  /** Commits from the merge base back to the baseline: 0 is the merge base itself; null where that is not known. */
  readonly distance: number | null
  /** The commits were counted from head itself: it is on the target branch, or nobody knows where it left it. */
  readonly isFromHead?: boolean
  /** How long before now the baseline was made, in milliseconds, at least 0; null where no time was given. */
  readonly ageMs: number | null
  /** What stood nearer and was passed over, the nearest first. */
  readonly skipped: readonly SkippedBaseline[]
}

export interface SkippedBaseline {
  readonly commit: string | null
  /** Why, as one sentence. */
  readonly why: string
}

/** A complete run that may be a baseline. */
export interface BaselineCandidate {
  readonly id: string
  readonly commit: string | null
  readonly branch: string | null
  /** ISO 8601. */
  readonly date: string
}

export interface BaselineSearch {
  readonly head: BaselineCandidate
  /** Commits from the merge base backwards, along first parents; empty where nobody knows them. */
  readonly ancestors: readonly string[]
  readonly targetBranch: string
}

export interface RankedBaseline<Run extends BaselineCandidate> {
  readonly run: Run
  readonly how: 'merge-base' | 'ancestor' | 'target-branch'
  readonly distance: number | null
}

/**
 * Candidates in the order in which they are to be tried: runs of the merge base, of its ancestors from the nearest on,
 * then the others of the target branch, the last one first. Within one commit the newest comes first. Head itself is never
 * among them, nor is another run of its commit; of its own branch only what is older. `candidates` may come in any order.
 *
 * Where head's commit is the merge base (it is on the target branch), what comes before it are its ancestors.
 *
 * @example rankBaselines([run], { head, ancestors: ['b4s3'], targetBranch: 'main' })[0].how // 'merge-base'
 */
export function rankBaselines<Run extends BaselineCandidate>(
  candidates: readonly Run[],
  { head, ancestors, targetBranch }: BaselineSearch,
): RankedBaseline<Run>[] {
  const places = new Map(ancestors.map((commit, place) => [commit, place]))
  const others = candidates.filter(({ id, commit }) => id !== head.id && (commit === null || commit !== head.commit))
  const placeOf = ({ commit }: Run) => (commit === null ? undefined : places.get(commit))
  const known = others
    .flatMap((run) => {
      const distance = placeOf(run)
      return distance === undefined ? [] : [{ run, distance }]
    })
    .sort((a, b) => a.distance - b.distance || newestFirst(a.run, b.run))
  const onTarget = others
    .filter((run) => placeOf(run) === undefined && run.branch === targetBranch)
    .filter((run) => head.branch !== targetBranch || newestFirst(head, run) < 0)
    .sort(newestFirst)
  return [
    ...known.map(({ run, distance }) => ({
      run,
      how: distance === 0 ? ('merge-base' as const) : ('ancestor' as const),
      distance,
    })),
    ...onTarget.map((run) => ({ run, how: 'target-branch' as const, distance: null })),
  ]
}

/**
 * The first of `ranked` that nothing stands against; where something stands against all of them, the nearest, so that the
 * comparison names what differs. `objections` says by run id why a run is no equal baseline. Null for none.
 *
 * @example chooseBaseline([], new Map(), { now: '2026-01-01T00:00:00Z' }) // null
 */
export function chooseBaseline(
  ranked: readonly RankedBaseline<BaselineCandidate>[],
  objections: ReadonlyMap<string, string>,
  { now, mergeBase = null }: { readonly now?: string; readonly mergeBase?: string | null } = {},
): BaselineChoice | null {
  const first = ranked.findIndex(({ run }) => !objections.has(run.id))
  const chosen = ranked[Math.max(0, first)]
  if (!chosen) return null
  const passed = ranked.slice(0, Math.max(0, first))
  const hasMergeBase = mergeBase === null || ranked.some(({ run }) => run.commit === mergeBase)
  return {
    ...describeBaseline(chosen.run, now),
    how: chosen.how,
    distance: chosen.distance,
    skipped: [
      ...(hasMergeBase ? [] : [{ commit: mergeBase, why: 'The merge base has no run.' }]),
      ...passed.map(({ run }) => ({ commit: run.commit, why: objections.get(run.id) as string })),
    ],
  }
}

/** A baseline that was named or pinned, with its age. */
export function toNamedBaseline(run: BaselineCandidate, how: 'named' | 'pinned', now?: string): BaselineChoice {
  return { ...describeBaseline(run, now), how, distance: null, skipped: [] }
}

function describeBaseline({ id, commit, branch, date }: BaselineCandidate, now: string | undefined) {
  const ageMs = now === undefined ? null : Math.max(0, Date.parse(now) - Date.parse(date))
  return { runId: id, commit, branch, ageMs }
}

function newestFirst(a: BaselineCandidate, b: BaselineCandidate): number {
  return Date.parse(b.date) - Date.parse(a.date) || (a.id < b.id ? 1 : -1)
}
