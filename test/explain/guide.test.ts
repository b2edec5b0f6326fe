import { describe, expect, it } from 'vitest'
import { BLIND_SPOTS, type BlindSpotId, toSegment } from '../../lib/explain/blind-spots.ts'
import { scoreSpec } from '../../lib/explain/score-spec.ts'
import { ENGLISH_TEXTS } from '../../lib/explain/texts/en/texts.ts'
import { CHINESE_TEXTS } from '../../lib/explain/texts/zh/texts.ts'
import { GUIDE_FAMILIES, type GuideFamily, TASKS, type Task, TRUST } from '../../lib/explain/trust.ts'

/** How the sentences call the families. */
const NAMES: readonly (readonly [RegExp, GuideFamily])[] = [
  [/BLEU/, 'bleu'],
  [/chrF/, 'chrf'],
  [/METEOR/, 'meteor'],
  [/ROUGE/, 'rouge'],
  [/\b(WER|CER)\b/, 'errors'],
  [/exact match|F1 of answers|完全匹配|答案 F1/, 'answers'],
  [/accuracy|macro F1|MCC|准确率|宏平均 F1/, 'labels'],
  [/pass@k/, 'pass'],
]
const namedIn = (text: string) => NAMES.flatMap(([pattern, family]) => (pattern.test(text) ? [family] : []))

describe('rules, tables and reasons agree', () => {
  it.each(GUIDE_FAMILIES)('what the reasons of %s recommend for a task, the table allows for it', (family) => {
    for (const task of TASKS) {
      const [use, reason] = TRUST[family][task]
      const { text } = ENGLISH_TEXTS.reasons[reason]
      const recommended = /(take|beside) (.*)$/.exec(text)?.[2] ?? ''
      for (const other of namedIn(recommended))
        expect(TRUST[other][task][0], `${family}, ${task}: ${text}`).not.toBe('no')
      // Where one metric is turned down for another, it is another.
      if (use === 'no') expect(namedIn(recommended), `${family}, ${task}`).not.toContain(family)
    }
  })
  it('each task is served by some metric, and each metric serves some task', () => {
    for (const task of TASKS) expect(GUIDE_FAMILIES.filter((family) => TRUST[family][task][0] !== 'no')).not.toEqual([])
    for (const family of GUIDE_FAMILIES) expect(TASKS.filter((task) => TRUST[family][task][0] !== 'no')).not.toEqual([])
    expect(TRUST.pass.code[0]).toBe('yes')
  })
  it.each([
    ['en', ENGLISH_TEXTS],
    ['zh', CHINESE_TEXTS],
  ])('what is to be reported together may be used on the task that the rule names (%s)', (_, { guide, tasks }) => {
    const { title, text } = guide.beside
    const clauses = text.split(/[;；]/)
    const named = new Map<Task, GuideFamily[]>()
    for (const task of ['translation', 'summary'] as const) {
      const clause = clauses.find((part) => part.includes(tasks[task])) ?? ''
      const families =
        clause.includes('one of the others') || clause.includes('另附一个') ? namedIn(title) : namedIn(clause)
      named.set(task, families)
    }
    for (const [task, families] of named) {
      expect(families.length, task).toBeGreaterThan(1)
      for (const family of families) expect(TRUST[family][task][0], `${family}, ${task}`).not.toBe('no')
    }
  })
  it('on each task that has surface metrics of texts no family is trusted but on terms or with others', () => {
    const trusted = TASKS.map((task) => [task, GUIDE_FAMILIES.filter((family) => TRUST[family][task][0] === 'yes')])
    expect(Object.fromEntries(trusted)).toEqual({
      translation: ['chrf'],
      summary: [],
      answering: ['answers'],
      dialogue: [],
      classification: ['labels'],
      transcription: ['errors'],
      code: ['pass'],
    })
  })
})

describe('both languages say the same', () => {
  const kinds = ['blindSpots', 'reasons', 'guide'] as const
  it.each(kinds)('%s: names of metrics and numbers in the one are in the other', (kind) => {
    const found = (text: string) =>
      [...text.matchAll(/\d+|BLEU|chrF|TER\b|METEOR|ROUGE(?:-\w+)?|WER|CER|MER|WIL|F1|MCC|pass@k|HTER/g)]
        .map(([name]) => name)
        .sort()
    for (const [id, { text }] of Object.entries(ENGLISH_TEXTS[kind])) {
      const chinese = (CHINESE_TEXTS[kind] as Readonly<Record<string, { text: string }>>)[id].text
      expect([...new Set(found(chinese))], id).toEqual([...new Set(found(text))])
      expect(chinese, id).not.toMatch(/\p{Script=Han}\s*[,;:?!]|[,;:?!]\s*\p{Script=Han}/u)
    }
  })
})

function figure(id: BlindSpotId, part: 'hypothesis' | 'other' = 'hypothesis') {
  const example = BLIND_SPOTS.find((spot) => spot.id === id)?.example
  const output = part === 'other' ? example?.other?.text : example?.hypothesis
  if (!example || output === undefined) throw new Error(`no example ${id}`)
  const { metric, score } = scoreSpec(example.spec, [toSegment(example, output)])
  return { value: score.value as number, direction: metric.direction }
}

describe('examples of what is not seen show it', () => {
  const compared = BLIND_SPOTS.filter(({ example }) => example?.other)
  it.each(compared.map(({ id, example }) => [id, example?.other?.kind] as const))(
    '%s: the other output is %s',
    (id, kind) => {
      const { value, direction } = figure(id)
      const other = figure(id, 'other').value
      if (kind === 'shuffled') expect(other).toBe(value)
      else if (direction === 'lower') expect(other).toBeGreaterThanOrEqual(value)
      else expect(other).toBeLessThanOrEqual(value)
    },
  )
  it('each statement on lost meaning has a right output beside the wrong one', () => {
    const meaning = BLIND_SPOTS.filter(({ id }) => /-(meaning|facts|weight|negation)$/.test(id))
    expect(meaning.map(({ example }) => example?.other?.kind)).toEqual(meaning.map(() => 'right'))
  })
  it.each([
    ['a lost negation keeps most of BLEU', 'bleu-meaning', 70, 100],
    ['synonyms keep little of it', 'bleu-synonyms', 0, 25],
    ['a lost negation keeps nearly all of chrF', 'chrf-meaning', 85, 100],
    ['the opposite of the same stem keeps most of chrF', 'chrf-synonyms', 70, 100],
    ['a lost negation costs TER one edit of five', 'ter-meaning', 19.9, 20.1],
    ['a right paraphrase costs as much as a text of its own', 'ter-paraphrase', 80, 200],
    ['a lost negation keeps most of METEOR', 'meteor-meaning', 0.8, 1],
    ['a negation more leaves ROUGE-1 at 8/9', 'rouge-facts', 0.888, 0.889],
    ['the very same Chinese text has no ROUGE by the usual tokenizer', 'rouge-script', 0, 0],
    ['a wrong hour costs one word of four', 'errors-weight', 0.25, 0.25],
    ['style alone costs half of the words', 'errors-style', 0.5, 0.5],
    ['the rate passes 1', 'errors-bound', 4, 4],
    ['a right answer in other words has nothing', 'answers-wording', 0, 0],
    ['the opposite answer has most', 'answers-negation', 80, 80],
    ['words thrown together have the best score', 'distinct-sense', 1, 1],
  ] as const)('%s', (_, id, low, high) => {
    expect(figure(id).value).toBeGreaterThanOrEqual(low)
    expect(figure(id).value).toBeLessThanOrEqual(high + 1e-9)
  })
})

describe('numbers in the sentences', () => {
  /** What a sentence says with a number, computed. */
  const CLAIMS: Readonly<Record<string, () => void>> = {
    'blindSpots/rouge-script': () => {
      const same = { id: '1', hypothesis: '阀门已打开', references: ['阀门已打开'] }
      expect(scoreSpec('rougeL', [same]).score.value).toBe(0)
      // Of digits and Latin letters the tokenizer keeps every one.
      const kept = { id: '1', hypothesis: 'az09', references: ['az09'] }
      expect(scoreSpec('rougeL', [kept]).score.value).toBe(1)
    },
    'blindSpots/errors-bound': () => {
      const long = [{ id: '1', hypothesis: 'well yes I think so', references: ['yes'] }]
      expect(scoreSpec('wer', long).score.value).toBeGreaterThan(1)
      for (const spec of ['mer', 'wil']) {
        expect(scoreSpec(spec, long).score.value).toBeGreaterThanOrEqual(0)
        expect(scoreSpec(spec, long).score.value).toBeLessThanOrEqual(1)
      }
    },
  }
  it.each(['en', 'zh'] as const)('each is computed here (%s)', (language) => {
    const texts = { en: ENGLISH_TEXTS, zh: CHINESE_TEXTS }[language]
    const numbered = (['blindSpots', 'reasons', 'guide'] as const).flatMap((kind) =>
      Object.entries(texts[kind]).flatMap(([id, { text }]) =>
        /\d/.test(text.replaceAll('F1', '')) ? [`${kind}/${id}`] : [],
      ),
    )
    expect(numbered.sort()).toEqual(Object.keys(CLAIMS).sort())
    for (const id of numbered) CLAIMS[id]()
  })
})
