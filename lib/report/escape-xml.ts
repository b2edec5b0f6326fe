import { toVisiblePieces } from './visible-text.ts'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const BLANK = /^[\p{Zs}]$/u

/**
 * A text for XML, SVG or HTML, between tags as in quoted attributes: markup is escaped; characters that XML does not
 * allow, that cannot be seen or that change the direction of what follows are named; line breaks become a mark. Blanks of
 * all widths stay.
 *
 * @example escapeXml('a < "b"') // 'a &lt; &quot;b&quot;'
 */
export function escapeXml(text: string): string {
  return toVisiblePieces(text)
    .map((piece) => {
      if ('text' in piece)
        return piece.text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]).replace(/[\uFFFE\uFFFF]/g, '\uFFFD')
      const character = String.fromCodePoint(Number.parseInt(piece.code.slice(2), 16))
      if (BLANK.test(character)) return character
      return piece.breaksLine ? ' ⏎ ' : `⟨${piece.invisible}⟩`
    })
    .join('')
}
