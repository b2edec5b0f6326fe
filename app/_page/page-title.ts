import { frameMessages } from '../../lib/report/messages/en/frame.ts'
import { MOST_TITLE, toPlainText } from '../../lib/report/plain-text.ts'

/**
 * A title of a page whose words somebody else may have written: nothing in it turns the browser's own text. Null for a
 * page of what is not there.
 */
export function pageTitle(text: string | null): { title: string } {
  return { title: text === null ? frameMessages.notFound.pageTitle : toPlainText(text, MOST_TITLE) }
}
