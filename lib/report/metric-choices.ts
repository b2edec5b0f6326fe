import type { RunFilters } from '../schema/records.ts'

/** A metric as people tell it from others: by its name and label, whatever its further settings. */
export interface MetricChoice {
  /** What addresses call it, unlike all others of the project: the metric's name, else its label, else its SPEC. */
  readonly key: string
  readonly metric: string
  readonly label: string
  /** What to ask a trend for; the label only where the name has several. */
  readonly ask: { readonly metric: string; readonly label?: string }
}

/**
 * The metrics of a project as tabs and columns: one a label, since what one name gives by word and by byte (or chrF2
 * and chrF2++) are two figures with two names. In the order given.
 *
 * @example listMetricChoices([{ spec: 'ppl:unit=word', metric: 'ppl', label: 'Perplexity (word)' }]) // key 'ppl'
 */
export function listMetricChoices(metrics: RunFilters['metrics']): MetricChoice[] {
  const labelsOf = new Map<string, Set<string>>()
  for (const { metric, label } of metrics) labelsOf.set(metric, (labelsOf.get(metric) ?? new Set()).add(label))
  const taken = new Set<string>()
  const choices: MetricChoice[] = []
  for (const { spec, metric, label } of metrics) {
    if (choices.some((known) => known.metric === metric && known.label === label)) continue
    const names = [metric, ...(labelsOf.has(label) ? [] : [label]), spec ?? label]
    const key = names.find((name) => !taken.has(name)) ?? `${metric} ${label}`
    taken.add(key)
    const ask = (labelsOf.get(metric)?.size ?? 0) > 1 ? { metric, label } : { metric }
    choices.push({ key, metric, label, ask })
  }
  return choices
}

/** The choice that a SPEC, a key or a name of a metric means; one asked for by its SPEC is asked for by that alone. */
export function findMetricChoice(metrics: RunFilters['metrics'], asked: string | undefined): MetricChoice | null {
  if (asked === undefined) return null
  const choices = listMetricChoices(metrics)
  const named = choices.find(({ key }) => key === asked) ?? choices.find(({ metric }) => metric === asked)
  if (named) return named
  const bySpec = metrics.find(({ spec }) => spec === asked)
  const choice = choices.find(({ metric, label }) => metric === bySpec?.metric && label === bySpec.label)
  return choice ? { ...choice, ask: { metric: asked } } : null
}
