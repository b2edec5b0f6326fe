import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { EXPLAIN_WORDS, WordsContext } from '../../app/_components/explain/explain-words.ts'
import { TabRest } from '../../app/_components/explain/tab-frame.tsx'
import { BLIND_SPOTS } from '../../lib/explain/blind-spots.ts'
import { SOURCES } from '../../lib/explain/texts/sources.ts'
import { GUIDE, GUIDE_FAMILIES, TASKS } from '../../lib/explain/trust.ts'
import type { Family } from '../../lib/explain/variants.ts'

const FAMILIES: readonly (readonly Family[])[] = [['bleu'], ['ter', 'errors'], ['perplexity']]
const plain = (html: string) => html.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&')

describe.each(['en', 'zh'] as const)('what a tab says of choosing (%s)', (language) => {
  const { messages, texts } = EXPLAIN_WORDS[language]
  it.each(FAMILIES.map((families) => [families]))(
    'under %s each family is spoken of once, with all its sources',
    (families) => {
      const html = renderToStaticMarkup(
        <WordsContext value={EXPLAIN_WORDS[language]}>
          <TabRest families={families} segments={[]} spec={null} />
        </WordsContext>,
      )
      const said = plain(html)
      for (const { id } of BLIND_SPOTS) {
        const { title, text, source, where } = texts.blindSpots[id]
        expect(said.split(`${title} ${text} ${SOURCES[source].label}, ${where}`), id).toHaveLength(2)
      }
      for (const id of GUIDE) expect(said, id).toContain(`${texts.guide[id].title} ${texts.guide[id].text}`)
      for (const family of GUIDE_FAMILIES)
        expect(
          said.split(`${messages.limits.taskCaption}${messages.limits.colon}${texts.families[family]}`),
          family,
        ).toHaveLength(2)
      // One mark for each task and family, said in words.
      const marks = Object.values(messages.limits.uses).map(
        (use) => html.split(`<span class="vh">${use}</span>`).length - 1,
      )
      expect(marks.reduce((sum, count) => sum + count, 0)).toBe(TASKS.length * GUIDE_FAMILIES.length)
    },
  )
})
