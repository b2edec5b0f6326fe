import { describe, expect, it } from 'vitest'
import { scoreWith } from './score-with.ts'

const share = (hypothesis: string, gold: string) =>
  scoreWith('field_accuracy', [{ id: '1', hypothesis, references: [gold] }]).value

describe('field_accuracy', () => {
  it.each([
    ['integers beyond 2^53 differ in their last digit', '{"a":9007199254740993}', '{"a":9007199254740992}', 0],
    ['and are equal where all digits are', '{"a":9007199254740993}', '{"a": 9007199254740993}', 1],
    ['inside lists and objects too', '{"a":[{"b":9007199254740993}]}', '{"a":[{"b":9007199254740992}]}', 0],
    ['more decimals than a double holds', '{"a":0.10000000000000000001}', '{"a":0.1}', 0],
    [
      'numbers that are the same are equal, however written',
      '{"a":1.0,"b":1e2,"c":0.50}',
      '{"a":1,"b":100,"c":0.5}',
      1,
    ],
    [
      'large numbers are equal in all their forms',
      '{"a":1e16,"b":10000000000000000.0,"c":1e21,"d":-2.50e20}',
      '{"a":10000000000000000,"b":1e16,"c":1000000000000000000000,"d":-250000000000000000000}',
      1,
    ],
    ['and differ in one digit or in their sign', '{"a":10000000000000001,"b":-1e21}', '{"a":1e16,"b":1e21}', 0],
    ['a number too large for a double', '{"a":1e999}', '{"a":1e998}', 0],
    ['a number is no text', '{"a":{"b":1}}', '{"a":{"b":"1"}}', 0],
    ['keys inside may stand in any order', '{"a":{"x":1,"y":[{"p":1,"q":2}]}}', '{"a":{"y":[{"q":2,"p":1}],"x":1}}', 1],
    ['lists may not', '{"a":[1,2]}', '{"a":[2,1]}', 0],
    ['a key twice: the last one counts', '{"a":1,"a":2}', '{"a":2}', 1],
    [
      'a key with a strange name is a field',
      '{"__proto__":1,"constructor":2}',
      '{"__proto__":1,"constructor":3}',
      1 / 2,
    ],
    ['composed and decomposed letters', '{"a":"e\u0301"}', '{"a":"é"}', 1],
    ['null is a value', '{"a":null}', '{"a":null,"b":null}', 1 / 2],
    ['what is no JSON is one field', '{"a":1', '{"a":1', 1],
  ])('%s', (_, hypothesis, gold, value) => {
    expect(share(hypothesis, gold)).toBe(value)
  })
})
