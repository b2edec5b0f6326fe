import Link from 'next/link'
import { formatMoment } from '../../../lib/report/format-date.ts'
import { formatCount } from '../../../lib/report/format-number.ts'
import { compareMessages } from '../../../lib/report/messages/en/compare.ts'
import { nameTestSet, nameVersion } from '../../../lib/report/name-test-set.ts'
import { shortCommit } from '../../../lib/report/prepare-run.ts'
import type { RunRecord } from '../../../lib/schema/records.ts'
import { MixedText, UserText } from '../ui/user-text.tsx'

const words = compareMessages.pair

/** Base, swap, head and test set, each with commit, branch or pull request, and date. */
export function PairHead({ base, head, swapHref }: { base: RunRecord; head: RunRecord; swapHref: string }) {
  return (
    <div className="pair">
      <Side role={words.base} run={base} />
      <Link className="swap" data-key="s" href={swapHref} aria-label={words.swap} title={words.swap} scroll={false}>
        <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true" focusable="false">
          <path
            d="M1 4.5h11M9 1.5l3 3-3 3M13 9.5H2M5 6.5l-3 3 3 3"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.3"
          />
        </svg>
      </Link>
      <Side role={words.head} run={head} />
      <TestSet base={base} head={head} />
    </div>
  )
}

function Side({ role, run }: { role: string; run: RunRecord }) {
  const commit = shortCommit(run.commit)
  const places = [
    commit ? (
      <span key="commit" className="mono">
        <UserText>{commit}</UserText>
      </span>
    ) : null,
    run.branch ? <UserText key="branch">{run.branch}</UserText> : null,
    run.pullRequest ? <MixedText key="pull request">{words.pullRequest(run.pullRequest)}</MixedText> : null,
  ].filter((place) => place !== null)
  return (
    <div className="ident">
      <div className="role">{role}</div>
      <div className="name">
        <Link className="quiet" href={`/runs/${run.id}`}>
          <UserText>{run.system}</UserText>
        </Link>{' '}
        {run.systemVersion ? (
          <span className="dim version">
            <UserText>{run.systemVersion}</UserText>
          </span>
        ) : null}
      </div>
      <div className="facts">
        {places.map((place, index) => [index > 0 ? ' · ' : null, place])}
        {places.length > 0 ? <br /> : null}
        {words.posted(formatMoment(run.postedAt))}
      </div>
    </div>
  )
}

function TestSet({ base, head }: { base: RunRecord; head: RunRecord }) {
  const { testSet } = head
  const same = base.testSet.hash === testSet.hash
  return (
    <div className="ident">
      <div className="role">{words.testSet}</div>
      <div className="name">
        <UserText>{testSet.name}</UserText>{' '}
        <span className="dim version">
          <UserText>{nameVersion(testSet)}</UserText>
        </span>
      </div>
      <div className="facts">
        {words.segments(testSet.segmentCount, formatCount(testSet.segmentCount))}
        <br />
        {same ? (
          <span className="mono">{testSet.hash.slice(0, 8)}</span>
        ) : (
          <MixedText>{words.otherTestSet(nameTestSet(base.testSet))}</MixedText>
        )}
      </div>
    </div>
  )
}
