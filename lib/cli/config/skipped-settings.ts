import type { Command } from 'commander'

const REFERENCE = /^(?:(?:run|branch|commit):|baseline$)/
const OF_FILES = ['ref', 'source', 'baseInput', 'headInput', 'hyp', 'input']

/**
 * The settings that must not reach a command. What a team scores by does not narrow what `verify` recomputes: the scores
 * that were given say that. The rest holds for commands that take two sides. Files are compared without a server, so that a
 * project set once for all must not turn them into names of runs; of stored runs the project says which metrics count;
 * what a push is called narrows no comparison; and the format of a push's files is not that of a report.
 */
export function skippedSettings(command: Command): ReadonlySet<string> {
  if (command.name() === 'verify') return new Set(['metric'])
  if (!command.options.some((option) => option.attributeName() === 'head')) return new Set()
  const flags: Readonly<Record<string, unknown>> = command.opts()
  const isTyped = (name: string) => command.getOptionValueSource(name) === 'cli'
  const sides = [flags.base, ...[flags.head ?? []].flat()].filter((side) => typeof side === 'string')
  const ofFiles = OF_FILES.some(isTyped) || (sides.length > 0 && !sides.some((side) => REFERENCE.test(side)))
  return new Set(['system', 'testSet', 'testSetVersion', 'format', ofFiles ? 'project' : 'metric'])
}
