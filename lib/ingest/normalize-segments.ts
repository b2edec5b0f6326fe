import type { Place, Problem } from '../errors.ts'
import { checkLikelihood } from '../metrics/check-likelihood.ts'
import type { SegmentInput } from '../schema/run-input.ts'
import type { NormalizedSegment, NormalizedState, NormalizedStatistics } from './normalized-run.ts'

/** Where input `index` (and its key, if one is to blame) sits: a JSON pointer, or a file with a line. */
export type PlaceOf = (index: number, key?: string) => Place

export interface NormalizeResult {
  readonly segments: readonly NormalizedSegment[]
  readonly problems: readonly Problem[]
}

/** More than this tells nobody more; the rest is counted. */
const MOST_PROBLEMS = 50

const STATISTICS = [
  'logprobs',
  'logBase',
  'tokens',
  'windows',
  'nll',
  'tokenCount',
  'wordCount',
  'byteCount',
  'samples',
  'passed',
] as const satisfies readonly (keyof NormalizedStatistics)[]

/** Keys that hold something a metric could score. */
const OUTPUTS = ['predictedLabel', 'logprobs', 'windows', 'nll', 'samples'] as const

const HYPOTHESIS_KEYS = ['hypothesis', 'prediction', 'output'] as const

/**
 * Segments as posted (already checked by `SegmentInput`) in the one form behind the door.
 *
 * - `reference` becomes `references`; `prediction` and `output` become `hypothesis`; more than one of a kind is a problem.
 * - Without `state`, an item with anything to score is *scored*; one with none, or with a `null` hypothesis, is
 *   *failed* with a reason: a missing output is never an empty string.
 * - A pair (id, repeat) twice, a lone surrogate, U+0000, log-probabilities that cannot be (`checkLikelihood`), repeats of one id that
 *   disagree on source, references or gold: problems, each with its place.
 *
 * Never throws; `segments` is complete and in input order only where `problems` is empty.
 *
 * @example
 * normalizeSegments([{ id: '1', reference: 'a', output: 'b' }]).segments[0].hypothesis // 'b'
 */
export function normalizeSegments(
  input: readonly SegmentInput[],
  placeOf: PlaceOf = (index, key) => ({ pointer: `/segments/${index}${key ? `/${key}` : ''}` }),
): NormalizeResult {
  const segments: NormalizedSegment[] = []
  const problems: Problem[] = []
  let more = 0
  const report = (problem: Problem) => {
    if (problems.length < MOST_PROBLEMS) problems.push(problem)
    else more++
  }
  const seen = new Map<string, Map<number, number>>()

  input.forEach((item, index) => {
    const unstorable = findUnstorable(item, '')
    if (unstorable !== null)
      report({
        code: unstorable.nul ? 'nul-character' : 'lone-surrogate',
        message: unstorable.nul
          ? `Segment "${toWellFormed(item.id)}" holds the character U+0000 in ${unstorable.path}.`
          : `Segment "${toWellFormed(item.id)}" holds half a surrogate pair in ${unstorable.path}, which is no character.`,
        place: placeOf(index, unstorable.path.split('/')[0]),
        mend: unstorable.nul ? 'Leave it out.' : 'Cut texts between characters, or put U+FFFD in its place.',
      })
    const repeat = item.repeat ?? 0
    const repeats = seen.get(item.id) ?? new Map<number, number>()
    const first = repeats.get(repeat)
    if (first !== undefined)
      report({
        code: 'duplicate-segment',
        message: `Segment "${item.id}"${repeat ? `, repeat ${repeat},` : ''} is there twice: here and at ${formatPlace(placeOf(first))}.`,
        place: placeOf(index, 'id'),
        mend: 'Give each segment its own id, or number repeated outputs with "repeat".',
      })
    else repeats.set(repeat, index)
    seen.set(item.id, repeats)

    const key = onlyKey(item, HYPOTHESIS_KEYS, (keys) => report(ambiguous(keys, placeOf(index, keys[1]))))
    if (item.reference !== undefined && item.references !== undefined)
      report(ambiguous(['references', 'reference'], placeOf(index, 'reference')))
    const isLeftOut = item.state === 'failed' || item.state === 'na'
    for (const { code, key: blamed, message, mend } of isLeftOut ? [] : checkLikelihood(item))
      report({ code, message: `Segment "${item.id}": ${message}.`, place: placeOf(index, blamed), mend })

    if (item.samples !== undefined && item.passed !== undefined && item.passed > item.samples)
      report({
        code: 'count-mismatch',
        message: `Segment "${item.id}" says that ${item.passed} of ${item.samples} samples passed.`,
        place: placeOf(index, 'passed'),
        mend: 'Send the number of all samples as "samples", and of those that passed as "passed".',
      })

    const hypothesis = (key && item[key]) ?? null
    const hasOutput =
      hypothesis !== null || OUTPUTS.some((name) => item[name] !== undefined) || (item.scores?.length ?? 0) > 0
    if (item.state === 'scored' && !hasOutput)
      report({
        code: 'nothing-to-score',
        message: `Segment "${item.id}" says it is scored, but has no output.`,
        place: placeOf(index, 'state'),
        mend: 'Send its hypothesis, or state "failed" with a reason.',
      })
    const state: NormalizedState = item.state ?? (hasOutput ? 'scored' : 'failed')
    const segment: NormalizedSegment = {
      id: item.id,
      repeat,
      document: item.document ?? null,
      tags: item.tags ?? {},
      source: item.source ?? null,
      references: item.references ?? (item.reference === undefined ? [] : [item.reference]),
      label: item.label ?? null,
      answers: item.answers ?? null,
      hypothesis,
      predictedLabel: item.predictedLabel ?? null,
      state,
      reason: item.reason ?? (state === 'failed' ? 'No output was given.' : null),
      statistics: pickStatistics(item),
      scores: item.scores ?? [],
    }
    const earlier = repeats.size > 1 ? segments[repeats.values().next().value as number] : undefined
    const differing = earlier && differingContent(earlier, segment)
    if (differing)
      report({
        code: 'repeat-differs',
        message: `Repeat ${repeat} of segment "${item.id}" has another ${differing} than its first at ${formatPlace(placeOf(repeats.values().next().value as number))}.`,
        place: placeOf(index, differing),
        mend: 'Repeats are outputs for one and the same item; give another item another id.',
      })
    segments.push(segment)
  })
  if (more > 0)
    problems.push({ code: 'more-problems', message: `And ${more} more problem${more > 1 ? 's' : ''} of these kinds.` })
  return { segments, problems }
}

function onlyKey<K extends keyof SegmentInput>(
  item: SegmentInput,
  keys: readonly K[],
  onSeveral: (keys: readonly K[]) => void,
): K | undefined {
  const present = keys.filter((name) => item[name] !== undefined)
  if (present.length > 1) onSeveral(present)
  return present[0]
}

function ambiguous(keys: readonly string[], place: Place): Problem {
  return {
    code: 'ambiguous-keys',
    message: `A segment has both "${keys[0]}" and "${keys[1]}", which name the same thing.`,
    place,
    mend: 'Keep one of them.',
  }
}

function pickStatistics(item: SegmentInput): NormalizedStatistics {
  const picked: Record<string, unknown> = {}
  for (const name of STATISTICS) if (item[name] !== undefined) picked[name] = item[name]
  return picked as NormalizedStatistics
}

/** Which of an item's own facts differ between two of its repeats, or null. */
function differingContent(a: NormalizedSegment, b: NormalizedSegment): string | null {
  if (a.source !== b.source) return 'source'
  if (JSON.stringify(a.references) !== JSON.stringify(b.references)) return 'references'
  if (a.label !== b.label) return 'label'
  return JSON.stringify(a.answers) === JSON.stringify(b.answers) ? null : 'answers'
}

// With the `u` flag a surrogate matches only where it stands alone.
const UNSTORABLE = /[\0\p{Surrogate}]/u

interface Unstorable {
  readonly path: string
  /** U+0000, which databases take for the end of a text; else half a character. */
  readonly nul: boolean
}

/** The first string (or key) that no store keeps, or null. */
function findUnstorable(value: unknown, path: string): Unstorable | null {
  if (typeof value === 'string') {
    const found = UNSTORABLE.exec(value)
    return found ? { path: toWellFormed(path), nul: found[0] === '\0' } : null
  }
  if (typeof value !== 'object' || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'number') continue
    const at = path === '' ? key : `${path}/${key}`
    const found = findUnstorable(key, at) ?? findUnstorable(inner, at)
    if (found !== null) return found
  }
  return null
}

function toWellFormed(text: string): string {
  return text.replace(/[\0\p{Surrogate}]/gu, '\ufffd')
}

function formatPlace(place: Place): string {
  if (place.file !== undefined) return place.line === undefined ? place.file : `${place.file}:${place.line}`
  return place.line === undefined ? (place.pointer ?? '') : `line ${place.line}`
}
