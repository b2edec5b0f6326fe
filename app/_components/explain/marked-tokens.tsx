'use client'

import { formatCount } from '../../../lib/report/format-number.ts'
import { UserText } from '../ui/user-text.tsx'
import { useWords } from './explain-words.ts'

const MOST_TOKENS = 400

/** Tokens in a row, those that count marked by ground and line, and for the ear by a word; null marks none. */
export function MarkedTokens({ tokens, marked }: { tokens: readonly string[]; marked: ReadonlySet<number> | null }) {
  const { messages } = useWords()
  const shown = tokens.slice(0, MOST_TOKENS)
  if (shown.length === 0) return <span className="faint">{messages.answers.empty}</span>
  return (
    <span className="grams">
      {shown.map((token, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a token is its place
        <span key={i} className={marked === null ? undefined : marked.has(i) ? 'hit' : 'miss'}>
          <UserText>{token}</UserText>
          {marked?.has(i) ? <span className="vh"> ({messages.rouge.shared})</span> : null}
        </span>
      ))}
      {tokens.length > shown.length ? (
        <span className="faint">{messages.more(formatCount(tokens.length - shown.length))}</span>
      ) : null}
    </span>
  )
}
