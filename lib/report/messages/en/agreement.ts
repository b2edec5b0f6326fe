/** Sentences of the page that sets two metrics of a run against each other, in English. */
export const agreementMessages = {
  title: (m: { system: string; commit: string | null }) =>
    m.commit ? `Metrics of ${m.system} at ${m.commit}` : `Metrics of ${m.system}`,
  kicker: (id: string) => `two metrics over the segments of run ${id}`,
  crumb: 'metrics',
  at: ' at ',
  choose: {
    heading: 'Metrics',
    margin: 'Any two metrics that score single segments, over all of them or one slice.',
    x: 'Across',
    y: 'Upwards',
    slice: 'Slice',
    all: 'all segments',
    button: 'Show',
  },
  none: 'This run has fewer than two metrics with segment scores: there is nothing to set against each other.',
  unknown: {
    metric: (m: { asked: string; shown: string }) =>
      `“${m.asked}” is no metric of this run that scores segments: ${m.shown} is shown.`,
    slice: (asked: string) => `“${asked}” names no slice: all segments are shown.`,
    mend: 'Choose below.',
  },
  computing: 'The scores of this run are still being computed.',
  statement: {
    agree: (m: { x: string; y: string; value: string }) => ({
      before: `${m.x} and ${m.y} rank the segments with a Spearman correlation of `,
      number: m.value,
      after: '',
    }),
    interval: (m: { low: string; high: string }) => `, 95 % interval ${m.low} to ${m.high}`,
    over: (m: { n: string; of: string; slice: string | null }) =>
      `, over ${m.n === m.of ? m.n : `${m.n} of ${m.of}`} segments${m.slice === null ? '' : ` of ${m.slice}`}.`,
    turned: (name: string) => ` Of ${name} alone lower is better, so where the two agree the correlation is negative.`,
    constant: (m: { x: string; y: string; n: string }) =>
      `The correlation of ${m.x} and ${m.y} is undefined over ${m.n} segments: one of the two is the same everywhere.`,
    single: (m: { x: string; y: string }) =>
      `One segment has no ranks to compare: a correlation of ${m.x} and ${m.y} takes two or more.`,
    itself: (name: string) =>
      `${name} is set against itself, which says nothing: choose another metric for one of the two.`,
    empty: (slice: string | null) =>
      slice === null ? 'No segment has a score under both metrics.' : `No segment of ${slice} has a score under both.`,
  },
  scatter: {
    heading: 'Segments',
    margin: 'A mark is a segment. Ringed: those of the reading list below.',
    hexagons: 'Darker: more segments, by the logarithm of their number.',
    axis: (label: string) => `segment ${label}`,
    description: (m: { x: string; y: string; n: string }) =>
      `Segment ${m.x} (across) against segment ${m.y} (upwards) over ${m.n} ${m.n === '1' ? 'segment' : 'segments'}`,
    band: (m: { from: string; to: string }) => `${m.from} to ${m.to}`,
    asTable: 'As table',
    corner: (m: { x: string; y: string }) => `${m.y} ↓, ${m.x} →`,
  },
  correlations: {
    heading: 'Correlation',
    margin:
      'Spearman compares ranks, Pearson the numbers. A high one does not say that either metric is right: both may miss the same.',
    resampled: (m: { resamples: string; documents: boolean }) =>
      `Percentile intervals of ${m.resamples} resamples of ${m.documents ? 'documents' : 'segments'}.`,
    caption: 'Correlations of the two metrics',
    slicesCaption: 'Spearman correlation within each slice',
    columns: { kind: 'Correlation', slice: 'Slice', value: 'value', interval: '95 % interval', n: 'segments' },
    kinds: { spearman: 'Spearman', pearson: 'Pearson' },
    names: { length: 'Length', references: 'References' } as Readonly<Record<string, string>>,
    undefinedValue: 'undefined',
    noInterval: 'none',
    few: 'few segments',
    many: 'With many slices some stand out by chance.',
  },
  list: {
    heading: 'Where they disagree most',
    margin: 'By the difference in rank. Read some: one of the two does not see what happened there.',
    caption: 'Segments on which the two metrics disagree most',
    columns: { segment: 'Segment', output: 'Output' },
    better: (share: string) => `better than ${share} %`,
    none: 'The two metrics rank all segments alike.',
    explain: 'worked out',
    explainOf: (m: { label: string; id: string }) => `${m.label} of ${m.id}, worked out`,
  },
}
