import { textLint } from './text-lint.ts'

/** No-break spaces, which some tokenizers split at and others do not. */
const NO_BREAK = /[\u00a0\u202f\u2007]/

export const NO_BREAK_SPACE = textLint('no-break-space', 'note', (text) => NO_BREAK.test(text))
