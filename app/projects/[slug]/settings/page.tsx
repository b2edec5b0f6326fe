import type { Metadata } from 'next'
import { gateMessages } from '../../../../lib/report/messages/en/gate.ts'
import { prepareGateSettings } from '../../../../lib/report/prepare-gate-settings.ts'
import { getProject } from '../../../../lib/service/get-project.ts'
import { listWaivers } from '../../../../lib/service/list-waivers.ts'
import { WaiversTable } from '../../../_components/gate/waivers-table.tsx'
import { Command } from '../../../_components/ui/command.tsx'
import { Downloads } from '../../../_components/ui/downloads.tsx'
import { Frame } from '../../../_components/ui/frame.tsx'
import { NotFoundPage } from '../../../_components/ui/not-found-page.tsx'
import { PageHead } from '../../../_components/ui/page-head.tsx'
import { Section } from '../../../_components/ui/section.tsx'
import { Statement } from '../../../_components/ui/statement.tsx'
import { UserText } from '../../../_components/ui/user-text.tsx'
import { orNotFound } from '../../../_page/or-not-found.ts'
import { pageTitle } from '../../../_page/page-title.ts'
import { serverUrl } from '../../../_page/server-url.ts'

export const dynamic = 'force-dynamic'

const words = gateMessages.settings

interface Props {
  readonly params: Promise<{ slug: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const project = await orNotFound(getProject((await params).slug))
  return pageTitle(project && words.title(project.name))
}

/** Rules and waivers of a project's gate, to read; commands to change them. */
export default async function Page({ params }: Props) {
  const { slug } = await params
  const project = await orNotFound(getProject(slug))
  if (project === null) return <NotFoundPage />
  const view = prepareGateSettings({
    project,
    waivers: await listWaivers(slug),
    now: new Date().toISOString(),
    url: await serverUrl(),
  })
  return (
    <Frame
      crumbs={[
        { label: <UserText>{project.name}</UserText>, href: `/projects/${encodeURIComponent(slug)}` },
        { label: words.crumb },
      ]}
    >
      <PageHead kicker={words.kicker} title={<UserText>{project.name}</UserText>}>
        <Statement>{view.statement}</Statement>
      </PageHead>
      <Section id="rules" title={words.gateHeading} notes={[words.gateMargin]}>
        <dl className="kv">
          {view.facts.map(({ label, value, isDefault }) => (
            <div key={label} className="pairline">
              <dt>{label}</dt>
              <dd>
                <UserText>{value}</UserText> {isDefault ? <span className="faint">{words.facts.byDefault}</span> : null}
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="waivers" title={words.waiversHeading} notes={[words.waiversMargin]}>
        {view.waivers.length === 0 ? (
          <p className="dim">{words.noWaivers}</p>
        ) : (
          <>
            <WaiversTable waivers={view.waivers} />
            <Downloads path={`/api/v1/projects/${encodeURIComponent(slug)}/export`} table="waivers" />
          </>
        )}
      </Section>
      <Section id="change" title={words.changeHeading} notes={[words.changeMargin]}>
        <div className="stack">
          <div>
            <h3 className="sub">{words.changeRules}</h3>
            <Command text={view.commands.rules} label={words.changeRules} />
          </div>
          <div>
            <h3 className="sub">{words.giveWaiver}</h3>
            <Command text={view.commands.waiver} label={words.giveWaiver} />
          </div>
          <div>
            <h3 className="sub">{words.takeWaiver}</h3>
            <Command text={view.commands.remove} label={words.takeWaiver} />
          </div>
        </div>
      </Section>
    </Frame>
  )
}
