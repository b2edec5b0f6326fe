import type { Metadata } from 'next'
import { InputError } from '../../../../../../lib/errors.ts'
import { languageOf } from '../../../../../../lib/report/language-of.ts'
import { segmentMessages as words } from '../../../../../../lib/report/messages/en/segment.ts'
import { nameVersion } from '../../../../../../lib/report/name-test-set.ts'
import { readPathStep, toPathStep } from '../../../../../../lib/report/path-step.ts'
import { prepareSegment, type SegmentView } from '../../../../../../lib/report/prepare-segment.ts'
import { prepareSegmentSince } from '../../../../../../lib/report/prepare-segment-since.ts'
import { nameStretchRun } from '../../../../../../lib/report/segment-stretch.ts'
import type { SegmentHistory } from '../../../../../../lib/schema/records.ts'
import { getProject } from '../../../../../../lib/service/get-project.ts'
import { getSegmentHistory } from '../../../../../../lib/service/get-segment-history.ts'
import { FlipGlyph } from '../../../../../_components/segments/flip-note.tsx'
import { MatchesSections } from '../../../../../_components/segments/matches-sections.tsx'
import { SegmentScoresSection } from '../../../../../_components/segments/scores-section.tsx'
import {
  parseSegmentAddress,
  type SegmentAddress,
  toSegmentExport,
} from '../../../../../_components/segments/segment-address.ts'
import { TextSection } from '../../../../../_components/segments/text-section.tsx'
import { TimeSection } from '../../../../../_components/segments/time-section.tsx'
import { workOut } from '../../../../../_components/segments/work-out.ts'
import { Frame } from '../../../../../_components/ui/frame.tsx'
import { NotFoundPage } from '../../../../../_components/ui/not-found-page.tsx'
import { PageHead } from '../../../../../_components/ui/page-head.tsx'
import type { PageParams } from '../../../../../_components/ui/page-params.ts'
import { Statement } from '../../../../../_components/ui/statement.tsx'
import { Tag } from '../../../../../_components/ui/tag.tsx'
import { MixedText, UserText } from '../../../../../_components/ui/user-text.tsx'
import { orNotFound } from '../../../../../_page/or-not-found.ts'
import { pageTitle } from '../../../../../_page/page-title.ts'

export const dynamic = 'force-dynamic'

interface Props {
  readonly params: Promise<{ slug: string; testSet: string; key: string }>
  readonly searchParams: Promise<PageParams>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { testSet, key } = await params
  return pageTitle(words.title({ id: readPathStep(key).slice(0, 120), testSet: readPathStep(testSet).slice(0, 120) }))
}

export default async function Page({ params, searchParams }: Props) {
  const address = parseSegmentAddress(await params, await searchParams)
  const [project, history] = await Promise.all([
    orNotFound(getProject(address.project)),
    orNotFound(findHistory(address)),
  ])
  if (project === null || history === null) return <NotFoundPage />
  const view = prepareSegment(history, { diff: address.diff, unit: address.unit })
  const hypothesis = history.head?.state === 'scored' ? history.head.hypothesis : null
  const projectPath = `/projects/${encodeURIComponent(project.slug)}`
  return (
    <Frame
      crumbs={[
        { label: <UserText>{project.name}</UserText>, href: projectPath },
        {
          label: <UserText>{history.testSet}</UserText>,
          href: `${projectPath}/test-sets/${toPathStep(history.testSet)}`,
        },
        { label: <MixedText>{words.crumb(history.id)}</MixedText> },
      ]}
    >
      <PageHead kicker={<UserText>{kickerOf(history)}</UserText>} title={<UserText>{history.id}</UserText>}>
        <Tags history={history} />
        <Finding view={view} />
        {prepareSegmentSince(history).map((sentence) => (
          <p key={sentence} className="gate">
            <MixedText>{sentence}</MixedText>
          </p>
        ))}
      </PageHead>
      <TextSection view={view} address={address} />
      {history.head ? (
        <SegmentScoresSection
          view={view}
          base={history.base && nameStretchRun(history.base)}
          head={nameStretchRun(history.head)}
          exportPath={toSegmentExport(address)}
          segment={{ ...history, ...history.head }}
        />
      ) : null}
      {hypothesis === null ? null : (
        <MatchesSections
          worked={workOut(
            { id: history.id, hypothesis, references: history.references },
            { specs: history.head?.scored ?? [], language: languageOf(history.tags) },
          )}
          texts={{ hypothesis, references: history.references }}
        />
      )}
      <TimeSection history={history} address={address} />
    </Frame>
  )
}

/** A cursor that is not one of ours starts at the newest output. */
async function findHistory(address: SegmentAddress): Promise<SegmentHistory> {
  const { project, testSet, id, head, base, cursor } = address
  const question = { project, testSet, id, head, base }
  try {
    return await getSegmentHistory({ ...question, cursor })
  } catch (error) {
    if (error instanceof InputError) return getSegmentHistory(question)
    throw error
  }
}

function kickerOf({ testSet, versions }: SegmentHistory): string {
  return words.kicker({
    testSet,
    versions: words.versions(versions.map(nameVersion)),
  })
}

function Tags({ history: { tags, document } }: { history: SegmentHistory }) {
  const names = [...Object.values(tags), ...(document === null ? [] : [words.document(document)])]
  if (names.length === 0) return null
  return (
    <div className="filters">
      {names.map((name) => (
        <Tag key={name}>
          <UserText>{name}</UserText>
        </Tag>
      ))}
    </div>
  )
}

function Finding({ view: { statement } }: { view: SegmentView }) {
  const { kind, word } = statement
  const sentence = statement.parts.map((part) => part.text).join('')
  return (
    <div className="apart-s">
      {kind === 'flip' ? (
        <Statement>
          <span className="verdict v-worse strong">
            <FlipGlyph />
            {word}
          </span>{' '}
          <MixedText>{sentence}</MixedText>
        </Statement>
      ) : (
        <Statement kind={kind ?? undefined} word={word}>
          {kind === null && word ? <b>{word} </b> : null}
          <MixedText>{sentence}</MixedText>
        </Statement>
      )}
    </div>
  )
}
