import { createHash } from 'node:crypto'
import { deflateRawSync, gzipSync } from 'node:zlib'
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

/** A ZIP archive of these files; method 8 is deflated, 0 stored. */
function makeZip(files: Readonly<Record<string, string>>, { method = 8, flags = 0 } = {}): Uint8Array {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text)
    const body = method === 8 ? deflateRawSync(content) : content
    const [local, entry, path] = [Buffer.alloc(30), Buffer.alloc(46), Buffer.from(name)]
    local.writeUInt32LE(0x04034b50, 0)
    entry.writeUInt32LE(0x02014b50, 0)
    for (const [buffer, at] of [
      [local, 6],
      [entry, 8],
    ] as const) {
      buffer.writeUInt16LE(flags, at)
      buffer.writeUInt16LE(method, at + 2)
      buffer.writeUInt32LE(body.length, at + 12)
      buffer.writeUInt32LE(content.length, at + 16)
      buffer.writeUInt16LE(path.length, at + 20)
    }
    entry.writeUInt32LE(offset, 42)
    locals.push(local, path, body)
    central.push(entry, path)
    offset += local.length + path.length + body.length
  }
  const end = Buffer.alloc(22)
  const directory = Buffer.concat(central)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(files).length, 8)
  end.writeUInt16LE(Object.keys(files).length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

describe('logs of Inspect AI as .eval', () => {
  const sample = (id: number, value: string) =>
    JSON.stringify({ id, epoch: 1, input: 'q', target: 'a', output: { completion: 'a' }, scores: { match: { value } } })
  const spec = { version: 2, eval: { task: 't', model: 'm' }, plan: {} }
  const results = {
    status: 'success',
    results: { scores: [{ name: 'match', scorer: 'match', metrics: { accuracy: { name: 'accuracy', value: 0.5 } } }] },
  }
  const samples = { 'samples/1_epoch_1.json': sample(1, 'C'), 'samples/2_epoch_1.json': sample(2, 'I') }
  const read = (bytes: Uint8Array) => importFiles([{ file: 'x.eval', bytes }])[0]

  it.each([
    [
      'with a header',
      { 'header.json': JSON.stringify({ ...spec, ...results }, null, 2), ...samples, 'summaries.json': '[]' },
    ],
    [
      'of earlier versions',
      { 'start.json': JSON.stringify(spec), ...samples, 'results.json': JSON.stringify(results) },
    ],
  ])('%s have samples and totals, with the hash of the bytes as they came', (_title, files) => {
    for (const method of [8, 0]) {
      const bytes = makeZip(files, { method })
      const run = read(bytes)
      expect(run).toMatchObject({
        format: 'inspect-ai',
        system: 'm',
        items: 2,
        scores: [{ metric: 'accuracy', text: '0.5' }],
      })
      expect(run.segments.map(({ id, scores }) => [id, scores[0].value])).toEqual([
        ['1', 1],
        ['2', 0],
      ])
      expect(run.files[0]).toMatchObject({
        bytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      })
      expect(run.notes.join()).toContain('it was unpacked (ZIP archive)')
    }
  })
  it('that did not come to its end is said to be started', () => {
    const run = read(makeZip({ '_journal/start.json': JSON.stringify(spec), ...samples }))
    expect(run.items).toBe(2)
    expect(run.notes.join()).toContain('status is "started"')
  })
  it.each([
    ['another archive', makeZip({ 'a.txt': 'x' })],
    ['a method that is not known', makeZip({ 'header.json': '{}' }, { method: 99 })],
    ['an encrypted one', makeZip({ 'header.json': '{}' }, { flags: 1 })],
    ['one that breaks off', makeZip({ 'header.json': '{}' }).subarray(0, 40)],
    [
      'one whose directory lies',
      makeZip({ 'header.json': '{}' }).map((byte, at, all) => (at === all.length - 6 ? 255 : byte)),
    ],
  ])('%s is refused with what to do', (_title, bytes) => {
    expect(() => read(bytes)).toThrow(/ZIP archive.*inspect log dump/s)
  })
  it('that unpacks to more than anyone reads is refused', () => {
    const bytes = makeZip({ 'header.json': JSON.stringify(spec), 'samples/1_epoch_1.json': ' '.repeat(4 << 20) })
    expect(() => importFiles([{ file: 'x.eval', bytes }], { mostUnpackedBytes: 1 << 20 })).toThrow(
      'unpacks to more than',
    )
  })
})
