import { counted } from './counted.ts'

/** What the command line says, in English; another language is a file beside this one with the same keys. */
export const cliMessages = {
  about: 'Scores, compares and posts evaluation runs of models that produce text.',
  fault: 'This is a fault of the program itself: please report it.',
  moreHelp: '(add --help for the flags)',
  wholeNumber: (min: number, max: number) => `Give a whole number from ${min} to ${max}.`,
  flags: {
    hyp: 'outputs of the system, one segment a line',
    ref: 'references, line by line with the outputs; may be repeated',
    source: 'sources, line by line with the outputs',
    input: 'segments as JSON Lines instead of plain files',
    metric: 'metric as name[:key=value,…]; may be repeated; "assay metrics" lists them',
    level: 'one score for all, or one a segment as well',
    json: 'print JSON with full precision',
    url: 'address of the server (else ASSAY_URL, else http://127.0.0.1:3000)',
    token: 'token (else ASSAY_TOKEN)',
    allowOutage: 'whether a server that is down fails the pipeline (default: not in CI; else ASSAY_ALLOW_OUTAGE)',
    retries: 'how often to try again after a failure on the way (default 4)',
  },
  withoutModel: (m: { names: readonly string[]; flag: string }) =>
    `What made the scores of ${m.names.join(', ')} is not said, so that nothing may be compared by them: push with ${m.flag}, or declare it for the project or in assay.config.json.`,
  warning: (text: string) => `assay: warning: ${text}\n`,
  facts: {
    unknownCommit: (text: string) =>
      `git knows no commit "${text}" here, and it is no full SHA: the run is stored under that name, and no gate can find it by its place in the history.`,
    unset: 'GITHUB_EVENT_PATH is not set',
    noJson: 'the file of GITHUB_EVENT_PATH is no JSON',
    noPull: 'the file of GITHUB_EVENT_PATH names no pull request',
    noEvent: (m: { why: string; merge: string }) =>
      `The head commit of this pull request cannot be read (${m.why}): ${m.merge === '' ? 'what is checked out' : m.merge} stands in its place, which may be a merge commit. Give --commit with github.event.pull_request.head.sha.`,
    eventOfMerge: (m: { why: string; head: string }) =>
      `The event of this pull request cannot be read (${m.why}): its head commit is taken from the merge commit, ${m.head}. Give --commit with github.event.pull_request.head.sha to be sure.`,
  },
  outage: (why: string) =>
    `${why} An outage does not fail this pipeline (--no-allow-outage or ASSAY_ALLOW_OUTAGE=0 would); nothing was posted or judged.`,
  score: {
    about: 'score outputs against references; needs no server',
    columns: {
      metric: 'metric',
      score: 'score',
      scored: 'scored',
      failed: 'failed',
      signature: 'signature',
      id: 'segment',
    },
    none: (reason: string) => `no score: ${reason}`,
  },
  compare: {
    about: 'compare two runs: from files without a server, or two stored runs of a project',
    base: 'outputs of the base run (a file), or with --project run:ID, branch:NAME or commit:SHA',
    head: 'outputs of the head run, likewise; may be repeated: all are ranked then',
    baseInput: 'base run as JSON Lines',
    headInput: 'head run as JSON Lines; may be repeated',
    project: 'compare two stored runs of this project',
    system: 'which system, where several runs match (with --project)',
    testSet: 'which test set, where several runs match (with --project)',
    declare: 'of files: a setting of both runs that nobody can observe, such as tokenizer=gpt2; may be repeated',
    repairFlag:
      'rescore both runs under one signature, that of --metric or else head’s (with --project; kept with a write token)',
    slice:
      'compare within the values of this tag as well, or of document, length or references; * for all; may be repeated',
    smallestEffect: 'smallest difference that matters, as bleu=0.5 in the metric’s own unit; may be repeated',
    notKept: 'The new scores are not kept without a write token (ASSAY_TOKEN).',
    resamples: 'bootstrap resamples, and trials of the sacreBLEU block (default 1000)',
    trials: 'trials of the approximate randomisation (default 10000)',
    bca: 'the bias-corrected and accelerated interval, too; no verdict rests on it',
    seed: 'seed (default 12345)',
    test: 'which test the sacreBLEU block shows (default bootstrap)',
    columns: {
      metric: 'metric',
      base: 'base',
      head: 'head',
      difference: 'difference',
      interval: '95 % interval',
      p: 'p',
      verdict: 'verdict',
    },
    pairs: (pairs: string, one: boolean) => `${pairs} ${one ? 'pair' : 'pairs'}`,
    outputsChanged: (count: string, one: boolean) => `${count} ${one ? 'output differs' : 'outputs differ'}`,
    changed: (count: string) => `${count} not paired: other source or references`,
    unpaired: (base: string, head: string) => `${base} only in base, ${head} only in head`,
    failed: (base: string, head: string) => `failed: ${base} in base, ${head} in head`,
    adjusted: (adjusted: string, family: number, p: string) => `${p} (Holm over ${family}: ${adjusted})`,
    noInterval: 'none',
    couldHaveShown: (mde: string) => `could have shown ${mde}`,
    insideBand: (effect: string) => `±${effect}`,
    field: (m: { field: string; base: string; head: string; why: string }) =>
      `${m.field}: base ${m.base}, head ${m.head}. ${m.why}`,
    unknown: 'unknown',
    ofBase: (warning: string) => `base: ${warning}`,
    ofHead: (warning: string) => `head: ${warning}`,
    repair: {
      rescore: 'Rescoring both from their outputs would mend it.',
      restrict: 'Keeping to the segments that both share would mend it.',
      none: '',
    },
    repaired: (m: { sides: readonly string[]; signature: string }) =>
      `Rescored from outputs under ${m.signature}: ${m.sides.join(' and ')}.`,
    mcnemar: (m: { onlyBase: string; onlyHead: string; p: string }) =>
      `right only in base ${m.onlyBase}, only in head ${m.onlyHead}; McNemar’s exact p ${m.p}`,
    slices: (by: string, family: number) => `by ${by} (q after Benjamini and Hochberg over ${family}):`,
    sliceColumns: { slice: 'slice', n: 'n', q: 'q' },
    against: (head: string, base: string) => `${head} against ${base}`,
    ranking: (spec: string, n: string, pairs: number) =>
      `Ranking by ${spec} over ${counted(n, 'segment')} that all share; runs of one line cannot be told apart (Holm over ${counted(String(pairs), 'pair')}):`,
    fewShared: (spec: string, n: string, documents: number | null) =>
      `No ranking by ${spec}: only ${counted(n, 'segment')}${documents === null ? '' : ` in ${counted(String(documents), 'document')}`} that all share, too few to tell runs apart. Scores over them:`,
    noRanking: (spec: string, reason: string) => `No ranking by ${spec}: ${reason}`,
    sacrebleu: (m: { p: string; base: string; head: string }) =>
      `sacreBLEU’s own figures (no verdict rests on them): base ${m.base}, head ${m.head}, its p ${m.p}`,
    meanAndHalfWidth: (mean: string, halfWidth: string) => `${mean} ± ${halfWidth}`,
    segments: (m: { wins: string; ties: string; losses: string; one: boolean }) =>
      `${m.wins} ${m.one ? 'segment' : 'segments'} better, ${m.ties} level, ${m.losses} worse`,
    needs: (segments: string, effect: string) => `${counted(segments, 'segment')} would be needed to show ${effect}`,
    few: (units: string, documents: boolean) =>
      `few: the interval rests on ${units} ${documents ? 'documents' : 'segments'}, and no gate rests on it`,
    bcaInterval: (interval: string) => `bias-corrected and accelerated interval ${interval}`,
    noBca: 'a bias-corrected and accelerated interval is not defined here',
    method: (m: { resamples: string; trials: string; seed: string; unit: string }) =>
      `paired bootstrap of the difference over ${m.unit}s, ${m.resamples} resamples, seed ${m.seed}; p by approximate randomisation, ${m.trials} trials`,
  },
  push: {
    missing: { project: 'No project was named.', system: 'No system was named.' },
    missingMend: (m: { flag: string; variable: string; key: string }) =>
      `Give ${m.flag} NAME, set ${m.variable}, or put "${m.key}" into assay.config.json.`,
    about: 'post a run to the server (ASSAY_URL, ASSAY_TOKEN)',
    project: 'project that the run belongs to',
    system: 'name of the system that made the outputs',
    systemVersion: 'version of the system',
    testSet: 'name of the test set (default "default")',
    testSetVersion: 'label of this version of the test set',
    testSetHash: 'hash that the test set must have',
    score: 'a score that you computed, as name=value with the digits you print; may be repeated',
    declare: 'how the outputs were made, as key=value; may be repeated',
    commit: 'commit (else found from CI or git)',
    branch: 'branch (else found)',
    pullRequest: 'number of the pull request (else found)',
    baseCommit: 'commit that the pull request starts from (else found)',
    message: 'message of the commit (else found)',
    date: 'date of the commit, ISO 8601 with time zone (else found)',
    ciUrl: 'address of the CI job (else found)',
    idempotencyKey: 'key under which a second post is the same run (default: hash of the content)',
    group: 'name that the parts of one run share, such as that of the CI run; with files this is one part',
    shard: 'which part this is, counted from 1: 2/5, or 2 where their number is not known',
    parts: 'how many parts the group has',
    firstSegment: 'for a part of plain lines: the number that its first line has in the whole, such as 101',
    finalize:
      'close the group (after this part, if files are given): its run is made of the parts that came, of which none that is numbered may be missing',
    ownIds: 'These segments have ids of their own, which are kept.',
    ownIdsMend: 'Leave --first-segment out.',
    unnumbered: 'Lines have no ids but their numbers, and each part would begin at 1.',
    unnumberedMend:
      'Give --first-segment N, the number that the first line of this part has in the whole, or --input with an "id" in each row.',
    allowOutage: 'end with 0 and a warning where the server is down (default in CI)',
    badDate: (text: string) => `"${text}" is no date of a commit.`,
    badDateMend:
      'Write 2026-01-31 (midnight in UTC), or 2026-01-31T10:00:00+01:00, as "git log --format=%cI" prints it.',
    tooLargeMend:
      'Push it in parts: split the files, and push each with --group NAME and --shard 1/3, 2/3, 3/3; or let the server take more with ASSAY_MAX_BODY_BYTES.',
    noAllowOutage: 'end with 5 where the server is down (default elsewhere)',
    wait: 'wait for the scores, by default up to 30 seconds',
    totalsOnly: 'No outputs are given: the scores are kept as posted only, and nothing compares them with a verdict.',
    sending: (size: string, url: string) => `sending ${size} to ${url}`,
    waiting: 'waiting for the scores',
    closing: (group: string) => `closing the group ${group}`,
    part: (m: { id: string; segments: string; group: string; received: number; count: number | null }) =>
      `A part of run ${m.id}: ${counted(m.segments, 'segment')}. Of group ${m.group} ${m.received}${m.count === null ? '' : ` of ${m.count}`} ${(m.count ?? m.received) === 1 ? 'part' : 'parts'} ${m.received === 1 ? 'is' : 'are'} there; the run is seen once ${m.count === null ? 'the group is closed (--finalize)' : 'all are'}.`,
    noToken: 'There is no token.',
    noTokenMend: 'Set ASSAY_TOKEN to a write token; the server prints the first one at its first start.',
    retry: (m: { why: string; seconds: string; attempt: number; attempts: number }) =>
      `assay: ${m.why} Trying again in ${m.seconds} s (${m.attempt} of ${m.attempts}).\n`,
    stored: (m: { id: string; segments: string; system: string }) =>
      `Run ${m.id}: ${counted(m.segments, 'segment')} of ${m.system}`,
    replayed: (id: string) => `Run ${id} is stored already: the same content was posted before.`,
    computing: 'Its scores are still being computed.',
  },
  config: {
    about: 'show what is set for this folder, and by whom',
    flag: 'configuration to read (default: assay.config.json here or above, up to the root of the repository)',
    schema: 'print the JSON Schema of assay.config.json',
    hidden: '(set)',
    found: (file: string) => `Configuration: ${file}`,
    none: (name: string) => `Configuration: none (no ${name} from here up to the root of the repository)`,
    columns: { setting: 'setting', value: 'value', from: 'from' },
  },
  metrics: {
    about: 'list all metrics with their keys, defaults, ranges and directions',
    name: 'show only this metric',
    direction: { higher: 'higher is better', lower: 'lower is better', neither: 'neither way is better' },
    range: (low: string, high: string) => `${low} to ${high}`,
    noKeys: 'no keys',
    columns: { key: 'key', values: 'values', default: 'default', meaning: 'meaning' },
    values: { integer: 'integer', number: 'number', text: 'text' },
    atLeast: (min: string) => `≥ ${min}`,
    atMost: (max: string) => `≤ ${max}`,
  },
} as const
