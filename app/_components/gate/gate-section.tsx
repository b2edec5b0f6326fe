import Link from 'next/link'
import { gateMessages } from '../../../lib/report/messages/en/gate.ts'
import type { GateView } from '../../../lib/report/prepare-gate.ts'
import { Section } from '../ui/section.tsx'
import { GateTable } from './gate-table.tsx'

const words = gateMessages.run

/** Whether a run would fail a pull request; where it has not been compared yet, with what it is to be. */
export function GateSection({
  view,
  family,
  compareHref,
  settingsHref,
  exportPath,
}: {
  /** Null where the two have not been compared. */
  view: GateView | null
  family: number
  /** Null without a baseline. */
  compareHref: string | null
  settingsHref: string
  exportPath: string
}) {
  return (
    <Section id="gate" title={words.heading} notes={[words.margin]}>
      {view ? <GateTable view={view} family={family} settingsHref={settingsHref} exportPath={exportPath} /> : null}
      {compareHref === null ? (
        <p className="dim">{words.noBaseline}</p>
      ) : (
        <p className="note">
          {view ? null : `${words.notYet} `}
          <Link href={compareHref}>{words.open}</Link>
        </p>
      )}
    </Section>
  )
}
