import type { Metadata } from 'next'
import { createLoader } from 'nuqs/server'
import { formatCount } from '../../../../../lib/report/format-number.ts'
import { testSetMessages as words } from '../../../../../lib/report/messages/en/test-set.ts'
import { nameVersion } from '../../../../../lib/report/name-test-set.ts'
import { readPathStep } from '../../../../../lib/report/path-step.ts'
import type { TestSetDetail } from '../../../../../lib/schema/records.ts'
import { getProject } from '../../../../../lib/service/get-project.ts'
import { getTestSet } from '../../../../../lib/service/get-test-set.ts'
import { ChangesSection } from '../../../../_components/test-sets/changes-section.tsx'
import { MakeupSection } from '../../../../_components/test-sets/makeup-section.tsx'
import { toTestSetHref } from '../../../../_components/test-sets/test-set-href.ts'
import { VersionsSection } from '../../../../_components/test-sets/versions-section.tsx'
import { Frame } from '../../../../_components/ui/frame.tsx'
import { NotFoundPage } from '../../../../_components/ui/not-found-page.tsx'
import { PageHead } from '../../../../_components/ui/page-head.tsx'
import { countParam, type PageParams } from '../../../../_components/ui/page-params.ts'
import { Statement } from '../../../../_components/ui/statement.tsx'
import { UserText } from '../../../../_components/ui/user-text.tsx'
import { orNotFound } from '../../../../_page/or-not-found.ts'
import { pageTitle } from '../../../../_page/page-title.ts'

export const dynamic = 'force-dynamic'

const load = createLoader({ version: countParam })

interface Props {
  readonly params: Promise<{ slug: string; name: string }>
  readonly searchParams: Promise<PageParams>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageTitle(readPathStep((await params).name).slice(0, 200))
}

export default async function Page({ params, searchParams }: Props) {
  const { slug, name } = await params
  const { version } = load(await searchParams)
  const [project, detail] = await Promise.all([
    orNotFound(getProject(slug)),
    orNotFound(getTestSet(slug, readPathStep(name), version)),
  ])
  if (project === null || detail === null) return <NotFoundPage />
  return (
    <Frame
      crumbs={[
        { label: <UserText>{project.name}</UserText>, href: `/projects/${encodeURIComponent(slug)}` },
        { label: words.crumb, href: toTestSetHref(slug) },
        { label: <UserText>{detail.name}</UserText> },
      ]}
    >
      <PageHead kicker={words.kicker} title={<UserText>{detail.name}</UserText>}>
        <Statement>
          <UserText>{sentenceOf(detail.shown)}</UserText>
        </Statement>
      </PageHead>
      <VersionsSection detail={detail} project={slug} />
      <ChangesSection detail={detail} project={slug} />
      <MakeupSection detail={detail} project={slug} />
    </Frame>
  )
}

function sentenceOf({ version, before, changes }: TestSetDetail['shown']): string {
  const name = nameVersion(version)
  const { segmentCount } = version
  if (before === null || changes === null)
    return words.statement.first({ version: name, count: segmentCount, segments: formatCount(segmentCount) })
  const { added, dropped, changed } = changes
  const names = { version: name, before: nameVersion(before) }
  if (added.count + dropped.count + changed.count === 0) return words.statement.same(names)
  return words.statement.changed({
    ...names,
    added: formatCount(added.count),
    dropped: formatCount(dropped.count),
    changed: formatCount(changed.count),
    shared: formatCount(segmentCount - added.count - changed.count),
  })
}
