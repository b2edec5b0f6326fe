import type { SignatureField } from '../signature/signature.ts'
import type { TestSetFacts } from './metric.ts'

/**
 * Which model, judge or guideline made the scores posted under `name`: what was asked for, what all values share, or what
 * is declared under the score's own name, marked so; else unknown.
 *
 * @example modelField('model', null, 'comet', { references: 0, labels: [], models: { comet: 'wmt22' } }).value // 'wmt22'
 */
export function modelField(
  key: string,
  wanted: string | null,
  name: string,
  { models = {}, declared = {} }: TestSetFacts,
): SignatureField {
  // A name such as `constructor` is a name like any other.
  const value = wanted ?? (Object.hasOwn(models, name) ? models[name] : null)
  if (value !== null || !Object.hasOwn(declared, name)) return { key, value }
  return { key, value: String(declared[name]), declared: true }
}
