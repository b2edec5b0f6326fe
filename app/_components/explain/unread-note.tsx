'use client'

import { formatCount } from '../../../lib/report/format-number.ts'
import { UserText } from '../ui/user-text.tsx'
import { useWords } from './explain-words.ts'

const MOST_PARTS = 5
const MOST_CHARACTERS = 60

/** Names the parts of the address that say nothing to the page, so that no setting is dropped in silence. */
export function UnreadNote({ unread }: { unread: readonly string[] }) {
  const { messages } = useWords()
  if (unread.length === 0) return null
  const words = messages.asked
  return (
    <p className="note">
      {words.unread}{' '}
      {unread.slice(0, MOST_PARTS).map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
        <span key={i}>
          {i > 0 ? messages.limits.comma : ''}
          <code>
            <UserText>{part.length > MOST_CHARACTERS ? `${part.slice(0, MOST_CHARACTERS)}…` : part}</UserText>
          </code>
        </span>
      ))}
      {unread.length > MOST_PARTS ? ` ${messages.more(formatCount(unread.length - MOST_PARTS))}` : ''}
      {words.unreadEnd}
    </p>
  )
}
