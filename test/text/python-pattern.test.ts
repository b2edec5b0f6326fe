import { describe, expect, it } from 'vitest'
import { InputError } from '../../lib/errors.ts'
import { parsePythonPattern } from '../../lib/text/python-pattern.ts'
import file from '../fixtures/words/python-re.json' with { type: 'json' }

describe('removes what re.sub of Python 3.11.7 removes', () => {
  it.each(file.cases.map(({ pattern, texts }) => [pattern, texts] as const))('%j', (pattern, texts) => {
    const machine = parsePythonPattern(pattern)
    expect(texts.map(([text]) => [text, machine.remove(text)])).toEqual(texts)
  })
})

describe('what is not supported, or no pattern for Python either, is refused by name', () => {
  it.each([
    ['(?x)a b', 'the flag "x" is not supported'],
    ['a(?i)', 'flags are supported at the start alone'],
    ['(?i:a)b', 'flags are supported at the start alone'],
    ['(a)\\1', 'back references are not supported (at character 4)'],
    ['(?P<q>a)(?P=q)', 'back references are not supported'],
    ['(a)?(?(1)b|c)', 'conditions are not supported'],
    ['(?>a)', 'atomic groups are not supported'],
    ['a++', 'possessive repetition is not supported'],
    ['(?<=a+)b', 'a look behind needs one length'],
    ['\\q', '"\\q" is not supported'],
    ['a**', 'a repetition of a repetition'],
    ['*a', 'nothing to repeat before "*"'],
    ['\\b+', 'nothing to repeat'],
    ['(a', 'a "(" without its ")" (at character 1)'],
    ['a)', 'a ")" without its "("'],
    ['[a', 'a "[" without its "]"'],
    ['[b-a]', 'a bad range of a class'],
    ['a{3,2}', 'a repetition whose most is below its least'],
    ['a{5000}', 'a repetition of more than 1000'],
    ['((a{900}){900}){900}', 'its repetitions make it too long'],
    ['a\\', 'a backslash at the end'],
  ])('%s', (pattern, part) => {
    expect(() => parsePythonPattern(pattern)).toThrow(InputError)
    expect(() => parsePythonPattern(pattern)).toThrow(part)
  })
})

it('a pattern that makes others try without end is over in one pass', () => {
  const text = `${'a'.repeat(5000)}!`
  expect(parsePythonPattern('^(a+)+$').remove(text)).toBe(text)
  expect(parsePythonPattern('^(a|a)*b|(a*)*c').remove(text)).toBe(text)
})
