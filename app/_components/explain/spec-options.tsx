'use client'

import { getMetricDefinition } from '../../../lib/metrics/registry.ts'
import { formatSpec, parseSpec } from '../../../lib/metrics/spec.ts'
import type { ExplainMessages } from '../../../lib/report/messages/en/explain.ts'
import { nameOf } from './explain-tabs.ts'
import { useWords } from './explain-words.ts'
import { SelectField } from './select-field.tsx'

/** One setting that the page lets a reader turn, with the values that it offers. */
export interface SpecChoice {
  readonly key: Exclude<keyof ExplainMessages['options'], 'metric'>
  readonly values: readonly string[]
}

/** The metric and the settings of a worked example, as selects; `metrics` are the SPECs to choose from. */
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
        <SelectField
          label={messages.options.metric}
          value={metrics.find((known) => nameOf(known) === parsed.name) ?? metrics[0]}
          options={metrics.map((value) => ({
            value,
            label: messages.metricName(nameOf(value), getMetricDefinition(nameOf(value)).label),
          }))}
          onChange={onChange}
        />
      ) : null}
      {choices
        .filter(({ key }) => Object.hasOwn(keys, key))
        .map(({ key, values }) => (
          <SelectField
            key={key}
            label={messages.options[key]}
            value={parsed.options[key]}
            options={[...new Set([...values, parsed.options[key]])].map((value) => ({ value, label: value }))}
            onChange={(value) => onChange(formatSpec({ ...parsed, options: { ...parsed.options, [key]: value } }))}
          />
        ))}
    </div>
  )
}
