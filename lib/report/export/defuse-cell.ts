/** What some reader takes for the end of a record, or of a cell where decimals have a comma, quotes or not. */
export const CELL_BREAK = /[\n\v\f\r\u001C-\u001E\u0085\u2028\u2029;]/

/**
 * Blanks, controls and characters without width, which some spreadsheets strip before they look whether a cell is a
 * formula.
 */
const SKIPPED =
  '[\\s\\u0000-\\u001F\\u007F-\\u00A0\\u00AD\\u034F\\u061C\\u180B-\\u180F\\u200B-\\u200F\\u2028-\\u202F\\u205F-\\u206F\\uFE00-\\uFE0F\\uFEFF]'
/** Signs that begin a formula, in their full-width forms too. */
const SIGN = '[=+\\-@＝＋－＠]'
/** Places before which an apostrophe goes. */
const FORMULA = new RegExp(
  `^(?=${SKIPPED}*${SIGN}|[\\t\\r])|(?<=${CELL_BREAK.source})(?=(?:(?!${CELL_BREAK.source})${SKIPPED})*${SIGN})`,
  'gu',
)

/**
 * A text that no spreadsheet takes for a formula: an apostrophe goes before one that begins, after blanks and characters
 * without width, with `=`, `+`, `-`, `@`, or with a tab or carriage return; and so within the text after every line break
 * and semicolon, where a reader that heeds no quotes begins another cell. All others, and numbers, stay as they are; the
 * JSON export has the untouched text. See OWASP, "CSV Injection".
 *
 * @example defuseCell('=1+2') // "'=1+2"
 */
export function defuseCell(text: string): string {
  return text.replace(FORMULA, "'")
}
