import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FLIP_KINDS } from '../../lib/lints/flip.ts'
import { listDataLints } from '../../lib/lints/registry.ts'
import type { DataWarning } from '../../lib/metrics/warnings.ts'
import { lintMessages as english } from '../../lib/report/messages/en/lints.ts'
import { lintMessages as chinese } from '../../lib/report/messages/zh/lints.ts'

const WARNINGS: Readonly<Record<DataWarning['code'], true>> = {
  'script-without-spaces': true,
  'empty-reference': true,
  'empty-output': true,
  'tokenized-output': true,
  'no-ngrams': true,
  'emptied-text': true,
  'dropped-letters': true,
  'no-line-breaks': true,
  'near-labels': true,
  'unbalanced-classes': true,
  'emptied-answer': true,
  'too-few-samples': true,
  'certain-tokens': true,
  'count-beside-text': true,
  'partly-scored': true,
  'several-models': true,
}

describe.each([
  ['English', english],
  ['Chinese', chinese],
])('%s messages', (_, messages) => {
  it.each(listDataLints().map((lint) => [lint.code, lint] as const))(
    '%s has a name and a sentence without gaps',
    (code, lint) => {
      const text = readFileSync(new URL(`../fixtures/lints/data/${code}.found.jsonl`, import.meta.url), 'utf8')
      const [finding] = lint.check(
        text
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line)),
      )
      const facts = {
        count: '7',
        total: '10',
        one: false,
        part: messages.parts[finding.part],
        details: finding.details,
      }
      const sentence = messages.findings[code](facts)
      expect(messages.names[code]).toBeTruthy()
      expect(messages.severities[finding.severity]).toBeTruthy()
      expect(sentence).toMatch(/[.。]$/)
      expect(sentence).not.toMatch(/undefined|NaN|\[object/)
    },
  )
  it('every way in which a text may be broken has a sentence of its own', () => {
    const said = ['utf-8', 'gbk', 'lost', 'cyrillic', 'one-byte'].map((how) =>
      messages.findings.mojibake({ count: '7', total: '10', one: false, part: 'x', details: { how } }),
    )
    expect(new Set(said).size).toBe(5)
  })
  it('every warning of the metrics has a name', () => {
    expect(Object.keys(messages.warnings).sort()).toEqual(Object.keys(WARNINGS).sort())
  })
  it('every kind of flip has a name and a sentence', () => {
    expect(Object.keys(messages.flips.kinds).sort()).toEqual([...FLIP_KINDS].sort())
    for (const kind of FLIP_KINDS)
      expect(messages.flips.found({ count: '7', one: false, kind })).not.toMatch(new RegExp(`undefined|by ${kind}`))
  })
})

it('one segment is no segments', () => {
  for (const say of Object.values(english.findings)) {
    const details = { from: 'a', to: 'a', by: 1, references: 1, trace: 'subword', distinct: 1 }
    expect(say({ count: '1', total: '1', one: true, part: 'outputs', details })).not.toMatch(
      /\b1 (?:segments|outputs)\b/,
    )
  }
})
