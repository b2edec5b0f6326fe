import type { SegmentStretch } from '../schema/records.ts'
import { formatShare } from './format-number.ts'
import { segmentMessages } from './messages/en/segment.ts'
import { shortCommit } from './prepare-run.ts'

const words = segmentMessages

/** A run in few words: its pull request, else its commit, else its system. */
export function nameStretchRun({ newest }: Pick<SegmentStretch, 'newest'>): string {
  return newest.pullRequest ? `#${newest.pullRequest}` : (shortCommit(newest.commit) ?? newest.system)
}

/** What a stretch holds: its text, else its label; null for none. */
export function outputOf(stretch: SegmentStretch): string | null {
  return stretch.hypothesis ?? stretch.predictedLabel
}

/** Why a stretch has no text to show, or null where it has one. */
export function sayNoOutput(stretch: SegmentStretch): string | null {
  if (stretch.state === 'failed') return words.text.failed(stretch.reason)
  if (stretch.state === 'na') return words.text.na(stretch.reason)
  const text = outputOf(stretch)
  if (text === null) return words.text.noOutput
  return text === '' ? words.text.empty : null
}

/** Why nobody looked for flips in a stretch; null where somebody did. `least` is the lint's limit, from 0 to 1. */
export function sayNotLooked({ look }: Pick<SegmentStretch, 'look'>, least: number): string | null {
  return look.state === 'looked' ? null : words.scores.notLooked[look.state](formatShare(least))
}
