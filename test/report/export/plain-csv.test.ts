import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainCsv } from '../../../lib/report/export/plain-csv.ts'
import { writeCsv } from '../../../lib/report/export/write-csv.ts'

const value = fc.oneof(
  fc.constant(null),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '"', ',', ';', '\n', '\r', '\t', ' ', 'a', "'", '\u2028') }),
)

async function streamed(table: Parameters<typeof plainCsv>[0]): Promise<string> {
  let text = ''
  for await (const piece of writeCsv(table)) text += piece
  return text
}

describe('plainCsv', () => {
  it('writes what writeCsv writes, whatever stands in the cells', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(value, value, value), { minLength: 1 }), value, async (rows, fact) => {
        const columns = [
          { name: 'first', kind: 'text' as const },
          { name: 'score, ="x"', kind: 'number' as const },
          { name: 'n', kind: 'number' as const },
        ]
        const table = {
          name: 't',
          title: 'T',
          meta: { n: 3, signature: fact, 'a;b': 'tok:13a|case:mixed' },
          columns,
          rows,
        }
        expect(plainCsv(table)).toBe(await streamed(table))
      }),
    )
  })
})
