'use client'

import { placeVariants } from '../../../lib/explain/place-variants.ts'
import { toRunVariant } from '../../../lib/explain/run-variants.ts'
import type { Family } from '../../../lib/explain/variants.ts'
import type { MetricSegment } from '../../../lib/metrics/metric.ts'
import { formatNumber } from '../../../lib/report/format-number.ts'
import { Section } from '../ui/section.tsx'
import { useWords } from './explain-words.ts'
import { TableFile } from './table-file.tsx'
import { toVariantCells } from './variant-cells.ts'
import { toVariantDecimals, type VariantRow, VariantsTable } from './variants-table.tsx'

/** How variants in common use score the same texts; the one that the page works out is filled. */
export function VariantsSection({
  family,
  segments,
  spec,
  several,
}: {
  family: Family
  segments: readonly MetricSegment[]
  spec: string | null
  several: boolean
}) {
  const { messages, texts } = useWords()
  const words = messages.variants
  const { colon } = messages.limits
  const rows = placeVariants(family, spec, segments).map(toRunVariant)
  const alike = rows.filter((row) => row.alike)
  const title = several ? `${words.title}${colon}${labelOf(family)}` : words.title
  return (
    <Section id={`variants-${family}`} title={title} notes={[words.note]}>
      <VariantsTable
        rows={rows}
        family={family}
        caption={`${words.caption}${colon}${labelOf(family)}`}
        own={words.own}
        messages={messages}
        texts={texts}
      />
      <TableFile name={`variants-${family}`} n={segments.length} cells={() => toVariantCells(rows, messages, texts)} />
      <p className="note">{spreadOf(alike, family, words)}</p>
    </Section>
  )
}

/** How far the variants on the first one's scale lie apart, as a sentence; nothing for one alone. */
function spreadOf(
  rows: readonly VariantRow[],
  family: Family,
  words: { spread: (spread: string) => string; noSpread: string },
): string {
  const top = rows[0]?.top
  const values = rows.flatMap((row) => (row.value === null || row.top !== top ? [] : [row.value]))
  if (values.length < 2) return ''
  const spread = Math.max(...values) - Math.min(...values)
  const text = formatNumber(spread, toVariantDecimals(top ?? null, family))
  return Number(spread.toFixed(4)) === 0 ? words.noSpread : words.spread(text)
}

/** Short name of a family, the same in every language. */
export function labelOf(family: Family): string {
  return FAMILY_LABELS[family]
}

const FAMILY_LABELS: Readonly<Record<Family, string>> = {
  bleu: 'BLEU',
  chrf: 'chrF',
  ter: 'TER',
  meteor: 'METEOR',
  rouge: 'ROUGE',
  errors: 'WER, CER',
  answers: 'EM, F1',
  labels: 'F1, MCC, κ',
  perplexity: 'PPL',
  distinct: 'distinct-n',
  pass: 'pass@k',
}
