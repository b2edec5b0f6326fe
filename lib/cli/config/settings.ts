import type { CliConfig } from '../../schema/cli-config.ts'

type Config = Readonly<CliConfig>

/** A flag that need not be typed: where else its value may come from. */
export interface Setting {
  /** The flag's name as commands see it. */
  readonly flag: string
  readonly variable?: string
  /** The command reads the variable itself (`variable`), or asks the configuration, too (`all`). */
  readonly own?: 'variable' | 'all'
  /** The value that a configuration gives, as the flag would hold it. */
  readonly fromConfig?: (config: Config) => unknown
}

/**
 * All of them. A token is no setting of a configuration, and neither are the facts of one run: those change with every
 * commit.
 */
export const SETTINGS: readonly Setting[] = [
  { flag: 'url', variable: 'ASSAY_URL', own: 'variable', fromConfig: ({ url }) => url },
  { flag: 'token', variable: 'ASSAY_TOKEN', own: 'variable' },
  { flag: 'project', variable: 'ASSAY_PROJECT', fromConfig: ({ project }) => project },
  { flag: 'system', variable: 'ASSAY_SYSTEM', fromConfig: ({ system }) => system },
  { flag: 'systemVersion', variable: 'ASSAY_SYSTEM_VERSION', fromConfig: ({ systemVersion }) => systemVersion },
  { flag: 'testSet', variable: 'ASSAY_TEST_SET', fromConfig: ({ testSet }) => testSet },
  { flag: 'testSetVersion', variable: 'ASSAY_TEST_SET_VERSION', fromConfig: ({ testSetVersion }) => testSetVersion },
  { flag: 'metric', fromConfig: ({ metrics }) => metrics },
  { flag: 'format', fromConfig: ({ format }) => format },
  { flag: 'columns', fromConfig: ({ columns }) => columns?.join(',') },
  { flag: 'slice', fromConfig: ({ slices }) => slices },
  { flag: 'smallestEffect', fromConfig: ({ smallestEffects }) => toPairs(smallestEffects) },
  { flag: 'wait', variable: 'ASSAY_WAIT', fromConfig: ({ wait }) => wait },
  { flag: 'retries', variable: 'ASSAY_RETRIES', fromConfig: ({ retries }) => retries },
  {
    flag: 'allowOutage',
    variable: 'ASSAY_ALLOW_OUTAGE',
    own: 'all',
    fromConfig: ({ allowOutage }) => allowOutage,
  },
  { flag: 'group', variable: 'ASSAY_GROUP' },
  { flag: 'shard', variable: 'ASSAY_SHARD' },
  { flag: 'commit', variable: 'ASSAY_COMMIT' },
  { flag: 'branch', variable: 'ASSAY_BRANCH' },
  { flag: 'pullRequest', variable: 'ASSAY_PULL_REQUEST' },
  { flag: 'baseCommit', variable: 'ASSAY_BASE_COMMIT' },
  { flag: 'message', variable: 'ASSAY_COMMIT_MESSAGE' },
  { flag: 'date', variable: 'ASSAY_COMMIT_DATE' },
  { flag: 'ciUrl', variable: 'ASSAY_CI_URL' },
  { flag: 'idempotencyKey', variable: 'ASSAY_IDEMPOTENCY_KEY' },
]

function toPairs(values: Readonly<Record<string, number>> | undefined): readonly string[] | undefined {
  return values && Object.entries(values).map(([spec, value]) => `${spec}=${value}`)
}
