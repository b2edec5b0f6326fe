import type { Verdict } from '../../../compare/comparison.ts'
import type { StatedVerdict } from '../../../compare/stated-verdict.ts'
import type { SentencePart } from './verdict.ts'

const text = (value: string): SentencePart => ({ text: value })
const number = (value: string): SentencePart => ({ text: value, number: true })
const withoutStop = (sentence: string) => sentence.replace(/[.\s]+$/, '')
const few = (names: readonly string[]) =>
  names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ')

type StepVerdict = Verdict | 'not-comparable' | 'no-score'

/** Sentences of the project page: statement, facts, trend, runs. */
export const projectMessages = {
  kicker: 'project',
  points: 'points',
  statement: {
    noRuns: 'No runs yet.',
    noneMatches: 'No run matches these filters.',
    noScoreWord: 'No score.',
    notComparable: 'Not comparable.',
    noVerdict: 'No verdict.',
    steps: {
      better: 'Better.',
      worse: 'Worse.',
      'too-small': 'Too small to matter.',
      'not-after-correction': 'Not after correction.',
      few: 'Too few to rank.',
      inconclusive: 'Inconclusive.',
      identical: 'Identical.',
    } satisfies Record<StatedVerdict, string>,
    onShared: (change: string | null): SentencePart[] => [
      text(` Only the segments that both test sets share are compared${change ? ` (${change})` : ''}.`),
    ],
    noScore: (metric: string, reason: string): SentencePart[] => [
      text(`The latest run has no ${metric}: ${withoutStop(reason)}.`),
    ],
    broken: (metric: string, value: string, title: string | null): SentencePart[] => [
      text(`${metric} of the latest run is `),
      number(value),
      text(`; it cannot be joined to the run before it${title ? `: ${title}` : ''}.`),
    ],
    standsAt: (metric: string, value: string, hasBefore: boolean): SentencePart[] => [
      text(`${metric} of the latest run is `),
      number(value),
      text(
        hasBefore
          ? '; it has not been compared with the run before it.'
          : '. A second run of this system on this test set brings the first verdict.',
      ),
    ],
    undecided: (metric: string, value: string, reason: string | null): SentencePart[] => [
      text(`${metric} of the latest run is `),
      number(value),
      text(reason ? `; ${withoutStop(reason)}.` : '.'),
    ],
    /** Of a pull request it is the merge base, or what stands nearest before that. */
    before: (skipped: number, isPullRequest: boolean) =>
      isPullRequest
        ? 'its base'
        : skipped === 0
          ? 'the run before'
          : skipped === 1
            ? 'the last run with a score (one run without came between)'
            : `the last run with a score (${skipped} runs without came between)`,
    identical: (before: string): SentencePart[] => [
      text(`Every output of the latest run is the same as in ${before}.`),
    ],
    moved: (m: {
      before: string
      metric: string
      way: 'higher' | 'lower' | 'level'
      size: string
      unit: string
      interval: readonly [string, string] | null
      /** What the test set could have shown. */
      reach: string | null
    }): SentencePart[] => [
      ...(m.way === 'level'
        ? [text(`${m.metric} is the same as in ${m.before}, to the last digit`)]
        : [text(`${m.metric} is ${m.way} than in ${m.before} by `), number(m.size), text(m.unit ? ` ${m.unit}` : '')]),
      text(m.interval ? `, 95 % interval ${m.interval[0]} to ${m.interval[1]}` : ''),
      text(m.reach ? `; this test set could have shown ${m.reach}.` : '.'),
    ],
    earlier: ({ worse, better }: { worse: readonly string[]; better: readonly string[] }) =>
      [
        worse.length > 0 ? `Earlier steps that got worse: ${few(worse)}.` : '',
        better.length > 0 ? `${worse.length > 0 ? 'Better' : 'Earlier steps that got better'}: ${few(better)}.` : '',
      ]
        .filter(Boolean)
        .join(' '),
    see: 'See the comparison',
  },
  facts: {
    latest: 'latest',
    latestOn: (branch: string) => `latest on ${branch}`,
    baseline: 'baseline',
    noBaseline: 'none pinned',
    system: 'system',
    testSet: 'test set',
    segments: (count: string) => (count === '1' ? '1 segment' : `${count} segments`),
    runs: 'runs',
    gate: 'gate',
    pullRequests: 'open pull requests',
    pullRequestNote: (parts: readonly string[], metric: string) => `${parts.join(', ')} by ${metric}`,
    shown: (count: string) => `${count} in the trend`,
  },
  trend: {
    title: 'Trend',
    notes: (metric: string) => `${metric}, one dot a run; the band is each run’s own 95 % interval.`,
    bands: 'Bands do not test differences',
    bandsRest: '; the verdicts below the chart do.',
    startsAt: (value: string) => `The axis starts at ${value}`,
    notZero: ', not 0.',
    fewSegments: (least: number) =>
      `Fewer than ${least} segments make an interval a rough one; such a run is a hollow dot where there is room.`,
    noJoin: 'No line is drawn through missing runs or across signatures.',
    notDrawn: (count: string) =>
      `${count} runs not drawn: neighbours share a mark that keeps the last, the least and the greatest score. The table holds all.`,
    lowerIsBetter: '↓ lower is better',
    asTable: 'As table',
    asChart: 'As chart',
    metric: 'Metric',
    branch: 'branch',
    system: 'system',
    testSet: 'test set',
    all: 'all',
    withPullRequests: (branch: string) => `${branch} + PRs`,
    noValues: 'no values yet',
    apply: 'Apply',
    postedOnly: 'Posted only: these numbers were not computed here, carry no interval, and are not joined.',
    baseline: (value: string) => `baseline · ${value}`,
    walk: 'Arrow keys walk the runs, Enter opens one.',
    label: (metric: string, runs: string, from: string, to: string) =>
      `${metric} over ${runs === '1' ? '1 run' : `${runs} runs`}, ${from} to ${to}.`,
    single: (metric: string, value: string) => `${metric} of one run: ${value}.`,
    timeline: 'Verdict of each run against the run before it',
    each: 'each against the run before it, a pull request against its merge base',
    testSetChanged: (before: string, after: string) => `test set ${before} → ${after}`,
    brokenByTestSet: 'line broken: other segments',
    signatureChanged: 'other signature',
    signatureUnknown: 'signature unknown',
    brokenBySignature: 'line broken: other signature',
    fieldChanged: (key: string, before: string | null, after: string | null) =>
      `${key} ${before ?? 'none'} → ${after ?? 'none'}`,
    breakTitle: (commit: string, date: string) => `The line breaks at ${commit}, ${date}.`,
    moreBreaks: (count: number) => `${count} older breaks and gaps`,
    gapTitle: (title: string, date: string) => `${title}, from ${date}:`,
    rescore: (runs: number, settings: string) =>
      runs === 1 ? `Rescore the older run under ${settings}` : `Rescore ${runs} older runs under ${settings}`,
    compareUnder: (settings: string) => `Compare both sides under ${settings}`,
    breakDetail: 'Scores on both sides cannot be joined; the older outputs are stored.',
    gap: (runs: number) => (runs === 1 ? '1 run without a score' : `${runs} runs without a score`),
    severalReasons: (count: number) => `${count} different reasons, listed below`,
    reasonOf: (runs: string, reason: string) => `${runs}: ${reason}`,
    runs: (count: number) => `${count} runs`,
    reasonUnknown: 'no reason was given',
    reading: {
      run: (name: string, date: string) => `${name}, ${date}`,
      /** A run of a mark that several share: what makes it stand out among them. */
      among: {
        last: (count: number) => `last of ${count} runs`,
        least: (count: number) => `least of ${count} runs`,
        greatest: (count: number) => `greatest of ${count} runs`,
        step: (count: number) => `one of ${count} runs`,
      },
      interval: (low: string, high: string) => `interval ${low} to ${high}`,
      few: (scored: string) => (scored === '1' ? 'rough: 1 segment' : `rough: ${scored} segments`),
      branch: (branch: string) => `on ${branch}`,
      noScore: (reason: string) => `no score: ${reason}`,
    },
    steps: {
      better: 'better',
      worse: 'worse',
      'too-small': 'too small to matter',
      'not-after-correction': 'not after correction',
      few: 'few: not ranked',
      inconclusive: 'inconclusive',
      identical: 'identical outputs',
      'not-comparable': 'not comparable',
      'no-score': 'no score',
    } satisfies Record<StepVerdict | StatedVerdict, string>,
    tableCaption: (metric: string) => `${metric} of every run, newest first`,
    note: 'Note',
    interval: '95 % interval',
  },
  drift: {
    title: 'Since the baseline',
    line: (of: { system: string; branch: string | null; testSet: string }) =>
      `${of.system}${of.branch === null ? '' : ` on ${of.branch}`} over ${of.testSet}`,
    onBranch: (name: string, branch: string | null) => (branch === null ? name : `${name} on ${branch}`),
    shared: (segments: string) => `${segments} shared`,
    onShared: 'Of a test set that has changed, both are scored over the segments that they share.',
    notes: (line: string, name: string, day: string, family: number) =>
      `The newest run of ${line} against ${name}, pinned as baseline, ${day}. ${
        family > 1 ? `p by Holm over ${family} metrics.` : ''
      }`,
    rule: 'Drift needs the smallest effect that matters on two runs in a row, and no step that shows it by itself.',
    looks: (count: string) => (count === '1' ? 'One run looked at since.' : `${count} runs looked at since.`),
    noRun: 'No scored run has followed the baseline on its line yet.',
    waiting: 'The newest run is being compared with the baseline; look again in a moment.',
    word: { worse: 'Drifting down.', better: 'Drifting up.' },
    /** Off the baseline on two runs in a row, but by a step that showed by itself. */
    standing: { worse: 'Worse than the baseline.', better: 'Better than the baseline.' },
    statement: (d: {
      kind: 'better' | 'worse'
      way: 'higher' | 'lower'
      /** `unnoticed`: no step since the baseline had that verdict by itself; `step`: one had. */
      how: 'unnoticed' | 'step' | 'drift'
      baseline: string
      metric: string
      size: string
      unit: string
      interval: readonly [string, string] | null
    }): SentencePart[] => [
      text(
        d.how === 'unnoticed'
          ? `No step since ${d.baseline} was ${d.kind} by itself; together they ${d.kind === 'worse' ? 'cost' : 'bring'} `
          : `Since ${d.baseline}, ${d.metric} is ${d.way} by `,
      ),
      number(d.size),
      text(d.how === 'unnoticed' ? ` ${d.metric}` : d.unit ? ` ${d.unit}` : ''),
      text(d.interval ? `, 95 % interval ${d.interval[0]} to ${d.interval[1]}` : ''),
      text(`, on two runs in a row${d.how === 'step' ? `; not by drift: a step was ${d.kind} by itself` : ''}.`),
    ],
    reasons: {
      'no-smallest-effect': 'no smallest effect is set, so drift cannot be told',
      'one-run': 'one run only: a second one would make it drift',
      'not-comparable': 'not comparable with the baseline',
      inconclusive: 'inconclusive, so drift cannot be told',
      below: 'moved by less than the smallest effect that matters',
      'no-verdict': 'no verdict, so drift cannot be told',
      few: 'too few segments or documents, so drift cannot be told',
      within: 'no drift',
      once: 'only in the newest run, so no drift yet',
      step: 'no drift: a step showed it by itself',
    },
    drifting: { worse: 'drifting down', better: 'drifting up' },
    caption: 'The newest run against the pinned baseline',
    columns: {
      metric: 'Metric',
      score: 'Newest',
      trend: 'Trend',
      difference: 'Difference [95 % interval]',
      verdict: 'Verdict',
      drift: 'Drift',
    },
    afterCorrection: (p: string) => `Holm p ${p}`,
    notAfterCorrection: 'not after correction',
    few: 'few: not ranked',
    compare: 'See the comparison',
  },
  ignored: {
    metric: (name: string) => `No run has a score called “${name}”: the leading metric is shown.`,
    filter: { branch: 'branch', system: 'system', testSet: 'test set' },
    unknownFilter: (filter: string, value: string) => `There is no ${filter} “${value}”: no run matches.`,
  },
  runs: {
    title: 'Runs',
    notes: [
      'Newest first. The verdict is against the run before it, of the same system and test set; of a pull request, against its merge base or what stands nearest before that.',
      'A pull request counts as open until the main branch has its commit or names its number, and for 60 days after its last run.',
    ],
    onShared: 'on shared segments',
    skipped: (count: number) => (count === 1 ? 'over a run without a score' : `over ${count} runs without a score`),
    verdictBy: (metric: string) => `by ${metric}`,
    count: (total: string, shown: string) => `${total} runs · ${shown} shown`,
    one: '1 run',
    run: 'Run',
    message: 'Message',
    system: 'System',
    branch: 'Branch',
    testSet: 'Test set',
    scored: 'scored',
    failed: (count: string) => `${count} failed`,
    without: (setting: string) => `without ${setting}`,
    trust: 'Trust',
    verdict: 'Verdict',
    date: 'Date',
    compareChosen: 'Compare chosen',
    elsewhere: 'Chosen too, but not in this list',
    chooseHead: 'compare, as base',
    choose: (side: 'base' | 'head', name: string) => (side === 'head' ? `compare ${name}` : `${name} as base`),
    side: { base: 'base', head: 'compare' },
    scoredNarrow: 'n',
    pullRequest: (number: string) => `PR ${number}`,
    noScore: (reason: string) => `no score: ${reason}`,
    computing: 'being scored',
    computeFailed: 'scoring failed',
    older: 'Older runs',
    newest: 'Newest runs',
    none: 'No run matches these filters.',
    badCursor: 'This page of runs cannot be shown.',
    reset: 'Show all runs',
    caption: 'Runs with scores, newest first',
    noVerdict: '–',
    notYet: 'not compared yet',
  },
  empty: {
    text: 'Post the first from a shell; a write token was printed at first start.',
    command: 'Commands that post a run',
  },
} as const
