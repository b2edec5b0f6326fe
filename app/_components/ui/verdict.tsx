import type { ReactNode } from 'react'
import { frameMessages } from '../../../lib/report/messages/en/frame.ts'
import { Glyph, type GlyphKind, VERDICT_CLASS } from './glyph.tsx'
import { MixedText } from './user-text.tsx'

/**
 * Shape, word, then colour. `children` replaces the standard word ("Drifting down."); `qualifier` is the small line
 * below it ("could have shown 0.41"); `strong` sets the weight of a statement.
 */
export function Verdict({
  kind,
  qualifier,
  strong = false,
  children,
}: {
  kind: GlyphKind
  qualifier?: ReactNode
  strong?: boolean
  children?: ReactNode
}) {
  const word = (
    <span className={`verdict ${VERDICT_CLASS[kind]}${strong ? ' strong' : ''}`}>
      <Glyph kind={kind} />
      <MixedText>{children ?? frameMessages.verdict[kind]}</MixedText>
    </span>
  )
  if (!qualifier) return word
  return (
    <span className="verdict-cell">
      {word}
      <span className="qual">
        <MixedText>{qualifier}</MixedText>
      </span>
    </span>
  )
}
