import { FEW_UNITS } from '../compare/metric-result.ts'
import type { Layer } from '../metrics/metric.ts'
import type { RunRecord, ScoreRecord, Trust } from '../schema/records.ts'
import { NO_NUMBER } from './comparison-figures.ts'
import { formatCount, formatInterval, formatNumber, toDecimals } from './format-number.ts'
import { runMessages } from './messages/en/run.ts'
import type { SentencePart } from './messages/en/verdict.ts'
import { verdictMessages } from './messages/en/verdict.ts'
import { shortSignature } from './short-signature.ts'
import { shownTrust } from './shown-trust.ts'

const words = runMessages

export interface RunScoreRow {
  /** SPEC, or the posted metric's name where nothing was computed; unique in the run. */
  readonly key: string
  /** Whether `key` is a SPEC. */
  readonly computed: boolean
  readonly label: string
  /** Lower is better. */
  readonly turned: boolean
  readonly sub: string
  /** null where there is no score; `reason` then says why. */
  readonly score: string | null
  readonly reason: string | null
  readonly interval: string | null
  /** Whether so few segments were scored that the interval is a rough one. */
  readonly few: boolean
  readonly scored: string
  /** `of 2 000` where some segments have no score. */
  readonly scoredNote: string | null
  /** Null for a number that is not there. */
  readonly trust: Trust | null
  readonly posted: string
}

export interface RunView {
  readonly title: string
  /** First characters of the commit, as people write it. */
  readonly commit: string | null
  readonly statement: { readonly word: string | null; readonly parts: readonly SentencePart[] }
  /** Whether the page should look again by itself. */
  readonly computing: boolean
  readonly groups: readonly { readonly title: string; readonly note: string; readonly rows: readonly RunScoreRow[] }[]
}

const LAYERS: readonly (Layer | 'other')[] = ['surface', 'semantic', 'task', 'people', 'likelihood', 'corpus', 'other']

/** A commit as people write it: the first seven digits of a hash, anything else as it is. */
export function shortCommit(commit: string | null): string | null {
  if (commit === null) return null
  return /^[0-9a-f]{8,64}$/.test(commit) ? commit.slice(0, 7) : commit
}

/**
 * One run for the eye: its statement (the first score, or what it still waits for) and its scores in layers.
 * A score and its interval share the digits that the interval deserves; a posted number keeps its own string.
 */
export function prepareRun(input: { readonly run: RunRecord; readonly scores: readonly ScoreRecord[] }): RunView {
  const { run, scores } = input
  const commit = shortCommit(run.commit)
  const total = run.counts.scored + run.counts.failed + run.counts.na
  return {
    title: words.title({ system: run.system, commit }),
    commit,
    statement: statementOf(run, scores),
    computing: run.status === 'complete' && (run.compute === 'pending' || run.compute === 'running'),
    groups: LAYERS.map((layer) => {
      const [title, note] = words.scores.layers[layer]
      return { title, note, rows: scores.filter((score) => layerOf(score) === layer).map((one) => toRow(one, total)) }
    }).filter((group) => group.rows.length > 0),
  }
}

/** The value of a score at its own precision, for places that show one number. */
export function formatScore(score: Pick<ScoreRecord, 'unit' | 'value' | 'interval'>): string | null {
  return score.value === null ? null : formatNumber(score.value, toDecimals(score.interval, fallbackDecimals(score)))
}

function layerOf(score: ScoreRecord): Layer | 'other' {
  return LAYERS.find((layer) => layer === score.layer) ?? 'other'
}

function fallbackDecimals(score: Pick<ScoreRecord, 'unit'>): number {
  return score.unit === 'points' ? 2 : 4
}

function statementOf(run: RunRecord, scores: readonly ScoreRecord[]): RunView['statement'] {
  const say = words.statement
  const text = (word: string, sentence: string) => ({ word, parts: [{ text: sentence }] })
  if (run.status === 'abandoned') return text(say.abandoned, say.abandonedText)
  if (run.status === 'open') return text(say.open, say.openText)
  if (run.compute === 'failed') return text(say.failed, say.failedText(run.computeError ?? ''))
  if (run.compute !== 'done') return text(say.computing, say.computingText(formatCount(run.testSet.segmentCount)))
  const lead = scores[0]
  if (!lead) return { word: null, parts: [{ text: say.none }] }
  const value = formatScore(lead)
  const differing = scores.filter((score) => score.trust === 'differs').map((score) => score.label)
  const note = differing.length > 0 ? [{ text: say.differs(differing.join(', ')) }] : []
  if (value === null)
    return { word: null, parts: [{ text: say.noScore({ label: lead.label, reason: lead.reason ?? '' }) }, ...note] }
  const sentence = say.score({ label: lead.label, value, unit: verdictMessages.unit[lead.unit ?? ''] ?? '' })
  const interval = lead.interval && say.interval(boundsOf(lead, lead.interval))
  return {
    word: null,
    parts: [
      { text: sentence.before },
      { text: sentence.number, number: true },
      { text: `${sentence.after}${interval ?? ''}${isFew(lead) ? say.few(formatCount(lead.scored)) : ''}.` },
      ...note,
    ],
  }
}

function isFew({ interval, scored }: Pick<ScoreRecord, 'interval' | 'scored'>): boolean {
  return interval !== null && scored < FEW_UNITS
}

function boundsOf(score: Pick<ScoreRecord, 'unit'>, interval: readonly [number, number]) {
  const decimals = toDecimals(interval, fallbackDecimals(score))
  return { low: formatNumber(interval[0], decimals), high: formatNumber(interval[1], decimals) }
}

function toRow(score: ScoreRecord, total: number): RunScoreRow {
  return {
    key: score.spec ?? score.metric,
    computed: score.spec !== null,
    label: score.label,
    turned: score.direction === 'lower',
    sub: shortSignature(score.signature),
    // A number that only was posted has no other form than its own.
    score: score.trust === 'posted-only' ? (score.posted?.text ?? null) : formatScore(score),
    reason: score.value === null ? score.reason : null,
    interval: score.interval && formatInterval(score.interval, toDecimals(score.interval, fallbackDecimals(score)), []),
    few: isFew(score),
    scored: score.trust === 'posted-only' && score.scored === 0 ? NO_NUMBER : formatCount(score.scored),
    scoredNote: score.scored === total || score.trust === 'posted-only' ? null : words.scores.of(formatCount(total)),
    trust: shownTrust(score),
    posted: postedLine(score),
  }
}

function postedLine(score: ScoreRecord): string {
  const say = words.scores
  if (score.posted === null) return say.nothingPosted
  const { text } = score.posted
  const line =
    score.trust === 'verified'
      ? say.postedEqual(text)
      : score.trust === 'differs'
        ? say.postedDiffers(text)
        : say.postedOnly
  return score.trustNote ? `${line}; ${score.trustNote}` : line
}
