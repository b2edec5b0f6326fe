import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { parseJiebaEmissions } from '../text/jieba-hmm.ts'
import { parseJiebaWords } from '../text/jieba-words.ts'
import { createJieba } from '../text/tokenizers/jieba.ts'
import type { WordCutter } from '../text/word-cutter.ts'
import { lazyWordCutter } from './lazy-word-cutter.ts'

const VERSION = 'jieba-0.42.1'
const EMISSIONS = 'jieba-0.42.1-emissions.tsv.gz'
/** Entries and total frequency of jieba's own `dict.txt`; another dictionary is another version. */
const WORDS = 60_101_964

/**
 * jieba with the dictionary of Python's jieba 0.42.1, which its package carries unchanged but for the order of lines, and
 * with that version's own model for unknown words: other packages round its figures. About 90 MB in memory once used.
 */
export function loadJieba(): WordCutter {
  return lazyWordCutter(VERSION, () => {
    const require = createRequire(import.meta.url)
    const folder = dirname(require.resolve('@node-rs/jieba/package.json'))
    const words = parseJiebaWords(readFileSync(join(folder, 'dict.txt'), 'utf8'))
    if (words.total !== WORDS) throw new Error(`The dictionary is not that of ${VERSION}.`)
    const emissions = parseJiebaEmissions(gunzipSync(readFileSync(findData(EMISSIONS))).toString())
    return createJieba({ version: VERSION, words, emissions })
  })
}

/** A file of our own data: beside this module, or seen from the bundles in `dist`. */
function findData(name: string): string {
  const places = [`data/${name}`, `../lib/resources/data/${name}`]
  const found = places.map((place) => fileURLToPath(new URL(place, import.meta.url))).find((path) => existsSync(path))
  if (found === undefined) throw new Error(`The file lib/resources/data/${name} is missing.`)
  return found
}
