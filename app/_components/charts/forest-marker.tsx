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

/**
 * An end that lies past the edge of the axis: an arrow in place of a cap, with its point outside the plot, so that a
 * point estimate at the edge stays apart from it.
 */
export function ForestArrow({ side }: { side: 'low' | 'high' }) {
  const out = side === 'high' ? 1 : -1
  return (
    <>
      <path className="w" d={`M0 0H${8 * out}`} />
      <path d={`M${14 * out} 0 ${7 * out}-4.5V4.5Z`} fill="currentColor" />
    </>
  )
}
