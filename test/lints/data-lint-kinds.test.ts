import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { runDataLints } from '../../lib/lints/registry.ts'

/** Texts of a kind that a lint must tell, or must leave alone since they only look like it. */
interface Kind {
  readonly code: string
  readonly fires: boolean
  readonly about: string
  readonly segments: readonly { readonly hypothesis: string; readonly references?: readonly string[] }[]
  readonly details?: Readonly<Record<string, string>>
}

const kinds: Kind[] = readFileSync(new URL('../fixtures/lints/data/kinds.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line))
const codes = [...new Set(kinds.map(({ code }) => code))]

describe.each(codes)('%s', (lint) => {
  const own = kinds.filter(({ code }) => code === lint)
  it('has kinds that fire and look-alikes that do not', () => {
    expect(new Set(own.map(({ fires }) => fires)).size).toBe(2)
  })
  it.each(own.map((kind, i) => [`${kind.fires ? 'tells' : 'leaves'} ${kind.about} (${i + 1})`, kind] as const))(
    '%s',
    (_, { code, fires, segments, details }) => {
      const found = runDataLints(segments.map((segment, i) => ({ id: `${i + 1}`, state: 'scored', ...segment })))
      const own = found.filter((finding) => finding.code === code)
      expect({ own: own.length > 0, segments }).toEqual({ own: fires, segments })
      if (details) expect(own[0].details).toEqual(details)
    },
  )
})
