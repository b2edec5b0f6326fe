/** A score as its sender printed it. */
export interface PostedFigure {
  /** Decimal number as text; null where the sender has no value. */
  readonly text: string | null
  /** Decimals that the sender vouches for; null: those of the text. */
  readonly decimals: number | null
}

export interface TrustJudgement {
  readonly trust: 'verified' | 'differs' | 'recomputed' | 'posted-only'
  /** What else is to be said, as one sentence; null for nothing. */
  readonly note: string | null
}

/**
 * How far a number can be trusted: the posted figure against the one computed here.
 *
 * *verified*: equal at the precision of the posted text (or of its stated decimals). *differs*: not. *recomputed*:
 * nothing comparable was posted. *posted-only*: nothing could be computed. A whole number without stated decimals
 * verifies nothing, but can differ. A figure that is equal but for a factor of 100 is verified, and it is said.
 *
 * @example
 * judgeTrust({ value: 26.594, posted: { text: '26.6', decimals: null } }).trust // 'verified'
 */
export function judgeTrust({ value, posted }: { value: number | null; posted: PostedFigure | null }): TrustJudgement {
  if (!posted || posted.text === null)
    return {
      trust: 'recomputed',
      note: posted && value !== null ? 'The sender posted no value.' : null,
    }
  if (value === null) return { trust: 'posted-only', note: 'No value could be computed here.' }
  const figure = Number(posted.text)
  const stated = posted.decimals ?? decimalsOf(posted.text)
  if (posted.decimals === null && isBareInteger(posted.text)) {
    if (agrees(value, figure, 0))
      return { trust: 'recomputed', note: 'A whole number was posted, which is too coarse to verify anything.' }
    return { trust: 'differs', note: null }
  }
  if (agrees(value, figure, stated)) return { trust: 'verified', note: null }
  if (figure !== 0 && agrees(value / 100, figure, stated))
    return { trust: 'verified', note: 'Posted as a fraction: a hundredth of the value here.' }
  if (figure !== 0 && agrees(value * 100, figure, stated))
    return { trust: 'verified', note: 'Posted in per cent: a hundred times the value here.' }
  return { trust: 'differs', note: null }
}

/**
 * Decimals of a decimal number's text; an exponent moves the point.
 *
 * @example decimalsOf('2.5e-3') // 4
 */
export function decimalsOf(text: string): number {
  const [mantissa, exponent = '0'] = text.toLowerCase().split('e')
  return (mantissa.split('.')[1]?.length ?? 0) - Number(exponent)
}

function isBareInteger(text: string): boolean {
  return /^[+-]?\d+$/.test(text)
}

/** Whether rounding `value` to `decimals` may give `figure`, halves either way. */
function agrees(value: number, figure: number, decimals: number): boolean {
  const half = 0.5 * 10 ** -decimals
  // Room for the error of the subtraction itself, so that an exact half agrees.
  const slack = 4 * Number.EPSILON * Math.max(Math.abs(value), Math.abs(figure))
  return Math.abs(value - figure) <= half + slack
}
