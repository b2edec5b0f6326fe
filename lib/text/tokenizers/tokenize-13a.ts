import { scanMteval } from './mteval-scan.ts'

/**
 * mteval-v13a, the default tokenizer of WMT and sacreBLEU: drops `<skipped>` and a hyphen at a line end, decodes four
 * entities once each, then the rules of `scanMteval`. For languages with spaces between words.
 * Source: sacreBLEU 2.6.0, tokenizer `13a`.
 *
 * @example tokenize13a('Hello, world 3.5!') // ['Hello', ',', 'world', '3.5', '!']
 */
export function tokenize13a(line: string): string[] {
  let text = line
  if (text.includes('<skipped>')) text = text.replaceAll('<skipped>', '')
  if (text.includes('-\n')) text = text.replaceAll('-\n', '')
  if (text.includes('&')) text = decodeEntities(text)
  return scanMteval(text, true)
}

/**
 * The four entities in the order of mteval, one pass each: `&amp;lt;` ends as `<`.
 *
 * @example decodeEntities('a &amp; b &lt;3') // 'a & b <3'
 */
export function decodeEntities(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>')
}
