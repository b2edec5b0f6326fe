import { Fragment } from 'react'
import { toPlainText } from '../../../lib/report/plain-text.ts'
import type { TextPiece } from '../../../lib/report/visible-text.ts'

/** Text pieces as text; a character that cannot be seen is a small box with its name. Never HTML. */
export function VisibleText({ pieces }: { pieces: readonly TextPiece[] }) {
  return pieces.map((piece, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their place
    if ('text' in piece) return <Fragment key={index}>{piece.text}</Fragment>
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their place
      <Fragment key={index}>
        <span className="inv" title={toPlainText(`${piece.name} ${piece.code}`)}>
          <span aria-hidden="true">{piece.invisible}</span>
          <span className="vh"> [{piece.name}] </span>
        </span>
        {piece.breaksLine ? <br /> : <wbr />}
      </Fragment>
    )
  })
}
