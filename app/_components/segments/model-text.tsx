import { toVisiblePieces } from '../../../lib/report/visible-text.ts'
import { DiffText } from './diff-text.tsx'

/** A text under test as it came: its own direction, invisible characters named, folded where long. */
export function ModelText({ text, limit }: { text: string; limit?: number }) {
  return (
    <DiffText
      parts={[{ kind: 'same', pieces: toVisiblePieces(text, { spaces: 'edges' }), length: text.length }]}
      limit={limit}
    />
  )
}
