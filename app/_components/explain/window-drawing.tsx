'use client'

import type { WindowSteps } from '../../../lib/explain/explain-perplexity.ts'
import { formatCount } from '../../../lib/report/format-number.ts'
import { toPlainText } from '../../../lib/report/plain-text.ts'
import { useWords } from './explain-words.ts'

/** Windows that get a row of their own; the line "scored by" holds all. */
export const MOST_WINDOWS = 24

/** Each window as a bar over the tokens: what it reads as context only, and what it scores. */
export function WindowDrawing({ steps }: { steps: WindowSteps }) {
  const { messages } = useWords()
  const words = messages.perplexity
  const { tokens, windows } = steps
  const percent = (token: number) => `${((100 * token) / Math.max(1, tokens)).toFixed(3)}%`
  const last = (end: number) => formatCount(Math.max(0, end - 1))
  return (
    <>
      <div className="win">
        {windows.slice(0, MOST_WINDOWS).map(({ begin, end, scoredFrom, targets }, i) => {
          const says =
            targets > 0
              ? words.windowSays(i + 1, formatCount(begin), last(end), formatCount(scoredFrom), last(end))
              : words.windowIdle(i + 1, formatCount(begin), last(end))
          return (
            <div key={begin} className="win-row">
              <span aria-hidden="true">{words.windowName(i + 1)}</span>
              <svg height="22" role="img" aria-label={toPlainText(says)}>
                <line className="gridline" x1="0" x2="100%" y1="11" y2="11" />
                <rect
                  className="hatch"
                  x={percent(begin)}
                  width={percent(scoredFrom - begin)}
                  y="3"
                  height="16"
                  stroke="var(--line-strong)"
                />
                <rect x={percent(scoredFrom)} width={percent(end - scoredFrom)} y="3" height="16" fill="var(--ink)" />
                {targets / tokens > 0.05 ? (
                  <text className="win-count" x={percent((scoredFrom + end) / 2)} y="15" textAnchor="middle">
                    {formatCount(targets)}
                  </text>
                ) : null}
              </svg>
            </div>
          )
        })}
        <div className="win-row">
          <span aria-hidden="true">{words.scoredBy}</span>
          <svg height="22" role="img" aria-label={steps.faults.length === 0 ? words.once : words.scoredBy}>
            {windows.map(({ begin, scoredFrom, end }) => (
              <rect
                key={begin}
                x={percent(scoredFrom)}
                width={percent(end - scoredFrom)}
                y="4"
                height="10"
                fill="none"
                stroke="var(--ink)"
              />
            ))}
          </svg>
        </div>
        <div className="win-row" aria-hidden="true">
          <span />
          <svg height="18" aria-hidden="true" focusable="false">
            {[0, 0.25, 0.5, 0.75, 1].map((share) => (
              <text
                key={share}
                x={percent(share * tokens)}
                y="10"
                textAnchor={share === 0 ? 'start' : share === 1 ? 'end' : 'middle'}
              >
                {formatCount(Math.round(share * tokens))}
              </text>
            ))}
          </svg>
        </div>
      </div>
      <div className="legend">
        <span>
          <svg width="22" height="12" aria-hidden="true" focusable="false">
            <rect width="22" height="12" className="hatch" stroke="var(--line-strong)" />
          </svg>
          {words.contextOnly}
        </span>
        <span>
          <svg width="22" height="12" aria-hidden="true" focusable="false">
            <rect width="22" height="12" fill="var(--ink)" />
          </svg>
          {words.scoredHere}
        </span>
      </div>
    </>
  )
}
