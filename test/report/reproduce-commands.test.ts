import { describe, expect, it } from 'vitest'
import { headsCommand, reproduceCommands, toProgram } from '../../lib/report/reproduce-commands.ts'
import { makeComparison } from './make-comparison.ts'

const [base, head] = ['r1', 'r2'].map((id) => ({ id, projectSlug: 'manuals' }))

describe('a command that makes a comparison again', () => {
  it('fetches the program from the server of the runs, and asks that server', () => {
    const { server } = reproduceCommands(makeComparison(), base, head, 'https://assay.example/')
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
  it('of files needs no server, and is the package’s', () => {
    expect(reproduceCommands(makeComparison(), base, head, 'https://assay.example').files).toMatch(/^npx assay compare/)
    expect(toProgram(null)).toEqual({ lines: [], call: 'npx assay', url: [] })
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
