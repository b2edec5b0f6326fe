/** Facts of a finding or flip as the sentences need them; numbers are already formatted. */
export interface LintFacts {
  readonly count: string
  readonly total: string
  /** Whether it is about one segment. */
  readonly one: boolean
  readonly part: string
  readonly details: Readonly<Record<string, string | number>>
}

type Sentence = (facts: LintFacts) => string

/** What the lints say, in English; another language is a file of the same name in the folder beside this one. */
export const lintMessages = {
  title: 'Remarks on the data',
  none: 'No remarks on the data.',
  severities: { error: 'error', warning: 'warning', note: 'note' } as Readonly<Record<string, string>>,
  parts: {
    source: 'sources',
    hypothesis: 'outputs',
    references: 'references',
    segments: 'segments',
  } as Readonly<Record<string, string>>,
  names: {
    'transposed-references': 'References the wrong way round',
    'shifted-lines': 'Lines shifted',
    'dropped-blank-lines': 'Blank lines dropped',
    'blank-reference': 'Blank references',
    'empty-output': 'Empty outputs',
    'wrong-script': 'Other script',
    'copied-source': 'Source copied',
    'tokenized-text': 'Text cut into tokens',
    mojibake: 'Broken encoding',
    'byte-order-mark': 'Byte order mark',
    'carriage-return': 'Carriage returns',
    'invisible-characters': 'Invisible characters',
    'no-break-space': 'No-break spaces',
    'duplicate-segments': 'Segments repeated',
  } as Readonly<Record<string, string>>,
  /** What is so, and how to mend it. */
  findings: {
    'transposed-references': ({ details }) =>
      `Every segment has the references of all (${details.references} each): the list was read the wrong way round. Give each segment its own references.`,
    'shifted-lines': ({ count, one, details }) =>
      `From ${details.from} to ${details.to} (${count} ${one ? 'segment' : 'segments'}) the outputs fit the references ${lines(details.by)}. A line is missing or too many in one of the files.`,
    'dropped-blank-lines': ({ count, one, details }) =>
      `From ${details.from} to ${details.to} (${count} ${one ? 'segment' : 'segments'}) the outputs fit the references ${lines(details.by)}, beginning at a blank line. Keep blank lines in all files.`,
    'blank-reference': ({ count, one }) =>
      `${count} ${one ? 'segment has' : 'segments have'} a blank reference. Give the reference, or leave the segment out.`,
    'empty-output': ({ count, one }) =>
      `${count} ${one ? 'output is' : 'outputs are'} empty and counted as such. Post an item that failed with state "failed".`,
    'wrong-script': ({ count, one, details }) =>
      `${count} ${one ? 'output is' : 'outputs are'} in another script than the references (mostly ${details.actual}, where ${details.expected} is expected).`,
    'copied-source': ({ count, total, one }) =>
      `${count} of ${total} ${total === '1' ? 'output' : 'outputs'} ${one ? 'repeats its source' : 'repeat their source'}, where no reference does.`,
    'tokenized-text': ({ count, one, part, details }) =>
      `The ${part} of ${count} ${one ? 'segment' : 'segments'} seem to be cut into tokens (${traces[details.trace] ?? details.trace}). Detokenize them: metrics cut texts themselves.`,
    mojibake: ({ count, one, part, details }) =>
      `The ${part} of ${count} ${one ? 'segment hold' : 'segments hold'} ${breaks[details.how] ?? breaks['utf-8']}`,
    'byte-order-mark': ({ count, one, part }) =>
      `The ${part} of ${count} ${one ? 'segment begin' : 'segments begin'} with a byte order mark, which counts as a character. Remove it.`,
    'carriage-return': ({ count, one, part }) =>
      `The ${part} of ${count} ${one ? 'segment hold' : 'segments hold'} a carriage return. End lines with a line feed alone.`,
    'invisible-characters': ({ count, one, part }) =>
      `The ${part} of ${count} ${one ? 'segment hold' : 'segments hold'} characters that cannot be seen (soft hyphens, zero-width or control characters) but are compared.`,
    'no-break-space': ({ count, one, part }) =>
      `The ${part} of ${count} ${one ? 'segment hold' : 'segments hold'} no-break spaces, at which not every tokenizer splits.`,
    'duplicate-segments': ({ count, one, details }) =>
      `${count} ${one ? 'segment repeats' : 'segments repeat'} an earlier one, source and references alike (${details.distinct} are distinct): they count double.`,
  } satisfies Record<string, Sentence> as Readonly<Record<string, Sentence>>,
  /** What makes a score mean less than it seems; the sentences come from the metrics. */
  warnings: {
    'script-without-spaces': 'Script without spaces',
    'empty-reference': 'Blank references',
    'empty-output': 'Empty outputs',
    'tokenized-output': 'Outputs cut into tokens',
    'no-ngrams': 'Too short for the longest n-gram',
    'emptied-text': 'Nothing left of texts',
    'dropped-letters': 'Letters thrown away',
    'no-line-breaks': 'No line breaks',
    'near-labels': 'Labels that look alike',
    'unbalanced-classes': 'Unbalanced classes',
    'emptied-answer': 'Nothing left of answers',
    'too-few-samples': 'Too few samples',
    'certain-tokens': 'Certain of every token',
    'count-beside-text': 'Counts that the text does not have',
    'partly-scored': 'Texts scored in part',
    'several-models': 'Scores of several models',
  } as Readonly<Record<string, string>>,
  flips: {
    title: 'Meaning flips',
    found: (m: { count: string; one: boolean; kind: string }) =>
      `${m.count} ${m.one ? 'output differs' : 'outputs differ'} from the reference by ${kindPhrases[m.kind] ?? m.kind}, in nearly the same words.`,
    about:
      'Outputs that are nearly their reference, word for word, but say something else. A hint for reading, not a quality score.',
    none: 'No meaning flips found.',
    unread: 'Meaning flips: not looked for',
    unknownLanguage: (m: { count: string; one: boolean }) =>
      `${m.count} ${m.one ? 'output is' : 'outputs are'} in a language without word lists: flips are looked for in English, Chinese and German only.`,
    misread:
      'The data have an error (above), by which outputs are read against references that are not theirs: no flip of meaning can be told from that.',
    tooLong: (m: { count: string; one: boolean }) =>
      `${m.count} ${m.one ? 'text is' : 'texts are'} too long to be read for flips (more than 4 000 characters).`,
    kinds: {
      negation: 'negation',
      number: 'number',
      unit: 'unit',
      date: 'date',
      currency: 'currency',
      name: 'name',
      polarity: 'opposite',
    } as Readonly<Record<string, string>>,
    replaced: (reference: string, hypothesis: string) => `“${reference}” became “${hypothesis}”`,
    introduced: (count: string, one: boolean) => `${count} ${one ? 'flip' : 'flips'} introduced`,
    removed: (count: string, one: boolean) => `${count} ${one ? 'flip' : 'flips'} removed`,
    /** Shares are in per cent. */
    rate: {
      statement: (m: { base: string; head: string; delta: string; interval: string }) =>
        `Flagged pairs: ${m.base} % in base, ${m.head} % in head; difference ${m.delta} percentage points, ${m.interval}.`,
      interval: (m: { low: string; high: string; resamples: string; documents: string | null }) =>
        `95 % interval ${m.low} to ${m.high} (${m.resamples} resamples of ${m.documents === null ? 'segments' : `${m.documents} documents`})`,
      noInterval: 'too little for an interval',
      alike: (m: { share: string }) =>
        `Flagged pairs: ${m.share} % in base and the same ones in head: nothing differs of which an interval could be drawn.`,
    },
  },
}

export type LintMessages = typeof lintMessages

const kindPhrases: Readonly<Record<string, string>> = {
  negation: 'a negation',
  number: 'a number',
  unit: 'a unit',
  date: 'a date',
  currency: 'a currency',
  name: 'a name',
  polarity: 'a word of the opposite meaning',
}

const traces: Readonly<Record<string, string>> = {
  'loose-signs': 'blanks before periods and commas',
  'spaced-script': 'blanks in a script that has none',
  subword: 'subword marks or escapes',
}

/** How texts were broken, and how to mend it. */
const breaks: Readonly<Record<string, string>> = {
  'utf-8': 'remains of a wrong encoding (such as Ã¼ for ü). Read the file as UTF-8.',
  gbk: 'remains of UTF-8 that was read as GBK (such as 眉 for ü). Read the file as UTF-8.',
  lost: 'replacement characters (�) where letters were lost to a wrong encoding. Make the file again from its original.',
  cyrillic:
    'Cyrillic whose capitals and small letters changed places: KOI8-R and Windows-1251 were taken for each other. Read the file in the encoding it was written in.',
  'one-byte':
    'signs in place of letters, as when Latin-1, Windows-1252, Mac OS Roman or CP850 are taken for each other (¸ or ³ for ü). Read the file in the encoding it was written in.',
}

function lines(by: string | number): string {
  const count = Math.abs(Number(by))
  return `${count} ${count === 1 ? 'line' : 'lines'} ${Number(by) > 0 ? 'further on' : 'before'}`
}
