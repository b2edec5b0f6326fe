import type { RunLints } from '../schema/records.ts'
import type { RunFlag } from '../schema/run-flag.ts'
import { formatCount } from './format-number.ts'
import { lintMessages as words } from './messages/en/lints.ts'

/** One thing to mind about a run's texts or scores. */
export interface LintRow {
  readonly key: string
  readonly severity: 'error' | 'warning' | 'note'
  readonly state: string
  readonly name: string
  /** Segments that it is about; null where it is about the whole. */
  readonly count: string | null
  /** What is so, and how to mend it. */
  readonly sentence: string
  /** The first of the segments; `more` counts the others. */
  readonly ids: readonly string[]
  readonly more: number
  /** By what its segments can be picked out; null for a row that is about no segments in particular. */
  readonly flag: RunFlag | null
}

const MOST_IDS = 6
const GRAVITY = { error: 0, warning: 1, note: 2 }

/** What the lints saw and what to mind about the scores, gravest first; flips of meaning before all other warnings. */
export function prepareLints({ findings, flips, warnings, unread, misread = false }: RunLints): LintRow[] {
  const rows = [
    ...flips.map(({ kind, count, ids }) =>
      toRow({
        key: `flip ${kind}`,
        severity: 'warning',
        name: `${words.flips.title}: ${words.flips.kinds[kind] ?? kind}`,
        count,
        sentence: words.flips.found({ count: formatCount(count), one: count === 1, kind }),
        ids,
        flag: { of: 'flip', kind },
      }),
    ),
    ...(misread
      ? [toNote('misread', null, words.flips.misread)]
      : [
          ...toUnread('unread language', unread.language, words.flips.unknownLanguage),
          ...toUnread('unread length', unread.length, words.flips.tooLong),
        ]),
    ...findings.map(({ code, severity, part, count, total, ids, details }) => {
      const facts = {
        count: formatCount(count),
        total: formatCount(total),
        one: count === 1,
        part: words.parts[part],
        details,
      }
      return toRow({
        key: `${code} ${part}`,
        severity,
        name: words.names[code] ?? code,
        count,
        sentence: words.findings[code]?.(facts) ?? '',
        ids,
        flag: { of: 'finding', code, part },
      })
    }),
    ...warnings.map(({ code, metric, message, count, ids }) =>
      toRow({
        key: `warning ${code} ${metric ?? ''}`,
        severity: 'warning',
        name: metric === null ? (words.warnings[code] ?? code) : `${metric}: ${words.warnings[code] ?? code}`,
        count,
        sentence: message,
        ids,
        flag: ids.length > 0 ? { of: 'warning', code, metric } : null,
      }),
    ),
  ]
  // Stable: within one gravity the order stays.
  return rows.sort((a, b) => GRAVITY[a.severity] - GRAVITY[b.severity])
}

function toRow(row: Omit<LintRow, 'state' | 'count' | 'more'> & { readonly count: number | null }): LintRow {
  const ids = row.ids.slice(0, MOST_IDS)
  return {
    ...row,
    state: words.severities[row.severity],
    count: row.count === null ? null : formatCount(row.count),
    ids,
    more: Math.max(0, (row.count ?? 0) - ids.length),
  }
}

/** Outputs that nobody looked at for flips are no clean ones. */
function toUnread(key: string, count: number, sentence: (m: { count: string; one: boolean }) => string): LintRow[] {
  if (count === 0) return []
  const text = sentence({ count: formatCount(count), one: count === 1 })
  return [toNote(key, count, text)]
}

function toNote(key: string, count: number | null, sentence: string): LintRow {
  return toRow({ key, severity: 'note', name: words.flips.unread, count, sentence, ids: [], flag: null })
}
