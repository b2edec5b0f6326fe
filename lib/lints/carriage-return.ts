import { textLint } from './text-lint.ts'

/** A carriage return: the end of a Windows line that was split at the line feed only, or a line break within. */
export const CARRIAGE_RETURN = textLint('carriage-return', 'warning', (text) => text.includes('\r'))
