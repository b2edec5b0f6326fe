import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findJsonError } from '../../../lib/service/post/find-json-error.ts'

describe('findJsonError', () => {
  it.each([
    ['{"score": NaN}', { offset: 10, line: 1, column: 11, pointer: '/score', found: 'NaN', notFinite: true }],
    [
      '{"a":[1,\n  -Infinity]}',
      { offset: 11, line: 2, column: 3, pointer: '/a/1', found: '-Infinity', notFinite: true },
    ],
    ["{'a':1}", { offset: 1, pointer: '', found: "'", notFinite: false }],
    ['{"a":1,}', { offset: 7, found: '}' }],
    ['[1 2]', { offset: 3, pointer: '/0', found: '2' }],
    ['{"a":"x\ny"}', { offset: 7, pointer: '/a', found: '\n' }],
    ['{"a":"\\x"}', { offset: 6, found: '\\' }],
    ['{"a/b~":tru}', { offset: 8, pointer: '/a~1b~0', found: 't' }],
    ['{"a":1', { offset: 6, found: '' }],
    ['"abc', { offset: 4, found: '' }],
    ['[01]', { offset: 2, found: '1' }],
    ['{"a":1} x', { offset: 8, found: 'x' }],
    ['', { offset: 0, line: 1, column: 1, found: '' }],
  ])('finds the place in %j', (text, expected) => {
    expect(findJsonError(text)).toMatchObject(expected)
  })

  it('agrees with JSON.parse about what is JSON', () => {
    const broken = fc
      .tuple(fc.json(), fc.nat(), fc.constantFrom('', ',', '"', '}', '0', 'NaN', '\n', '\\'))
      .map(([text, at, put]) => text.slice(0, at % (text.length + 1)) + put + text.slice((at % (text.length + 1)) + 1))
    fc.assert(
      fc.property(fc.oneof(fc.json(), broken), (text) => {
        let valid = true
        try {
          JSON.parse(text)
        } catch {
          valid = false
        }
        expect(findJsonError(text) === null).toBe(valid)
      }),
      { numRuns: 500 },
    )
  })

  it('reads texts of many megabytes', () => {
    expect(findJsonError(`["${'\\n🙂x'.repeat(2_000_000)}", nul]`)).toMatchObject({ pointer: '/1', found: 'n' })
  })
})
