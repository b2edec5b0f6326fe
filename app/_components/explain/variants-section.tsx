'use client'

import { type Family, scoreVariants, type VariantScore } from '../../../lib/explain/variants.ts'
import type { MetricSegment } from '../../../lib/metrics/metric.ts'
import { formatNumber } from '../../../lib/report/format-number.ts'
import { Cell, ColumnHead, DataTable, Row } from '../ui/data-table.tsx'
import { Section } from '../ui/section.tsx'
import { Citation } from './citation.tsx'
import { useWords } from './explain-words.ts'
import { Figure } from './figure.tsx'

/** Points have two decimals, shares of 1 four. */
export function toVariantDecimals(range: readonly [number, number], family: Family): number {
  return range[1] === 1 || family === 'errors' ? 4 : family === 'perplexity' ? 3 : 2
}

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
  const scores = scoreVariants(family, segments)
  const values = scores.flatMap(({ value }) => (value === null ? [] : [value]))
  const unbounded = Math.max(1, ...values) * 1.04
  const isOwn = ({ variant }: VariantScore) =>
    variant.spec === spec && variant.over === 'corpus' && !variant.compute && !variant.scale
  const own = scores.find((score) => isOwn(score) && score.value !== null)
  const title = several ? `${words.title}: ${labelOf(family)}` : words.title
  return (
    <Section id={`variants-${family}`} title={title} notes={[words.note]}>
      <DataTable caption={`${words.caption}: ${labelOf(family)}`} className="variants plain">
        <thead>
          <Row>
            <ColumnHead>{words.variant}</ColumnHead>
            <ColumnHead className="p">
              <span className="vh">{words.scale}</span>
            </ColumnHead>
            <ColumnHead numeric>{words.value}</ColumnHead>
          </Row>
        </thead>
        <tbody>
          {scores.map((score) => {
            const { variant, value, reason, range } = score
            const text = texts.variants[variant.id]
            return (
              <Row key={variant.id} className={isOwn(score) ? 'current' : undefined}>
                <Cell>
                  <span className="name">
                    {text.name}
                    {isOwn(score) ? `, ${words.own}` : ''}
                  </span>
                  <span className="subl">
                    {text.tool} · <Citation source={text.source} where={text.where} />
                  </span>
                </Cell>
                <Cell className="p">
                  <Dot
                    at={value === null ? null : toShare(value, range, unbounded)}
                    own={own ? toShare(own.value as number, own.range, unbounded) : null}
                    filled={isOwn(score)}
                  />
                </Cell>
                <Cell numeric>
                  {value === null ? (
                    <span className="qual">{words.reasons[reason ?? ''] ?? messages.undefinedValue}</span>
                  ) : (
                    <Figure name={`variant.${variant.id}`} value={value} decimals={toVariantDecimals(range, family)} />
                  )}
                </Cell>
              </Row>
            )
          })}
        </tbody>
      </DataTable>
      <p className="note">{spreadOf(scores, family, words)}</p>
    </Section>
  )
}

/** How far the variants of the first one's scale lie apart, as a sentence. */
function spreadOf(
  scores: readonly VariantScore[],
  family: Family,
  words: { spread: (spread: string) => string; noSpread: string },
): string {
  const top = scores[0]?.range[1]
  const values = scores.flatMap(({ value, range }) => (value === null || range[1] !== top ? [] : [value]))
  const spread = values.length === 0 ? 0 : Math.max(...values) - Math.min(...values)
  const text = formatNumber(spread, toVariantDecimals(scores[0].range, family))
  return Number(spread.toFixed(4)) === 0 ? words.noSpread : words.spread(text)
}

/** Place on a scale as a share of its width; scales without an upper end run to a little above the highest value. */
function toShare(value: number, [low, high]: readonly [number, number], unbounded: number): number {
  const top = Number.isFinite(high) ? high : unbounded
  return Math.min(1, Math.max(0, (value - Math.min(low, 0)) / (top - Math.min(low, 0))))
}

function Dot({ at, own, filled }: { at: number | null; own: number | null; filled: boolean }) {
  const percent = (share: number) => `${(100 * share).toFixed(3)}%`
  return (
    <svg height="20" width="100%" aria-hidden="true" focusable="false">
      <line className="gridline" x1="0" x2="100%" y1="10" y2="10" />
      {own === null ? null : (
        <line x1={percent(own)} x2={percent(own)} y1="-8" y2="28" stroke="var(--line-strong)" strokeDasharray="2 2" />
      )}
      {at === null ? null : (
        <circle
          cx={percent(at)}
          cy="10"
          r="5"
          fill={filled ? 'var(--ink)' : 'var(--paper)'}
          stroke="var(--ink)"
          strokeWidth="1.75"
        />
      )}
    </svg>
  )
}

/** Short name of a family, the same in every language. */
export function labelOf(family: Family): string {
  return FAMILY_LABELS[family]
}

const FAMILY_LABELS: Readonly<Record<Family, string>> = {
  bleu: 'BLEU',
  chrf: 'chrF',
  ter: 'TER',
  rouge: 'ROUGE',
  errors: 'WER, CER',
  answers: 'EM, F1',
  labels: 'F1, MCC, κ',
  perplexity: 'PPL',
}
