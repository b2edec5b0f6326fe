/** What a word may begin, as bits: most words begin nothing, and one look-up tells. */
export const NAME_WORD = 1
export const CALENDAR_WORD = 2
export const NUMBER_WORD = 4
export const DENIAL_WORD = 8
export const OPPOSITE_WORD = 16
export const SOFT_WORD = 32
/** Begins a phrase whose number counts nothing. */
export const IDLE_NUMBER_WORD = 64
/** Has a part that may make it the opposite of another word: `un-`, `-los`. */
export const PART_WORD = 128
