import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { EXPLAIN_WORDS, WordsContext } from '../../app/_components/explain/explain-words.ts'
import { toVariantCells } from '../../app/_components/explain/variant-cells.ts'
import { VariantsSection } from '../../app/_components/explain/variants-section.tsx'
import { placeVariants } from '../../lib/explain/place-variants.ts'
import { toRunVariant } from '../../lib/explain/run-variants.ts'
import { type Family, VARIANTS } from '../../lib/explain/variants.ts'

const SEGMENTS = [
  { id: '1', hypothesis: 'The valve is open.', references: ['The valve is not open.'], answers: ['open'] },
  { id: '2', hypothesis: 'yes', references: ['yes'], answers: ['yes'] },
].map((one) => ({ ...one, label: 'a', predictedLabel: 'b', samples: 10, passed: 3, logprobs: [-1, -2], tokenCount: 2 }))
const SPECS: Partial<Record<Family, string>> = { meteor: 'meteor:wordnet=no', bleu: 'bleu:order=3' }
const FAMILIES = [...new Set(VARIANTS.map(({ family }) => family))]

describe.each(['en', 'zh'] as const)('the table of variants as a file (%s)', (language) => {
  const { messages, texts } = EXPLAIN_WORDS[language]
  it.each(FAMILIES)('%s: name, tool, source, figure and signature stand apart, and no column is empty', (family) => {
    const rows = placeVariants(family, SPECS[family] ?? null, SEGMENTS).map(toRunVariant)
    const { head, rows: cells } = toVariantCells(rows, messages, texts)
    expect(new Set(head).size).toBe(head.length)
    const column = (name: string) => cells.map((row) => row[head.indexOf(name)])
    for (const name of head)
      expect(
        column(name).some((cell) => cell !== null && cell !== ''),
        name,
      ).toBe(true)
    const { columns, variant, value } = messages.variants
    for (const [i, row] of rows.entries()) {
      expect(column(columns.signature)[i]).toBe(row.signature)
      if (row.value !== null) expect(column(value)[i]).toBe(row.value)
      if (row.id === 'own') continue
      expect(column(variant)[i]).toBe(texts.variants[row.id].name)
      expect(column(columns.tool)[i]).toBe(texts.variants[row.id].tool)
    }
  })
  it('each row of the page shows its signature', () => {
    const html = renderToStaticMarkup(
      <WordsContext value={EXPLAIN_WORDS[language]}>
        <VariantsSection family="bleu" segments={SEGMENTS} spec="bleu" several={false} />
      </WordsContext>,
    )
    for (const { signature } of placeVariants('bleu', 'bleu', SEGMENTS))
      expect(html.replaceAll('<wbr/>', '')).toContain(`>${signature}<`)
  })
})
