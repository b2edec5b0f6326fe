import { STATISTICS } from '../../metrics/corpus/agreement.ts'
import { provideResource } from '../../resources/load-resources.ts'
import { agreementStatistics } from '../../stats/agreement-statistics.ts'
import { agreementOfRun } from '../agreement-of-run.ts'
import { carryStoredDifference } from '../carry-stored-difference.ts'
import { compareStoredFlips } from '../compare-stored-flips.ts'
import { compareStoredRuns } from '../compare-stored-runs.ts'
import { listFlagged } from '../list-flagged.ts'
import { finalizeGroup } from '../post/finalize-group.ts'
import { storeRun } from '../post/store-run.ts'
import { queueOutdated } from '../queue-outdated.ts'
import { rankStoredRuns } from '../rank-stored-runs.ts'
import { recomputeRun } from '../recompute-run.ts'
import { rescoreRun } from '../rescore-run.ts'
import { scoreOneSegment } from '../score-one-segment.ts'
import { scoreSegmentsOfRun } from '../score-segments-of-run.ts'
import { sliceStoredRun } from '../slice-stored-run.ts'
import { variantsOfRun } from '../variants-of-run.ts'
import { warmWorker } from './warm-worker.ts'

provideResource(STATISTICS, agreementStatistics)

/** Everything that is done off the main thread, by name. Arguments and results cross threads: plain data only. */
export const JOBS = {
  warm: warmWorker,
  post: storeRun,
  finalize: finalizeGroup,
  recompute: recomputeRun,
  queueOutdated,
  rescore: rescoreRun,
  compare: compareStoredRuns,
  flips: compareStoredFlips,
  carried: carryStoredDifference,
  rank: rankStoredRuns,
  segmentScores: scoreSegmentsOfRun,
  oneSegment: scoreOneSegment,
  slices: sliceStoredRun,
  variants: variantsOfRun,
  agreement: agreementOfRun,
  flagged: listFlagged,
}

export type JobName = keyof typeof JOBS
export type JobArgs<N extends JobName> = Parameters<(typeof JOBS)[N]>[1]
export type JobResult<N extends JobName> = Awaited<ReturnType<(typeof JOBS)[N]>>
