const latestRuns = (count: number) => (count === 1 ? 'One latest run is' : `${count} latest runs are`)
const projects = (count: number, one: string, many: string) =>
  count === 1 ? `One project ${one}` : `${count} projects ${many}`

/** Sentences of the projects page. */
export const projectsMessages = {
  title: 'Projects',
  statement: (parts: {
    projects: number
    compared: number
    worse: number
    better: number
    /** With a step before the latest that got worse and stayed so. */
    earlier: number
    /** Worse than their pinned baseline. */
    drifting: number
    pullRequests: number
  }) =>
    [
      parts.projects === 1 ? 'One project.' : `${parts.projects} projects.`,
      parts.compared === 0
        ? 'No run has been compared with another yet.'
        : parts.worse > 0
          ? `${latestRuns(parts.worse)} worse than the one before it.`
          : 'No latest run was found worse than the one before it.',
      parts.better > 0 ? `${latestRuns(parts.better)} better.` : '',
      parts.drifting > 0 ? `${projects(parts.drifting, 'stands', 'stand')} worse than the pinned baseline.` : '',
      parts.earlier > 0 ? `${projects(parts.earlier, 'has', 'have')} an earlier regression that is still open.` : '',
      parts.pullRequests === 0
        ? ''
        : parts.pullRequests === 1
          ? 'One open pull request is worse than its merge base.'
          : `${parts.pullRequests} open pull requests are worse than their merge base.`,
    ]
      .filter(Boolean)
      .join(' '),
  notes: [
    'The score is of the latest run, with its own 95 % interval. The verdict is against the run before it; of a pull request, against its merge base.',
    'A line ends where signature or test set changes.',
  ],
  caption: 'Projects with their latest score and verdict',
  project: 'Project',
  score: 'Score',
  trend: 'Trend',
  verdict: 'Verdict',
  openRegressions: 'Open regressions',
  regressions: (count: number, newest: string) => (count === 1 ? `1, in ${newest}` : `${count}, the last in ${newest}`),
  comparing: 'being compared with its baseline',
  drift: (drifts: boolean, baseline: string, moved: readonly string[]) =>
    `${drifts ? 'drifting down since' : 'worse than'} the baseline ${baseline}: ${moved.join(', ')}`,
  noRegressions: 'none in the trend',
  noneComparable: 'no verdict yet',
  worsePullRequests: (names: readonly string[]) =>
    names.length === 1 ? `PR ${names[0]} is worse` : `${names.length} PRs are worse, the last is PR ${names[0]}`,
  lastRun: 'Last run',
  testSet: 'Test set',
  segments: (count: string) => (count === '1' ? '1 segment' : `${count} segments`),
  noRuns: 'no runs yet',
  noScore: 'no score',
  noVerdict: 'nothing to compare with yet',
  computing: 'being scored',
  sparkLabel: (metric: string, runs: number, from: string, to: string) =>
    `${metric} over ${runs === 1 ? '1 run' : `the last ${runs} runs`}, ${from} to ${to}`,
  demo: {
    title: 'Demo',
    text: 'The projects marked demo came with this installation, so that there is something to see. Their texts are made up.',
    remove: 'Remove demo',
    withToken: 'This server is open to others, so that removing the demo takes a write token:',
    command: (url: string) => `curl -X DELETE -H "Authorization: Bearer $ASSAY_TOKEN" ${url}/api/v1/demo`,
    commandLabel: 'Command that removes the demo',
  },
  empty: {
    title: 'No projects yet.',
    text: 'The first run that is posted makes its project. A write token was printed at first start.',
    commandLabel: 'Commands that post a first run',
    after: 'The page shows the run as soon as it is stored; scores follow within seconds.',
  },
  push: (url: string, slug: string) =>
    `export ASSAY_URL=${url} ASSAY_TOKEN=…\ncurl -fsSLO "$ASSAY_URL/cli.mjs"\nnode cli.mjs push --project ${slug} --system base-12L \\\n  --hyp out.de --ref ref.de --metric bleu --metric chrf`,
  exampleSlug: 'manuals-en-de',
} as const
