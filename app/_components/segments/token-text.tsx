import { toVisiblePieces } from '../../../lib/report/visible-text.ts'
import { VisibleText } from '../ui/visible-text.tsx'

/** A token that a metric counts: what cannot be seen in it is named, blanks of any width too, since they make it another. */
export function TokenText({ text }: { text: string }) {
  return (
    <bdi dir="auto">
      <VisibleText pieces={toVisiblePieces(text, { spaces: 'edges' })} />
    </bdi>
  )
}
