const list = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`

/** Sentences of the run page, in English; another language is a file beside this one with the same keys. */
export const runMessages = {
  title: (m: { system: string; commit: string | null }) => (m.commit ? `${m.system} at ${m.commit}` : m.system),
  kicker: (id: string) => `run ${id}`,
  crumb: (name: string) => `run ${name}`,
  at: ' at ',
  statement: {
    computing: 'Computing.',
    computingText: (n: string) =>
      `${n} segments are stored; their scores are being computed and this page looks again every few seconds.`,
    failed: 'The computation failed.',
    failedText: (message: string) => `${message} The outputs are stored; nothing was lost.`,
    abandoned: 'Abandoned.',
    abandonedText: 'This run was never completed, so it counts nowhere.',
    open: 'Open.',
    openText: 'This run waits for more parts; it counts nowhere until all have come.',
    score: (m: { label: string; value: string; unit: string }) => ({
      before: `${m.label} is `,
      number: m.value,
      after: m.unit ? ` ${m.unit}` : '',
    }),
    interval: (m: { low: string; high: string }) => `, 95 % interval ${m.low} to ${m.high} for this run alone`,
    few: (n: string) => (n === '1' ? ', a rough one of 1 segment' : `, a rough one of ${n} segments`),
    noScore: (m: { label: string; reason: string }) => `${m.label} has no score: ${m.reason}.`,
    none: 'No metric was computed for this run.',
    differs: (labels: string) => ` The posted number of ${labels} differs from the recomputed one.`,
  },
  step: {
    against: {
      before: (_branch: string | null, skipped: number) =>
        skipped > 0 ? 'the last run before it that has a score' : 'the run before it',
      'merge-base': () => 'its merge base',
      ancestor: () => 'the nearest run before its merge base',
      'target-branch': (branch: string | null) => (branch === null ? 'the latest run' : `the latest run of ${branch}`),
      pinned: () => 'the pinned baseline',
      named: () => 'its base',
    },
    words: {
      worse: 'Worse',
      better: 'Better',
      few: 'Too few to rank',
      'not-after-correction': 'Not after correction',
      inconclusive: 'Inconclusive',
      'too-small': 'Too small to matter',
      identical: 'Identical',
      'not-comparable': 'Not comparable',
    },
    moved: {
      worse: (m: { against: string; metrics: readonly string[] }) => `than ${m.against} on ${list(m.metrics)}.`,
      better: (m: { against: string; metrics: readonly string[] }) => `than ${m.against} on ${list(m.metrics)}.`,
      few: (m: { against: string; metrics: readonly string[] }) =>
        `against ${m.against}: the interval of ${list(m.metrics)} is a rough one of few segments or documents.`,
      'not-after-correction': (m: { against: string; metrics: readonly string[] }) =>
        `against ${m.against}: ${list(m.metrics)} moved, but not clearly enough for several metrics looked at together.`,
      inconclusive: (m: { against: string; metrics: readonly string[] }) =>
        `against ${m.against} on ${list(m.metrics)}.`,
      'too-small': (m: { against: string; metrics: readonly string[] }) =>
        `a difference from ${m.against} on ${list(m.metrics)}.`,
      identical: (m: { against: string; metrics: readonly string[] }) => `to ${m.against}: every output is the same.`,
      'not-comparable': (m: { against: string; metrics: readonly string[] }) =>
        `with ${m.against} on ${list(m.metrics)}.`,
    },
    notComparable: (metrics: readonly string[]) => `Not comparable on ${list(metrics)}.`,
    noVerdictOn: (metrics: readonly string[]) => `No verdict on ${list(metrics)}.`,
    skipped: (count: number) =>
      count === 1 ? 'One run between them has no score.' : `${count} runs between them have no score.`,
    butBetter: (metrics: readonly string[]) => `Better on ${list(metrics)}.`,
    onShared: 'Only the segments that both test sets share are compared.',
    noVerdict: 'No verdict',
    because: (m: { against: string; why: string | null }) => `against ${m.against}${m.why ? `: ${m.why}` : '.'}`,
    waiting: (against: string) => `The comparison with ${against} is still being made; look again in a moment.`,
    notCompared: (against: string) => `There is no comparison with ${against}: its scores could not be computed.`,
    see: 'See the comparison',
  },
  facts: {
    commit: 'commit',
    branch: 'branch',
    pullRequest: 'pull request',
    posted: 'posted',
    committed: 'committed',
    ci: 'CI job',
    testSet: 'test set',
    coverage: 'coverage',
    declared: 'declared',
    repeats: 'repeats',
    version: 'version',
    metadata: 'metadata',
    base: (commit: string) => `base ${commit}`,
    scored: (count: string) => `${count} scored`,
    rest: (m: { failed: string; na: string }) => `, ${m.failed} failed, ${m.na} not applicable`,
    repeatsValue: (count: number) => (count === 1 ? 'one' : `${count}, averaged within each segment`),
    repeatsNote: 'training noise is not covered by any interval here',
    segments: (count: string) => `${count} segments`,
    quoted: (text: string) => `“${text}”`,
  },
  scores: {
    heading: 'Scores',
    margin:
      'In layers, from cheap and narrow to dear and close to use. A layer below may praise what a layer above refuses.',
    trustName: 'Trust',
    trustMargin: 'says who computed a number and whether it was checked.',
    caption: 'Scores of this run',
    columns: {
      metric: 'Metric',
      score: 'Score',
      interval: '95 % interval',
      scored: 'scored',
      trust: 'Trust',
      posted: 'Posted',
    },
    narrow: { interval: '95 %', scored: 'scored' },
    noInterval: 'none',
    of: (total: string) => `of ${total}`,
    noScore: 'no score',
    noTrust: '–',
    nothingPosted: 'nothing posted',
    postedEqual: (text: string) => `${text}, equal at its precision`,
    postedDiffers: (text: string) => `${text} posted`,
    explain: 'worked out on an example',
    explainOf: (label: string) => `How ${label} is worked out`,
    agreement: 'Where two metrics disagree',
    postedOnly: 'as posted; no outputs to compute it from',
    none: 'No scores yet.',
    note: 'Intervals are of this run alone; bands do not test differences. To say that two runs differ, compare them.',
    layers: {
      surface: ['Surface', 'same words as the reference?'],
      semantic: ['Semantic', 'same meaning?'],
      task: ['Task', 'does it do the job?'],
      people: ['People and judges', 'would someone accept it?'],
      likelihood: ['Likelihood', 'how much did the text surprise the model?'],
      corpus: ['Whole corpus', 'what no single segment shows'],
      other: ['Posted from elsewhere', 'not computed here'],
    } as Readonly<Record<string, readonly [string, string]>>,
  },
  signature: {
    heading: 'Signature',
    margin: (label: string) => `Every setting that changes ${label} here. Two numbers meet only if all fields agree.`,
    choose: 'Metric',
    none: 'No signature is known for this number.',
    implementation: (name: string) => `Computed by ${name}.`,
    posted: (text: string) => `Posted with: ${text}`,
    details: 'Parts of the score',
    confusion: 'Gold against predicted labels',
    confusionCorner: 'gold ↓, predicted →',
    confusionNote: 'Bold: right.',
  },
  distribution: {
    heading: 'Segment scores',
    margin: (label: string) =>
      `How ${label} is spread over the segments. Their mean is another metric than the score above.`,
    description: (m: { label: string; n: string; median: string }) =>
      `Distribution of segment ${m.label} over ${m.n} segments, median ${m.median}`,
    axis: (label: string) => `segment ${label}`,
    summary: (m: { median: string; mean: string; low: string; high: string }) =>
      `Median ${m.median}, mean ${m.mean}; half of the segments lie between ${m.low} and ${m.high}.`,
    none: 'No segment has a score under this metric.',
    working: (n: string) =>
      `The scores of ${n} segments, one by one, and their slices are being worked out; this page shows them as soon as they are there.`,
    asTable: 'As table',
    binColumn: 'from, to',
    segments: 'segments',
  },
  slices: {
    heading: 'Slices',
    margin:
      'By tag, by length of the first reference, by number of references. Slices hold different segments: their scores do not test each other.',
    caption: (label: string) => `${label} within each slice`,
    columns: { slice: 'Slice', n: 'scored', interval: '95 % interval' },
    names: { length: 'Length', references: 'References' } as Readonly<Record<string, string>>,
    drawn: (m: { slice: string; label: string; score: string; interval: { low: string; high: string } | null }) =>
      `${m.slice}: ${m.label} ${m.score}${m.interval ? `, interval ${m.interval.low} to ${m.interval.high}` : ', no interval'}`,
    none: 'All segments are alike here: no tag, one length, one number of references.',
    noInterval: 'none',
    whole: 'whole run',
    few: 'few segments',
    documents: 'Documents are resampled as a whole.',
  },
  lints: {
    heading: 'Lints',
    margin:
      'Looked for at the door, when the run came in, and what makes a score mean less than it seems. They never change a score.',
    caption: 'What the lints saw',
    columns: { state: 'State', lint: 'Lint', segments: 'segments', saw: 'What it saw' },
    whole: 'all',
    notLooked: 'This run came in before lints were looked for.',
    clean: (m: { segments: string; outputs: string; some: boolean; all: boolean }) =>
      m.all
        ? `Nothing odd in ${m.segments} segments.`
        : m.some
          ? `Nothing odd in the ${m.outputs} outputs that there are; of ${m.segments} segments the others have none.`
          : `There is no output to look at in ${m.segments} segments.`,
    more: (n: string) => `and ${n} more`,
    all: (m: { name: string; count: string }) => `All ${m.count} segments: ${m.name}`,
  },
  variants: {
    heading: 'Also known as',
    margin: (label: string) =>
      `How the variants in common use would score these very outputs, and which tool prints them. Those of one name are told apart by a signature alone; the others are other numbers, which stand beside ${label} for comparison.`,
    caption: (label: string) => `Variants of ${label} in common use on the outputs of this run`,
    own: 'this run',
    beside: {
      range: (m: { low: string; high: string }) =>
        m.low === m.high ? `${m.low} under all settings of this name` : `${m.low} to ${m.high} under this name`,
      mean: (mean: string) => `mean of segments ${mean}`,
      others: (n: number) => (n === 1 ? '1 other number' : `${n} other numbers`),
      working: 'being worked out',
      onDemand: (segments: string) => `worked out when asked for, over ${segments} segments`,
      failed: 'could not be worked out',
      more: 'On their scales, with sources',
      moreOf: (label: string) => `Variants of ${label} on their scales, with sources`,
    },
    onDemand: (m: { label: string; segments: string }) =>
      `Not worked out yet for ${m.label}: over ${m.segments} segments that takes a while, and is done when asked for. The page stays as it is meanwhile.`,
    failed: (m: { label: string; reason: string }) => `The variants of ${m.label} could not be worked out: ${m.reason}`,
    again: 'Try again',
    button: 'Work out the variants',
    working: 'Being worked out. This page looks again every few seconds; without scripts, load it again.',
    firstRepeat: 'Of the first repeat alone; the score above is over all of them.',
    spread: (m: { low: string; high: string }) =>
      m.low === m.high
        ? `Same outputs, same name: ${m.low} under all of these settings. On other texts they need not agree.`
        : `Same outputs, same name: from ${m.low} to ${m.high} on one scale, by settings alone.`,
    trap: (m: { label: string; corpus: string; mean: string }) =>
      `The trap of this name: ${m.label} adds up the counts of all segments and is ${m.corpus}; the mean of the segments’ own scores is ${m.mean}. They are two metrics. One may rise while the other falls, and they may rank two systems the other way round.`,
    left: (n: string) => ` The mean leaves out ${n} segments that have no score of their own.`,
    band: (m: { from: string; to: string | null; name: string }) =>
      `${m.to === null ? `From ${m.from} on` : `From ${m.from} to ${m.to}`}, a vendor’s table says in other words: ${m.name}. `,
    turned: (outputs: number) =>
      outputs === 1
        ? 'In 1 of these outputs the meaning may be turned, which no band tells.'
        : `In ${outputs} of these outputs the meaning may be turned, which no band tells.`,
    noBand: (m: { because: 'segments'; least: number } | { because: 'translation' }) => {
      const words = 'A vendor’s table has words for such a figure; they are not printed here, '
      return m.because === 'segments'
        ? `${words}for they are of a test set, and fewer than ${m.least} segments are none.`
        : `${words}for they are of translations, and there are no source texts in another language here.`
    },
  },
  segments: {
    heading: 'Segments',
    margin: (count: string) => `${count} segments. Only what is on screen is loaded.`,
    caption: 'Segments of this run',
    search: 'Search in id, source, reference and output',
    searchButton: 'Search',
    clear: 'Clear',
    states: {
      label: 'State',
      all: 'All',
      scored: 'Scored',
      failed: 'Failed',
      na: 'Not applicable',
    },
    flags: {
      label: 'Flagged',
      none: 'Any',
      flips: (n: string) => `Meaning flips ${n}`,
      flag: (m: { name: string; count: string | null }) => (m.count === null ? m.name : `${m.name} ${m.count}`),
    },
    sort: {
      label: 'Sort',
      position: 'Test set order',
      random: 'Random',
      again: 'Another sample',
      worst: (label: string) => `Worst ${label}`,
      best: (label: string) => `Best ${label}`,
      by: (label: string) => `Sort by ${label}`,
      others: 'Sort by another metric',
    },
    columns: { segment: 'Segment', texts: 'Output, reference, source', output: 'Output', label: 'Label' },
    found: (m: { shown: string; total: string; query: string | null }) =>
      m.query === null
        ? `${m.shown} of ${m.total} segments.`
        : `${m.shown} of ${m.total} segments that hold “${m.query}”.`,
    none: 'No segment matches.',
    next: 'Next',
    first: 'First',
    source: 'source',
    reference: 'reference',
    referenceN: (n: number) => `reference ${n}`,
    gold: 'gold',
    predicted: 'predicted',
    failed: (reason: string | null) => (reason ? `failed: ${reason}` : 'failed'),
    na: (reason: string | null) => (reason ? `not applicable: ${reason}` : 'not applicable'),
    empty: 'empty text',
    noOutput: 'no output',
    repeat: (n: number) => `repeat ${n + 1}`,
    document: (name: string) => `document ${name}`,
    noScore: '–',
    explain: (label: string) => `${label} worked out`,
    context: (names: string) => `Show ${names}`,
    moreScores: (count: number) => (count === 1 ? '1 more score' : `${count} more scores`),
  },
  compare: {
    heading: 'Compare',
    margin: 'This run as head, on the segments that both runs share.',
    base: 'Base run',
    button: 'Compare with this run as head',
    none: 'There is no other run in this project yet.',
    option: (m: { system: string; commit: string | null; date: string; testSet: string }) =>
      `${m.system}${m.commit ? ` at ${m.commit}` : ''}, ${m.date}, ${m.testSet}`,
    more: 'Newest runs first. An older one can be named in the address: base=run:ID.',
  },
} as const
