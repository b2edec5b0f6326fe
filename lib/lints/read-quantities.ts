import { withDateRole } from './date-role.ts'
import type { LanguageLists } from './language-lists.ts'
import type { LintToken } from './lint-tokens.ts'
import type { CalendarItem, Quantity } from './quantity.ts'
import { readDate } from './read-date.ts'
import { readQuantity } from './read-quantity.ts'
import { withRanges } from './read-range.ts'
import { CALENDAR_WORD, IDLE_NUMBER_WORD, NUMBER_WORD } from './word-flags.ts'

export interface Quantities {
  readonly quantities: readonly Quantity[]
  readonly calendar: readonly CalendarItem[]
}

/** All numbers, amounts, times and dates of a text; tokens that `blocked` marks (names) are passed over. */
export function readQuantities(
  tokens: readonly LintToken[],
  lists: LanguageLists,
  blocked: Uint8Array,
  flags: Uint8Array,
): Quantities {
  const quantities: Quantity[] = []
  const calendar: CalendarItem[] = []
  for (let i = 0; i < tokens.length; ) {
    const mayBegin = tokens[i].kind === 'number' || (flags[i] & (CALENDAR_WORD | NUMBER_WORD)) !== 0
    const idle = flags[i] & IDLE_NUMBER_WORD && !blocked[i] ? lists.notNumbers.match(tokens, i) : null
    if (blocked[i] || !mayBegin) {
      i += idle?.length ?? 1
      continue
    }
    const isCount = lists.language !== 'zh' && tokens[i].kind !== 'number' && (flags[i] & CALENDAR_WORD) === 0
    const date = isCount ? null : readDate(tokens, i, lists)
    if (date !== null) {
      quantities.push(...date.quantities)
      calendar.push(...date.calendar)
      i += date.length
      continue
    }
    const found = readQuantity(tokens, i, lists, dayHalfBefore(tokens, calendar, i, lists))
    if (idle !== null && (found === null || idle.length >= found.end - i)) i += idle.length
    else if (found !== null) {
      quantities.push(found)
      i = found.end
    } else i++
  }
  const ranged = quantities.length > 1 ? withRanges(quantities, tokens, lists) : quantities
  return { quantities: ranged.map((item) => withDateRole(item, tokens, calendar, quantities, lists)), calendar }
}

function dayHalfBefore(
  tokens: readonly LintToken[],
  calendar: readonly CalendarItem[],
  at: number,
  lists: LanguageLists,
) {
  const last = calendar.at(-1)
  if (lists.language !== 'zh' || last === undefined || last.end !== at) return null
  return lists.dayHalves.match(tokens, last.at)?.value ?? null
}
