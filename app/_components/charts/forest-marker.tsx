import type { ForestRow } from '../../../lib/report/prepare-forest.ts'
import { GlyphShape } from '../ui/glyph.tsx'

/** Colour class of a drawn row; the shape and the word beside it say the same. */
export const FOREST_CLASS: Readonly<Record<string, string>> = {
  better: 'v-better',
  worse: 'v-worse',
  inconclusive: 'v-open',
  'too-small': 'v-same',
  identical: 'v-same',
}

/** The point estimate, drawn around 0, 0 with a paper-coloured rim: its shape is the verdict. */
export function ForestMarker({ verdict }: { verdict: ForestRow['verdict'] }) {
  if (verdict === 'better') return <path d="M0-5.2 5.6 4.8H-5.6Z" className="m" />
  if (verdict === 'worse') return <path d="M0 5.2 5.6-4.8H-5.6Z" className="m" />
  if (verdict === 'inconclusive') return <path d="M0-5.6 5.2 0 0 5.6-5.2 0Z" className="m hollow" />
  if (verdict === 'too-small' || verdict === 'identical')
    return (
      <>
        <circle r="6" fill="var(--paper)" />
        <GlyphShape kind={verdict} />
      </>
    )
  return <circle r="4" className="m hollow" />
}

/** An end that lies past the edge of the axis: an arrow in place of a cap. */
export function ForestArrow({ side }: { side: 'low' | 'high' }) {
  return <path d={side === 'high' ? 'M3 0-4-4.5V4.5Z' : 'M-3 0 4-4.5V4.5Z'} fill="currentColor" />
}
