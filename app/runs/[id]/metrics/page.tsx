import type { Metadata } from 'next'
import { agreementMessages as words } from '../../../../lib/report/messages/en/agreement.ts'
import { runMessages } from '../../../../lib/report/messages/en/run.ts'
import { prepareAgreement } from '../../../../lib/report/prepare-agreement.ts'
import { shortCommit } from '../../../../lib/report/prepare-run.ts'
import type { RunRecord } from '../../../../lib/schema/records.ts'
import { getProject } from '../../../../lib/service/get-project.ts'
import { getRun } from '../../../../lib/service/get-run.ts'
import { getRunAgreement } from '../../../../lib/service/get-run-agreement.ts'
import { getRunScores } from '../../../../lib/service/get-run-scores.ts'
import {
  type AgreementAddress,
  parseAgreementAddress,
  toAgreementHref,
} from '../../../_components/runs/agreement-address.ts'
import { AgreementForm } from '../../../_components/runs/agreement-form.tsx'
import { AgreementScatterSection } from '../../../_components/runs/agreement-scatter-section.tsx'
import { CorrelationsSection } from '../../../_components/runs/correlations-section.tsx'
import { DisagreementsSection } from '../../../_components/runs/disagreements-section.tsx'
import { listSegmentColumns, type SegmentColumn } from '../../../_components/runs/segment-columns.ts'
import { Frame } from '../../../_components/ui/frame.tsx'
import { NotFoundPage } from '../../../_components/ui/not-found-page.tsx'
import { PageHead } from '../../../_components/ui/page-head.tsx'
import type { PageParams } from '../../../_components/ui/page-params.ts'
import { SentenceParts } from '../../../_components/ui/sentence-parts.tsx'
import { Statement } from '../../../_components/ui/statement.tsx'
import { MixedText, UserText } from '../../../_components/ui/user-text.tsx'
import { orNotFound } from '../../../_page/or-not-found.ts'
import { pageTitle } from '../../../_page/page-title.ts'

export const dynamic = 'force-dynamic'

interface Props {
  readonly params: Promise<{ id: string }>
  readonly searchParams: Promise<PageParams>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const run = await orNotFound(getRun((await params).id))
  return pageTitle(run && words.title({ system: run.system, commit: shortCommit(run.commit) }))
}

export default async function Page({ params, searchParams }: Props) {
  const address = parseAgreementAddress((await params).id, await searchParams)
  const run = await orNotFound(getRun(address.id))
  if (run === null) return <NotFoundPage />
  const [project, scores] = await Promise.all([getProject(run.projectSlug), getRunScores(run.id)])
  const columns = listSegmentColumns(scores)
  const commit = shortCommit(run.commit)
  const ready = run.compute === 'done' && columns.length > 1
  return (
    <Frame
      crumbs={[
        { label: <UserText>{project.name}</UserText>, href: `/projects/${encodeURIComponent(project.slug)}` },
        {
          label: <MixedText>{runMessages.crumb(commit ?? run.system)}</MixedText>,
          href: `/runs/${encodeURIComponent(run.id)}`,
        },
        { label: words.crumb },
      ]}
    >
      {ready ? (
        <Agreement run={run} columns={columns} address={address} />
      ) : (
        <Head run={run}>
          <Statement>{columns.length > 1 ? words.computing : words.none}</Statement>
        </Head>
      )}
    </Frame>
  )
}

function Head({ run, children }: { run: RunRecord; children: React.ReactNode }) {
  const commit = shortCommit(run.commit)
  return (
    <PageHead
      kicker={words.kicker(run.id)}
      title={
        <>
          <UserText>{run.system}</UserText>
          {commit === null ? null : (
            <>
              {words.at}
              <span className="mono">
                <UserText>{commit}</UserText>
              </span>
            </>
          )}
        </>
      }
    >
      <div className="apart-s">{children}</div>
    </PageHead>
  )
}

async function Agreement({
  run,
  columns,
  address,
}: {
  run: RunRecord
  columns: readonly SegmentColumn[]
  address: AgreementAddress
}) {
  const { slice } = address
  const x = columns.find(({ spec }) => spec === address.x) ?? columns[0]
  const y = columns.find(({ spec }) => spec === address.y) ?? columns.find(({ spec }) => spec !== x.spec) ?? x
  const found = await getRunAgreement({ run, x: x.spec, y: y.spec, slice })
  const view = prepareAgreement({ agreement: found.agreement, x, y, slice })
  const chosen = { ...address, x: x.spec, y: y.spec, badSlice: null }
  const unknown = listUnknown(address, x, y)
  const asked = { x: x.spec, y: y.spec, ...(slice && { sliceBy: slice.by, slice: slice.value }) }
  const exportPath = `/api/v1/runs/${encodeURIComponent(run.id)}/export?${new URLSearchParams(asked)}`
  return (
    <>
      <Head run={run}>
        <Statement>
          <SentenceParts parts={view.statement} />
        </Statement>
        {unknown.map((sentence) => (
          <p key={sentence} className="note" role="status">
            <MixedText>{sentence}</MixedText> {words.unknown.mend}
          </p>
        ))}
      </Head>
      <AgreementForm address={chosen} metrics={columns} slices={found.agreement.slices} />
      {found.scatter === null ? null : (
        <AgreementScatterSection view={found.scatter} x={x.label} y={y.label} exportPath={exportPath} />
      )}
      <CorrelationsSection
        view={view}
        exportPath={exportPath}
        current={slice}
        hrefOf={(part) => toAgreementHref(chosen, { slice: part }, 'correlation')}
      />
      <DisagreementsSection
        rows={view.disagreements}
        exportPath={exportPath}
        segments={found.segments}
        x={x}
        y={y}
        of={{ project: run.projectSlug, testSet: run.testSet.name, run: run.id }}
      />
    </>
  )
}

/** What the address asks for and this run has not, with what is shown in its place. */
function listUnknown(address: AgreementAddress, x: SegmentColumn, y: SegmentColumn): string[] {
  const metrics = (
    [
      [address.x, x],
      [address.y, y],
    ] as const
  ).flatMap(([asked, { spec, label }]) =>
    asked === null || asked === spec ? [] : [words.unknown.metric({ asked, shown: label })],
  )
  return [...metrics, ...(address.badSlice === null ? [] : [words.unknown.slice(address.badSlice)])]
}
