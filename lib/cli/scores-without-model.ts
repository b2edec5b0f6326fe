import { declareModel } from '../metrics/declare-model.ts'
import { cliMessages as say } from '../report/messages/en/cli.ts'

const MOST_NAMES = 5

interface Scored {
  readonly scores: readonly { readonly metric: string; readonly signature?: string | null }[]
}

/**
 * Names of segment scores from elsewhere of which nobody says what made them: neither the score itself nor what is
 * declared under its name. Such scores compare with nothing.
 *
 * @example listWithoutModel([{ scores: [{ metric: 'COMET' }] }], {}) // ['COMET']
 */
export function listWithoutModel(segments: readonly Scored[], declared: Readonly<Record<string, unknown>>): string[] {
  const names = new Set<string>()
  for (const { scores } of segments)
    for (const { metric, signature } of scores)
      if ((signature ?? '') === '' && !Object.hasOwn(declared, metric)) names.add(metric)
  return [...names]
}

/** What is missing and how to say it, in one sentence for all names; null for none. */
export function sayWithoutModel(names: readonly string[]): string | null {
  return names.length === 0
    ? null
    : say.withoutModel({ names: names.slice(0, MOST_NAMES), flag: declareModel(names[0]) })
}
