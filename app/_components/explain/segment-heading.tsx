'use client'

import type { CorpusSteps } from '../../../lib/explain/explain-corpus.ts'
import { toUnitDecimals } from '../../../lib/report/format-number.ts'
import { useWords } from './explain-words.ts'
import { Figure } from './figure.tsx'

/** Of several segments: whether all are worked out or one, the score of each, and the rule that makes one of the other. */
export function SegmentHeading({ corpus, at }: { corpus: CorpusSteps; at: number | null }) {
  const { messages } = useWords()
  const { whole: words } = messages
  const decimals = toUnitDecimals(corpus.unit)
  const all = <Figure name="whole.score" value={corpus.value} decimals={decimals} />
  return (
    <>
      <h3 className="name">
        {at === null ? (
          words.all(corpus.parts.length)
        ) : (
          <>
            {words.only(at + 1)}
            {messages.limits.colon}
            <Figure name={`part.${at}.score`} value={corpus.parts[at].value} decimals={decimals} />
            {words.whileAll}
          </>
        )}
        {messages.limits.colon}
        {all}
      </h3>
      <p className="note">{words.rules[corpus.rule]}</p>
    </>
  )
}
