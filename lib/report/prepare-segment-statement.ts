import type { SegmentHistory, SegmentStretch } from '../schema/records.ts'
import { formatCount } from './format-number.ts'
import { isEmptied } from './is-emptied.ts'
import { segmentMessages } from './messages/en/segment.ts'
import type { SentencePart } from './messages/en/verdict.ts'
import type { SegmentScoreRow } from './prepare-segment-scores.ts'
import { nameStretchRun, outputOf } from './segment-stretch.ts'

const words = segmentMessages

/** The finding of a segment's page. */
export interface SegmentStatement {
  readonly kind: 'better' | 'worse' | 'identical' | 'flip' | 'no-score' | null
  readonly word: string
  readonly parts: readonly SentencePart[]
}

/**
 * What is to be said of the output that is read: that there is none, that its meaning differs, else how it stands to the
 * base. A base of the same system is the time before; any other is named.
 */
export function prepareSegmentStatement(history: SegmentHistory, scores: readonly SegmentScoreRow[]): SegmentStatement {
  const say = words.statement
  const { head, base } = history
  if (head === null) return state(null, '', say.none)
  if (head.state === 'failed') return state('no-score', say.failed, say.failedText(nameStretchRun(head), head.reason))
  if (head.state === 'na') return state('no-score', say.na, say.naText(nameStretchRun(head), head.reason))
  if (head.flips.length > 0) return flipStatement(history, head, scores[0])
  const isSame = base !== null && base.newest.id === head.newest.id
  if (isSame || (base === null && head.runs > 1))
    return state(null, say.same, say.sameText({ count: head.runs, runs: formatCount(head.runs) }))
  if (base === null) return state(null, say.first, say.firstText)
  const name = nameBase(base, head)
  const [from, to] = [outputOf(base), outputOf(head)]
  if (base.state !== 'scored' || (from === null && to !== null))
    return state(null, say.noBase, say.noBaseText({ name, state: base.state, reason: base.reason }))
  if (from !== null && from === to) return state(null, say.sameAs, say.sameAsText(name))
  const before = isBefore(base, head)
  const lead = scores.find((row) => row.difference !== null)
  if (lead && lead.difference !== words.scores.same)
    return state(
      lead.kind === 'identical' ? null : lead.kind,
      lead.isHigher ? say.higher : say.lower,
      say.movedText({ label: lead.label, base: lead.base, head: lead.head, name, before, turned: lead.turned }),
    )
  // Scores or probabilities were posted without texts.
  if (from === null && to === null) return state(null, say.noTexts, say.noTextsText)
  return state(null, say.changed, say.changedText({ name, before, same: lead?.label ?? null }))
}

function state(kind: SegmentStatement['kind'], word: string, text: string): SegmentStatement {
  return { kind, word, parts: [{ text }] }
}

function flipStatement(
  history: SegmentHistory,
  { flips: [flip] }: SegmentStretch,
  lead: SegmentScoreRow | undefined,
): SegmentStatement {
  const say = words.statement
  const alone = flip.reference === null ? 'output' : flip.hypothesis === null ? 'reference' : null
  const what = alone === null ? say.flipText(flip.words) : say.flipAlone({ word: flip.words[0] ?? '', side: alone })
  const sayScore = lead && isEmptied(history, lead.spec) ? say.flipEmptied : say.flipScore
  const score = lead && lead.head !== words.scores.noScore ? sayScore({ label: lead.label, value: lead.head }) : ''
  return state('flip', say.flip(flip.kind), `${what} ${score}`.trim())
}

function isBefore(base: SegmentStretch, head: SegmentStretch): boolean {
  return base.newest.system === head.newest.system && base.newest.date <= head.newest.date
}

function nameBase(base: SegmentStretch, head: SegmentStretch): string {
  const run = nameStretchRun(base)
  return base.newest.system === head.newest.system || run === base.newest.system
    ? run
    : words.statement.runOf({ system: base.newest.system, run })
}
