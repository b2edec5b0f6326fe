import type { SliceChoice } from '../../../lib/compare/metric-agreement.ts'
import { agreementMessages } from '../../../lib/report/messages/en/agreement.ts'
import { toPlainText } from '../../../lib/report/plain-text.ts'
import { nameSlice } from '../../../lib/report/prepare-agreement.ts'
import { Button } from '../ui/button.tsx'
import { Section } from '../ui/section.tsx'
import { type AgreementAddress, toSliceKey } from './agreement-address.ts'

const words = agreementMessages.choose

/** Chooses two metrics and a slice; a plain form, no script needed. */
export function AgreementForm({
  address,
  metrics,
  slices,
}: {
  address: AgreementAddress
  metrics: readonly { readonly spec: string; readonly label: string }[]
  slices: readonly SliceChoice[]
}) {
  const choice = (name: 'x' | 'y', label: string) => (
    <label className="select">
      <span>{label}</span>
      <select name={name} defaultValue={address[name] ?? undefined}>
        {metrics.map((metric) => (
          <option key={metric.spec} value={metric.spec}>
            {toPlainText(metric.label)}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <Section id="choose" title={words.heading} notes={[words.margin]}>
      {/* Another choice is another form: the browser must not keep what was chosen in the one before. */}
      <form
        key={JSON.stringify(address)}
        action={`/runs/${encodeURIComponent(address.id)}/metrics`}
        className="filters"
      >
        {choice('x', words.x)}
        {choice('y', words.y)}
        {slices.length === 0 ? null : (
          <label className="select">
            <span>{words.slice}</span>
            <select name="slice" defaultValue={address.slice === null ? '' : toSliceKey(address.slice)}>
              <option value="">{words.all}</option>
              {slices.map((slice) => (
                <option key={toSliceKey(slice)} value={toSliceKey(slice)}>
                  {toPlainText(nameSlice(slice))}
                </option>
              ))}
            </select>
          </label>
        )}
        <Button type="submit" primary>
          {words.button}
        </Button>
      </form>
    </Section>
  )
}
