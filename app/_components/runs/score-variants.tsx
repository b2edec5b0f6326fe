import Link from 'next/link'
import type { RunVariant, RunVariants, RunVariantsState } from '../../../lib/explain/run-variants.ts'
import { ENGLISH_TEXTS } from '../../../lib/explain/texts/en/texts.ts'
import { formatCount, formatNumber } from '../../../lib/report/format-number.ts'
import { explainMessages } from '../../../lib/report/messages/en/explain.ts'
import { runMessages } from '../../../lib/report/messages/en/run.ts'
import { toPlainText } from '../../../lib/report/plain-text.ts'
import { nameVariant, toVariantDecimals } from '../explain/variants-table.tsx'
import { Cell, Row } from '../ui/data-table.tsx'
import { toOwnFormat, VariantsTrap } from './variants-trap.tsx'

const { heading, own: thisRun, beside: words } = runMessages.variants

interface Shown {
  readonly label: string
  readonly found: RunVariantsState
  /** Of the whole run. */
  readonly segments: number
  /** Where all of it stands: scales, sources, and the button where it is not worked out unasked. */
  readonly href: string
}

/** A line below a score, over all columns: how the variants in common use would score the same outputs. */
export function ScoreVariantsRow({ span, ...shown }: Shown & { span: number }) {
  return (
    <Row className="also">
      <Cell colSpan={span} className="wide">
        <ScoreVariants {...shown} />
      </Cell>
    </Row>
  )
}

function ScoreVariants({ label, found, segments, href }: Shown) {
  if (found.state === 'working') return <Short text={words.working} />
  if (found.state !== 'known')
    return (
      <Link href={href} prefetch={false}>
        <Short text={found.state === 'failed' ? words.failed : words.onDemand(formatCount(segments))} />
      </Link>
    )
  const { variants } = found
  const others = variants.variants.filter(({ alike }) => !alike)
  return (
    <details className="fold">
      <summary>
        <Short text={summarize(variants)} />
      </summary>
      <VariantList variants={variants} rows={variants.variants.filter(({ alike }) => alike)} />
      {others.length === 0 ? null : (
        <>
          <p className="small faint">{explainMessages.variants.others}</p>
          <VariantList variants={variants} rows={others} />
        </>
      )}
      <VariantsTrap label={label} variants={variants} />
      <p className="small">
        <Link href={href} prefetch={false} aria-label={toPlainText(words.moreOf(label))}>
          {words.more}
        </Link>
      </p>
    </details>
  )
}

function Short({ text }: { text: string }) {
  return (
    <>
      <span className="name">{heading}:</span> {text}
    </>
  )
}

/** The range under the score's own name and the mean of segments; of a number by itself, how many stand beside it. */
function summarize(variants: RunVariants): string {
  const { spread, corpusAgainstMean: trap, variants: rows } = variants
  const format = toOwnFormat(variants)
  const parts = [
    ...(spread === null ? [] : [words.range({ low: format(spread[0]), high: format(spread[1]) })]),
    ...(trap === null ? [] : [words.mean(format(trap.mean))]),
  ]
  return parts.length > 0 ? parts.join('; ') : words.others(rows.filter(({ own }) => !own).length)
}

function VariantList({ variants: { family }, rows }: { variants: RunVariants; rows: readonly RunVariant[] }) {
  return (
    <ul className="also-list">
      {rows.map((row) => {
        const { name, tool } = nameVariant(row, explainMessages, ENGLISH_TEXTS)
        const { reasons } = explainMessages.variants
        return (
          <li key={row.id}>
            {row.value === null ? (
              <span className="faint">{reasons[row.reason ?? ''] ?? explainMessages.undefinedValue}</span>
            ) : (
              <data className="num" value={String(row.value)}>
                {formatNumber(row.value, toVariantDecimals(row.top, family))}
              </data>
            )}
            <span>
              <span className={row.own ? 'name' : undefined}>{row.own ? `${name}, ${thisRun}` : name}</span>
              {' · '}
              <span className="faint">{tool}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
