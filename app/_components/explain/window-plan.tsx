'use client'

import { useId } from 'react'
import { explainWindows, type WindowSteps } from '../../../lib/explain/explain-perplexity.ts'
import { formatCount } from '../../../lib/report/format-number.ts'
import { Section } from '../ui/section.tsx'
import type { ExplainState } from './explain-address.ts'
import { useWords } from './explain-words.ts'
import { WindowDrawing } from './window-drawing.tsx'
import { WindowTable } from './window-table.tsx'

/** Tokens of a plan without log-probabilities, as a long text would have. */
const TOKENS_WITHOUT_COSTS = 1310

/** How a text is cut into windows: sliders for window and stride, who scores which target, what the windows cost. */
export function WindowPlan({
  state,
  change,
  costs,
  documents,
}: {
  state: ExplainState
  change: (changes: Partial<ExplainState>) => void
  /** Per token in nats; null where no log-probabilities were pasted. */
  costs: readonly (number | null)[] | null
  /** How many were pasted; the plan is of the first. */
  documents: number
}) {
  const { messages } = useWords()
  const words = messages.perplexity
  const tokens = costs?.length ?? state.tokens ?? TOKENS_WITHOUT_COSTS
  const longest = Math.max(2, tokens)
  const window = Math.min(longest, Math.max(2, state.window ?? Math.max(2, Math.round(tokens / 2.5))))
  const stride = Math.min(longest, Math.max(1, state.stride ?? Math.max(1, Math.round(window / 2))))
  const steps = explainWindows({ tokens, window, stride, ...(costs && { nlls: costs }) })
  return (
    <Section
      id="windows"
      title={costs === null ? words.planExample : words.planTitle}
      notes={[
        words.planNote,
        ...(costs === null ? [words.planIsExample] : []),
        ...(costs === null ? [] : [words.asPasted]),
        ...(documents > 1 ? [words.firstDocument(formatCount(documents))] : []),
      ]}
    >
      <div className="filters explain-filters">
        <Slider
          label={words.window}
          min={2}
          max={longest}
          value={window}
          onChange={(value) => change({ window: value, stride })}
        />
        <Slider
          label={words.stride}
          min={1}
          max={longest}
          value={stride}
          onChange={(value) => change({ stride: value, window })}
        />
        {costs === null ? (
          <label className="select">
            <span>{words.tokens}</span>
            <input
              type="number"
              min={2}
              max={100000}
              value={tokens}
              onChange={(event) => {
                const count = Math.round(Number(event.target.value))
                if (count >= 2 && count <= 100000) change({ tokens: count })
              }}
            />
          </label>
        ) : null}
        <span className="faint small">{words.tokensOf(formatCount(tokens))}</span>
      </div>
      <WindowDrawing steps={steps} />
      <Soundness steps={steps} />
      <WindowTable steps={steps} />
    </Section>
  )
}

function Slider({
  label,
  min,
  max,
  value,
  onChange,
}: {
  label: string
  min: number
  max: number
  value: number
  onChange: (value: number) => void
}) {
  const id = useId()
  // The value stands outside the label, or it would be read as part of the name.
  return (
    <span className="slider">
      <label htmlFor={id}>{label}</label>{' '}
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />{' '}
      <b className="num" aria-hidden="true">
        {formatCount(value)}
      </b>
    </span>
  )
}

function Soundness({ steps }: { steps: WindowSteps }) {
  const { messages } = useWords()
  const words = messages.perplexity
  const faults = steps.faults.filter(({ kind }) => kind !== 'empty')
  const [fault] = faults
  return (
    <p className="note" role="status">
      {fault
        ? words.unsound(words.faults[fault.kind](formatCount(fault.token)), faults.length - 1)
        : steps.targets === 0
          ? words.noTarget
          : words.sound(formatCount(steps.targets))}
      {steps.leastContext === null || fault ? '' : ` · ${words.context(formatCount(steps.leastContext))}`}
    </p>
  )
}
