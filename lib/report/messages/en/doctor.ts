/** What `assay doctor` says, in English; another language is a file beside this one with the same keys. */
export const doctorMessages = {
  about: 'check what a push and a gate from here need: configuration, git, server, clock, token, project, baseline',
  marks: { ok: 'ok', warn: 'warn', fail: 'FAIL' },
  config: {
    valid: (file: string) => `${file} is valid.`,
    none: 'There is no assay.config.json; flags and environment say everything.',
  },
  git: {
    found: (m: { commit: string; branch?: string; pullRequest?: string; service?: string }) =>
      `Commit ${m.commit.slice(0, 12)}${m.branch === undefined ? '' : ` on ${m.branch}`}${m.pullRequest === undefined ? '' : `, pull request ${m.pullRequest}`}${m.service === undefined ? '' : `, in ${m.service}`}.`,
    none: 'There is no git repository and no CI job here: a run would have no commit.',
    noneMend:
      'Start in a clone of the repository that git trusts (safe.directory), or give --commit and --branch to push.',
    noBranch: 'The branch is not known: git has a commit checked out, and no CI service names its branch.',
    noBranchMend: 'Give --branch, or set ASSAY_BRANCH.',
    commitMend: 'Give --commit with a full SHA, or set ASSAY_COMMIT.',
    noMain: (branch: string) =>
      `git knows no branch "${branch}" here, which is the project’s main branch: no gate can tell where a commit left it.`,
    noMainMend: (branch: string) =>
      `Fetch it (git fetch origin ${branch}), or set the project’s main branch if it was renamed.`,
    shallow: 'The clone is shallow: the merge base with the main branch cannot be found.',
    shallowMend: 'Fetch the whole history (GitHub: fetch-depth: 0 for actions/checkout; GitLab: GIT_DEPTH: 0).',
  },
  server: {
    up: (url: string) => `The server at ${url} is up.`,
    other: (url: string) => `What answers at ${url} is no Assay server, or one that cannot work.`,
    otherMend: 'Check ASSAY_URL.',
    sameVersion: (version: string) => `Server and command line are both ${version}.`,
    version: (m: { server: string; own: string }) => `The server is ${m.server}, this command line ${m.own}.`,
    versionMend: (url: string) => `Take the command line that the server gives: ${url}/cli.mjs.`,
  },
  clock: {
    fine: 'The clocks agree.',
    off: (m: { seconds: number; ahead: boolean }) =>
      `The server’s clock is ${m.seconds} s ${m.ahead ? 'ahead of' : 'behind'} this one.`,
    mend: 'Set both by a time server: runs without a commit date and waivers go by the server’s clock.',
  },
  token: {
    none: 'There is no token: nothing can be pushed.',
    noneMend: 'Set ASSAY_TOKEN to a write token; the server prints the first one at its first start.',
    readOnly: (name: string) => `The token "${name}" may only read.`,
    otherProject: (m: { name: string; project: string }) =>
      `The token "${m.name}" may write to the project "${m.project}" alone.`,
    otherMend: 'Set ASSAY_TOKEN to a token that may write to this project.',
    fine: (m: { name: string; scope: string; project: string | null }) =>
      `The token "${m.name}" may ${m.scope === 'admin' ? 'do everything' : m.scope} (${m.project === null ? 'all projects' : `project ${m.project}`}).`,
  },
  project: {
    unnamed: 'No project is named.',
    unnamedMend: 'Give --project NAME, set ASSAY_PROJECT, or put "project" into assay.config.json.',
    found: (slug: string) => `The project "${slug}" is there.`,
    none: (slug: string) => `There is no project "${slug}" yet.`,
    noneMend: 'Its first run makes it; check the name if it should be there.',
    demo: (slug: string) => `"${slug}" is a demo project, which takes no runs.`,
    demoMend: 'Choose another name for the project.',
  },
  baseline: {
    chosen: (m: { runId: string; how: string }) => `The gate would compare this commit with run ${m.runId} (${m.how}).`,
    newest: (m: { id: string; branch: string; date: string }) =>
      `The newest run of ${m.branch} is ${m.id}, of ${m.date}.`,
    none: (branch: string) => `No run of the branch "${branch}" is there to compare with.`,
    mend: (branch: string) => `Push a run from ${branch}, or set the project’s main branch.`,
  },
  model: {
    unknown: (name: string) =>
      `What made the scores of ${name} in the newest run is not said: nothing may be compared by them.`,
    mend: (flag: string) =>
      `Push with ${flag}, or declare it for the project (PATCH /api/v1/projects/NAME, "declared").`,
  },
  gate: {
    fine: (names: string) => `Gated: ${names}.`,
    onlySurface: (name: string) => `Only ${name} is gated, which sees nothing but the surface of the texts.`,
    onlySurfaceMend: 'Gate a second kind of metric as well, such as answers, labels or a learned metric.',
    onlyAccuracy: 'Accuracy is gated without macro-F1: on unbalanced classes a small class may fail unseen.',
    onlyAccuracyMend: 'Gate macro_f1 as well.',
  },
} as const
