import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { FIRST_STATE, parseExplainHash, toExplainHash } from '../../app/_components/explain/explain-address.ts'
import { toExplainMetricHref } from '../../app/_components/explain/explain-metric-href.ts'
import { findTab, specsOf, TABS } from '../../app/_components/explain/explain-tabs.ts'
import { EXPLAIN_WORDS, WordsContext } from '../../app/_components/explain/explain-words.ts'
import { readSpec } from '../../app/_components/explain/read-spec.ts'
import { SpecNote, toCommand } from '../../app/_components/explain/spec-note.tsx'
import { listMetrics } from '../../lib/metrics/registry.ts'
import { formatSpec, parseSpec } from '../../lib/metrics/spec.ts'

function noteOf(hash: string): string {
  const state = parseExplainHash(hash)
  return renderToStaticMarkup(
    <WordsContext value={EXPLAIN_WORDS[state.language]}>
      <SpecNote state={state} change={() => undefined} />
    </WordsContext>,
  ).replace(/<[^>]+>/g, '')
}

describe('the metric that the address asks for is shown, or it is said why not', () => {
  it.each([
    ['m=bleu', 'bleu', null],
    ['m=bleu&s=bleu:tok=zh', 'bleu:tok=zh', null],
    ['m=edits&s=ter', 'ter', null],
    ['s=rouge2', 'rouge2', null],
    ['m=bleu&s=bleurt', 'bleu', 'unknown'],
    ['s=xyz:a=b', 'bleu', 'unknown'],
    ['m=bleu&s=bleu:tok=klingon', 'bleu', 'settings'],
    ['m=bleu&s=bleu:tok', 'bleu', 'settings'],
    ['m=bleu&s=bleu:weights=0.5/0.5', 'bleu', 'settings'],
    ['m=bleu&s=krippendorff', 'bleu', 'elsewhere'],
    ['m=edits&s=mer', 'wer', 'elsewhere'],
    ['m=bleu&s=rougeL', 'bleu', 'other-tab'],
    ['m=bleu&s=bleu:tok=ja-mecab', 'bleu', 'dictionary'],
    ['s=meteor', 'meteor:wordnet=no', 'dictionary'],
    ['s=meteor:alpha=0.8,tok=space', 'meteor:tok=space,wordnet=no,alpha=0.8', 'dictionary'],
    ['s=pass:k=5', 'pass:k=5', null],
  ])('%s', (hash, spec, problem) => {
    const state = parseExplainHash(hash)
    const read = readSpec(state.spec, state.tab)
    expect([read.spec, read.problem?.kind ?? null]).toEqual([spec, problem])
    const note = noteOf(hash)
    if (problem === null) return expect(note).toBe('')
    expect(note).toContain(state.spec)
    expect(note).toContain(`Shown here: ${spec}.`)
    expect(noteOf(`${hash}&lang=zh`)).toContain(`这里显示的是：${spec}。`)
  })
  it('for a metric that is known and not worked out here, with the command that gives its number', () => {
    expect(noteOf('m=bleu&s=krippendorff')).toContain('assay score --input FILE --metric krippendorff')
    expect(noteOf('m=bleu&s=bleurt')).not.toContain('assay score')
    expect(toCommand('kappa:labels="it\'s, no"')).toBe(
      "assay score --input FILE --metric 'kappa:labels=\"it'\\''s, no\"'",
    )
  })
  it('every metric of the registry is worked out under its settings, or said to be elsewhere', () => {
    for (const { name } of listMetrics()) {
      const state = parseExplainHash(`s=${name}`)
      const { spec, problem } = readSpec(state.spec, state.tab)
      if (problem === null) expect(spec).toBe(formatSpec(parseSpec(name)))
      else expect(['elsewhere', 'dictionary']).toContain(problem.kind)
      expect(toExplainMetricHref(name) === null, name).toBe(problem?.kind === 'elsewhere')
    }
  })
  it('an address names its tab where the metric alone would lead to another', () => {
    for (const tab of TABS)
      for (const spec of [null, 'bleu', 'ter', 'xyz']) {
        const state = { ...FIRST_STATE, tab, spec }
        expect(parseExplainHash(toExplainHash(state) ?? '')).toEqual(state)
      }
  })
})

describe('a tab is one line and one file', () => {
  it.each(TABS)('%s opens with a metric of its own, and its file draws it', async (tab) => {
    expect(readSpec(null, tab)).toEqual({ spec: formatSpec(parseSpec(specsOf(tab)[0])), problem: null })
    for (const spec of specsOf(tab)) expect(findTab(spec)).toBe(tab)
    const { default: Tab } = await import(`../../app/_components/explain/${tab}-tab.tsx`)
    for (const language of ['en', 'zh'] as const) {
      const html = renderToStaticMarkup(
        <WordsContext value={EXPLAIN_WORDS[language]}>
          <Tab state={{ ...FIRST_STATE, tab, language }} change={() => undefined} />
        </WordsContext>,
      )
      expect(html).toContain('id="worked"')
    }
  })
})
