import { describe, expect, it } from 'vitest'
import { importFiles } from '../../../lib/ingest/import-files.ts'

const read = (text: string, columns?: readonly string[]) =>
  importFiles([{ file: 'x', bytes: new TextEncoder().encode(text) }], columns ? { columns } : {})[0]
const lines = (...rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).join('\n')
const pairs = (text: string) => read(text).segments.map(({ label, predictedLabel }) => [label, predictedLabel])

describe('gold and predicted labels are read under all their usual names', () => {
  it.each([
    ['label', 'prediction'],
    ['label', 'pred'],
    ['label', 'predicted'],
    ['gold', 'pred'],
    ['y_true', 'y_pred'],
    ['true_label', 'predicted_label'],
    ['target', 'predicted'],
    ['labels', 'predictions'],
    ['ground_truth', 'prediction'],
    ['actual', 'predicted'],
    ['Label', 'Predicted Label'],
  ])('%s and %s', (gold, predicted) => {
    const rows = [
      [1, 0],
      [0, 0],
    ]
    const asked = [
      ['1', '0'],
      ['0', '0'],
    ]
    expect(pairs(lines(...rows.map(([a, b]) => ({ text: 'x y', [gold]: a, [predicted]: b }))))).toEqual(asked)
    expect(pairs(lines(...rows.map(([a, b]) => ({ id: String(a), [gold]: a, [predicted]: b }))))).toEqual(asked)
    expect(
      pairs(
        JSON.stringify(
          rows.map(([a, b]) => ({ [gold]: a, [predicted]: b })),
          null,
          1,
        ),
      ),
    ).toEqual(asked)
    expect(pairs(lines(...rows.map(([a, b]) => ({ [gold]: `c${a}`, [predicted]: `c${b}` }))))).toEqual([
      ['c1', 'c0'],
      ['c0', 'c0'],
    ])
    for (const delimiter of [',', ';', '\t', '|'])
      expect(
        pairs(
          [
            ['text', gold, predicted],
            ['u', 1, 0],
            ['v', 0, 0],
          ]
            .map((row) => row.join(delimiter))
            .join('\n'),
        ),
      ).toEqual(asked)
  })
  it('true and false are labels too', () => {
    expect(pairs(lines({ label: true, prediction: false }, { label: false, prediction: false }))).toEqual([
      ['true', 'false'],
      ['false', 'false'],
    ])
  })
  it('of several words, where few come again and again', () => {
    const rows = Array.from({ length: 12 }, (_, i) => ({
      text: `t${i}`,
      label: i % 2 ? 'not entailment' : 'entailment',
      prediction: 'not entailment',
    }))
    expect(read(lines(...rows))).toMatchObject({ format: 'labels', items: 12 })
  })
  it('in quotes, with the delimiter within a text', () => {
    expect(pairs('id;text;label;prediction\n1;"a;b";pos;neg\n2;c;neg;neg\n')).toEqual([
      ['pos', 'neg'],
      ['neg', 'neg'],
    ])
    expect(pairs('"text","gold","pred"\n"x, y","1","0"\n')).toEqual([['1', '0']])
  })
  it('and what stands beside them is named', () => {
    expect(read(lines({ label: 1, prediction: 0, score: 0.5 }, { label: 0, prediction: 0, score: 0.5 })).notes).toEqual(
      ['x: keys that were left out: score.'],
    )
  })
})

describe('what is no label', () => {
  it.each([
    [
      'texts',
      { label: 'one two three', prediction: 'four five six' },
      { label: 'seven eight', prediction: 'nine ten' },
    ],
    ['a reference', { reference: 'a', prediction: 'b' }, { reference: 'c', prediction: 'd' }],
  ])('%s stay texts', (_title, ...rows) => {
    expect(read(lines(...rows)).format).toBe('text-pairs')
  })
  it('short answers of which hardly one comes again stay texts', () => {
    const rows = Array.from({ length: 12 }, (_, i) => ({ ground_truth: `answer${i}`, prediction: `reply${i}` }))
    expect(read(lines(...rows)).format).toBe('text-pairs')
  })
  it('columns of texts stay columns', () => {
    expect(read('source,target,prediction\na b,c d e,f g h\ni j,k l m,n o p\n')).toMatchObject({
      format: 'delimited',
      segments: [{ references: ['c d e'], hypothesis: 'f g h' }, {}],
    })
  })
  it('several labels an item are refused with what to do', () => {
    expect(() => read(lines({ label: ['a', 'b'], prediction: ['a'] }, { label: ['a'], prediction: ['a'] }))).toThrow(
      'one label',
    )
  })
  it('a probability is no class', () => {
    expect(() => read(lines({ label: 1, prediction: 0.93 }, { label: 0, prediction: 0.11 }))).toThrow()
  })
})

describe('a table of labels without header', () => {
  it.each([',', ';', '\t'])('asks for its columns, and reads them when they are named (%j)', (delimiter) => {
    const text = ['pos,neg', 'neg,neg', 'pos,pos'].join('\n').replaceAll(',', delimiter)
    const asked = read(text)
    expect(asked).toMatchObject({ format: 'delimited', items: 3, segments: [] })
    expect(asked.notes.join()).toContain('--columns label,predictedLabel')
    const { segments } = read(text, ['label', 'predictedLabel'])
    expect(segments.map(({ label, predictedLabel }) => [label, predictedLabel])).toEqual([
      ['pos', 'neg'],
      ['neg', 'neg'],
      ['pos', 'pos'],
    ])
  })
  it('sentences with commas are texts', () => {
    expect(read('Yes, of course.\nNo, never.\nWell, well.\n').format).toBe('plain-text')
  })
})
