import { describe, expect, it } from 'vitest'
import { alsoKnownAs } from '../../lib/explain/also-known-as.ts'
import { BLEU_BANDS, findBand } from '../../lib/explain/bleu-band.ts'
import { toRunVariants } from '../../lib/explain/run-variants.ts'
import { shareOfVocabulary } from '../../lib/explain/share-of-vocabulary.ts'
import { ENGLISH_TEXTS } from '../../lib/explain/texts/en/texts.ts'
import { CHINESE_TEXTS } from '../../lib/explain/texts/zh/texts.ts'
import type { MetricSegment } from '../../lib/metrics/metric.ts'
import { runMessages } from '../../lib/report/messages/en/run.ts'

const PARTS = [
  ['die Pumpe läuft seit Montag', 'the pump has been running since Monday', 'the pump has run since Monday'],
  ['das Ventil ist offen', 'the valve is open', 'the valve stands open'],
  ['wir liefern morgen in der Stadt aus', 'we deliver in the city tomorrow', 'we deliver in town tomorrow'],
  [
    'der Zug fährt langsam aus dem Bahnhof',
    'the train leaves the station slowly',
    'the train slowly leaves the station',
  ],
  ['sie liest gern lange Bücher', 'she likes reading long books', 'she likes to read long books'],
] as const

/** A translated test set whose outputs say what the references say. */
function translate(count: number): MetricSegment[] {
  return Array.from({ length: count }, (_, i) => {
    const [source, reference, hypothesis] = PARTS[i % PARTS.length]
    return { id: String(i), source, references: [reference], hypothesis }
  })
}
const TRANSLATED = translate(100)
const [FIRST, ...REST] = TRANSLATED

describe('bands of BLEU', () => {
  it('a translated test set has the band of its score', () => {
    const found = alsoKnownAs('bleu', TRANSLATED)
    expect(found?.band).toEqual(
      BLEU_BANDS.find(({ from, to }) => from <= Number(found?.value) && Number(found?.value) < to),
    )
    expect(found?.band).not.toBeUndefined()
    expect(found?.noBand).toBeNull()
  })
  it.each([
    ['one segment', [FIRST], { because: 'segments', least: 100 }],
    ['fewer segments than a test set has', REST, { because: 'segments', least: 100 }],
    ['no source texts', TRANSLATED.map((one) => ({ ...one, source: undefined })), { because: 'translation' }],
    ['one source missing', [{ ...FIRST, source: ' ' }, ...REST], { because: 'translation' }],
    [
      'sources in the language of the references, as of summaries',
      TRANSLATED.map((one, i) => ({ ...one, source: `${PARTS[(i + 1) % 5][1]}, and ${one.references?.[0]}` })),
      { because: 'translation' },
    ],
  ])('no band for %s, and it is said why', (_, segments, noBand) => {
    expect(alsoKnownAs('bleu', segments)).toMatchObject({ band: null, noBand })
    expect(toRunVariants('bleu', segments)).toMatchObject({ band: null, noBand })
    expect(runMessages.variants.noBand(noBand as never)).toMatch(/^A vendor’s table .*\.$/)
  })
  it('outputs that turn the meaning keep the band, and their number is to be said beside it', () => {
    expect(alsoKnownAs('bleu', TRANSLATED)).toMatchObject({ turnedOutputs: 0 })
    const turned = [{ ...REST[0], id: 'flip', hypothesis: 'the valve is not open' }, ...TRANSLATED]
    for (const found of [alsoKnownAs('bleu', turned), toRunVariants('bleu', turned)]) {
      expect(found?.band).not.toBeNull()
      expect(found).toMatchObject({ noBand: null, turnedOutputs: 1 })
    }
    expect(runMessages.variants.turned(1)).toContain('1 of these outputs')
  })
  it.each(['bleu:order=1', 'bleu:tok=char', 'bleu:tok=zh', 'bleu:tok=none', 'chrf', 'rougeL'])(
    'nothing is said of bands for %s, of which the table does not speak',
    (spec) => {
      expect(alsoKnownAs(spec, TRANSLATED)).toMatchObject({ band: null, noBand: null })
    },
  )
  it('the bands join without a gap, each with words in both languages, and the warning says for what they are', () => {
    BLEU_BANDS.forEach(({ id, from }, i) => {
      expect(from).toBe(i === 0 ? 0 : BLEU_BANDS[i - 1].to)
      for (const texts of [ENGLISH_TEXTS, CHINESE_TEXTS]) expect(texts.bands[id]).not.toBe('')
      const options = { order: '4', tok: '13a' }
      expect(findBand({ score: from, options, segments: TRANSLATED }).band?.id).toBe(id)
    })
    expect(Object.keys(ENGLISH_TEXTS.bands)).toEqual(BLEU_BANDS.map(({ id }) => id))
    for (const part of [/translation/, /one test set/, /one signature/])
      expect(ENGLISH_TEXTS.bandWarning.text).toMatch(part)
    for (const part of [/翻译/, /同一测试集/, /同一签名/]) expect(CHINESE_TEXTS.bandWarning.text).toMatch(part)
  })
})

describe('share of vocabulary', () => {
  it.each([
    ['nothing shared', ['ja nein'], ['yes no'], 0],
    ['the same words, whatever their case and order', ['a b a'], ['A a', 'B'], 1],
    ['half of one', ['a valve'], ['The Valve'], 0.5],
    ['ideographs count one by one', ['阀门已打开'], ['阀门未打开'], 0.8],
    ['no letters', ['12'], ['a'], 0],
    ['nothing at all', [], [], 0],
  ] as const)('%s', (_, a, b, share) => {
    expect(shareOfVocabulary(a, b)).toBeCloseTo(share, 12)
    expect(shareOfVocabulary(b, a)).toBeCloseTo(share, 12)
  })
})
