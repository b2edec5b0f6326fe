import type { ReactNode } from 'react'
import { runMessages } from '../../../lib/report/messages/en/run.ts'
import type { SegmentRecord } from '../../../lib/schema/records.ts'
import { ModelText } from '../segments/model-text.tsx'
import { UserText } from '../ui/user-text.tsx'

const words = runMessages.segments

/** What the system produced, or why there is nothing. */
export function SegmentOutput({ segment }: { segment: SegmentRecord }) {
  const text = segment.hypothesis ?? segment.predictedLabel
  if (segment.state !== 'scored') {
    const why = segment.state === 'failed' ? words.failed(segment.reason) : words.na(segment.reason)
    return (
      <span className="faint">
        <UserText>{why}</UserText>
      </span>
    )
  }
  if (text === null) return <span className="faint">{words.noOutput}</span>
  return text === '' ? <span className="faint">{words.empty}</span> : <ModelText text={text} limit={600} />
}

/** Source, references and gold label, and `more`: folded, so that the list stays a list, unless `open`. */
export function SegmentContext({
  segment,
  open = false,
  more = null,
}: {
  segment: SegmentRecord
  open?: boolean
  /** What else the fold holds, and its name. */
  more?: { readonly name: string; readonly content: ReactNode } | null
}) {
  const { source, references, label } = segment
  const lines = [
    ...(source === null ? [] : [{ name: words.source, text: source }]),
    ...references.map((text, index) => ({
      name: references.length === 1 ? words.reference : words.referenceN(index + 1),
      text,
    })),
    ...(label === null ? [] : [{ name: words.gold, text: label }]),
  ]
  if (lines.length === 0 && more === null) return null
  const texts =
    lines.length === 0 ? null : (
      <dl className="texts">
        {lines.map((line) => (
          <div key={line.name} className="pairline">
            <dt>{line.name}</dt>
            <dd dir="auto">
              <ModelText text={line.text} limit={600} />
            </dd>
          </div>
        ))}
      </dl>
    )
  if (open) return texts
  return (
    <details className="fold">
      <summary dir="ltr" lang="en">
        {words.context([...lines.map((line) => line.name), ...(more ? [more.name] : [])].join(', '))}
      </summary>
      {texts}
      {more?.content}
    </details>
  )
}
