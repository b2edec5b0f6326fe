/** A number as read from some tokens. */
export interface NumberReading {
  /** What it may stand for: `1.280` is 1280 or 1.28, `68 %` is 0.68 or 68. */
  readonly values: readonly number[]
  /** Tokens that it covers. */
  readonly length: number
  /** An article or a phrase as often as a number. */
  readonly weak: boolean
  /** A share of a whole: per cent or a fraction. */
  readonly share: boolean
}

/** A number that is no share. */
export function plain(values: readonly number[], length: number, weak: boolean): NumberReading {
  return { values, length, weak, share: false }
}

/** Numbers that things are counted by: half a dozen, four score. */
export const DOZEN = 12
export const SCORE = 20
