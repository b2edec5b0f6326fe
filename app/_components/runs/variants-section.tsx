import type { RunVariants, RunVariantsState } from '../../../lib/explain/run-variants.ts'
import { ENGLISH_TEXTS } from '../../../lib/explain/texts/en/texts.ts'
import { formatCount, formatNumber } from '../../../lib/report/format-number.ts'
import { explainMessages } from '../../../lib/report/messages/en/explain.ts'
import { runMessages } from '../../../lib/report/messages/en/run.ts'
import { Citation } from '../explain/citation.tsx'
import { VariantsTable } from '../explain/variants-table.tsx'
import { Button } from '../ui/button.tsx'
import { Downloads } from '../ui/downloads.tsx'
import { Section } from '../ui/section.tsx'
import { toOwnFormat, VariantsTrap } from './variants-trap.tsx'

const words = runMessages.variants

interface Shown {
  readonly run: string
  readonly spec: string
  readonly label: string
}

/** How the variants in common use score the run's own outputs, or how far that is. */
export function VariantsSection({
  of,
  found,
  segments,
  repeats,
  action,
  exportPath,
}: {
  of: Shown
  found: RunVariantsState
  /** Of the whole run. */
  segments: number
  repeats: number
  /** Has them worked out; takes `run` and `metric`. */
  action: (form: FormData) => Promise<void>
  exportPath: string
}) {
  const { label } = of
  return (
    <Section id="variants" title={words.heading} notes={[words.margin(label)]}>
      {found.state === 'known' ? (
        <>
          <Known label={label} variants={found.variants} repeats={repeats} />
          <Downloads path={exportPath} table="variants" />
        </>
      ) : found.state === 'working' ? (
        <p className="dim" role="status">
          {words.working}
        </p>
      ) : (
        <form action={action}>
          <input type="hidden" name="run" value={of.run} />
          <input type="hidden" name="metric" value={of.spec} />
          <p className="dim">
            {found.state === 'failed'
              ? words.failed({ label, reason: found.reason })
              : words.onDemand({ label, segments: formatCount(segments) })}
          </p>
          <p className="apart-s">
            <Button type="submit">{found.state === 'failed' ? words.again : words.button}</Button>
          </p>
        </form>
      )}
    </Section>
  )
}

function Known({ label, variants, repeats }: { label: string; variants: RunVariants; repeats: number }) {
  const { family, spread, band, noBand, turnedOutputs } = variants
  const format = toOwnFormat(variants)
  return (
    <>
      <VariantsTrap label={label} variants={variants} />
      <VariantsTable
        rows={variants.variants}
        family={family}
        caption={words.caption(label)}
        own={words.own}
        messages={explainMessages}
        texts={ENGLISH_TEXTS}
      />
      <p className="note">
        {spread ? words.spread({ low: format(spread[0]), high: format(spread[1]) }) : null}{' '}
        {repeats > 1 ? words.firstRepeat : null}
      </p>
      {band ? (
        <p className="note">
          {words.band({
            from: formatNumber(band.from, 0),
            to: band.to === null ? null : formatNumber(band.to, 0),
            name: ENGLISH_TEXTS.bands[band.id],
          })}
          <strong>{ENGLISH_TEXTS.bandWarning.text}</strong> {turnedOutputs > 0 ? words.turned(turnedOutputs) : null}{' '}
          <Citation source={ENGLISH_TEXTS.bandWarning.source} where={ENGLISH_TEXTS.bandWarning.where} />
        </p>
      ) : null}
      {noBand ? <p className="note">{words.noBand(noBand)}</p> : null}
    </>
  )
}
