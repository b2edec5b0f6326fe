/** Words of a verdict and the sentences that carry one: shared by pages, comments and exports. */

export interface SentencePart {
  readonly text: string
  /** Numbers are set bold and never broken over two lines. */
  readonly number?: boolean
}
const text = (value: string): SentencePart => ({ text: value })
const number = (value: string): SentencePart => ({ text: value, number: true })

const list = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`
const outputs = (count: string, one: boolean) => (one ? `The only paired output is` : `All ${count} paired outputs are`)

export const verdictMessages = {
  words: {
    better: 'better',
    worse: 'worse',
    'too-small': 'too small to matter',
    'not-after-correction': 'not after correction',
    few: 'not ranked',
    inconclusive: 'inconclusive',
    identical: 'identical',
    'not-compared': 'not compared',
    'no-score': 'no score',
    none: 'no verdict',
  },
  opening: {
    better: 'Better.',
    worse: 'Worse.',
    'too-small': 'Too small to matter.',
    'not-after-correction': 'Not after correction.',
    few: 'Too few to rank.',
    inconclusive: 'Inconclusive.',
    identical: 'Identical.',
    'not-comparable': 'Not comparable.',
    'after-repair': 'Comparable after repair.',
    none: 'No verdict.',
  },
  unit: { points: 'points', ratio: '', nats: 'nats', bits: 'bits', value: '' } as Readonly<Record<string, string>>,
  moved: (m: { metric: string; way: 'higher' | 'lower' | 'level'; size: string; unit: string }): SentencePart[] =>
    m.way === 'level'
      ? [text(`${m.metric} is the same to the last digit`)]
      : [text(`${m.metric} is ${m.way} by `), number(m.size), text(m.unit ? ` ${m.unit}` : '')],
  interval: (m: { low: string; high: string }): SentencePart[] => [
    text(', 95 % interval '),
    { text: `${m.low} to ${m.high}` },
  ],
  noInterval: ', with no interval',
  few: (m: { count: string; unit: 'segment' | 'document' }) =>
    ` Only ${m.count} ${m.unit}s were resampled: the interval is rough and no gate rests on it.`,
  moreThanMatters: (effect: string) => `; more than the ${effect} that matters here`,
  lessThanMatters: (effect: string) => `; less than the ${effect} that matters here`,
  insideBand: (effect: string) => `; wholly inside the ±${effect} that does not matter here`,
  couldHaveShown: (mde: string) => `; this test set could have shown ${mde}`,
  identical: (m: { count: string; one: boolean }): SentencePart[] => [
    text(`${outputs(m.count, m.one)} the same, character for character`),
  ],
  agree: (names: readonly string[]) => `${list(names)} ${names.length === 1 ? 'agrees' : 'agree'}.`,
  others: (m: { names: readonly string[]; word: string }) =>
    `${list(m.names)} ${m.names.length === 1 ? 'is' : 'are'} ${m.word}.`,
  othersInconclusive: (names: readonly string[]) =>
    `${list(names)} ${names.length === 1 ? 'is' : 'are'} inconclusive, which is not the same as equal.`,
  notAfterCorrection: (m: { metric: string; p: string; family: number }) =>
    `${m.metric}: the interval is clear of 0, but not after the correction for ${m.family} metrics (Holm p ${m.p}).`,
  noTest: 'Difference 0, interval [0, 0], p 1. Nothing was tested, because there is nothing to test.',
  reach: (m: { n: string; mde: string }) =>
    `With ${m.n} segments this test set could have shown ${m.mde} or more (80 % power).`,
  noReach: (n: string) =>
    `With ${n} segments no difference that the scale has room for could have been shown (80 % power).`,
  needed: (m: { effect: string; segments: string }) =>
    `A true difference of ${m.effect} would need about ${m.segments} segments.`,
  notEqual: 'This is not evidence that they are equal.',
  notComparable: (m: { metrics: readonly string[]; fields: readonly string[]; repairable: boolean }) =>
    `The two ${list(m.metrics)} figures differ in ${list(m.fields)}, so there is no difference to show${
      m.repairable ? ' until both are scored alike' : ''
    }.`,
  onePair: (m: { pairs: number }) =>
    m.pairs === 0 ? 'No segment is in both runs.' : 'One pair: no interval and no verdict.',
  pairing: (m: { base: string; head: string; pairs: string; one: boolean }) =>
    `Of ${m.base} segments in base and ${m.head} in head, ${m.pairs} ${m.one ? 'is' : 'are'} in both with the same source and references. Pairing goes by id and content, never by line: were they renumbered?`,
  leftOut: (names: readonly string[]) =>
    `${list(names)} ${names.length === 1 ? 'is' : 'are'} left out: not comparable.`,
} as const
