import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import AnswersTab from '../../app/_components/explain/answers-tab.tsx'
import BleuTab from '../../app/_components/explain/bleu-tab.tsx'
import ChrfTab from '../../app/_components/explain/chrf-tab.tsx'
import DistinctTab from '../../app/_components/explain/distinct-tab.tsx'
import EditsTab from '../../app/_components/explain/edits-tab.tsx'
import {
  type ExplainState,
  FIRST_STATE,
  findUnread,
  parseExplainHash,
  toExplainHash,
} from '../../app/_components/explain/explain-address.ts'
import { specsOf, TABS } from '../../app/_components/explain/explain-tabs.ts'
import { EXPLAIN_WORDS, WordsContext } from '../../app/_components/explain/explain-words.ts'
import LabelsTab from '../../app/_components/explain/labels-tab.tsx'
import MeteorTab from '../../app/_components/explain/meteor-tab.tsx'
import PassTab from '../../app/_components/explain/pass-tab.tsx'
import PerplexityTab from '../../app/_components/explain/perplexity-tab.tsx'
import RougeTab from '../../app/_components/explain/rouge-tab.tsx'
import type { TabProps } from '../../app/_components/explain/tab-frame.tsx'
import { UnreadNote } from '../../app/_components/explain/unread-note.tsx'
import { expectedFigure, type Shown } from './expected-figures.ts'

function render(Tab: ComponentType<TabProps>, changes: Partial<ExplainState>): string {
  const state = { ...FIRST_STATE, ...changes }
  return renderToStaticMarkup(
    <WordsContext value={EXPLAIN_WORDS[state.language]}>
      <Tab state={state} change={() => undefined} />
    </WordsContext>,
  )
}

/** Names, exact values and printed texts of all figures. */
function figuresOf(html: string) {
  return [...html.matchAll(/<data class="num" data-figure="([^"]+)" value="([^"]+)">([^<]*)<\/data>/g)].map(
    ([, name, value, printed]) => ({ name, value: Number(value), printed }),
  )
}

const HYPOTHESES = ['Öffnen Sie das Ventil, während das System läuft.', 'red red red', '阀门已打开']
const REFERENCES = ['Öffnen Sie das Ventil nicht, solange das System läuft.', 'the red door', '阀门未打开']
const OTHERS = ['Das Ventil bleibt zu.', 'a red, red door', '阀门没有打开']
const LINES = { hypothesis: HYPOTHESES.join('\n'), references: [REFERENCES.join('\n'), OTHERS.join('\n')] }
const SEGMENTS = HYPOTHESES.map((hypothesis, i) => ({
  id: String(i + 1),
  hypothesis,
  references: [REFERENCES[i], OTHERS[i]],
}))
const SINGLE = { hypothesis: HYPOTHESES[0], references: [REFERENCES[0]] }
const ONE = [{ id: '1', ...SINGLE }]
const METEOR = {
  hypothesis: 'at ten the pumps were carefully started',
  references: ['the pump was started carefully at ten'],
}
const METEOR_SEGMENTS = [{ id: '1', ...METEOR }]
const OUTPUTS = ['I do not know .', 'I do not think so', 'yes', '']
const PROBLEMS = [
  [10, 3],
  [8, 0],
  [9, 9],
  [6, 2],
].map(([samples, passed], i) => ({ id: String(i), samples, passed }))
const ANSWERS = SEGMENTS.map(({ references, ...segment }) => ({ ...segment, answers: references }))
const LABELS = { gold: 'a\na\nb\nc', predicted: 'a\nb\nb\nb' }
const LABELLED = ['aa', 'ab', 'bb', 'cb'].map(([label, predictedLabel], i) => ({
  id: String(i),
  label,
  predictedLabel,
}))
const LOGPROBS = { logprobs: 'null -1 -2 -0.5 -3 -0.25\nnull -4', text: 'a valve opens\nMind it!', base: '2' } as const
const SCORED = [
  { id: '1', logBase: '2' as const, logprobs: [null, -1, -2, -0.5, -3, -0.25], hypothesis: 'a valve opens' },
  { id: '2', logBase: '2' as const, logprobs: [null, -4], hypothesis: 'Mind it!' },
]
const PLAN = { window: 4, stride: 2, costs: [null, 1, 2, 0.5, 3, 0.25].map((cost) => cost && cost * Math.LN2) }

const CASES: readonly [string, ComponentType<TabProps>, Partial<ExplainState>, Shown][] = [
  ['BLEU of one segment', BleuTab, SINGLE, { spec: 'bleu', segments: ONE, segment: 0 }],
  [
    'BLEU of the second of three segments, two references, no smoothing',
    BleuTab,
    { ...LINES, segment: 1, spec: 'bleu:tok=zh,smooth=none,order=1' },
    { spec: 'bleu:tok=zh,smooth=none,order=1', segments: SEGMENTS, segment: 1 },
  ],
  [
    'chrF++',
    ChrfTab,
    { ...LINES, segment: 0, spec: 'chrf:nw=2' },
    { spec: 'chrf:nw=2', segments: SEGMENTS, segment: 0 },
  ],
  ...(
    [
      ['bleu', BleuTab],
      ['bleu:smooth=none,order=2', BleuTab],
      ['bleu:eff=yes', BleuTab],
      ['chrf', ChrfTab],
      ['chrf:nw=2', ChrfTab],
      ['meteor:wordnet=no', MeteorTab],
      ['meteor:tok=char,wordnet=no', MeteorTab],
      ['wer', EditsTab],
      ['wer:agg=mean', EditsTab],
      ['cer', EditsTab],
      ['ter', EditsTab],
      ['rouge1:tok=char', RougeTab],
      ['rougeL:part=r', RougeTab],
    ] as const
  ).map(([spec, Tab]): (typeof CASES)[number] => [
    `all of three segments under ${spec}`,
    Tab,
    { ...LINES, lines: 'segments', spec },
    { spec, segments: SEGMENTS, segment: null },
  ]),
  ...['qa_f1', 'em', 'qa_f1:squad=v1'].map((spec): (typeof CASES)[number] => [
    `all of three answers under ${spec}`,
    AnswersTab,
    { ...LINES, spec },
    { spec, segments: ANSWERS, segment: null },
  ]),
  ['METEOR without synonyms', MeteorTab, METEOR, { spec: 'meteor:wordnet=no', segments: METEOR_SEGMENTS, segment: 0 }],
  [
    'METEOR of characters, the second reference',
    MeteorTab,
    { ...LINES, segment: 2, spec: 'meteor:tok=char,wordnet=no' },
    { spec: 'meteor:tok=char,wordnet=no', segments: SEGMENTS, segment: 2 },
  ],
  [
    'distinct-2',
    DistinctTab,
    { outputs: OUTPUTS.join('\n') },
    { spec: 'distinct', segments: OUTPUTS.map((hypothesis, i) => ({ id: String(i), hypothesis })), segment: 0 },
  ],
  [
    'distinct-1 of one text of several lines',
    DistinctTab,
    { outputs: OUTPUTS.join('\n'), lines: 'text', spec: 'distinct:n=1' },
    { spec: 'distinct:n=1', segments: [{ id: '1', hypothesis: OUTPUTS.join('\n') }], segment: 0 },
  ],
  ...['pass', 'pass:k=5'].map((spec): (typeof CASES)[number] => [
    spec,
    PassTab,
    { counts: '10 3\n\n8/0\n9, 9\n6 2', spec },
    { spec, segments: PROBLEMS, segment: 0 },
  ]),
  ['WER', EditsTab, SINGLE, { spec: 'wer', segments: ONE, segment: 0 }],
  ['CER of Chinese', EditsTab, { ...LINES, segment: 2, spec: 'cer' }, { spec: 'cer', segments: SEGMENTS, segment: 2 }],
  ['TER', EditsTab, { ...SINGLE, spec: 'ter' }, { spec: 'ter', segments: ONE, segment: 0 }],
  ['ROUGE-L', RougeTab, SINGLE, { spec: 'rougeL', segments: ONE, segment: 0 }],
  [
    'ROUGE-2 of characters',
    RougeTab,
    { ...LINES, lines: 'segments', segment: 2, spec: 'rouge2:tok=char' },
    { spec: 'rouge2:tok=char', segments: SEGMENTS, segment: 2 },
  ],
  [
    'ROUGE-Lsum over lines',
    RougeTab,
    { hypothesis: 'a b c\nd e', references: ['d e f\na c'], spec: 'rougeLsum' },
    { spec: 'rougeLsum', segments: [{ id: '1', hypothesis: 'a b c\nd e', references: ['d e f\na c'] }], segment: 0 },
  ],
  ['answers', AnswersTab, { ...LINES, segment: 1 }, { spec: 'qa_f1', segments: ANSWERS, segment: 1 }],
  ['labels', LabelsTab, LABELS, { spec: 'macro_f1', segments: LABELLED, segment: 0 }],
  ...[
    'weighted_f1:beta=2',
    'micro_f1',
    'macro_precision:zero=1',
    'weighted_recall',
    'balanced_accuracy:adjusted=yes',
    'accuracy',
    'kappa',
    'mcc',
    'macro_f1:labels="a,b"',
  ].map((spec): (typeof CASES)[number] => [
    `labels under ${spec}`,
    LabelsTab,
    { ...LABELS, spec },
    { spec, segments: LABELLED, segment: 0 },
  ]),
  [
    'perplexities and windows',
    PerplexityTab,
    { ...LOGPROBS, window: 4, stride: 2 },
    { spec: 'ppl', segments: SCORED, segment: 0, plan: PLAN },
  ],
]

describe('every number on the explain page is the library’s', () => {
  it.each(CASES)('%s', (_, Tab, changes, shown) => {
    for (const language of ['en', 'zh'] as const) {
      const figures = figuresOf(render(Tab, { ...changes, language }))
      expect(figures.length).toBeGreaterThan(10)
      for (const { name, value, printed } of figures) {
        const expected = expectedFigure(name, shown)
        expect(expected, `${name} is known`).toBeTypeOf('number')
        expect(value, name).toBeCloseTo(expected as number, 9)
        const decimals = printed.split('.')[1]?.length ?? 0
        const read = Number(printed.replace('−', '-').replace(/\u202f/g, ''))
        expect(Math.abs(read - value), `${name} printed ${printed}`).toBeLessThanOrEqual(0.5 * 10 ** -decimals + 1e-9)
      }
      const own = figures.filter(({ name }) => !/^(variant|blind)\./.test(name))
      expect(own.length).toBeGreaterThan(3)
    }
  })
})

describe('several segments are worked out as a whole', () => {
  const TABS_OF_TEXTS = [
    ['bleu', BleuTab, 'bleu.score'],
    ['chrf', ChrfTab, 'chrf.score'],
    ['wer', EditsTab, 'edits.score'],
    ['cer', EditsTab, 'edits.score'],
    ['ter', EditsTab, 'ter.score'],
    ['rouge1', RougeTab, 'whole.score'],
    ['meteor:wordnet=no', MeteorTab, 'whole.score'],
    ['qa_f1', AnswersTab, 'whole.score'],
  ] as const
  const several = { ...LINES, lines: 'segments' } as const
  it.each(TABS_OF_TEXTS)('%s: the formula ends in the number of all, which heads it', (spec, Tab, name) => {
    const segments = spec === 'qa_f1' ? ANSWERS : SEGMENTS
    const expected = expectedFigure('whole.score', { spec, segments, segment: null })
    const html = render(Tab, { ...several, spec })
    const values = figuresOf(html).filter((figure) => figure.name === name)
    expect(values.length).toBeGreaterThan(0)
    for (const { value } of values) expect(value).toBeCloseTo(expected as number, 9)
    expect(html).toMatch(/<h3[^>]*>All 3 segments: <data[^>]*data-figure="whole.score"/)
    expect(html).toContain('<option value="all" selected="">all 3 segments</option>')
    // Sum or mean: the table of the segments ends in it.
    expect(html.split('What each segment brings')[1].split('</table>')[0]).toContain('data-figure="whole.score"')
  })
  it.each(TABS_OF_TEXTS)('%s: one of them says so, and the number of all beside it', (spec, Tab) => {
    const html = render(Tab, { ...several, spec, segment: 1 })
    const [heading] = /<h3 class="name">.*?<\/h3>/.exec(html) ?? []
    expect(heading?.replace(/<[^>]+>/g, '')).toMatch(/^Segment 2 only: [\d.]+; all: [\d.]+$/)
    const chinese = render(Tab, { ...several, spec, segment: 1, language: 'zh' })
    expect(chinese.replace(/<[^>]+>/g, '')).toMatch(/仅第 2 条：[\d.]+；全部：[\d.]+/)
  })
  it('a single text has neither heading nor table of segments', () => {
    const html = render(BleuTab, SINGLE)
    expect(html).not.toContain('What each segment brings')
    expect(html).not.toMatch(/<h3[^>]*>(All|Segment) /)
  })
  it('the choice is in the address, and none there means all', () => {
    const state = { ...FIRST_STATE, ...several }
    expect(toExplainHash(state)).not.toContain('&seg=')
    expect(toExplainHash({ ...state, segment: 0 })).toContain('&seg=1')
    for (const one of [state, { ...state, segment: 0 }, { ...state, segment: 2 }])
      expect(parseExplainHash(toExplainHash(one) ?? '').segment).toBe(one.segment)
  })
  it('a segment that is not there is said to be none', () => {
    expect(render(BleuTab, { ...several, segment: 8 })).toContain('There is no segment 9 here: all 3 are worked out.')
    expect(render(BleuTab, { ...SINGLE, segment: 1 })).toContain('There is no segment 2 here, only one.')
  })
})

describe('the figure that the address asks for is marked', () => {
  it.each([
    ['ppl:unit=byte', 'byte', 'per byte'],
    ['ppl', 'token', 'per token'],
    ['bits_per_byte', 'bits', 'bits per byte'],
  ])('%s', (spec, key, label) => {
    const html = render(PerplexityTab, { ...LOGPROBS, spec })
    const marked = [...html.matchAll(/<tr[^>]*aria-current="true".*?<\/tr>/g)].map(([row]) => row)
    const [row] = marked.filter((one) => one.includes('data-figure="ppl.'))
    expect(row).toContain(`data-figure="ppl.${key}"`)
    expect(row).toContain(label)
    expect(html).toContain(`unit:${key === 'bits' ? 'byte' : key}`)
  })
  it('the average comes first among those of its kind', () => {
    const html = render(LabelsTab, { ...LABELS, spec: 'weighted_recall' })
    const names = figuresOf(html).flatMap(({ name }) => name.match(/^labels\.average\.(.*)/)?.[1] ?? [])
    expect(names).toEqual(['weighted_recall', 'macro_recall', 'micro_recall'])
  })
})

describe('a window plan without gaps has the perplexity of the text', () => {
  it.each([
    [4, 2],
    [3, 1],
    [6, 6],
  ])('window %i, stride %i', (window, stride) => {
    const figures = figuresOf(
      render(PerplexityTab, { logprobs: LOGPROBS.logprobs.split('\n')[0], text: '', window, stride }),
    )
    const value = (name: string) => figures.find((figure) => figure.name === name)?.value
    expect(value('windows.perplexity')).toBeCloseTo(value('ppl.token') as number, 12)
  })
  it('one with gaps has none', () => {
    const html = render(PerplexityTab, { ...LOGPROBS, window: 2, stride: 6 })
    expect(html).toMatch(/<del><data[^>]*data-figure="windows.perplexity"/)
  })
})

describe('what is wrong is said, and nothing is counted by half', () => {
  it('unequal line counts', () => {
    const html = render(BleuTab, { hypothesis: 'a\nb', references: ['a'] })
    expect(html).toContain('The hypothesis has 2 lines, reference has 1.')
    expect(figuresOf(html).filter(({ name }) => name.startsWith('bleu.'))).toEqual([])
  })
  it('labels without a partner, and what is no log-probability', () => {
    expect(render(LabelsTab, { gold: 'a\nb', predicted: 'a' })).toContain('2 gold labels and 1 predicted')
    expect(render(PerplexityTab, { logprobs: '-1 x', text: '' })).toContain('“x” is not a log-probability')
  })
  it('named labels of which none is pasted', () => {
    const html = render(LabelsTab, { ...LABELS, spec: 'macro_f1:labels=x' })
    expect(html).toContain('None of the labels that “macro_f1:labels=x” names')
    expect(figuresOf(html).some(({ name }) => name === 'labels.average.macro_f1')).toBe(true)
  })
  it('labels that pair with those of other lines', () => {
    const html = render(LabelsTab, { gold: 'a\n\nb', predicted: 'a\nb' })
    expect(html).toContain('line 3 of the gold labels goes with line 2 of the predicted ones')
    expect(render(LabelsTab, LABELS)).not.toContain('blank lines are none')
  })
  it('unequal lines of answers are those of a prediction', () => {
    const two = { hypothesis: 'a\nb', references: ['a'] }
    expect(render(AnswersTab, two)).toContain('The prediction has 2 lines, gold answer has 1.')
    expect(render(AnswersTab, { ...two, language: 'zh' })).toContain('预测答案有 2 行，标准答案有 1 行。')
  })
  it.each([
    ['bleu', 'there is nothing to divide', true],
    ['bleu:eff=yes', 'are left out of the mean', false],
    ['bleu:smooth=add-k', 'a precision of 100 % of nothing', false],
    ['bleu:order=2', null, false],
  ])('a text too short for an order, under %s', (spec, sentence, isZero) => {
    const html = render(BleuTab, { hypothesis: 'it works', references: ['it works well'], spec })
    const [said] = /A text of 2 tokens has no 3-grams: [^<]*/.exec(html) ?? []
    if (sentence === null) expect(said).toBeUndefined()
    else expect(said).toContain(sentence)
    expect(html.includes('<span class="qual">0 ÷ 0</span>')).toBe(isZero)
    if (isZero) expect(figuresOf(html).find(({ name }) => name === 'bleu.score')?.value).toBe(0)
  })
  it('numbers that stand for none, and documents of which nothing is predicted', () => {
    const sentinel = render(PerplexityTab, { logprobs: '-1\n-9999', text: '' })
    expect(sentinel).toContain('“-9999” is what some programs write')
    expect(figuresOf(sentinel).filter(({ name }) => name.startsWith('ppl.'))).toEqual([])
    expect(render(PerplexityTab, { logprobs: '-1\nnull', text: '' })).toContain('One document has no token')
  })
  it.each(['-1e308 -1e308', '-1e308', '-1e308\n-1e308 -1e308', '-700\n-709 -709\n-709', 'null -1e308 -1e308 -1'])(
    'sums beyond a double, %s: no infinite number is printed',
    (logprobs) => {
      for (const language of ['en', 'zh'] as const)
        for (const base of ['e', '10'] as const) {
          const html = render(PerplexityTab, { logprobs, text: 'a\nb\nc', language, base, window: 2, stride: 1 })
          expect(html).not.toMatch(/Infinity|NaN|∞/)
          for (const { name, value } of figuresOf(html)) expect(value, name).toSatisfy(Number.isFinite)
        }
    },
  )
  it('counts that do not fit, and problems with too few samples', () => {
    for (const counts of ['10 3\n3 4', '10', '10 3 1', '0 0', '1e3 2', '-1 2']) {
      const html = render(PassTab, { counts })
      expect(html).toContain(counts === '10 3\n3 4' ? 'Line 2, “3 4”, has more passed' : 'has no two counts that fit')
      expect(figuresOf(html).filter(({ name }) => name.startsWith('pass.'))).toEqual([])
    }
    const html = render(PassTab, { counts: '10 3\n3 1', spec: 'pass:k=5' })
    expect(html).toContain('One problem has fewer than 5 samples')
    expect(figuresOf(html).some(({ name }) => name === 'pass.score')).toBe(false)
    expect(render(PassTab, { counts: '' })).toContain('Give samples and how many passed')
  })
  it('more samples than are worked out: the limit is named', () => {
    expect(figuresOf(render(PassTab, { counts: '100000 3' })).some(({ name }) => name === 'pass.score')).toBe(true)
    for (const counts of ['100001 3', '99999999999999999999999 3']) {
      const html = render(PassTab, { counts })
      expect(html).toContain('at most 100\u202f000 a problem')
      expect(html).toContain('assay score --input FILE --metric pass')
      expect(render(PassTab, { counts, language: 'zh' })).toContain('每题最多 100\u202f000 个')
    }
  })
  it.each([
    ['NaN', 'is not a log-probability'],
    ['0.5', 'is above 0'],
    ['inf', 'is above 0'],
    ['-Infinity', 'is the log-probability of probability 0'],
    ['-inf', 'is the log-probability of probability 0'],
    ['-1e999', 'is the log-probability of probability 0'],
    ['', null],
  ])(
    'log-probabilities “%s” are refused for what they are, and the plan is said to be an example',
    (piece, sentence) => {
      for (const language of ['en', 'zh'] as const) {
        const html = render(PerplexityTab, { logprobs: piece === '' ? '' : `-1 ${piece}`, text: '', language })
        if (language === 'en') {
          expect(html).toContain(
            sentence === null ? 'Give log-probabilities to see it worked out.' : `“${piece}” ${sentence}`,
          )
          expect(html).toContain('Window by window, an example')
          expect(html).toContain('a made-up text')
        } else expect(html).toContain('逐个窗口（例子）')
        expect(figuresOf(html).some(({ name }) => name.startsWith('ppl.'))).toBe(false)
      }
      expect(render(PerplexityTab, LOGPROBS)).not.toContain('an example')
    },
  )
  it('outputs too short for an n-gram, and texts that share no word', () => {
    expect(render(DistinctTab, { outputs: 'a\nb' })).toContain('No output has 2 words')
    const html = render(MeteorTab, { hypothesis: 'a', references: ['b'] })
    expect(html).toContain('nothing matches')
    expect(() => render(MeteorTab, { hypothesis: '', references: [''] })).not.toThrow()
  })
  it('METEOR with its dictionary is not passed off as the one without', () => {
    expect(render(MeteorTab, { ...METEOR, spec: 'meteor' })).toContain('wordnet:no')
    expect(render(MeteorTab, METEOR)).toContain('Without synonyms')
  })
  it('a beta beyond all sense prints no infinite number', () => {
    const html = render(LabelsTab, { ...LABELS, spec: 'macro_f1:beta=1e300' })
    expect(html).not.toMatch(/Infinity|NaN|∞/)
  })
  it('pasted HTML stays text', () => {
    const html = render(BleuTab, { hypothesis: '<img src=x onerror=alert(1)>', references: ['<b>bold</b>'] })
    expect(html).not.toContain('<img')
    expect(html).not.toContain('<b>bold')
  })
  it('empty boxes', () => {
    expect(() => render(BleuTab, { hypothesis: '', references: [''] })).not.toThrow()
    expect(render(AnswersTab, { hypothesis: '', references: [''] })).toContain('nothing is left')
    expect(() => render(PerplexityTab, { logprobs: '', text: '' })).not.toThrow()
  })
})

describe('what is read without the eye, or on a narrow page', () => {
  it('a slider is called what it sets, and not its value too', () => {
    const html = render(PerplexityTab, { ...LOGPROBS, window: 2, stride: 1 })
    const sliders = [...html.matchAll(/<label for="([^"]+)">([^<]*)<\/label> <input id="([^"]+)" type="range"/g)]
    expect(sliders.map(([, id, name, own]) => [name, id === own])).toEqual([
      ['window', true],
      ['stride', true],
    ])
  })
  it.each(TABS)('%s: a cell of a table that stacks bears the name of its column', async (tab) => {
    const { default: Tab } = await import(`../../app/_components/explain/${tab}-tab.tsx`)
    const several = { ...LINES, lines: 'segments' } as const
    for (const changes of [{}, several, { ...several, segment: 1 }]) {
      const html = render(Tab, { ...changes, tab })
      const tables = html.match(/<table[^>]*class="[^"]*\brows\b[^"]*".*?<\/table>/gs) ?? []
      expect(tables.length).toBeGreaterThan(0)
      for (const table of tables)
        for (const [row] of table.matchAll(/<tr[^>]*>.*?<\/tr>/gs)) {
          const cells = [...row.matchAll(/<td([^>]*)>(.*?)<\/td>/gs)].map(([, attributes, inside]) => ({
            text: inside.replace(/<[^>]+>/g, ''),
            isNamed: attributes.includes('data-l='),
          }))
          const nameless = cells.filter(
            ({ text, isNamed }, i) => !isNamed && text !== '' && (i > 0 || /^\d+$/.test(text)),
          )
          expect(nameless).toEqual([])
        }
    }
  })
  it('the gold answer and the prediction are told apart', () => {
    const html = render(AnswersTab, {})
    expect(html).toContain('data-l="Gold answer, normalised"')
    expect(html).toContain('data-l="prediction, normalised"')
  })
  it.each([3, 50])('heads of %i labels that begin alike differ, and are whole for the ear', (count) => {
    const labels = Array.from({ length: count }, (_, i) => `class number ${i + 1}`)
    const text = labels.join('\n')
    const html = render(LabelsTab, { gold: text, predicted: text })
    const [matrix] = /<table[^>]*class="confusion.*?<\/table>/s.exec(html) ?? ['']
    const [head] = /<thead.*?<\/thead>/s.exec(matrix) ?? ['']
    const heads = [...head.matchAll(/<span aria-hidden="true">(.*?)<\/span>/gs)].map(([, one]) =>
      one.replace(/<[^>]+>/g, ''),
    )
    if (count < 40) expect(heads).toHaveLength(count)
    expect(new Set(heads).size).toBe(heads.length)
    for (const one of heads) expect(Array.from(one).length).toBeLessThanOrEqual(9)
    if (count < 40) for (const label of labels) expect(head).toContain(label)
  })
})

describe('the page in Chinese', () => {
  const EXTRA: Partial<ExplainState> = { hypothesis: 'a b\na b', references: ['a c b\na b'], lines: 'text' }
  it.each(TABS)('%s: no English name, and no punctuation of English sentences between Chinese words', async (tab) => {
    const { default: Tab } = await import(`../../app/_components/explain/${tab}-tab.tsx`)
    for (const changes of [{}, EXTRA, ...specsOf(tab).map((spec) => ({ spec }))]) {
      const html = render(Tab, { ...changes, tab, language: 'zh' })
      // What a reader pasted, the names of sources, and signatures are in no language of ours.
      const text = html
        .replace(/<(a|bdi|textarea|code|option value="[^"]*">[a-z0-9_.-]*<\/option)\b[^>]*>.*?<\/\1>/gs, '')
        .replace(/<p class="sig">.*?<\/p>/g, '')
        .replace(/<[^>]+>/g, '\n')
      const found = text.match(/\p{Script=Han}.{0,9}[,:;]\s|.{0,9}[,:;]\s+\p{Script=Han}+/gu) ?? []
      expect(found.filter((piece) => /\p{Script=Han}\s*[,:;]\s|[,:;]\s+\p{Script=Han}/u.test(piece))).toEqual([])
      expect(text.match(/\b(Macro|Micro|Weighted|Accuracy|Balanced|Perplexity|Bits per|answers|Exact)\b.*/g)).toBeNull()
    }
  })
})

describe('state in the address', () => {
  it('comes back as it went', () => {
    const state: ExplainState = {
      ...FIRST_STATE,
      tab: 'rouge',
      language: 'zh',
      spec: 'rougeL:tok=char',
      hypothesis: 'a & b = c\n#第二行 %',
      references: ['', 'x+y'],
      lines: 'segments',
      segment: 1,
      window: 4,
      stride: 2,
      base: '10',
    }
    expect(parseExplainHash(`#${toExplainHash(state)}`)).toEqual(state)
    expect(toExplainHash(FIRST_STATE)).toBe('')
  })
  it('what says nothing to the page is named, and nothing else', () => {
    expect(findUnread('#m=nope&tok=evil&seg=-1&base=7&window=1e9&lang=fr&lines=x&s=&=&bare')).toEqual([
      'm=nope',
      'tok=evil',
      'seg=-1',
      'base=7',
      'window=1e9',
      'lang=fr',
      'lines=x',
      's=',
      '=',
      'bare=',
    ])
    expect(findUnread('m=chrf&m=bleu&ref=a&ref=b')).toEqual(['m=bleu'])
    expect(findUnread('constructor=1')).toEqual(['constructor=1'])
    const full: ExplainState = {
      ...FIRST_STATE,
      tab: 'rouge',
      language: 'zh',
      spec: 'rouge1',
      hypothesis: '',
      references: ['', 'x'],
      lines: 'text',
      segment: 3,
      gold: 'a',
      predicted: 'b',
      logprobs: '-1',
      outputs: 'c',
      counts: '10 3',
      base: '2',
      text: 'd',
      window: 4,
      stride: 2,
      tokens: 9,
    }
    expect(findUnread(toExplainHash(full) ?? '')).toEqual([])
    expect(Object.keys(full)).toEqual(Object.keys(FIRST_STATE))
    const html = renderToStaticMarkup(<UnreadNote unread={['m=nope', 'tok=evil']} />)
    expect(html.replace(/<[^>]+>/g, '')).toBe(
      'This page reads nothing of these parts of the address: m=nope, tok=evil. Settings stand in s, as in s=bleu:tok=zh.',
    )
  })
  it('nonsense is left at its first value', () => {
    expect(parseExplainHash('#m=nothing&seg=-1&base=7&window=1e9')).toEqual(FIRST_STATE)
  })
})
