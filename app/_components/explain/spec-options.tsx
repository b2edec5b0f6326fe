'use client'

import { getMetricDefinition } from '../../../lib/metrics/registry.ts'
import { formatSpec, parseSpec } from '../../../lib/metrics/spec.ts'
import type { ExplainMessages } from '../../../lib/report/messages/en/explain.ts'
import { useWords } from './explain-words.ts'

/** One setting that the page lets a reader turn, with the values that it offers. */
export interface SpecChoice {
  readonly key: Exclude<keyof ExplainMessages['options'], 'metric'>
  readonly values: readonly string[]
}

/** The metric and the settings of a worked example, as selects; `metrics` are the names to choose from. */
export function SpecOptions({
  spec,
  metrics,
  choices,
  onChange,
}: {
  spec: string
  metrics: readonly string[]
  choices: readonly SpecChoice[]
  onChange: (spec: string) => void
}) {
  const { messages } = useWords()
  const parsed = parseSpec(spec)
  const { keys } = getMetricDefinition(parsed.name)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own box and legend
    <div className="filters explain-filters" role="group" aria-label={messages.input.settings}>
      {metrics.length > 1 ? (
        <label className="select">
          <span>{messages.options.metric}</span>
          <select value={parsed.name} onChange={(event) => onChange(event.target.value)}>
            {metrics.map((name) => (
              <option key={name} value={name}>
                {getMetricDefinition(name).label}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {choices
        .filter(({ key }) => Object.hasOwn(keys, key))
        .map(({ key, values }) => (
          <label key={key} className="select">
            <span>{messages.options[key]}</span>
            <select
              value={parsed.options[key]}
              onChange={(event) =>
                onChange(formatSpec({ ...parsed, options: { ...parsed.options, [key]: event.target.value } }))
              }
            >
              {(values.includes(parsed.options[key]) ? values : [...values, parsed.options[key]]).map((value) => (
                <option key={value} value={value}>
                  {value}
                </option>
              ))}
            </select>
          </label>
        ))}
    </div>
  )
}
