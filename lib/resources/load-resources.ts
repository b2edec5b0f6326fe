import { InputError } from '../errors.ts'
import type { Resources } from '../metrics/metric.ts'
import { loadJieba } from './load-jieba.ts'
import { loadMecab } from './load-mecab.ts'
import { loadWordNet } from './load-wordnet.ts'

const LOADERS: Readonly<Record<string, () => unknown>> = {
  jieba: loadJieba,
  mecab: loadMecab,
  'wordnet-3.0': () => loadWordNet('3.0'),
  'wordnet-3.1': () => loadWordNet('3.1'),
}

const loaded = new Map<string, unknown>()

/**
 * The dictionaries of these names, each read once in a process and then kept. Throws InputError for a name that is not
 * known or whose package cannot be read.
 *
 * @example createMetric(spec, facts, loadResources(requiredResources([spec])))
 */
export function loadResources(names: readonly string[]): Resources {
  return Object.fromEntries(names.map((name) => [name, loaded.get(name) ?? load(name)]))
}

/**
 * Hands in a resource that is no file, such as functions of another room, for this process.
 *
 * @example provideResource('statistics', agreementStatistics)
 */
export function provideResource(name: string, resource: unknown): void {
  loaded.set(name, resource)
}

function load(name: string): unknown {
  const loader = Object.hasOwn(LOADERS, name) ? LOADERS[name] : undefined
  if (!loader) {
    throw new InputError({
      code: 'unknown-resource',
      message: `There is no dictionary "${name}".`,
      mend: `Known: ${Object.keys(LOADERS).join(', ')}.`,
    })
  }
  try {
    const resource = loader()
    loaded.set(name, resource)
    return resource
  } catch (error) {
    throw new InputError({
      code: 'unreadable-resource',
      message: `The dictionary "${name}" cannot be read (${error instanceof Error ? error.message : String(error)}).`,
      mend: 'Install the packages of the project again, or choose a setting that does without it.',
    })
  }
}
