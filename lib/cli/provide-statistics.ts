import { STATISTICS } from '../metrics/corpus/agreement.ts'
import { provideResource } from '../resources/load-resources.ts'
import { agreementStatistics } from '../stats/agreement-statistics.ts'

// For its effect: what metrics of agreement are worked out by is at hand wherever a command makes metrics.
provideResource(STATISTICS, agreementStatistics)
