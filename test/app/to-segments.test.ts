import { describe, expect, it } from 'vitest'
import { FIRST_STATE } from '../../app/_components/explain/explain-address.ts'
import { MOST_LOGPROB_CHARACTERS, readLogprobs, shortenDocuments } from '../../app/_components/explain/read-logprobs.ts'
import { MOST_LABEL_CHARACTERS, MOST_LABELS, toLabelItems } from '../../app/_components/explain/to-label-items.ts'
import { MOST_CHARACTERS, toSegments } from '../../app/_components/explain/to-segments.ts'

const state = (hypothesis: string, reference: string) => ({ ...FIRST_STATE, hypothesis, references: [reference] })
const most = MOST_CHARACTERS.bleu

describe('pasted texts', () => {
  it('short ones are worked out whole', () => {
    const texts = toSegments(state('a b\nc', 'a\nc d'), 'bleu')
    expect(texts.shortenedTo).toBeNull()
    expect(texts.segments).toMatchObject([
      { hypothesis: 'a b', references: ['a'] },
      { hypothesis: 'c', references: ['c d'] },
    ])
  })
  it('of one very long line the beginning is, and no surrogate pair is cut apart', () => {
    const long = `${'x'.repeat(most - 1)}😀${'y'.repeat(100)}`
    for (const lines of ['segments', 'text'] as const) {
      const texts = toSegments({ ...state(long, 'x'), lines }, 'bleu')
      expect(texts.shortenedTo).toBe(most)
      expect(texts.segments?.[0]).toMatchObject({ hypothesis: 'x'.repeat(most - 1), references: ['x'] })
      expect(texts.hypothesis).toBe(long)
    }
  })
  it('of many lines those are that fit on both sides', () => {
    const line = 'x'.repeat(most / 4)
    const texts = toSegments(state(Array(10).fill(line).join('\n'), Array(10).fill('x').join('\n')), 'bleu')
    expect([texts.segments?.length, texts.shortenedTo, texts.cut]).toEqual([4, most, false])
  })
  it('too many short lines are another matter', () => {
    const texts = toSegments(state(Array(600).fill('x').join('\n'), Array(600).fill('x').join('\n')), 'bleu')
    expect([texts.segments?.length, texts.shortenedTo, texts.cut]).toEqual([500, null, true])
  })
  it('edits, which take time by the square, are of less', () => {
    expect(toSegments(state('x'.repeat(5000), 'x'), 'edits').shortenedTo).toBe(MOST_CHARACTERS.edits)
  })
})

describe('pasted labels', () => {
  const lines = (count: number, of = (i: number) => `l${i % 3}`) =>
    Array.from({ length: count }, (_, i) => of(i)).join('\n')

  it('few are worked out whole, without empty lines', () => {
    expect(toLabelItems('a\n\n b \n', 'b\nb')).toEqual({
      gap: null,
      crossed: { gold: 3, predicted: 2 },
      gold: 2,
      predicted: 2,
      items: [
        { id: '1', label: 'a', predictedLabel: 'b' },
        { id: '2', label: 'b', predictedLabel: 'b' },
      ],
      cut: false,
      shortenedTo: null,
      hasManyLabels: false,
    })
  })
  it.each([
    ['a\nb\nc', 'a\nb\nc', null],
    ['a\n\nb\n', 'a\n\nb\n\n', null],
    ['a\n\nb\nc', 'a\nb\n\n\nc', { gold: 3, predicted: 2 }],
    ['\na\nb', 'a\nb', { gold: 2, predicted: 1 }],
  ])('from where on labels of different lines pair, %j and %j', (gold, predicted, crossed) => {
    expect(toLabelItems(gold, predicted)).toMatchObject({ gap: null, crossed })
  })
  it('there are no items where the counts differ, or where there are none', () => {
    // Dropping the empty lines would pair the second label of one side with the third line of the other.
    expect(toLabelItems('ham\n\nspam\nham', 'ham\nspam\n\nham')).toMatchObject({
      items: [],
      gap: { line: 2, missing: 'gold' },
    })
    expect(toLabelItems('a\nb', 'a\n \n')).toMatchObject({ items: [], gap: null, gold: 2, predicted: 1 })
    expect(toLabelItems('a\nb\nc', 'a\n\nc')).toMatchObject({ items: [], gap: { line: 2, missing: 'predicted' } })
    expect(toLabelItems('a\nb', 'a')).toMatchObject({ gold: 2, predicted: 1, items: [] })
    expect(toLabelItems('', ' \n')).toMatchObject({ gold: 0, predicted: 0, items: [], cut: false })
  })
  it('lines beyond the limit are left out', () => {
    const shown = toLabelItems(lines(501), lines(501))
    expect(shown.items).toHaveLength(500)
    expect(shown).toMatchObject({ gold: 501, cut: true, shortenedTo: null, hasManyLabels: false })
  })
  it('characters beyond the limit are left out, on both sides alike', () => {
    const shown = toLabelItems(
      lines(50),
      lines(50, () => 'x'.repeat(MOST_LABEL_CHARACTERS / 10)),
    )
    expect(shown.items).toHaveLength(10)
    expect(shown).toMatchObject({ cut: false, shortenedTo: MOST_LABEL_CHARACTERS })
  })
  it('items end before there are too many different labels', () => {
    const all = lines(300, (i) => `l${i}`)
    const shown = toLabelItems(all, all)
    expect(shown.items).toHaveLength(MOST_LABELS)
    expect(shown.hasManyLabels).toBe(true)
    expect(
      toLabelItems(
        all,
        lines(300, (i) => `m${i}`),
      ).items,
    ).toHaveLength(MOST_LABELS / 2)
  })
})

describe('pasted log-probabilities', () => {
  const long = '-0.25 '.repeat(MOST_LOGPROB_CHARACTERS / 6 + 10)

  it('few are worked out whole, each with its text', () => {
    expect(shortenDocuments('-1 -2\n\n-3', 'a b\nc')).toEqual({
      logprobs: '-1 -2\n-3',
      text: 'a b\nc',
      cut: false,
      shortenedTo: null,
    })
    expect(shortenDocuments('', 'a')).toEqual({ logprobs: '', text: 'a', cut: false, shortenedTo: null })
  })
  it('documents beyond the limit are left out with their texts', () => {
    const shown = shortenDocuments(Array(600).fill('-1').join('\n'), Array(600).fill('a').join('\n'))
    expect(shown.logprobs.split('\n')).toHaveLength(500)
    expect(shown.text.split('\n')).toHaveLength(500)
    expect(shown).toMatchObject({ cut: true, shortenedTo: null })
  })
  it('texts that are not one a document do not become so when documents are left out', () => {
    const shown = shortenDocuments(Array(600).fill('-1').join('\n'), Array(500).fill('a').join('\n'))
    expect(shown.text).toBe('')
    expect(shortenDocuments('-1\n-2', 'a').text).toBe('a')
  })
  it('a document that is too long by itself ends after a whole number, and its text is left out', () => {
    const shown = shortenDocuments(long, 'a')
    expect(shown.text).toBe('')
    expect(shown.shortenedTo).toBe(MOST_LOGPROB_CHARACTERS)
    const { documents, bad } = readLogprobs(shown.logprobs)
    expect(bad).toBeNull()
    expect(new Set(documents[0])).toEqual(new Set([-0.25]))
    expect(documents[0].length).toBe(Math.floor(MOST_LOGPROB_CHARACTERS / 6))
  })
  it('a text that is too long by itself is left out, its log-probabilities are not', () => {
    const shown = shortenDocuments('-1 -2', 'x'.repeat(MOST_LOGPROB_CHARACTERS + 1))
    expect(shown).toMatchObject({ logprobs: '-1 -2', text: '', shortenedTo: MOST_LOGPROB_CHARACTERS })
  })
})
