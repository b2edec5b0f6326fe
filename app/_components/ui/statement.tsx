import type { ReactNode } from 'react'
import type { GlyphKind } from './glyph.tsx'
import { MixedText } from './user-text.tsx'
import { Verdict } from './verdict.tsx'

/**
 * The finding of a page or state as one sentence in the serif face.
 * `kind` and `word` open it with shape and verdict ("Worse."); numbers go in `<b className="num">`, intervals in
 * `<span className="num dim">`. `as="h1"` where the sentence is the page's name; `small` inside a state or card.
 */
export function Statement({
  kind,
  word,
  small = false,
  as: Element = 'p',
  children,
}: {
  kind?: GlyphKind
  word?: ReactNode
  small?: boolean
  as?: 'p' | 'h1' | 'h2'
  children?: ReactNode
}) {
  return (
    <Element className={small ? 'statement s' : 'statement'}>
      {kind ? (
        <Verdict kind={kind} strong>
          {word}
        </Verdict>
      ) : null}
      {kind ? ' ' : null}
      <MixedText>{children}</MixedText>
    </Element>
  )
}
