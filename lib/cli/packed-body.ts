import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { createGzip, gzipSync } from 'node:zlib'

// Level 1: on one machine or a local network, time counts more than the last bytes.
const LEVEL = 1
/** Up to here a body is packed whole, so that its length can be told; some proxies insist on it. */
const MOST_WHOLE_BYTES = 8 * 1024 * 1024

export interface PackedBody {
  /** SHA-256 of the unpacked body, in hexadecimal. */
  readonly hash: string
  /** Bytes of the unpacked body. */
  readonly size: number
  /** What to send: packed bytes, or for a large body a function that packs it anew for each attempt. */
  readonly body: Uint8Array | (() => ReadableStream<Uint8Array>)
}

/** A body made ready: read through once for its hash, then packed while it is sent. `onShare` is told how far that is. */
export function packBody(pieces: () => Iterable<string>, onShare: (share: number) => void): PackedBody {
  const hash = createHash('sha256')
  let size = 0
  for (const piece of pieces()) {
    const bytes = Buffer.from(piece)
    hash.update(bytes)
    size += bytes.length
  }
  return {
    hash: hash.digest('hex'),
    size,
    body:
      size <= MOST_WHOLE_BYTES
        ? gzipSync([...pieces()].join(''), { level: LEVEL })
        : () => Readable.toWeb(stream(pieces, size, onShare)) as ReadableStream<Uint8Array>,
  }
}

function stream(pieces: () => Iterable<string>, size: number, onShare: (share: number) => void): Readable {
  const gzip = createGzip({ level: LEVEL })
  const source = Readable.from(read(pieces(), size, onShare), { objectMode: false })
  source.on('error', (error) => gzip.destroy(error))
  return source.pipe(gzip)
}

function* read(pieces: Iterable<string>, size: number, onShare: (share: number) => void): Generator<Buffer> {
  let sent = 0
  for (const piece of pieces) {
    const bytes = Buffer.from(piece)
    yield bytes
    sent += bytes.length
    onShare(sent / size)
  }
}
