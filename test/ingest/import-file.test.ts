import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { decodeUtf8 } from '../../lib/ingest/decode-utf8.ts'
import { importFiles } from '../../lib/ingest/import-files.ts'

const rows = '{"candidate":"x y","reference":"x z"}\n{"candidate":"u","reference":"u"}\n'
const packed = gzipSync(rows)
const zip = new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0, 0, 0xff, 0xfe])

describe('compressed files', () => {
  it('of gzip are read, with hash and size of the bytes as they came', () => {
    const [run] = importFiles([{ file: 'p.jsonl.gz', bytes: packed }])
    expect(run.segments.map(({ hypothesis }) => hypothesis)).toEqual(['x y', 'u'])
    expect(run.files).toEqual([
      { file: 'p.jsonl.gz', bytes: packed.length, sha256: createHash('sha256').update(packed).digest('hex') },
    ])
    expect(run.notes.join()).toContain('p.jsonl.gz: it was unpacked (gzip).')
  })
  it('that break off are refused as such', () => {
    expect(() => importFiles([{ file: 'p.gz', bytes: packed.subarray(0, 30) }])).toThrow('breaks off or is broken')
  })
  it('that unpack to more than anyone reads are refused', () => {
    const bomb = gzipSync(Buffer.alloc(8 << 20, 97))
    expect(() => importFiles([{ file: 'p.gz', bytes: bomb }], { mostUnpackedBytes: 1 << 20 })).toThrow(
      'unpacks to more than',
    )
  })
  it.each([
    ['ZIP', zip, /ZIP archive.*inspect log dump/s],
    ['Zstandard', new Uint8Array([0x28, 0xb5, 0x2f, 0xfd, 0]), /Zstandard.*Unpack it/s],
    ['xz', new Uint8Array([0xfd, 0x37, 0x7a, 0x58, 0x5a, 0]), /xz.*Unpack it/s],
    ['bzip2', new Uint8Array([0x42, 0x5a, 0x68, 0x39, 0x31]), /bzip2.*Unpack it/s],
  ])('of %s are named, with what to do', (_name, bytes, said) => {
    expect(() => importFiles([{ file: 'x', bytes }])).toThrow(said)
    expect(() => decodeUtf8({ file: 'x', bytes })).toThrow(said)
  })
  it('as plain text are named too', () => {
    expect(() => decodeUtf8({ file: 'x', bytes: packed })).toThrow(/gzip.*Unpack it/s)
  })
})
