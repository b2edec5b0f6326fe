import type { Comparison } from '../compare/comparison.ts'
import { ConflictError } from '../errors.ts'
import type { ComparisonParams } from './comparison-key.ts'

/** What a link says must still be so when it is followed. */
export interface LinkPins {
  /** Signature of each metric, in order. */
  readonly signature?: readonly string[]
  /** Implementation and version of each metric, in order. */
  readonly implementation?: readonly string[]
  /** When tags and documents of the two test sets were last edited, `never` or a date; base, then head. */
  readonly edited?: readonly string[]
}

export interface LinkedRuns {
  readonly project: string
  readonly baseId: string
  readonly headId: string
}

/**
 * The address under which a comparison can be made again, byte for byte: both runs by id, every SPEC, signature and
 * implementation, the smallest effects, seed and counts. Nothing in it is left to defaults or to a project's settings.
 *
 * @example '/api/v1/compare?project=pumps&base=run%3Aa&head=run%3Ab&metric=bleu&seed=12345&…'
 */
export function toComparisonLink(
  { project, baseId, headId }: LinkedRuns,
  comparison: Comparison,
  made: ComparisonParams & { readonly baseSpecs: readonly string[]; readonly edited: readonly string[] },
): string {
  const { results, resamples, trials, seed } = comparison
  const query = new URLSearchParams({ project, base: `run:${baseId}`, head: `run:${headId}` })
  for (const { spec } of results) query.append('metric', spec)
  if (results.some(({ spec }, i) => made.baseSpecs[i] !== spec))
    for (const spec of made.baseSpecs) query.append('baseMetric', spec)
  query.set('resamples', String(resamples))
  query.set('trials', String(trials))
  query.set('seed', String(seed))
  query.set('test', made.test ?? 'bootstrap')
  if (made.bca) query.set('bca', 'yes')
  for (const name of made.slices ?? []) query.append('slice', name)
  for (const effect of formatEffects(made.smallestEffects ?? {})) query.append('smallestEffect', effect)
  for (const { signature } of results) query.append('signature', signature)
  for (const { implementation } of results) query.append('implementation', implementation)
  for (const edited of made.edited) query.append('edited', edited)
  return `/api/v1/compare?${query}`
}

/** `none` says that there is no smallest effect, whatever the project has. */
function formatEffects(effects: Readonly<Record<string, number>>): string[] {
  const entries = Object.entries(effects).sort(([a], [b]) => (a < b ? -1 : 1))
  return entries.length === 0 ? ['none'] : entries.map(([name, effect]) => `${name}=${effect}`)
}

/** Throws ConflictError where what a link pins is no longer so: other bytes would be passed off as the same. */
export function requirePins(pins: LinkPins, comparison: Comparison, edited: readonly string[]): void {
  const now: Required<LinkPins> = {
    signature: comparison.results.map((result) => result.signature),
    implementation: comparison.results.map((result) => result.implementation),
    edited,
  }
  for (const key of ['signature', 'implementation', 'edited'] as const) {
    const pinned = pins[key]
    if (pinned === undefined || JSON.stringify(pinned) === JSON.stringify(now[key])) continue
    const at = pinned.findIndex((value, i) => value !== now[key][i])
    throw new ConflictError({
      code: 'link-outdated',
      message: `The link was made with ${key} "${pinned[at] ?? ''}"; here it is "${now[key][at] ?? ''}".`,
      place: { option: key },
      mend: `Leave out "${key}" to compare as things are now.`,
    })
  }
}
