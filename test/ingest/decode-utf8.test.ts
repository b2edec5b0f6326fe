import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { InputError } from '../../lib/errors.ts'
import { decodeUtf8, findInvalidByte } from '../../lib/ingest/decode-utf8.ts'

const file = 'hyp.txt'
const placeOf = (bytes: readonly number[]) => {
  try {
    decodeUtf8({ file, bytes: Uint8Array.from(bytes) })
  } catch (error) {
    if (error instanceof InputError) return error.problems[0]
    throw error
  }
  return null
}

describe('decodeUtf8', () => {
  it('gives the text as it is, U+2028 and lone CR included', () => {
    const text = 'a\u2028b\rc\n\u{1f642}'
    expect(decodeUtf8({ file, bytes: new TextEncoder().encode(text) })).toEqual({ text, warnings: [] })
  })
  it('takes a byte-order mark off and says so', () => {
    expect(decodeUtf8({ file, bytes: new TextEncoder().encode('\ufeffa\ufeff') })).toEqual({
      text: 'a\ufeff',
      warnings: ['hyp.txt: a byte-order mark at the start was left out.'],
    })
  })
  it('refuses an empty file, also one of a mark alone', () => {
    expect(placeOf([])).toMatchObject({ code: 'empty-file', place: { file } })
    expect(placeOf([0xef, 0xbb, 0xbf])).toMatchObject({ code: 'empty-file' })
  })
  it.each([
    ['Latin-1 é', [0x61, 0x0a, 0x62, 0xe9, 0x62], 2, 2],
    ['overlong slash', [0x2f, 0xc0, 0xaf], 1, 2],
    ['overlong in three bytes', [0xe0, 0x9f, 0xbf], 1, 1],
    ['encoded surrogate', [0x0a, 0x0a, 0xed, 0xa0, 0x80], 3, 1],
    ['beyond U+10FFFF', [0xf4, 0x90, 0x80, 0x80], 1, 1],
    ['character cut at the end', [0x61, 0xe2, 0x82], 1, 2],
    ['character cut by a line end', [0xf0, 0x9f, 0x99, 0x0a], 1, 1],
    ['after a byte-order mark, counted with it', [0xef, 0xbb, 0xbf, 0x61, 0xff], 1, 5],
  ])('names line and byte column: %s', (_title, bytes, line, column) => {
    expect(placeOf(bytes)).toMatchObject({ code: 'invalid-utf8', place: { file, line, column } })
  })
  it('knows UTF-16 by its mark', () => {
    expect(placeOf([0xff, 0xfe, 0x61, 0x00])?.message).toContain('UTF-16')
  })
  it('findInvalidByte agrees with the decoder on any bytes', () => {
    const decodes = (bytes: Uint8Array) => {
      try {
        new TextDecoder('utf-8', { fatal: true }).decode(bytes)
        return true
      } catch {
        return false
      }
    }
    const byte = fc.oneof(fc.integer({ min: 0, max: 255 }), fc.constantFrom(0x80, 0xbf, 0xc2, 0xe0, 0xed, 0xf0, 0xf4))
    fc.assert(
      fc.property(fc.array(byte, { maxLength: 8 }), (list) => {
        const bytes = Uint8Array.from(list)
        const at = findInvalidByte(bytes)
        expect(at === bytes.length).toBe(decodes(bytes))
        expect(decodes(bytes.subarray(0, at))).toBe(true)
      }),
      { numRuns: 3000, seed: 7 },
    )
  })
})
