import { describe, expect, it } from 'vitest'
import { shortSignature } from '../../lib/report/short-signature.ts'

describe('shortSignature', () => {
  it.each([
    [
      'leaves out what nearly all share',
      'nrefs:1|case:mixed|eff:no|tok:13a|smooth:exp|version:2.6.0',
      'tok:13a · smooth:exp',
    ],
    [
      'shows a signature that was posted as it was posted',
      'agg:mean|model:model:judge-7b%7Cprompt:4f2c',
      'agg:mean · model:judge-7b · prompt:4f2c',
    ],
    ['says "model" once', 'agg:mean|model:model:Unbabel/wmt22-comet-da', 'agg:mean · model:Unbabel/wmt22-comet-da'],
    ['keeps what is no list of settings under its key', 'model:gpt 4%7C5 %25', 'model:gpt 4|5 %'],
    ['keeps our own keys whatever the value', 'dict:ipadic:2.7', 'dict:ipadic:2.7'],
    ['keeps an unknown value', 'model:?', 'model:?'],
    [
      'leaves the usual in what was posted, which is not ours',
      'model:case:mixed%7Cversion:3',
      'case:mixed · version:3',
    ],
  ])('%s', (_title, signature, expected) => {
    expect(shortSignature(signature)).toBe(expected)
  })
})
