import { pearson, spearman } from './correlation.ts'
import { fleissKappa } from './kappa.ts'
import { kendall } from './kendall.ts'
import { krippendorffAlpha } from './krippendorff-alpha.ts'

/** What metrics of agreement are worked out by; handed to them as the resource `statistics`, since they may not reach here. */
export const agreementStatistics = { pearson, spearman, kendall, fleissKappa, krippendorffAlpha }
