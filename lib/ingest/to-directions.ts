import { knownModel } from '../metrics/external-score.ts'

export interface Directions {
  /** `direction.NAME`, which metrics read of what is declared for a run. */
  readonly settings: Readonly<Record<string, 'higher' | 'lower'>>
  readonly notes: readonly string[]
}

/**
 * Which way a tool says that its metrics are better, as settings of the run. Where it says the contrary of what the name
 * of an error rate or a likeness means, the name stands, and it is said.
 *
 * @param higherIsBetter by name of the metric; what is no boolean is not said
 *
 * @example
 * toDirections({ odd: true, ter: true }, 'r.json').settings // { 'direction.odd': 'higher' }
 */
export function toDirections(higherIsBetter: Readonly<Record<string, unknown>>, file: string): Directions {
  const settings: Record<string, 'higher' | 'lower'> = {}
  const notes: string[] = []
  for (const [metric, higher] of Object.entries(higherIsBetter)) {
    if (typeof higher !== 'boolean') continue
    const said = higher ? 'higher' : 'lower'
    const { direction } = knownModel(metric)
    if (direction === 'neither' || direction === said) settings[`direction.${metric}`] = said
    else
      notes.push(
        `${file}: it says that ${said} is better for ${metric}, which is ${direction === 'lower' ? 'an error rate or a surprise' : 'a measure of quality'}: the name stands.`,
      )
  }
  return { settings, notes }
}
