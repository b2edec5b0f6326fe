import type { Verdict } from '../../../lib/compare/comparison.ts'

/** What a shape can say: the five verdicts, and three ways of having none. */
export type GlyphKind = Verdict | 'not-compared' | 'not-comparable' | 'no-score'

/** Text colour class of each kind; colour is always the third sign, after shape and word. */
export const VERDICT_CLASS: Readonly<Record<GlyphKind, string>> = {
  better: 'v-better',
  worse: 'v-worse',
  'too-small': 'v-same',
  inconclusive: 'v-open',
  identical: 'v-same',
  'not-compared': 'v-not',
  'not-comparable': 'v-not',
  'no-score': 'v-not',
}

/** The shape alone, for use inside an SVG (drawn around 0, 0; about 11 wide). */
export function GlyphShape({ kind }: { kind: GlyphKind }) {
  switch (kind) {
    case 'better':
      return <path d="M0-5 5.5 4.6H-5.5Z" fill="currentColor" />
    case 'worse':
      return <path d="M0 5 5.5-4.6H-5.5Z" fill="currentColor" />
    case 'inconclusive':
      return <path d="M0-5.2 4.8 0 0 5.2-4.8 0Z" fill="none" stroke="currentColor" strokeWidth="1.6" />
    case 'identical':
      return <path d="M-5-2.2H5M-5 2.2H5" stroke="currentColor" strokeWidth="1.7" />
    case 'too-small':
      return (
        <path
          d="M-5-1.6C-3.2-4.4-1.6-3.4 0-2.2S3.2.2 5-2.6M-5 3.4C-3.2.6-1.6 1.6 0 2.8S3.2 5.2 5 2.4"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
        />
      )
    case 'no-score':
      return <path d="M-3.4-3.4 3.4 3.4M3.4-3.4-3.4 3.4" stroke="currentColor" strokeWidth="1.5" />
    default:
      return (
        <>
          <circle r="4.8" fill="none" stroke="currentColor" strokeWidth="1.5" />
          <path d="M-3.3 3.3 3.3-3.3" stroke="currentColor" strokeWidth="1.5" />
        </>
      )
  }
}

/** A verdict's shape in a line of text; decoration only, the word stands beside it. */
export function Glyph({ kind }: { kind: GlyphKind }) {
  return (
    <svg className="glyph" viewBox="-6 -6 12 12" aria-hidden="true" focusable="false">
      <GlyphShape kind={kind} />
    </svg>
  )
}
