import * as zlib from 'node:zlib'

/** A file within an archive; its content is unpacked when asked for. */
export interface ZipEntry {
  readonly name: string
  /** Throws RangeError where more than `most` bytes come out, and any error of the unpacker for broken content. */
  readonly unpack: (most: number) => Uint8Array
}

const END_MARK = 0x06054b50
const ENTRY_MARK = 0x02014b50
const LOCAL_MARK = 0x04034b50
const ENCRYPTED = 1

/**
 * The files of a ZIP archive, by its directory (APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16); null where it has no whole
 * directory, needs ZIP64, is encrypted, or packs in a way that this Node cannot unpack.
 */
export function readZip(bytes: Uint8Array): readonly ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  if (end === null) return null
  const count = view.getUint16(end + 10, true)
  const entries: ZipEntry[] = []
  let at = view.getUint32(end + 16, true)
  for (let i = 0; i < count; i++) {
    if (at + 46 > end || view.getUint32(at, true) !== ENTRY_MARK) return null
    const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)]
    const [packed, local] = [view.getUint32(at + 20, true), view.getUint32(at + 42, true)]
    const [path, extra, remark] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true))
    const unpack = findUnpacker(method)
    if (flags & ENCRYPTED || unpack === null) return null
    if (local + 30 > end || view.getUint32(local, true) !== LOCAL_MARK) return null
    const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    if (from + packed > end) return null
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + path))
    entries.push({ name, unpack: (most) => unpack(bytes.subarray(from, from + packed), most) })
    at += 46 + path + extra + remark
  }
  return entries
}

/** The end of the directory stands last, with a remark of at most 65 535 bytes behind it. */
function findEnd(view: DataView): number | null {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 22 - 0xffff); at--)
    if (view.getUint32(at, true) === END_MARK) return at
  return null
}

type Unpacker = (bytes: Uint8Array, most: number) => Uint8Array

function findUnpacker(method: number): Unpacker | null {
  if (method === 0)
    return (bytes, most) => {
      if (bytes.length > most) throw new RangeError('too large')
      return bytes
    }
  const limited =
    (unpack: (bytes: Uint8Array, options: { maxOutputLength: number }) => Uint8Array): Unpacker =>
    (bytes, most) =>
      unpack(bytes, { maxOutputLength: Math.max(1, most) })
  if (method === 8) return limited(zlib.inflateRawSync)
  // Newer logs of Inspect; Node has Zstandard from 22.15 on.
  const zstd = (zlib as { zstdDecompressSync?: typeof zlib.inflateRawSync }).zstdDecompressSync
  return method === 93 && zstd ? limited(zstd) : null
}
