import { InputError } from '../errors.ts'
import { isWordCutter, type WordCutter } from '../text/word-cutter.ts'
import type { Resources } from './metric.ts'

/** Resources that cut a script without spaces into words. */
export type WordDictionary = 'jieba' | 'mecab'

/**
 * The word cutter that the caller handed in under this name. Throws InputError where something else was handed in.
 *
 * @example getWordCutter({ jieba: { version: '1', cut: (line) => [...line] } }, 'jieba').cut('中国') // ['中', '国']
 */
export function getWordCutter(resources: Resources, name: WordDictionary): WordCutter {
  const resource = resources[name]
  if (isWordCutter(resource)) return resource
  throw new InputError({
    code: 'missing-resource',
    message: `The resource "${name}" cuts no words.`,
    mend: 'Hand in an object with "version" and "cut(line)".',
  })
}
