import { runMessages } from '../../../lib/report/messages/en/run.ts'
import type { SignatureView } from '../../../lib/report/prepare-signature.ts'
import { Downloads } from '../ui/downloads.tsx'
import { Section } from '../ui/section.tsx'
import { type SegmentedLink, SegmentedLinks } from '../ui/segmented-links.tsx'
import { SignatureCard } from '../ui/signature-card.tsx'
import { ConfusionTable } from './confusion-table.tsx'

const words = runMessages.signature

/** Every setting that changes the chosen metric's number; `choices` picks another metric. */
export function SignatureSection({
  view,
  choices,
  exportPath,
}: {
  view: SignatureView
  choices: readonly SegmentedLink[]
  exportPath: string
}) {
  const { label, canonical, fields, implementation, posted, details, confusion } = view
  return (
    <Section id="signature" title={words.heading} notes={[words.margin(label)]}>
      {choices.length > 1 ? (
        <div className="tools">
          <SegmentedLinks label={words.choose} links={choices} />
        </div>
      ) : null}
      <div className="cols c3-2">
        <div>
          {fields.length === 0 && canonical === '' ? (
            <p className="dim">{words.none}</p>
          ) : (
            <SignatureCard canonical={canonical} fields={fields} />
          )}
          <p className="note">
            {implementation ? words.implementation(implementation) : null} {posted ? words.posted(posted) : null}
          </p>
          {fields.length === 0 ? null : <Downloads path={exportPath} table="signature" />}
        </div>
        {details.length > 0 ? (
          <div>
            <h3 className="sub">{words.details}</h3>
            <dl className="kv">
              {details.map((detail) => (
                <div key={detail.name} className="pairline">
                  <dt>{detail.name}</dt>
                  <dd className="num">{detail.value}</dd>
                </div>
              ))}
            </dl>
          </div>
        ) : null}
      </div>
      {confusion === null ? null : (
        <div className="apart">
          <h3 className="sub">{words.confusion}</h3>
          <ConfusionTable view={confusion} />
          <p className="note">{words.confusionNote}</p>
          <Downloads path={exportPath} table="confusion" />
        </div>
      )}
    </Section>
  )
}
