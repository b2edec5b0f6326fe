'use client'

import type { EditColumn } from '../../../lib/explain/explain-edits.ts'
import { AlignmentGrid } from '../segments/alignment-grid.tsx'
import { useWords } from './explain-words.ts'

/** Reference above, hypothesis below, in the reader's language. */
export function AlignmentTable({ columns }: { columns: readonly EditColumn[] }) {
  return <AlignmentGrid columns={columns} messages={useWords().messages} />
}
