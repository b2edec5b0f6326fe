export type Compression = 'gzip' | 'ZIP archive' | 'Zstandard' | 'xz' | 'bzip2'

const MARKS: readonly (readonly [Compression, readonly number[]])[] = [
  ['gzip', [0x1f, 0x8b]],
  ['ZIP archive', [0x50, 0x4b, 0x03, 0x04]],
  ['Zstandard', [0x28, 0xb5, 0x2f, 0xfd]],
  ['xz', [0xfd, 0x37, 0x7a, 0x58, 0x5a]],
  // With the level of compression that is usual and the mark of a block: a text may begin with the letters.
  ['bzip2', [0x42, 0x5a, 0x68, 0x39, 0x31]],
]

/**
 * How bytes are compressed, by the mark they begin with; null for what no mark says.
 *
 * @example findCompression(new Uint8Array([0x1f, 0x8b, 8])) // 'gzip'
 */
export function findCompression(bytes: Uint8Array): Compression | null {
  return MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0] ?? null
}
