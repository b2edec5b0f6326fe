import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { FlipKind } from '../../lib/lints/flip.ts'
import type { LintLanguage } from '../../lib/lints/guess-language.ts'
import { findMeaningFlips } from '../../lib/lints/meaning-flip.ts'

interface FlipPair {
  readonly id: string
  readonly lang: LintLanguage
  readonly reference: string
  readonly hypothesis: string
  readonly flip: FlipKind | null
}

function readPairs(name: string): FlipPair[] {
  const text = readFileSync(new URL(`../fixtures/lints/${name}`, import.meta.url), 'utf8')
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
}

const kindsOf = (reference: string, hypothesis: string, language?: LintLanguage) =>
  findMeaningFlips([reference], hypothesis, language).map(({ kind }) => kind)

/** Precision: of the pairs that fire, the share whose own kind is among what fired. Recall: of the flips, the share found as their kind. */
function measure(pairs: readonly FlipPair[]) {
  const fired = pairs.map(({ reference, hypothesis }) => kindsOf(reference, hypothesis))
  const isRight = pairs.map(({ flip }, i) => flip !== null && fired[i].includes(flip))
  const right = isRight.filter(Boolean).length
  const precision = right / fired.filter((kinds) => kinds.length > 0).length
  const recall = right / pairs.filter(({ flip }) => flip !== null).length
  const amiss = pairs.filter(({ flip }, i) => (flip === null ? fired[i].length > 0 : !isRight[i])).map(({ id }) => id)
  return { pairs: pairs.length, precision, recall, amiss }
}

describe('meaning flips on pairs', () => {
  it('the frozen set is large enough, half of it traps, and no pair is there twice', () => {
    const pairs = readPairs('meaning-flips.jsonl')
    expect(pairs.length).toBeGreaterThanOrEqual(240)
    expect(2 * pairs.filter(({ flip }) => flip === null).length).toBeGreaterThanOrEqual(pairs.length)
    expect(new Set(pairs.map(({ reference, hypothesis }) => `${reference}|${hypothesis}`)).size).toBe(pairs.length)
  })
  it.each([
    'meaning-flips.jsonl',
    'meaning-flips-second.jsonl',
    'meaning-flips-third.jsonl',
    'meaning-flips-fourth.jsonl',
  ])('%s: precision ≥ 0.95 and recall ≥ 0.8, language guessed', (name) => {
    const figures = measure(readPairs(name))
    console.log(name, JSON.stringify(figures))
    expect(figures.precision).toBeGreaterThanOrEqual(0.95)
    expect(figures.recall).toBeGreaterThanOrEqual(0.8)
  })
})

describe('pairs by somebody who had not seen the lint', () => {
  // Its writer tells kinds otherwise in part: times of day and centuries are dates there. Figures at first sight: docs/lints.md.
  it('flagged at all: precision ≥ 0.95 and recall ≥ 0.9, language guessed', () => {
    const pairs = readPairs('meaning-flips-unseen.jsonl')
    const flagged = pairs.filter(({ reference, hypothesis }) => kindsOf(reference, hypothesis).length > 0)
    const right = flagged.filter(({ flip }) => flip !== null).length
    expect(pairs.length).toBe(320)
    expect(right / flagged.length).toBeGreaterThanOrEqual(0.95)
    expect(right / pairs.filter(({ flip }) => flip !== null).length).toBeGreaterThanOrEqual(0.9)
  })
})

describe('pairs of a kind that the lint once misread', () => {
  it.each(
    readPairs('meaning-flips-fifth.jsonl').map(({ reference, hypothesis, flip, lang }) => [
      reference,
      hypothesis,
      flip,
      lang,
    ]),
  )('%s / %s: %s, both ways round', (reference, hypothesis, flip, lang) => {
    const expected = flip === null ? [] : [flip]
    expect(kindsOf(reference!, hypothesis!, lang as LintLanguage)).toEqual(expected)
    expect(kindsOf(hypothesis!, reference!, lang as LintLanguage)).toEqual(expected)
  })
})

describe('the founding examples', () => {
  it.each<[string, string, FlipKind]>([
    ['阀门已打开', '阀门未打开', 'negation'],
    ['the valve is open', 'the valve is not open', 'negation'],
    ['the bus leaves at ten', 'the bus leaves at nine', 'number'],
    ['ten', 'nine', 'number'],
    ['1280', '1230', 'number'],
    ['这只猫在睡觉', '这只猫没有在睡觉', 'negation'],
    ['巴黎', '柏林', 'name'],
    ['会议在巴黎举行', '会议在柏林举行', 'name'],
  ])('%s / %s is a flip of %s, both ways round', (reference, hypothesis, kind) => {
    expect(kindsOf(reference, hypothesis)).toEqual([kind])
    expect(kindsOf(hypothesis, reference)).toEqual([kind])
  })
})

describe('kinds of wording', () => {
  it.each([
    ['a denial of a word that denies', 'Nobody denies that it was late.', 'Everyone agrees that it was late.'],
    ['a denial of a word with a denying beginning', 'Das ist nicht unwichtig.', 'Das ist wichtig.'],
    ['what cannot be helped', 'He could not resist eating the cake.', 'He ate the cake.'],
    ['a denied opposite of one ideograph', '这条路不宽。', '这条路很窄。'],
  ])('%s is no flip, either way round', (_, reference, hypothesis) => {
    expect(kindsOf(reference, hypothesis)).toEqual([])
    expect(kindsOf(hypothesis, reference)).toEqual([])
  })
  it.each([
    [
      'both texts have the denying word',
      'Nobody denies that it was late.',
      'Everybody denies that it was late.',
      'negation',
    ],
    ['a verb that comes apart', 'Sie nahm die Einladung gern an.', 'Sie lehnte die Einladung gern ab.', 'polarity'],
    [
      'a verb that comes apart in a first clause',
      'Er stieg ein, als es regnete.',
      'Er stieg aus, als es regnete.',
      'polarity',
    ],
  ] as const)('%s: a flip', (_, reference, hypothesis, kind) => {
    expect(kindsOf(reference, hypothesis)).toEqual([kind])
    expect(kindsOf(hypothesis, reference)).toEqual([kind])
  })
})

describe('spans and evidence', () => {
  it('a number: both places and both words', () => {
    const [flip] = findMeaningFlips(['The factory made 1,280 engines.'], 'The factory made 1,230 engines.')
    expect(flip).toEqual({
      kind: 'number',
      referenceIndex: 0,
      reference: { start: 17, end: 22, text: '1,280' },
      hypothesis: { start: 17, end: 22, text: '1,230' },
      words: ['1,280', '1,230'],
    })
  })
  it('a negation has a place on one side only', () => {
    const [flip] = findMeaningFlips(['这只猫在睡觉。'], '这只猫没有在睡觉。')
    expect(flip).toMatchObject({ kind: 'negation', reference: null, hypothesis: { start: 3, end: 5, text: '没有' } })
  })
  it('places count UTF-16 units, also after an emoji and in full-width text', () => {
    const [flip] = findMeaningFlips(['😀 订单共１２８０件。'], '😀 订单共１２３０件。')
    expect(flip.hypothesis).toEqual({ start: 6, end: 10, text: '１２３０' })
  })
  it('two flips in one sentence are both told', () => {
    expect(kindsOf('The train to Paris leaves at ten o’clock.', 'The train to Berlin leaves at nine o’clock.')).toEqual(
      ['number', 'name'],
    )
  })
})

describe('when nothing is told', () => {
  it.each([
    ['empty output', 'The valve is open.', ''],
    ['empty reference', '', 'The valve is not open.'],
    ['identical texts', 'The valve is not open.', 'The valve is not open.'],
    ['another sentence altogether', 'The valve is open.', 'Nobody knew how many boats would not return.'],
    ['a number that is only left out', 'The hotel has 240 rooms by the sea.', 'The hotel has rooms by the sea.'],
    ['a number that is only added', 'The hotel has rooms by the sea.', 'The hotel has 240 rooms by the sea.'],
    ['a language without word lists', 'Поезд уходит в 10 часов.', 'Поезд не уходит в 9 часов.'],
    ['Japanese, which shares ideographs', '会議は東京で開かれます', '会議は大阪で開かれます'],
  ])('%s', (_, reference, hypothesis) => {
    expect(findMeaningFlips([reference], hypothesis)).toEqual([])
  })
  it('no references, or the language said to be unknown', () => {
    expect(findMeaningFlips([], 'The valve is not open.')).toEqual([])
    expect(findMeaningFlips(['The valve is open.'], 'The valve is not open.', null)).toEqual([])
  })
})

describe('several references', () => {
  const open = 'The valve on the left is open.'
  const shut = 'The valve on the left is not open.'
  it('no flip where one of them is the output', () => expect(findMeaningFlips([open, shut], shut)).toEqual([]))
  it('no flip where another agrees with the output in other words', () => {
    expect(findMeaningFlips([open, 'The left valve has not been opened yet.'], shut)).toEqual([])
    expect(
      findMeaningFlips(['The tram leaves at ten.', 'Departure of the tram: 9 a.m.'], 'The tram leaves at nine.'),
    ).toEqual([])
  })
  it('a flip where all say otherwise, told against the closest', () => {
    const flips = findMeaningFlips(['The left valve has been opened.', open], shut)
    expect(flips).toMatchObject([{ kind: 'negation', referenceIndex: 1 }])
  })
})

const uedin = new URL('../../../shared/corpora/wmt17-ende/uedin-nmt.txt', import.meta.url)
const reference = new URL('../../../shared/corpora/wmt17-ende/ref.txt', import.meta.url)

describe.skipIf(!existsSync(uedin))('on WMT17 English-German (skipped where the corpora are absent)', () => {
  const linesOf = (url: URL) => readFileSync(url, 'utf8').split('\n').slice(0, 3004)
  it('few of 3 004 outputs are flips, among them known faults of the system', () => {
    const outputs = linesOf(uedin)
    const found = linesOf(reference).flatMap((text, i) =>
      findMeaningFlips([text], outputs[i], 'de').map(({ kind, words }) => `${i + 1} ${kind} ${words.join(' → ')}`),
    )
    expect(found.length).toBeLessThan(60)
    expect(found).toContain('505 unit 13,75 Zoll → 13,75 Zentimeter')
    expect(found).toContain('928 number 59 Jahre → 57 Jahre')
    expect(found).toContain('1018 number 5.30 Uhr morgens → 17.30 Uhr')
    expect(found).toContain('2508 currency £16 Milliarden → 16 Milliarden Euro')
    expect(found).toContain('2999 number 798,6 Millionen Euro → 789,6 Millionen Euro')
  })
})
