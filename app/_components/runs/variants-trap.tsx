import type { RunVariants } from '../../../lib/explain/run-variants.ts'
import { formatCount, formatNumber } from '../../../lib/report/format-number.ts'
import { runMessages } from '../../../lib/report/messages/en/run.ts'
import { toVariantDecimals } from '../explain/variants-table.tsx'

const words = runMessages.variants

/** Corpus score against the mean of the segments' own, where they are two numbers. */
export function VariantsTrap({ label, variants }: { label: string; variants: RunVariants }) {
  const { corpusAgainstMean: trap } = variants
  if (trap === null) return null
  const format = toOwnFormat(variants)
  return (
    <p className="gate">
      {words.trap({ label, corpus: format(trap.corpus), mean: format(trap.mean) })}
      {trap.left > 0 ? words.left(formatCount(trap.left)) : null}
    </p>
  )
}

/** Numbers on the run's own scale, with the digits that it deserves. */
export function toOwnFormat({ family, variants }: RunVariants): (value: number) => string {
  const top = variants.find(({ own }) => own)?.top ?? null
  return (value) => formatNumber(value, toVariantDecimals(top, family))
}
