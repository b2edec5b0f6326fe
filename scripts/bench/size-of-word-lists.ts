import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'esbuild'

const folder = join(import.meta.dirname, '../../lib/lints/words')

/** Bytes of the lints' word lists as they stand in the bundle: they are dictionaries, which its limit leaves out. */
export function sizeOfWordLists(): number {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'))
  const sizes = files.map((name) => {
    const source = readFileSync(join(folder, name), 'utf8')
    return Buffer.byteLength(transformSync(source, { loader: 'ts', minify: true, charset: 'utf8' }).code)
  })
  return sizes.reduce((sum, size) => sum + size, 0)
}
