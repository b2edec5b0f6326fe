import { formatCount } from '../../lib/report/format-number.ts'
import { compareMessages } from '../../lib/report/messages/en/compare.ts'
import { CompareProgress } from '../_components/compare/compare-progress.tsx'
import { CompareState } from '../_components/compare/compare-state.tsx'
import { RefreshWithoutScripts } from '../_components/ui/refresh-without-scripts.tsx'
import { UserText } from '../_components/ui/user-text.tsx'
import { type NamedRuns, nameOfRun } from './find-named-runs.ts'

const words = compareMessages.states.comparing

/**
 * How far it is, beside what stands in the comparison's place and only as long as that does (`compare.css`): what is
 * streamed into a place yet to come never comes alive.
 */
export function HowFar({ runs }: { runs: NamedRuns | null }) {
  return (
    <div className="how-far">
      <CompareProgress base={runs?.base.id ?? ''} head={runs === null || runs.others > 0 ? null : runs.head.id} />
    </div>
  )
}

/** What stands in place of a comparison that is made for the first time, until it is there. */
export function BeingCompared({ runs }: { runs: NamedRuns | null }) {
  return (
    <div role="status" aria-busy="true" data-comparing="">
      <CompareState
        title={words.word}
        why={
          runs === null ? undefined : (
            <UserText>
              {runs.others > 0
                ? words.heads({ n: runs.others + 1, base: nameOfRun(runs.base) })
                : words.why({
                    base: nameOfRun(runs.base),
                    head: nameOfRun(runs.head),
                    segments: formatCount(runs.head.testSet.segmentCount),
                  })}
            </UserText>
          )
        }
        mend={words.mend}
      >
        <RefreshWithoutScripts />
      </CompareState>
    </div>
  )
}
