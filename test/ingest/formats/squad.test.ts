import { describe, expect, it } from 'vitest'
import { importFiles } from '../../../lib/ingest/import-files.ts'

const encode = (text: string) => new TextEncoder().encode(text)
const read = (...files: readonly (readonly [string, unknown])[]) =>
  importFiles(
    files.map(([file, value]) => ({
      file,
      bytes: encode(typeof value === 'string' ? value : JSON.stringify(value, null, 1)),
    })),
  )
const lines = (...rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).join('\n')

const DATA_SET = {
  version: 'v2.0',
  data: [
    {
      title: 'T',
      paragraphs: [
        {
          context: 'Normandy is in France.',
          qas: [
            { id: 'where', question: 'Where?', answers: [{ text: 'France', answer_start: 15 }], is_impossible: false },
            { id: 'who', question: 'Who?', answers: [], is_impossible: true },
          ],
        },
      ],
    },
  ],
}
const JOINED = [
  ['where', 'France', ['France']],
  ['who', '', []],
]
const outputs = (...files: readonly (readonly [string, unknown])[]) =>
  read(...files)[0].segments.map(({ id, hypothesis, answers }) => [id, hypothesis, answers])

describe('predictions by id are recognised', () => {
  it.each([
    ['ids that hold digits', { id1: 'France', id2: '' }],
    ['numbers as ids', { 1: 'a', 2: 'b', 3: 'c' }],
    ['empty answers', Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`q-${i}`, '']))],
    ['the long ids of the data set', { '56ddde6b9a695914005b9628': 'France' }],
  ])('by %s', (_title, predictions) => {
    expect(read(['p.json', predictions])[0]).toMatchObject({
      format: 'squad',
      readAs: 'SQuAD predictions {id: text}',
      items: Object.keys(predictions).length,
    })
  })
  it('by the data set beside them, whatever their ids', () => {
    const predictions = ['p.json', { where: 'France', who: '' }] as const
    expect(() => read(predictions)).toThrow('no known format')
    expect(outputs(['d.json', DATA_SET], predictions)).toEqual(JOINED)
    expect(outputs(predictions, ['d.json', DATA_SET])).toEqual(JOINED)
  })
  it('but settings are none', () => {
    expect(() => read(['c.json', { model: 'm', name: 'n' }])).toThrow('no known format')
    expect(() => read(['d.json', DATA_SET], ['c.json', { model: 'm', name: 'n' }])).toThrow('no known format')
  })
})

describe('rows of a list or of lines', () => {
  const rows = [
    { id: 'where', title: 'T', context: 'c', question: 'Where?', answers: { text: ['France'], answer_start: [15] } },
    { id: 'who', title: 'T', context: 'c', question: 'Who?', answers: { text: [], answer_start: [] } },
  ]
  const predictions = [
    { id: 'where', prediction_text: 'France', no_answer_probability: 0.1 },
    { id: 'who', prediction_text: '', no_answer_probability: 0.9 },
  ]
  const references = rows.map(({ id, answers }) => ({ id, answers }))
  it.each([
    ['lists', rows, predictions],
    ['lines', lines(...rows), lines(...predictions)],
    ['references without questions', references, predictions],
    ['lines of references', lines(...references), predictions],
  ])('%s meet each other', (_title, dataSet, output) => {
    expect(outputs(['d', dataSet], ['p', output])).toEqual(JOINED)
  })
  it('probabilities of no answer are said to be left out', () => {
    expect(read(['p', predictions])[0].notes.join()).toContain('no_answer_probability')
  })
  it('of several answers a question the best is the output', () => {
    const best = {
      id1: [
        { text: 'France', probability: 0.9 },
        { text: 'Paris', probability: 0.1 },
      ],
      id2: [{ text: '' }],
    }
    const [run] = read(['n.json', best])
    expect(run.segments.map(({ id, hypothesis }) => [id, hypothesis])).toEqual([
      ['id1', 'France'],
      ['id2', ''],
    ])
    expect(run.notes.join()).toContain('the first of several answers')
  })
})

describe('totals of the evaluation scripts', () => {
  const v2 = {
    exact: 50.1,
    f1: 66.25,
    total: 2,
    HasAns_exact: 50.5,
    HasAns_f1: 60.5,
    HasAns_total: 1,
    best_f1_thresh: -2.1,
  }
  it('of version 2', () => {
    const [run] = read(['e.json', v2])
    expect(run).toMatchObject({ format: 'squad', items: null, itemsReported: 2, segments: [] })
    expect(run.scores.filter(({ isDetail }) => !isDetail).map(({ metric, text }) => [metric, text])).toEqual([
      ['exact', '50.1'],
      ['f1', '66.25'],
      ['HasAns_exact', '50.5'],
      ['HasAns_f1', '60.5'],
    ])
    expect(run.scores.filter(({ isDetail }) => isDetail).map(({ metric }) => metric)).toEqual([
      'HasAns_total',
      'best_f1_thresh',
    ])
  })
  it('of version 1, on one line', () => {
    const [run] = read(['e.json', '{"exact_match": 81.5, "f1": 88.25}\n'])
    expect(run.scores.map(({ metric, text }) => [metric, text])).toEqual([
      ['exact_match', '81.5'],
      ['f1', '88.25'],
    ])
  })
  it('meet their predictions under the names that are computed here', () => {
    const [run, ...others] = read(['p.json', { where: 'France', who: '' }], ['d.json', DATA_SET], ['e.json', v2])
    expect(others).toEqual([])
    expect(run.itemsReported).toBe(2)
    expect(run.scores.slice(0, 2).map(({ metric, text }) => [metric, text])).toEqual([
      ['em', '50.1'],
      ['qa_f1', '66.25'],
    ])
  })
})
