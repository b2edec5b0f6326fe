import type { ScoreRecord, Trust } from '../schema/records.ts'

/** Trust of a number that is there: what was neither computed nor posted can be trusted in no way, and has null. */
export function shownTrust({ value, posted, trust }: Pick<ScoreRecord, 'value' | 'posted' | 'trust'>): Trust | null {
  return value === null && posted === null ? null : trust
}
