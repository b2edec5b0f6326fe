import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { headsCommand, reproduceCommands, toProgram } from '../../lib/report/reproduce-commands.ts'
import { makeComparison, makeResult } from './make-comparison.ts'

const [base, head] = ['r1', 'r2'].map((id) => ({ id, projectSlug: 'manuals' }))

describe('a command that makes a comparison again', () => {
  it('fetches the program from the server of the runs, and asks that server', () => {
    const { server } = reproduceCommands(makeComparison(), base, head, { site: 'https://assay.example/' })
    expect(server.split('\n').slice(0, 2)).toEqual([
      'curl -fsSLO https://assay.example/cli.mjs',
      'node cli.mjs compare --url https://assay.example --project manuals \\',
    ])
  })
  it('goes by ASSAY_URL where nobody knows the address', () => {
    const fetched = 'curl -fsSLO "$ASSAY_URL/cli.mjs"\nnode cli.mjs compare --project manuals \\\n'
    expect(reproduceCommands(makeComparison(), base, head).server).toMatch(new RegExp(`^${escapeRegExp(fetched)}`))
    const heads = [{ head, comparison: makeComparison() }]
    expect(headsCommand({ base, heads })).toMatch(new RegExp(`^${escapeRegExp(fetched)}`))
  })
  it('of files fetches both runs as the program reads them, and then needs no server', () => {
    const { files } = reproduceCommands(makeComparison(), base, head, { site: 'https://assay.example/' })
    expect(files.split('\n').slice(0, 7)).toEqual([
      'curl -fsSLO https://assay.example/cli.mjs',
      'curl -fsSL https://assay.example/api/v1/runs/r1/segments.jsonl \\',
      '  -o base.jsonl',
      'curl -fsSL https://assay.example/api/v1/runs/r2/segments.jsonl \\',
      '  -o head.jsonl',
      'node cli.mjs compare \\',
      '  --base-input base.jsonl --head-input head.jsonl \\',
    ])
    expect(files.split('\n').slice(5).join('\n')).not.toContain('assay.example')
  })
  it('with a dictionary is the package’s, as the README calls it: npx alone would fetch a stranger’s', () => {
    const needs = { declared: {}, dictionaries: ['wordnet-3.0'] }
    expect(reproduceCommands(makeComparison(), base, head, needs).files).toMatch(/\nnpx --no-install assay compare /)
    expect(toProgram(null)).toEqual({ lines: [], call: 'npx --no-install assay', url: [] })
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
    expect(readme).toContain(toProgram(null).call)
    expect(readme).not.toMatch(/npx assay/)
  })
  it.each(['files', 'server'] as const)(
    'names what was compared and every setting, and no metric besides: %s',
    (way) => {
      const results = [
        makeResult({ spec: 'bleu', smallestEffect: 0.5, bca: [-1, 1] }),
        makeResult({ spec: 'chrf', smallestEffect: null }),
        makeResult({ spec: 'ter', comparable: 'no', delta: null, ci: null, verdict: null }),
      ]
      const slices = { dimensions: [{ by: 'my domain', slices: [] }], family: 0 } as never
      const command = reproduceCommands(makeComparison({ results, slices }), base, head, {
        declared: { tokenizer: 'gpt 2' },
      })[way]
      for (const flag of [
        '--metric bleu --metric chrf',
        '--smallest-effect bleu=0.5',
        "--slice 'my domain'",
        '--resamples 1000 --trials 10000 --seed 12345 --bca',
      ])
        expect(command).toContain(flag)
      expect(command).not.toContain('ter')
      expect(command.includes("--declare 'tokenizer=gpt 2'")).toBe(way === 'files')
    },
  )
  it('says that there is no smallest effect, since a configuration might name one', () => {
    const plain = makeComparison({ results: [makeResult({ smallestEffect: null })] })
    expect(reproduceCommands(plain, base, head).files).toContain('--smallest-effect none')
  })
  it('quotes an address that a shell would take apart', () => {
    const { lines, url } = toProgram("https://assay.example/a b'c")
    expect(lines).toEqual([`curl -fsSLO 'https://assay.example/a b'\\''c/cli.mjs'`])
    expect(url).toEqual([`--url 'https://assay.example/a b'\\''c'`])
  })
})

function escapeRegExp(text: string): string {
  return text.replace(/[\\$"./]/g, '\\$&')
}
