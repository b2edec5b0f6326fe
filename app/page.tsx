import type { Metadata } from 'next'
import { projectsMessages } from '../lib/report/messages/en/projects.ts'
import { countFindings, prepareProjects } from '../lib/report/prepare-projects.ts'
import { listProjects } from '../lib/service/list-projects.ts'
import { mayRemoveDemo } from '../lib/service/may-remove-demo.ts'
import { DemoNote } from './_components/projects/demo-note.tsx'
import { ProjectTable } from './_components/projects/project-table.tsx'
import { Command } from './_components/ui/command.tsx'
import { Downloads } from './_components/ui/downloads.tsx'
import { Frame } from './_components/ui/frame.tsx'
import { PageHead } from './_components/ui/page-head.tsx'
import { Section } from './_components/ui/section.tsx'
import { EmptyState } from './_components/ui/state-box.tsx'
import { Statement } from './_components/ui/statement.tsx'
import { serverUrl } from './_page/server-url.ts'
import { removeDemoAction } from './remove-demo-action.ts'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: projectsMessages.title }

export default async function ProjectsPage() {
  const rows = prepareProjects(await listProjects())
  const words = projectsMessages
  const here = [{ label: words.title }]
  if (rows.length === 0) {
    const command = words.push(await serverUrl(), words.exampleSlug)
    return (
      <Frame crumbs={here}>
        <PageHead>
          <EmptyState as="h1" title={words.empty.title}>
            <p className="gate">{words.empty.text}</p>
            <Command text={command} label={words.empty.commandLabel} />
            <p className="note">{words.empty.after}</p>
          </EmptyState>
        </PageHead>
      </Frame>
    )
  }
  return (
    <Frame crumbs={here}>
      <PageHead>
        <Statement as="h1">{words.statement(countFindings(rows))}</Statement>
      </PageHead>
      <Section id="projects" title={words.title} notes={words.notes}>
        <ProjectTable rows={rows} />
        <Downloads path="/api/v1/export" table="projects" />
      </Section>
      {rows.some((row) => row.demo) ? (
        <DemoNote remove={(await mayRemoveDemo()) ? removeDemoAction : null} url={await serverUrl()} />
      ) : null}
    </Frame>
  )
}
