import { compressedError, type NamedBytes } from './decode-utf8.ts'
import { readZip, type ZipEntry } from './read-zip.ts'
import { MOST_UNPACKED_BYTES, tooLarge } from './unpack-gzip.ts'

const isSample = ({ name }: ZipEntry) => /^samples\/[^/]+\.json$/.test(name)

/**
 * Inspect AI's log of many files in one archive (`.eval`) as its JSON log: the header, or start and results of earlier
 * versions and of evaluations that did not come to their end, with the samples under `samples`.
 *
 * @throws InputError for any other archive, and for one that cannot be read here
 */
export function unpackInspectLog(named: NamedBytes, most: number = MOST_UNPACKED_BYTES): Uint8Array {
  const entries = readZip(named.bytes)
  const find = (...names: readonly string[]) => entries?.find(({ name }) => names.includes(name))
  const [header, start, results] = [
    find('header.json'),
    find('start.json', '_journal/start.json'),
    find('results.json'),
  ]
  if (!entries || !(header ?? start)) throw compressedError(named.file, 'ZIP archive')
  let left = most
  const read = (entry: ZipEntry) => {
    try {
      const bytes = entry.unpack(left)
      left -= bytes.length
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim()
    } catch (error) {
      if (error instanceof RangeError) throw tooLarge(named.file, most)
      throw compressedError(named.file, 'ZIP archive')
    }
  }
  const heads = (header ? [header] : [start, results].filter((entry) => entry !== undefined)).map(read)
  if (!header && !results) heads.push('{"status":"started"}')
  const members = heads.map((text) => text.replace(/^\{|\}$/g, '').trim()).filter((text) => text !== '')
  const samples = entries.filter(isSample).map(read)
  return new TextEncoder().encode(`{${[...members, `"samples":[${samples.join(',\n')}]`].join(',\n')}}`)
}
