import { textLint } from './text-lint.ts'

/** U+FEFF at the beginning of a text: left over from a file's own mark, it makes the first word another one. */
export const BYTE_ORDER_MARK = textLint('byte-order-mark', 'warning', (text) => text.charCodeAt(0) === 0xfeff)
