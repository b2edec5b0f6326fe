/** Sentences of the compare page, in English; another language is a file beside this one with the same keys. */

import { counted } from './counted.ts'

const plural = (count: number, text: string, one: string, many: string) => `${text} ${count === 1 ? one : many}`

export const compareMessages = {
  heading: (m: { base: string; head: string; testSet: string }) => `${m.head} against ${m.base} on ${m.testSet}`,
  titlePlain: 'Compare two runs',
  title: (m: { base: string; head: string; system: string }) =>
    m.head === m.system ? `${m.head} against ${m.base}` : `${m.head} against ${m.base}, ${m.system}`,
  titleHeads: (m: { n: number; base: string; system: string }) =>
    m.base === m.system ? `${m.n} runs against ${m.base}` : `${m.n} runs against ${m.base}, ${m.system}`,
  crumbPlain: 'compare',
  crumb: (m: { base: string; head: string }) => `compare ${m.base}…${m.head}`,
  pair: {
    base: 'base',
    head: 'head',
    testSet: 'test set',
    swap: 'Swap base and head',
    pullRequest: (id: string) => `pull request ${id}`,
    segments: (count: number, text: string) => plural(count, text, 'segment', 'segments'),
    references: (count: number | 'var') =>
      count === 'var' ? 'references vary' : count === 1 ? '1 reference' : `${count} references`,
    otherTestSet: (name: string) => `base was scored on ${name}`,
    posted: (when: string) => `posted ${when}`,
  },
  comparability: {
    heading: 'Comparability',
    comparable: 'Comparable',
    afterRepair: 'Comparable after repair',
    notComparable: 'Not comparable',
    repairedWord: 'Comparable, repaired',
    onShared: 'Restricted to the segments that both test sets share.',
    restricted: (pairs: string) => `restricted to the ${pairs} that both share`,
    figure: (m: {
      label: string
      base: string
      head: string
      difference: string
      settings: { base: string; head: string }
    }) => {
      const of = (value: string, setting: string) => (setting ? `${value} (${setting})` : value)
      return `${m.label} base ${of(m.base, m.settings.base)}, head ${of(m.head, m.settings.head)}, difference ${m.difference}`
    },
    asScored: (figures: readonly string[]) =>
      `Each run’s own figures stay as they were: ${figures.join('; ')}. ${figures.length === 1 ? 'That difference means' : 'Those differences mean'} nothing.`,
    agree: (m: { agree: string; total: string; all: boolean; one: boolean }) =>
      m.all
        ? m.one
          ? 'All fields of the signature agree.'
          : `All ${m.total} metrics agree in all their fields.`
        : `${m.agree} of ${m.total} metrics agree in all their fields.`,
    paired: (m: { count: number; pairs: string; base: string; head: string; same: boolean }) =>
      m.same
        ? `${m.pairs} of ${counted(m.head, 'segment')} paired.`
        : `${plural(m.count, m.pairs, 'segment', 'segments')} paired, of ${m.base} in base and ${m.head} in head.`,
    changed: (count: number, text: string) =>
      `${plural(count, text, 'id has', 'ids have')} other source or references on the two sides.`,
    onlyBase: (text: string) => `${text} in base only.`,
    onlyHead: (text: string) => `${text} in head only.`,
    differ: (m: { differ: number; unknown: number; repairable: boolean }) => {
      const differ = m.differ === 0 ? '' : `${m.differ} ${m.differ === 1 ? 'field differs' : 'fields differ'}`
      const unknown = m.unknown === 0 ? '' : `${m.unknown} ${m.unknown === 1 ? 'is unknown' : 'are unknown'}`
      const both = [differ, unknown].filter(Boolean).join(' and ')
      return m.repairable ? `${both}; what is stored is enough to mend it.` : `${both}. No difference is shown.`
    },
    columns: { field: 'Field', base: 'base', head: 'head', why: 'Why it matters', repair: 'Repair' },
    tableCaption: 'Fields that differ',
    unknown: 'unknown',
    repairs: {
      rescore: 'rescore both from their stored outputs',
      restrict: 'restrict to the segments that both share',
      none: 'none from what is stored',
    },
    repair: {
      buttons: {
        'rescore-base': 'Rescore both under base’s signature',
        rescore: 'Rescore both under head’s signature',
      },
      text: 'The repair reads the stored outputs: nothing is posted again, and what was posted stays as it is.',
      line: (settings: readonly string[]) => `Both rescored under ${[...new Set(settings)].join(', ')}.`,
      undo: 'Undo: compare as scored',
      repaired: 'What was rescored, with the whole signatures',
      nothing: 'Every metric was under one signature already; nothing had to be rescored.',
      done: (m: {
        label: string
        sides: readonly string[]
        base: string | null
        head: string | null
        signature: string
      }) =>
        `${m.label}: ${m.sides.length === 0 ? 'nothing' : m.sides.join(' and ')} rescored from outputs under ${m.signature}; before, base ${m.base ?? 'had none'}, head ${m.head ?? 'had none'}.`,
    },
    leftOut: (label: string) => `${label} is left out:`,
    differsFrom: 'differs from',
    toMend: (repair: string) => `To mend: ${repair}.`,
    eachAlone: 'You can still read each run alone:',
    runAlone: (side: 'base' | 'head', system: string) => `${side}, ${system}`,
    pairingDetails: 'Segments not paired',
    changedIds: 'Other content on the two sides',
    baseIds: 'In base only',
    headIds: 'In head only',
    moreIds: (count: string) => `and ${count} more`,
  },
  facts: {
    paired: 'paired',
    of: (total: string) => `of ${total}`,
    ofBoth: (m: { base: string; head: string }) => `of ${m.base} in base, ${m.head} in head`,
    outputsChanged: 'outputs changed',
    likelihoodsChanged: 'likelihoods changed',
    failed: 'failed',
    failedSides: (m: { base: string; head: string }) => `${m.base} in base, ${m.head} in head`,
    resampled: 'resampled by',
    unit: { segment: 'segment', document: 'document' },
    nothing: 'nothing',
    nothingNote: 'no pair has a score on both sides',
    oneSided: (count: number, text: string) =>
      `${plural(count, text, 'other pair has', 'other pairs have')} an output on one side only`,
    documents: (count: number, text: string) => plural(count, text, 'document', 'documents'),
    notCovered: 'not covered',
    oneRepeat: 'one repeat a side: training noise unseen',
    repeats: {
      label: 'repeats',
      note: (m: { base: number; head: number }) => `${m.base} in base, ${m.head} in head, averaged within each segment`,
    },
  },
  forest: {
    heading: 'Differences',
    margin:
      'Head minus base, on the same segments. Two single intervals that overlap prove nothing; this one does the comparing.',
    holm: (family: number) =>
      family === 0
        ? 'No pair was tested, so there is no p to adjust.'
        : family === 1
          ? 'One metric was looked at, so p is not adjusted.'
          : `over the ${family} metrics of this table.`,
    holmName: 'Holm',
    turned: 'Ticks of rows marked ↓ run from plus to minus, so that right is better here too.',
    nativeMargin:
      'One axis a row, in the metric’s own units. Zero stands in one line; widths of two rows must not be compared.',
    noEffects:
      'No smallest effect that matters is set for this project, so each row keeps its own units and has no band.',
    caption: 'Differences, head minus base, with 95 % intervals',
    speakAbout: (label: string) => `Show the segments of ${label}`,
    legendBand: 'smallest effect that matters, to each side of no difference',
    legendInterval: '95 % interval',
    scale: { label: 'Scale', effects: 'In smallest effects', native: 'Native units' },
    columns: {
      metric: 'Metric',
      base: 'base',
      head: 'head',
      drawn: { effects: 'Difference in multiples of the smallest effect that matters', native: 'Difference, drawn' },
      difference: 'Difference',
      interval: '[95 % interval]',
      n: 'n',
      verdict: 'Verdict',
    },
    differenceOf: (m: { label: string; unit: string }) =>
      m.unit === 'value' || m.unit === '' ? `${m.label} difference` : `${m.label} difference, ${m.unit}`,
    worse: '← worse',
    better: 'better →',
    lower: '← lower',
    higher: 'higher →',
    lowerIsBetter: 'lower is better; row is turned',
    mattersFrom: (effect: string) => `matters from ${effect}`,
    noSmallestEffect: 'no smallest effect set',
    noInterval: 'no interval',
    notDrawn: 'not drawn: no smallest effect set',
    notDrawnNotComparable: 'not drawn: not comparable',
    notCompared: 'not compared',
    couldHaveShown: (mde: string) => `could have shown ${mde}`,
    holmP: (p: string) => `Holm p ${p}`,
    p: (p: string) => `p ${p}`,
    notAfterCorrection: (p: string) => `interval clear of 0, but Holm p ${p}`,
    insideBand: (effect: string) => `wholly inside ±${effect}`,
    fewPairs: 'few: rough interval',
    allEqual: 'all outputs equal',
    differsIn: (fields: string) => `differs in ${fields}`,
    label: (m: { metric: string; difference: string; interval: string; verdict: string }) =>
      `${m.metric}: difference ${m.difference}, ${m.interval}, ${m.verdict}`,
    labelInterval: (m: { low: string; high: string }) => `interval ${m.low} to ${m.high}`,
    labelNone: (m: { metric: string; why: string }) => `${m.metric}: ${m.why}`,
    clipped: 'runs past the edge of the axis',
    note: (m: { resamples: string; trials: string; seed: number; unit: 'segment' | 'document' }) =>
      `Paired bootstrap, percentile interval: ${m.resamples} resamples of ${m.unit}s, seed ${m.seed}, the same resamples for all rows. p by approximate randomisation, ${m.trials} trials, counting ≥.`,
    noteScale:
      'One axis for unlike scales: each row is divided by its own smallest effect that matters, so the band falls in the same place for all; its edges carry the row’s own units. Right is better.',
    nothingTested: 'No pair was scored by both sides, so nothing was resampled or tested.',
    undefinedResamples: (count: string) => `${count} resamples gave no score and were left out.`,
    layers: {
      surface: 'Surface',
      semantic: 'Semantic',
      task: 'Task',
      people: 'People and judges',
      likelihood: 'Likelihood',
      corpus: 'Whole corpus',
      other: 'Other',
    } as Readonly<Record<string, string>>,
  },
  segments: {
    heading: 'Segments',
    margin: 'A few disasters or a small shift? Identical outputs are counted apart, so that they do not hide the rest.',
    histogramTitle: (count: number, text: string) =>
      count === 1 ? 'How far the one changed segment moved' : `How far the ${text} changed segments moved`,
    axis: (label: string) => `segment ${label}, head minus base`,
    lost: (text: string) => `${text} lost`,
    gained: (text: string) => `${text} gained`,
    identical: (m: { same: string; total: string }) => `${m.same} of ${m.total} outputs are identical`,
    of: (text: string) => `Of ${text} changed`,
    segments: 'segments',
    share: 'share',
    tie: 'tie: changed, same score',
    note: (m: { identical: string; tied: string }) =>
      `Left out of the histogram: ${m.identical} identical and ${m.tied} tied.`,
    unscored: (text: string) => `${text} changed without a score on both sides.`,
    none: 'No segment score moved.',
    histogramLabel: (m: { lost: string; gained: string; label: string }) =>
      `Distribution of segment ${m.label} differences: ${m.lost} lost, ${m.gained} gained`,
    binRange: (m: { from: string; to: string }) => `${m.from} to ${m.to}`,
    binLabel: (m: { range: string; count: string; one: boolean }) =>
      `${m.range}: ${m.count} ${m.one ? 'segment' : 'segments'}`,
    countsCaption: 'Changed segments by outcome',
    asTable: 'As table',
    binColumn: 'from, to',
    meanNote: 'Segment scores are drawn to find what moved; their mean is another metric than the corpus score.',
  },
  moved: {
    heading: 'Moved most',
    margin:
      'By the size of the difference in segment score. Worst-first is a biased sample; Random is a fair one, the same each time.',
    struck: 'Struck',
    struckMeaning: 'only in base.',
    underlined: 'Underlined',
    underlinedMeaning: 'only in head.',
    boxed: 'Boxed',
    boxedMeaning: 'a character that cannot be seen.',
    which: 'Which',
    orders: { largest: 'Largest moves', flips: 'Flips first', losses: 'Losses', gains: 'Gains', random: 'Random' },
    diff: 'Diff',
    diffs: { auto: 'base → head', characters: 'characters', reference: 'head → reference' },
    metric: 'Metric',
    metricOf: { slices: 'Metric of the slices', segments: 'Metric of the segments' },
    source: 'source',
    reference: 'reference',
    referenceN: (n: number) => `reference ${n}`,
    baseToHead: 'base → head',
    output: 'output',
    headToReference: 'head → reference',
    removed: 'removed: ',
    added: 'added: ',
    score: (label: string) => `segment ${label}`,
    notes: {
      normalization: 'The two texts look alike: same letters, other code points.',
      whitespace: 'Only white space differs.',
      invisible: 'Only characters that cannot be seen differ.',
      case: 'Only upper and lower case differ.',
      lookalike: 'The two texts look alike, in letters of different scripts:',
    },
    lookAlike: (m: { from: string; to: string }) => `${m.from} → ${m.to}`,
    failedBase: 'base failed',
    failedHead: 'head failed',
    noOutput: 'no output',
    noTexts: 'no text was posted: the score is of likelihoods, counts or values',
    empty: 'empty text',
    identicalOutputs: 'same text on both sides',
    shown: (m: { shown: string; total: string }) => `${m.shown} of ${counted(m.total, 'segment')} whose score moved.`,
    more: 'Show 10 more',
    first: 'Back to the first',
    none: {
      largest: 'No segment moved.',
      flips: 'No segment moved.',
      losses: 'No segment lost.',
      gains: 'No segment gained.',
      random: 'No segment moved.',
    },
    showAll: (length: string) => `Show all ${length} characters`,
    cut: (m: { shown: string; length: string }) =>
      `Cut after ${m.shown} of ${m.length} characters; the API gives the whole text.`,
  },
  slices: {
    heading: 'Slices',
    margin:
      'The same comparison within each part. Looking at many parts finds something by chance: q is adjusted for all of them.',
    choose: 'Slices by',
    slice: 'Slice',
    caption: (label: string) => `Difference in ${label} within each slice`,
    choices: {
      none: 'none',
      '*': 'tags',
      length: 'length',
      references: 'references',
      document: 'documents',
    } as Readonly<Record<string, string>>,
    names: { length: 'Length', references: 'Number of references', document: 'Document' } as Readonly<
      Record<string, string>
    >,
    none: 'No segment carries what this slices by.',
    notAsked: 'Choose what to slice by; it is computed when asked for and kept.',
    muted: 'not after correction',
    q: (m: { q: string; family: string; holds: boolean }) =>
      m.holds ? `q ${m.q} over ${m.family}` : `interval clear of 0, but q ${m.q} over ${m.family}`,
    reversed: 'Every slice moved the other way than the whole: the parts are weighted otherwise in it.',
    against: (names: string) => `Clearly against the whole: ${names}.`,
    without: (n: string) => `${n} pairs do not have it.`,
    left: (n: string) => `${n} smaller slices are not compared.`,
  },
  scatter: {
    together: 'Segment by segment',
    heading: 'Base against head',
    base: (label: string) => `base, segment ${label}`,
    head: (label: string) => `head, segment ${label}`,
    description: (m: { label: string; n: string; better: string; worse: string; ties: string }) =>
      `Segment ${m.label} of base against head over ${counted(m.n, 'segment')}: ${m.better} better in head, ${m.worse} worse, ${m.ties} tied`,
    hexagon: (n: string) => counted(n, 'segment'),
    above: 'Above the diagonal, head scores higher.',
    hexagons: 'Darker: more segments, by the logarithm of their number.',
    asTable: 'As table',
    corner: 'base ↓, head →',
    band: (m: { from: string; to: string }) => `${m.from} to ${m.to}`,
  },
  flips: {
    heading: 'Meaning flips',
    margin:
      'Where an output says another thing than its reference in nearly the same words. Counts of a lint, from word lists: no score and no verdict. It looks where at least 55 % of the words are those of a reference: a flip may be introduced where base was only worded otherwise.',
    caption: 'Segments with a meaning flip, by kind',
    columns: { kind: 'Kind', base: 'base', head: 'head', introduced: 'Introduced by head', removed: 'Removed by head' },
    statement: (m: { introduced: string; removed: string; base: string; head: string; pairs: string }) =>
      `Head introduces ${m.introduced} and removes ${m.removed}: ${m.head} flagged in head, ${m.base} in base, of ${counted(m.pairs, 'pair')}.`,
    none: (pairs: string) => `None found on either side in ${counted(pairs, 'pair')}.`,
    notLooked: 'One of the runs came in before lints were looked for.',
    notCounted:
      'Not counted: in one of the runs the outputs stand beside references that are not theirs (see the error at the top).',
    more: (n: string) => `and ${n} more`,
  },
  heads: {
    title: (n: number) => `${n} runs against one base`,
    kicker: 'comparison of several runs',
    against: (m: { metric: string; parts: readonly string[] }) => `${m.metric} against base: ${m.parts.join('; ')}.`,
    /** What is said of runs against base: by the verdict that is stated. */
    standing: {
      worse: (runs: string, one: boolean) => `${runs} ${one ? 'is' : 'are'} worse`,
      better: (runs: string, one: boolean) => `${runs} ${one ? 'is' : 'are'} better`,
      'too-small': (runs: string, one: boolean) => `${runs} ${one ? 'differs' : 'differ'} by too little to matter`,
      'not-after-correction': (runs: string, one: boolean) =>
        `${runs} ${one ? 'is' : 'are'} told apart only before the correction`,
      inconclusive: (runs: string, one: boolean) => `${runs} ${one ? 'is' : 'are'} inconclusive`,
      few: (runs: string, one: boolean) => `${runs} ${one ? 'rests' : 'rest'} on too little to be ranked`,
      identical: (runs: string, one: boolean) => `${runs} ${one ? 'is' : 'are'} identical`,
      none: (runs: string, one: boolean) => `${runs} ${one ? 'has' : 'have'} no verdict`,
      'not-compared': (runs: string, _one: boolean) => `${runs} may not be compared`,
    },
    someRuns: (m: { named: readonly string[]; more: number }) => [...m.named, `${m.more} more`].join(', '),
    among: (m: { n: string; documents: string | null; groups: number; first: string; alike: string }) =>
      `Among each other, over the ${counted(m.n, 'segment')}${m.documents === null ? '' : ` in ${counted(m.documents, 'document')}`} that all share, ${
        m.groups === 1
          ? 'the runs cannot be told apart'
          : m.alike === ''
            ? `${m.first} leads: it is told apart from every other run`
            : `${m.first} stands first; it cannot be told apart from ${m.alike}`
      }.`,
    few: (m: { n: string; documents: string | null; runs: string }) =>
      `Only ${counted(m.n, 'segment')}${m.documents === null ? '' : ` in ${counted(m.documents, 'document')}`} ${
        m.n === '1' ? 'is' : 'are'
      } shared and scored by all ${m.runs} runs: too few to rank them.`,
    fewMend: 'Leave out the run that shares the fewest.',
    plain: 'Each run is compared with the same base.',
    tooMany: (n: number) => `${n === 1 ? '1 run' : `${n} runs`} more were named than are compared at once.`,
    comparability: {
      allComparable: (n: string) => `All ${n} runs may be compared with base.`,
      someComparable: (m: { some: string; total: string }) => `${m.some} of ${m.total} runs may be compared with base.`,
      caption: 'May each run be compared with base?',
      columns: { head: 'Head', word: 'Comparable', line: 'Fields and segments', differ: 'What differs' },
      differ: (m: { field: string; base: string; head: string; metrics: string }) =>
        `${m.field}: base ${m.base}, head ${m.head} (${m.metrics})`,
      why: (m: { why: string; repair: string }) => `${m.why} To mend: ${m.repair}.`,
    },
    rankingN: (m: { n: string; documents: string | null; runs: string }) =>
      `${counted(m.n, 'segment')} that all ${m.runs} runs share and scored${m.documents === null ? '' : `, in ${counted(m.documents, 'document')}`}.`,
    n: 'n',
    links: 'Permanent links',
    linkOf: (m: { base: string; head: string }) => `${m.head} against ${m.base}`,
    heading: 'Each against base',
    margin: 'Every line is a comparison of its own, with the same resamples. Open one to read it.',
    caption: (label: string) => `Difference in ${label} of each run against base`,
    first: 'Head',
    ranking: 'Ranking',
    rankingMargin:
      'All runs on the segments that they share. Runs that share a group cannot be told apart after Holm’s correction over all pairs, runs that share none can; a run may stand in several.',
    rankingCaption: (label: string) => `Runs ranked by ${label}`,
    rankingColumns: {
      group: 'Group',
      run: 'Run',
      score: 'Score',
      interval: '95 % interval',
      better: 'better than',
      worse: 'worse than',
    },
    left: (names: string) => `Not comparable under this metric: ${names}.`,
    leftOut: 'Not comparable with the first run under this metric.',
    metric: 'Metric',
    isBase: 'base',
  },
  reproduce: {
    heading: 'Reproduce',
    margin: 'The same link gives the same bytes. Everything the figures rest on.',
    files: 'From files of both runs',
    filesNote:
      'With outputs, references, documents, failed items and posted scores; once they are there, no server is needed:',
    dictionaries: (names: readonly string[]) =>
      `${names.join(' and ')}: ${names.length === 1 ? 'a dictionary' : 'dictionaries'} that the single file of the program does not carry. Call it in a clone of Assay after npm ci, or compare on the server.`,
    server: 'On this server',
    permalink: 'Permanent link to this page',
    permalinkNote: 'Both runs by id.',
    bytes: 'The same as JSON',
    bytesNote: 'Both runs by id, every signature, seed and count: the same bytes, or an answer that says what changed.',
    signature: 'signature',
    signatureOf: (label: string) => `signature, ${label}`,
    interval: 'interval',
    intervalText: (m: { resamples: string; unit: string; seed: number }) =>
      `paired bootstrap, percentile, ${m.resamples} resamples by ${m.unit}, seed ${m.seed}`,
    nothing: 'none: no pair was scored by both sides',
    p: 'p',
    pText: (trials: string) => `approximate randomisation, rows swapped, ${trials} trials, counting ≥`,
    adjusted: 'adjustment',
    adjustedText: (family: number) =>
      family === 0 ? 'none: nothing was tested' : family === 1 ? 'none: one metric' : `Holm over ${family} metrics`,
    sacrebleuHeading: 'sacreBLEU’s own figures',
    sacrebleuCaption: 'Figures as sacreBLEU 2.6 prints them in a paired bootstrap test',
    sacrebleuNote:
      'Compatible with sacreBLEU 2.6, digit for digit. Its p rejects about 11 % where it says 5 % and calls two identical outputs significant, so no verdict and no gate rests on it.',
    sacrebleuColumns: { metric: 'Metric', base: 'base (μ ± 95 % CI)', head: 'head (μ ± 95 % CI)', p: 'its p' },
  },
  carried: {
    heading: 'What carries the difference',
    margin:
      'Segments are taken from head one after the other, the worst first by what the change of each moves the corpus score by; the curve ends at the difference of the whole corpus. That is another order than by segment score. Changes in nothing that the metric counts carry nothing and are left out.',
    axis: 'segments that carry something, worst to best',
    description: (m: { label: string; segments: string; worst: string; worstSum: string; all: string }) =>
      `How the difference in ${m.label} builds up over ${counted(m.segments, 'segment')} that ${m.segments === '1' ? 'carries' : 'carry'} something, worst first: ${
        m.worst === '0' || m.worst === m.segments ? '' : `${m.worstSum} after ${m.worst}, where it stands worst, `
      }${m.all} at the end`,
    sentence: (m: { few: string; fewSum: string; all: string }) =>
      m.few === '1'
        ? `The segment that pulls most towards worse carries ${m.fewSum}; all together ${m.all}.`
        : `The ${m.few} segments that pull most towards worse carry ${m.fewSum}; all together ${m.all}.`,
    noLosses: 'No changed segment pulls towards worse.',
    fewMark: (few: string, sum: string) => `${counted(few, 'segment')}: ${sum}`,
    worstMark: (segments: string, sum: string) => `worst after ${segments}: ${sum}`,
    allMark: (sum: string) => `all: ${sum}`,
    asTable: 'As table',
    columns: { segments: 'Segments, worst first', difference: 'Difference so far' },
  },
  beside: {
    heading: 'Beside the verdict',
    margin: 'Bounds and other tests of the same differences. No verdict rests on them.',
    failedHeading: 'Failed items counted as empty outputs',
    failed: (m: { label: string; base: string; head: string; delta: string; n: string }) =>
      `${m.label}: base ${m.base}, head ${m.head}, difference ${m.delta} over ${counted(m.n, 'segment')}.`,
    mcnemarHeading: 'Right or wrong, segment by segment',
    mcnemar: (m: { label: string; onlyBase: string; onlyHead: string; exact: string; mid: string }) =>
      `${m.label}: only base right ${m.onlyBase}, only head right ${m.onlyHead}; McNemar’s exact p ${m.exact}, mid-p ${m.mid}.`,
    repeatsHeading: 'Repeats of each side',
    repeats: (m: { label: string; base: string; head: string }) => `${m.label}: base ${m.base}; head ${m.head}.`,
    signsHeading: 'Two aggregations, two stories',
    signs: (m: { label: string; delta: string; mean: string }) =>
      `${m.label}: the corpus moved by ${m.delta}, the mean of its segments by ${m.mean}. They are two metrics, and here they disagree.`,
    postedHeading: 'Posted only',
    postedCaption: 'Totals that only were posted: never with a verdict',
    postedColumns: {
      metric: 'Metric',
      base: 'base',
      head: 'head',
      difference: 'difference',
      why: 'Why there is no verdict',
    },
  },
  matches: { show: 'Matches and edits', hide: 'Close' },
  states: {
    missing: {
      word: 'Two runs are needed.',
      why: (names: readonly string[]) => `The address names no ${names.join(' and no ')}.`,
      mend: 'Choose both:',
      none: 'Open a project and pick two of its runs.',
      projects: 'All projects',
      button: 'Compare',
    },
    unknown: {
      word: 'No such run.',
      mend: 'It may have been removed, or the address was cut short.',
    },
    several: {
      word: 'Several runs match.',
      why: (ref: string) => `${ref} fits more than one complete run.`,
      mend: 'Choose one:',
      caption: 'Runs that match',
      columns: { run: 'Run', testSet: 'Test set', date: 'Date', commit: 'Commit' },
    },
    computing: {
      word: 'Still computing.',
      why: (names: readonly string[]) => `The scores of ${names.join(' and ')} are not finished.`,
      mend: 'The link stays the same; this page looks again every few seconds.',
      waiting: 'still being computed',
    },
    comparing: {
      word: 'Comparing.',
      why: (m: { base: string; head: string; segments: string }) =>
        `${m.head} against ${m.base}: segments are paired, of ${m.segments}, and each metric is resampled over them. Nobody asked for this comparison before; it is kept.`,
      heads: (m: { n: number; base: string }) =>
        `${m.n} runs against ${m.base}, one after the other, and then among each other. Each comparison is kept.`,
      mend: 'The link stays the same; the comparison comes up here by itself.',
      elapsed: (seconds: number) => `Begun ${seconds} s ago.`,
      done: (percent: number, seconds: number) => `${percent} % of the resamples and trials done after ${seconds} s.`,
    },
    failed: {
      word: 'The computation failed.',
      why: (name: string, message: string) => `${name}: ${message}`,
      mend: 'The outputs are stored; the run can be computed again.',
    },
    sameRun: 'Base and head are the same run.',
    nothing: {
      word: 'Nothing to compare.',
      why: 'The two runs have no metric in common.',
      mend: 'Post both with the same metrics, or name one with metric=SPEC in the address.',
    },
  },
} as const
