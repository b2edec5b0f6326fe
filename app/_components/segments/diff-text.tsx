import { cutParts } from '../../../lib/report/cut-parts.ts'
import { formatCount } from '../../../lib/report/format-number.ts'
import { compareMessages } from '../../../lib/report/messages/en/compare.ts'
import type { DiffPart } from '../../../lib/report/prepare-segment-diff.ts'
import { VisibleText } from '../ui/visible-text.tsx'

const words = compareMessages.moved

/** Removed struck, added underlined, each with a hidden word; a long text unfolds. */
export function DiffText({ parts, limit }: { parts: readonly DiffPart[]; limit?: number }) {
  const { shown, rest, length, kept } = cutParts(parts, limit)
  return (
    <>
      <Parts parts={shown} />
      {rest.length === 0 ? null : (
        <details className="fold">
          <summary>{words.showAll(formatCount(length))}</summary>
          <Parts parts={rest} />
          {kept < length ? (
            <p className="note">{words.cut({ shown: formatCount(kept), length: formatCount(length) })}</p>
          ) : null}
        </details>
      )}
    </>
  )
}

function Parts({ parts }: { parts: readonly DiffPart[] }) {
  return parts.map((part, index) => {
    if (part.kind === 'same') {
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
      return <VisibleText key={index} pieces={part.pieces} />
    }
    const Mark = part.kind === 'removed' ? 'del' : 'ins'
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
      <Mark key={index}>
        <span className="vh">{part.kind === 'removed' ? words.removed : words.added}</span>
        <VisibleText pieces={part.pieces} />
      </Mark>
    )
  })
}
