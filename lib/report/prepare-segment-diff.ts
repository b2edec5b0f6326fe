import { diffArrays } from 'diff'
import { findLookAlikes, type LookAlike } from './look-alikes.ts'
import { type TextPiece, toVisiblePieces } from './visible-text.ts'

export type DiffUnit = 'words' | 'characters'

export interface DiffPart {
  readonly kind: 'same' | 'removed' | 'added'
  readonly pieces: readonly TextPiece[]
  /** Characters in the text of this part, in UTF-16 units. */
  readonly length: number
}

export interface SegmentDiff {
  readonly unit: DiffUnit
  readonly parts: readonly DiffPart[]
  readonly identical: boolean
  /** Set where two texts look alike or differ in little that can be seen. */
  readonly note: 'normalization' | 'whitespace' | 'invisible' | 'case' | 'lookalike' | null
  /** Letters by which texts that look alike differ, with their code points; only beside that note. */
  readonly lookAlikes: readonly LookAlike[]
}

/**
 * Above this many edits the middle of both texts is shown as one removal and one addition: the diff costs
 * O((n + m) · edits), and a change this large is read as a whole anyway.
 */
const MAX_EDITS = 800
/** Longer texts are not searched for letters that look alike. */
const MOST_COMPARED = 20_000

const CJK =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
/** White space; a byte order mark counts as such to `\s`, but takes no place. */
const WHITE = /[^\S\uFEFF]+/g
/** White space, controls and what takes no place. */
const UNSEEN = /[\u034F\s\p{Cc}\p{Cf}\p{Variation_Selector}]+/gu
const LETTERS = /\p{L}/gu
const CJK_LETTERS = new RegExp(CJK.source, 'gu')

/**
 * What changed from `base` to `head`, for the eye: by words, or by characters (graphemes) where most letters belong
 * to a script that is written without spaces. Parts in order; removed text stands before what replaced it. Joining
 * `same` and `removed` gives base back, joining `same` and `added` gives head.
 *
 * Algorithm: Myers' O(ND) as in the `diff` package; neighbouring changes that only white space separates are joined.
 * Two empty texts are identical and have no parts.
 *
 * @example prepareSegmentDiff({ base: 'nine bolts', head: 'ten bolts' }).parts.map((part) => part.kind)
 * // ['removed', 'added', 'same']
 */
export function prepareSegmentDiff(input: {
  readonly base: string
  readonly head: string
  readonly unit?: DiffUnit | 'auto'
}): SegmentDiff {
  const { base, head } = input
  const unit = !input.unit || input.unit === 'auto' ? unitFor(base, head) : input.unit
  if (base === head) {
    return { unit, parts: base === '' ? [] : [toPart('same', base)], identical: true, note: null, lookAlikes: [] }
  }
  const runs = diffRuns(toTokens(base, unit), toTokens(head, unit))
  const parts = joinRuns(runs).flatMap(({ same, removed, added }) => [
    ...(same ? [toPart('same', same)] : []),
    ...(removed ? [toPart('removed', removed)] : []),
    ...(added ? [toPart('added', added)] : []),
  ])
  const lookAlikes = base.length > MOST_COMPARED ? [] : findLookAlikes(base, head)
  const note = noteFor(base, head) ?? (lookAlikes.length > 0 ? 'lookalike' : null)
  return { unit, parts, identical: false, note, lookAlikes: note === 'lookalike' ? lookAlikes : [] }
}

/** Unchanged text, then what was removed and added after it. */
interface Run {
  same: string
  removed: string
  added: string
}

function diffRuns(base: readonly string[], head: readonly string[]): Run[] {
  let start = 0
  const shorter = Math.min(base.length, head.length)
  while (start < shorter && base[start] === head[start]) start++
  let end = 0
  while (end < shorter - start && base[base.length - 1 - end] === head[head.length - 1 - end]) end++
  const baseMiddle = base.slice(start, base.length - end)
  const headMiddle = head.slice(start, head.length - end)
  const runs: Run[] = [{ same: base.slice(0, start).join(''), removed: '', added: '' }]
  const changes = diffArrays(baseMiddle, headMiddle, { maxEditLength: MAX_EDITS }) ?? [
    { value: baseMiddle, removed: true, added: false },
    { value: headMiddle, removed: false, added: true },
  ]
  for (const change of changes) {
    const text = change.value.join('')
    const run = runs[runs.length - 1]
    if (change.removed) run.removed += text
    else if (change.added) run.added += text
    else runs.push({ same: text, removed: '', added: '' })
  }
  const tail = base.slice(base.length - end).join('')
  if (tail) runs.push({ same: tail, removed: '', added: '' })
  return runs
}

/** Joins changes that only white space keeps apart: "nine bolts" to "ten screws" is one change, not two. */
function joinRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = []
  for (const run of runs) {
    const before = joined[joined.length - 1]
    const replaces = (one: Run) => one.removed !== '' && one.added !== ''
    if (before && replaces(before) && replaces(run) && /^\s+$/.test(run.same)) {
      before.removed += run.same + run.removed
      before.added += run.same + run.added
    } else joined.push({ ...run })
  }
  return joined
}

function unitFor(base: string, head: string): DiffUnit {
  const text = `${base.slice(0, 2000)} ${head.slice(0, 2000)}`
  const letters = text.match(LETTERS)?.length ?? 0
  const cjk = text.match(CJK_LETTERS)?.length ?? 0
  return cjk * 2 > letters ? 'characters' : 'words'
}

function toTokens(text: string, unit: DiffUnit): string[] {
  if (unit === 'characters') {
    return [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)].map((one) => one.segment)
  }
  return text.match(/[\p{L}\p{M}\p{N}_]+(?:['’][\p{L}\p{M}\p{N}_]+)*|[^\S\n]+|[\s\S]/gu) ?? []
}

function toPart(kind: DiffPart['kind'], text: string): DiffPart {
  // A change of blanks alone would be an empty mark to the eye, and nothing to a screen reader.
  const spaces = kind !== 'same' && /^\s*$/.test(text) ? 'all' : undefined
  return { kind, pieces: toVisiblePieces(text, { joiners: kind !== 'same', spaces }), length: text.length }
}

function noteFor(base: string, head: string): SegmentDiff['note'] {
  if (base.normalize('NFC') === head.normalize('NFC')) return 'normalization'
  if (base.replace(WHITE, '') === head.replace(WHITE, '')) return 'whitespace'
  if (base.replace(UNSEEN, '') === head.replace(UNSEEN, '')) return 'invisible'
  return base.toLowerCase() === head.toLowerCase() ? 'case' : null
}
