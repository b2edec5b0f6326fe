import { MOST_TITLE, toPlainText } from '../../lib/report/plain-text.ts'

/** A title of a page whose words somebody else may have written: nothing in it turns the browser's own text. */
export function pageTitle(text: string): { title: string } {
  return { title: toPlainText(text, MOST_TITLE) }
}
