/** Sentences of reports (pull request, JUnit, HTML, badges), in English; another language is a file beside this one with the same keys. */

import { counted } from './counted.ts'

const plural = (count: number, text: string, one: string, many: string) => `${text} ${count === 1 ? one : many}`

export const reportMessages = {
  against: (m: { base: string; head: string }) => `${m.head} against ${m.base}`,
  words: {
    better: 'Better',
    worse: 'Worse',
    'too-small': 'Too small to matter',
    'not-after-correction': 'Not after correction',
    few: 'Too few to rank',
    inconclusive: 'Inconclusive',
    identical: 'Identical',
    'not-comparable': 'Not comparable',
    none: 'No verdict',
  },
  marks: {
    better: '▲',
    worse: '▼',
    'too-small': '≈',
    inconclusive: '◇',
    identical: '=',
    'not-comparable': '⊘',
    'not-compared': '⊘',
    none: '–',
    pass: '✓',
    fail: '✕',
    'cannot-tell': '◇',
    'nothing-to-judge': '✕',
  } as Readonly<Record<string, string>>,
  heading: (m: { word: string; metric: string; difference: string; interval: string | null; against: string }) =>
    `${m.word}: ${m.metric} ${m.difference}${m.interval === null ? '' : ` ${m.interval}`}${m.against}`,
  beyond: (effect: string) => `, beyond the ${effect} that matters`,
  within: (effect: string) => `, less than the ${effect} that matters`,
  inside: (effect: string) => `, wholly inside ±${effect}`,
  couldHaveShown: (mde: string) => `, could have shown ${mde}`,
  identical: (m: { word: string; pairs: string; one: boolean }) =>
    m.one ? `${m.word}: the only paired output is the same` : `${m.word}: all ${m.pairs} paired outputs are the same`,
  notComparable: (m: { word: string; metrics: readonly string[]; fields: readonly string[] }) =>
    m.fields.length === 0
      ? `${m.word}: ${m.metrics.join(', ')}`
      : `${m.word}: ${m.metrics.join(', ')}, ${m.fields.join(', ')}`,
  fieldDiffers: (m: { field: string; base: string; head: string }) => `${m.field} ${m.base} ≠ ${m.head}`,
  nothing: 'No metric was compared',
  because: (m: { word: string; metric: string; reason: string }) => `${m.word}: ${m.metric}: ${m.reason}`,
  noVerdict: (m: { word: string; metric: string }) => `${m.word}: ${m.metric}`,
  first: {
    base: 'no baseline yet',
    heading: 'No baseline yet',
    totals: 'Nothing was compared: these are the scores of this run alone.',
  },
  inSlice: (m: { metric: string; slice: string }) => `${m.metric} in ${m.slice}`,
  slice: (m: { by: string; value: string }) => `${m.by} = ${m.value}`,
  unknown: 'unknown',
  lower: '↓',
  gate: {
    outcomes: {
      pass: 'The gate passes.',
      fail: 'The gate fails.',
      'cannot-tell': 'The gate cannot tell.',
      'not-comparable': 'The gate cannot compare.',
      'nothing-to-judge': 'The gate has nothing to judge.',
    },
    short: {
      pass: 'passes',
      fail: 'fails',
      'cannot-tell': 'cannot tell',
      'not-comparable': 'not comparable',
      'nothing-to-judge': 'nothing to judge',
      waived: 'fails, waived',
    },
    column: (word: string) => `gate: ${word}`,
    note: (m: { metric: string; reason: string }) => `${m.metric}: ${m.reason}`,
    waived: (m: { metric: string; reason: string; author: string; why: string; until: string }) =>
      `${m.metric}: ${m.reason} Waived by ${m.author} until ${m.until}: ${m.why}`,
  },
  baseline: {
    how: {
      named: 'named',
      pinned: 'the pinned baseline',
      'merge-base': 'merge-base',
      ancestor: 'nearest ancestor',
      'target-branch': 'last run of the target branch',
    },
    of: (m: { how: string; branch: string | null }) => (m.branch === null ? m.how : `${m.how} on ${m.branch}`),
    distance: (m: { count: number; text: string; isFromHead: boolean }) =>
      `${plural(m.count, m.text, 'commit', 'commits')} before ${m.isFromHead ? 'this one' : 'the merge-base'}`,
    age: (m: { count: number; text: string; unit: 'minute' | 'hour' | 'day' }) =>
      `${plural(m.count, m.text, m.unit, `${m.unit}s`)} old`,
    fresh: 'less than a minute old',
    skipped: (m: { commit: string; why: string }) => `Passed over as baseline: ${m.commit}: ${m.why}`,
    noCommit: 'a run without commit',
  },
  totals: {
    paired: (m: { pairs: string; total: string; changed: string; one: boolean }) =>
      `${m.pairs} of ${m.total} paired, ${m.changed} ${m.one ? 'output' : 'outputs'} changed.`,
    flips: (m: { count: number; introduced: string; removed: string }) =>
      `${plural(m.count, m.introduced, 'meaning flip', 'meaning flips')} introduced, ${m.removed} removed.`,
    noFlips: 'No meaning flip introduced.',
    flipsNotCounted: 'Meaning flips are not counted: outputs stand beside references that are not theirs.',
  },
  coverage: {
    failed: (m: { base: string; head: string }) =>
      `Failed and left out of the scores: ${m.base} in base, ${m.head} in head.`,
    trust: (m: { count: string; total: string; one: boolean }) =>
      `${m.count} of ${m.total} ${m.one ? 'score' : 'scores'} of head recomputed from raw outputs.`,
    differs: (m: { metric: string; posted: string }) => `${m.metric} differs from the posted ${m.posted}.`,
    postedOnly: (metrics: readonly string[]) => `Only posted, not recomputed: ${metrics.join(', ')}.`,
    failedAsEmpty: (m: { metric: string; base: string; head: string }) =>
      `${m.metric} with failed items as empty outputs: ${m.base} → ${m.head}.`,
  },
  columns: {
    metric: 'metric',
    slice: 'slice',
    base: 'base',
    head: 'head',
    difference: 'difference [95 % interval]',
    n: 'n',
    verdict: 'verdict',
    field: 'field',
    why: 'why it matters',
    mend: 'to mend',
    kind: 'flip',
    introduced: 'introduced',
    removed: 'removed',
    where: 'where',
  },
  notCompared: 'Not compared, and why',
  flips: 'Meaning flips, by kind',
  segments: (count: number, text: string) =>
    count === 1 ? 'The segment to read first' : `${count === 3 ? 'Three' : text} segments to read first`,
  someSegments: (m: { shown: string; all: string }) => `The first ${m.shown} of ${m.all} segments that got worse`,
  reference: 'reference',
  change: 'base → head',
  lints: 'Remarks on the data',
  dataError: (m: { sides: readonly string[]; text: string }) =>
    m.sides.length === 0
      ? `Error in the data: the numbers are about other data than meant. ${m.text}`
      : `Error in the data of ${m.sides.join(' and ')}: ${m.sides.length === 1 ? 'its' : 'their'} numbers are about other data than meant. ${m.text}`,
  dataErrorCase: 'data',
  dataErrorShort: (count: number) =>
    `${plural(count, String(count), 'error', 'errors')} in the data: the numbers are about other data than meant`,
  lintOf: (m: { side: 'base' | 'head'; text: string }) => `${m.side}: ${m.text}`,
  sliceTable: 'Slices',
  reproduce: 'Signature, rule, reproduction',
  signature: (m: { metric: string; signature: string; implementation: string }) =>
    `${m.metric}: ${m.signature} (${m.implementation})`,
  method: (m: { resamples: string; trials: string; seed: number; unit: string; family: number }) =>
    `Paired bootstrap, percentile interval: ${m.resamples} resamples by ${m.unit}, seed ${m.seed}. p by approximate randomisation, ${m.trials} trials, counting ≥${m.family > 1 ? `; Holm over ${m.family}` : ''}.`,
  again: 'The same comparison again:',
  permalink: 'Permanent link',
  page: 'Full comparison',
  updated: (m: { commit: string }) => `updated for ${m.commit}`,
  made: (version: string) => `Assay ${version}`,
  more: (count: number, text: string) =>
    `${plural(count, text, 'row is', 'rows are')} left out here to keep within the limit of a comment.`,
  moreSegments: (count: number, text: string) =>
    `${plural(count, text, 'segment that got worse is', 'segments that got worse are')} not listed here.`,
  moreIds: (count: string) => `and ${count} more`,
  moreText: (count: string) => `(${count} characters more)`,
  badge: {
    name: 'assay',
    title: {
      better: 'Assay: better than baseline',
      worse: 'Assay: worse than baseline',
      'too-small': 'Assay: too small a difference to matter',
      'not-after-correction': 'Assay: moved, but not after correction',
      few: 'Assay: too few segments to rank',
      inconclusive: 'Assay: inconclusive',
      identical: 'Assay: identical to baseline',
      'not-comparable': 'Assay: not comparable',
      none: 'Assay: nothing compared yet',
      'no-score': 'Assay: no score yet',
    },
    text: {
      better: 'better',
      worse: 'worse',
      'too-small': 'too small to matter',
      'not-after-correction': 'not after correction',
      few: 'few: not ranked',
      inconclusive: 'inconclusive',
      identical: 'identical',
      'not-comparable': 'not comparable',
      none: 'nothing compared',
      'no-score': 'no score',
    },
    score: (m: { metric: string; value: string; halfWidth: string | null; project: string; branch: string | null }) =>
      `${m.metric} ${m.value}${m.halfWidth === null ? '' : ` plus or minus ${m.halfWidth}`}, ${[m.project, m.branch].filter(Boolean).join(', ')}`,
    halfWidth: (text: string) => ` ±${text}`,
  },
  embed: {
    title: (m: { word: string; title: string }) => `${m.word}: ${m.title}`,
    worse: '← worse',
    better: 'better →',
    native: 'each row in its own units',
    note: (m: { scale: 'effects' | 'native'; pairs: string; testSet: string | null }) =>
      [
        m.scale === 'effects'
          ? '95 % intervals in smallest effects that matter (band)'
          : '95 % intervals, each row on its own axis',
        counted(m.pairs, 'pair'),
        m.testSet,
      ]
        .filter(Boolean)
        .join(' · '),
    more: (count: number) => plural(count, String(count), 'more metric', 'more metrics'),
  },
  downloads: {
    label: 'Download the report as',
    formats: {
      markdown: 'Markdown',
      json: 'JSON',
      junit: 'JUnit',
      github: 'GitHub summary',
      gitlab: 'GitLab metrics',
      html: 'HTML',
      svg: 'SVG',
    },
  },
  cli: {
    about: 'report a comparison for a pull request, a pipeline or a reader',
    base: 'base run: run:ID, branch:NAME or commit:SHA; with files, outputs of the base run',
    head: 'head run, likewise',
    project: 'project of the stored runs; without it, files are compared here',
    format: 'markdown, json, junit, github (job summary), gitlab (metrics report), html or svg',
    output: 'write to this file (github: append; else $GITHUB_STEP_SUMMARY)',
    segments: 'how many of the segments that got worse are shown',
    unwritable: (code: string) => `The report cannot be written there (${code}).`,
    written: (file: string) => `Report written to ${file}.\n`,
  },
} as const
