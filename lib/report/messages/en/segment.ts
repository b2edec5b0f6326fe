/** Sentences of the segment page, in English; another language is a file beside this one with the same keys. */
const runs = (count: number, text: string) => (count === 1 ? 'one run' : `${text} runs`)

const withoutStop = (sentence: string) => sentence.replace(/[.\s]+$/, '')

/** A run and its day. */
interface At {
  readonly run: string
  readonly day: string
}

export const segmentMessages = {
  title: (m: { id: string; testSet: string }) => `${m.id} in ${m.testSet}`,
  kicker: (m: { testSet: string; versions: string }) => `segment of ${m.testSet}, ${m.versions}`,
  versions: (names: readonly string[]) =>
    names.length === 1 ? names[0] : `${names[names.length - 1]} to ${names[0]}, ${names.length} versions`,
  crumb: (id: string) => `segment ${id}`,
  document: (name: string) => `document ${name}`,
  statement: {
    none: 'No run has met this segment yet.',
    flip: (kind: string) => flipWords[kind] ?? 'Meaning may differ.',
    flipText: (words: readonly string[]) => `The reference and the output differ in ${words.join(' against ')}.`,
    flipAlone: (m: { word: string; side: 'reference' | 'output' }) =>
      m.side === 'reference'
        ? `“${m.word}” of the reference has nothing that answers to it in the output.`
        : `“${m.word}” stands in the output alone.`,
    flipScore: (m: { label: string; value: string }) =>
      `The segment scores ${m.value} in ${m.label}: no overlap score can tell this from a matter of style.`,
    flipEmptied: (m: { label: string; value: string }) =>
      `The segment scores ${m.value} in ${m.label} because its tokenizer leaves nothing of a text in this script: the number says nothing about the output. Choose a tokenizer for the script.`,
    failed: 'No output.',
    failedText: (run: string, reason: string | null) =>
      `${run} failed here${reason ? `: ${withoutStop(reason)}` : ''}.`,
    na: 'Not applicable.',
    naText: (run: string, reason: string | null) =>
      `${run} says that this segment does not apply${reason ? `: ${withoutStop(reason)}` : ''}.`,
    same: 'Unchanged',
    sameText: (m: { count: number; runs: string }) => `in ${runs(m.count, m.runs)}.`,
    first: 'First output.',
    firstText: 'No run before it met this segment.',
    sameAs: 'Same output',
    sameAsText: (name: string) => `as ${name}.`,
    noBase: 'Nothing to compare with.',
    noBaseText: (m: { name: string; state: 'scored' | 'failed' | 'na'; reason: string | null }) =>
      `${m.name} ${
        m.state === 'failed'
          ? 'failed here'
          : m.state === 'na'
            ? 'says that this segment does not apply'
            : 'has no output'
      }${m.reason ? `: ${withoutStop(m.reason)}` : ''}.`,
    noTexts: 'No texts',
    noTextsText: 'are stored of this segment: only its scores can be read.',
    changed: 'Changed',
    /** `same` is the metric under which both score alike; null where no metric has a score of both. */
    changedText: (m: { name: string; before: boolean; same: string | null }) =>
      `${m.before ? 'since the output before it' : `against ${m.name}`}; ${
        m.same === null ? 'they have no score in common' : `${m.same} is the same`
      }.`,
    higher: 'Scores higher',
    lower: 'Scores lower',
    movedText: (m: {
      label: string
      base: string
      head: string
      name: string
      before: boolean
      /** Whether lower is better. */
      turned: boolean
    }) =>
      `than ${m.before ? `before: ${m.label} ${m.base} before, ${m.head} now` : `${m.name}: ${m.label} ${m.base} there, ${m.head} here`}${
        m.turned ? '; lower is better' : ''
      }. One segment proves nothing about a system.`,
    runOf: (m: { system: string; run: string }) => `${m.system} at ${m.run}`,
  },
  text: {
    heading: 'Text',
    margin: 'As posted, byte for byte. Invisible characters are drawn and named.',
    changed: 'Source or references were another in some versions of the test set; these are those of the output shown.',
    diff: 'Diff',
    diffs: { base: 'base → head', reference: 'head → reference', off: 'off' },
    unit: 'Unit',
    units: { words: 'words', characters: 'characters' },
    source: 'source',
    reference: 'reference',
    referenceN: (n: number) => `reference ${n}`,
    gold: 'gold',
    base: 'base',
    head: 'head',
    headAgainstReference: 'head → reference',
    failed: (reason: string | null) =>
      reason
        ? `failed: ${reason}. No output, which is not an empty one.`
        : 'failed. No output, which is not an empty one.',
    na: (reason: string | null) => (reason ? `not applicable: ${reason}` : 'not applicable'),
    empty: 'empty text',
    noOutput: 'no output',
    cut: (m: { shown: string; length: string }) =>
      `Cut after ${m.shown} of ${m.length} characters; the run’s export has the whole text.`,
    flip: 'differs in meaning: ',
    notes: {
      normalization: 'The two texts look alike: same letters, other code points.',
      whitespace: 'Only white space differs.',
      invisible: 'Only characters that cannot be seen differ.',
      case: 'Only upper and lower case differ.',
      lookalike: 'The two texts look alike, in letters of different scripts:',
    },
  },
  scores: {
    heading: 'Scores',
    explainOf: (label: string) => `Explain ${label} of this segment`,
    example: 'Explain on an example',
    exampleOf: (label: string) => `Explain ${label} on an example`,
    margin: (m: { base: string | null; head: string }) => (m.base ? `Base ${m.base}, head ${m.head}.` : `${m.head}.`),
    caption: 'Scores of this segment',
    columns: { metric: 'Metric', base: 'base', head: 'head', difference: 'difference' },
    none: 'No score of this segment is stored.',
    noScore: '–',
    same: 'same',
    note: 'One segment carries no interval: these figures are to be read, not concluded from.',
    explain: 'Explain',
    flagged: 'What was flagged',
    flags: { kind: 'kind', reference: 'reference', output: 'output', noneFound: 'none found' },
    flagNote: 'A hint for a reader, found from word lists; it never changes a score.',
    clean: 'Nothing was flagged in this output.',
    notScored: (side: 'base' | 'head') => `${side} was not scored by it`,
    overlap: (m: { share: string; least: string }) =>
      `${m.share} of its words are those of a reference; flips are looked for from ${m.least} on.`,
    notLookedAt: (why: string) => `This output was not looked at: ${why}.`,
    /** `least`: the share of words from which on flips are looked for. */
    notLooked: {
      overlap: (least: string) => `less than ${least} of its words are those of a reference`,
      language: () => 'it is in a language that flips are not looked for in',
      'no-reference': () => 'there is no reference',
      'no-text': () => 'there is no output',
      'too-long': () => 'it is too long',
    } satisfies Record<string, (least: string) => string>,
  },
  since: {
    /** `system` where others have run, too. */
    only: (m: At & { system: string | null }) =>
      `The output is of the only run${m.system === null ? '' : ` of ${m.system}`} so far, ${m.run}, ${m.day}.`,
    always: (m: At & { system: string | null }) =>
      m.system === null
        ? `The output has been the same in every run since the first, ${m.run}, ${m.day}.`
        : `The output of ${m.system} has been the same in every run since its first, ${m.run}, ${m.day}.`,
    fresh: (m: At) => `The output is new in ${m.run}, ${m.day}.`,
    reworded: (m: At) => `The segment is another since ${m.run}, ${m.day}; the output is the same as before.`,
    stands: (m: At & { runs: string; atLeast: boolean }) =>
      `The output has stood since ${m.atLeast ? 'at least ' : ''}${m.run}, ${m.day}: ${m.runs} runs in a row.`,
    neverOutput: (m: At) => `There has been no output in any run since the first, ${m.run}, ${m.day}.`,
    noOutput: (m: At) => `There is no output since ${m.run}, ${m.day}.`,
    noOutputRuns: (m: At & { runs: string }) =>
      `There has been no output since ${m.run}, ${m.day}: ${m.runs} runs in a row.`,
    flip: (m: {
      kind: string
      run: string
      day: string
      runs: string
      atLeast: boolean
      before: string | null
      beforeFailed: boolean
      /** Why nobody looked for flips in the run before. */
      notLooked: string | null
    }) => {
      const what = `${(flipWords[m.kind] ?? 'Meaning may differ.').replace(/\.$/, '')} since ${m.atLeast ? 'at least ' : ''}${m.run}, ${m.day}`
      const count = m.runs === '1' ? 'one run' : `${m.runs} runs`
      if (m.before === null) return `${what} (${count}).`
      return m.beforeFailed
        ? `${what} (${count}); ${m.before} before it has no output.`
        : m.notLooked !== null
          ? `${what} (${count}); ${m.before} before it was not looked at: ${m.notLooked}.`
          : `${what} (${count}); ${m.before} before it has no such flag.`
    },
  },
  matches: {
    ngrams: 'N-gram matches',
    ngramsMargin:
      'Head against the references. A filled cell is an n-gram that starts there and is in a reference; counts are clipped.',
    alignment: 'Edit alignment',
    alignmentMargin: (m: { label: string; errors: string; one: boolean; length: string; score: string | null }) =>
      `As ${m.label} counts: ${m.errors} ${m.one ? 'edit' : 'edits'} on ${m.length} items of the reference${
        m.score === null ? '' : `, ${m.score}`
      }. Of several best alignments, the one whose words look most alike.`,
    explain: (label: string) => `Explain this ${label} step by step`,
    tooLong: 'Matches and edits are worked out for texts of up to 4 000 characters.',
  },
  time: {
    heading: 'Over time',
    margin: 'Equal outputs of one system in a row are one line. The newest is at the top.',
    caption: 'Outputs of this segment over time',
    columns: { runs: 'Runs', output: 'Output', readAs: 'Flagged', set: 'Show' },
    runs: (m: { count: number; runs: string; from: string; to: string }) =>
      m.count === 1 ? m.to : `${m.from === m.to ? m.to : `${m.from} to ${m.to}`} · ${m.runs} runs`,
    read: 'as head',
    against: 'as base',
    isHead: 'head',
    isBase: 'base',
    none: '–',
    noFlag: 'none',
    notLooked: 'not looked at',
    notScored: 'not scored',
    more: (m: { shown: number; total: number }) => `The first ${m.shown} of ${m.total} metrics; the download has all.`,
    shown: (m: {
      shown: string
      total: string
      oneLine: boolean
      outputs: number
      outputsText: string
      runs: number
      runsText: string
    }) =>
      `${m.shown} of ${m.total} ${m.oneLine ? 'line' : 'lines'}: ${
        m.outputs === 0 ? 'no output' : m.outputs === 1 ? 'one output' : `${m.outputsText} different outputs`
      } in ${runs(m.runs, m.runsText)}.`,
    truncated: (m: { runs: string }) => `Only the newest ${m.runs} runs were looked at.`,
    next: 'Older',
    first: 'Newest',
  },
} as const

const flipWords: Readonly<Record<string, string>> = {
  negation: 'Negation differs.',
  number: 'Number differs.',
  unit: 'Unit differs.',
  date: 'Date differs.',
  currency: 'Currency differs.',
  name: 'Name differs.',
  polarity: 'Opposite meaning.',
}
