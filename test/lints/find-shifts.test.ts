import { describe, expect, it } from 'vitest'
import type { LintSegment } from '../../lib/lints/data-lint.ts'
import { runErrorLints } from '../../lib/lints/registry.ts'
import { createGenerator } from '../../lib/stats/generator.ts'

const LETTERS =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma tau'.split(' ')
const pumps = LETTERS.map((name) => `The pump number ${name} has to be checked every month by the operator.`)
const numbered = Array.from({ length: 300 }, (_, i) => `${i + 1} pumps run at full speed until the valve is closed.`)
const german = LETTERS.map((name) => `Die Pumpe ${name} muss jeden Monat vom Bediener geprüft werden.`)
const chinese = [...'甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉'].map(
  (name) => `操作员每个月必须检查一次${name}号水泵的工作情况。`,
)

function toSegments(outputs: readonly string[], references: readonly string[]): LintSegment[] {
  return references.map((text, i) => ({
    id: `${i + 1}`,
    hypothesis: outputs[i] ?? 'the end',
    references: [text],
    state: 'scored',
  }))
}
const shiftsOf = (outputs: readonly string[], references: readonly string[]) =>
  runErrorLints(toSegments(outputs, references)).map(({ code, count, details }) => [code, count, details.by])

describe('lines of one template, shifted', () => {
  const FILES = { pumps, numbered, german, chinese }
  it.each(Object.entries(FILES))('%s: by one and two lines, on and back', (_, texts) => {
    expect(shiftsOf(texts.slice(1), texts)).toEqual([['shifted-lines', texts.length - 1, 1]])
    expect(shiftsOf(texts.slice(2), texts)).toEqual([['shifted-lines', texts.length - 2, 2]])
    expect(shiftsOf(['The end.', ...texts], texts)).toEqual([['shifted-lines', texts.length - 1, -1]])
    expect(shiftsOf(['One.', 'Two.', ...texts], texts)).toEqual([['shifted-lines', texts.length - 2, -2]])
  })
  it.each(Object.entries(FILES))('%s: in their places', (_, texts) => {
    expect(shiftsOf(texts, texts)).toEqual([])
  })
  it('from the middle on', () => {
    const outputs = [...numbered.slice(0, 150), ...numbered.slice(151)]
    expect(runErrorLints(toSegments(outputs, numbered))).toMatchObject([
      { code: 'shifted-lines', count: 149, details: { from: '151', to: '299', by: 1 } },
    ])
  })
  it('a blank line that the outputs lost', () => {
    const references = [...pumps.slice(0, 5), '', ...pumps.slice(5)]
    expect(shiftsOf(pumps, references)).toEqual([['dropped-blank-lines', 14, 1]])
  })
  it('outputs that are no copies of the references', () => {
    const outputs = LETTERS.map((name) => `Pump ${name} must be checked by the operator once in every month.`)
    expect(shiftsOf(outputs.slice(1), pumps)).toEqual([['shifted-lines', LETTERS.length - 1, 1]])
    expect(shiftsOf(outputs, pumps)).toEqual([])
  })
  it('a template of which one line in three is another text', () => {
    const mixed = pumps.map((text, i) => (i % 3 === 0 ? `Chapter ${LETTERS[i]} is about something else.` : text))
    expect(shiftsOf(mixed.slice(1), mixed)).toEqual([['shifted-lines', LETTERS.length - 1, 1]])
    expect(shiftsOf(mixed, mixed)).toEqual([])
  })
})

describe('lines in their places that look shifted', () => {
  const { fillIndices } = createGenerator(7)
  const index = new Int32Array(1)
  const pick = <T>(of: readonly T[]): T => {
    fillIndices(index, of.length)
    return of[index[0]]
  }
  const many = <T>(make: (i: number) => T) => Array.from({ length: 3000 }, (_, i) => make(i))

  it.each([2, 3, 5])('labels of %i kinds that a bad classifier guesses', (kinds) => {
    const labels = LETTERS.slice(0, kinds)
    for (let trial = 0; trial < 10; trial++) {
      expect(
        shiftsOf(
          many(() => pick(labels)),
          many(() => pick(labels)),
        ),
      ).toEqual([])
    }
  })
  it('sentences of one template whose word is guessed', () => {
    const guess = () => pick(pumps.slice(0, 4))
    for (let trial = 0; trial < 10; trial++) expect(shiftsOf(many(guess), many(guess))).toEqual([])
  })
  it('paraphrases of one sentence, each output nearest to any of them', () => {
    const phrases = [
      ['How do I', 'How can I', 'How may one'],
      ['fix', 'repair', 'mend'],
      ['the', 'a', 'this'],
      ['pump', 'valve'],
    ]
    const phrase = () => `${phrases.map(pick).join(' ')} today without any help from the maker?`
    for (let trial = 0; trial < 10; trial++) expect(shiftsOf(many(phrase), many(phrase))).toEqual([])
  })
  it('one answer everywhere, over references that take turns', () => {
    expect(
      shiftsOf(
        many(() => 'yes'),
        many((i) => ['yes', 'no'][i % 2]),
      ),
    ).toEqual([])
  })
  it('two templated outputs that changed places', () => {
    expect(shiftsOf([pumps[1], pumps[0], ...pumps.slice(2)], pumps)).toEqual([])
  })
  it('outputs that leave out a word by which references differ', () => {
    const references = LETTERS.map((_, i) => `The ${i % 2 ? 'big ' : ''}pump has to be checked every month.`)
    expect(
      shiftsOf(
        references.map(() => 'The pump has to be checked each month.'),
        references,
      ),
    ).toEqual([])
  })
})

describe('labels of few kinds, shifted', () => {
  it('are found where the file is long enough to tell them from a bad classifier', () => {
    const indices = new Int32Array(200)
    createGenerator(3).fillIndices(indices, 3)
    const labels = [...indices].map((index) => ['positive', 'negative', 'neutral'][index])
    expect(shiftsOf(labels.slice(1), labels).map(([code, , by]) => [code, by])).toEqual([['shifted-lines', 1]])
  })
})

describe('references of one template, the wrong way round', () => {
  const others = LETTERS.map((name) => `Each month the operator has to check the pump number ${name}.`)
  const toMatrix = (at: (i: number, j: number) => string): LintSegment[] =>
    pumps.map((hypothesis, i) => ({
      id: `${i + 1}`,
      hypothesis,
      references: pumps.map((_, j) => at(i, j)),
      state: 'scored',
    }))
  const codesOf = (segments: readonly LintSegment[]) => runErrorLints(segments).map(({ code }) => code)
  it('the j-th is for output j', () => {
    expect(codesOf(toMatrix((i, j) => (i % 2 ? pumps : others)[j]))).toEqual(['transposed-references'])
    expect(codesOf(toMatrix((_, j) => pumps[j]))).toContain('transposed-references')
  })
  it('each has its own', () => {
    expect(codesOf(toMatrix((i, j) => (j % 2 ? pumps : others)[i].replace('has to', `has (${j}) to`)))).toEqual([])
  })
})
