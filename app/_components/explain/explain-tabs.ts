/** What a tab works on, and so what of a segment a link to it takes along. */
export type Taken = 'texts' | 'answers' | 'labels' | 'logprobs' | 'output' | 'counts'

/**
 * Tabs of the explain page, in their order: a line here, and the file `<id>-tab.tsx` that draws it. `specs` are the
 * metrics that it works out; it opens with the first.
 */
const LIST = [
  { id: 'bleu', takes: 'texts', specs: ['bleu'] },
  { id: 'chrf', takes: 'texts', specs: ['chrf'] },
  { id: 'meteor', takes: 'texts', specs: ['meteor:wordnet=no'] },
  { id: 'edits', takes: 'texts', specs: ['wer', 'ter', 'cer'] },
  { id: 'rouge', takes: 'texts', specs: ['rougeL', 'rougeLsum', 'rouge1', 'rouge2', 'rouge3'] },
  { id: 'answers', takes: 'answers', specs: ['qa_f1', 'em'] },
  {
    id: 'labels',
    takes: 'labels',
    specs: [
      'macro_f1',
      'weighted_f1',
      'micro_f1',
      'macro_precision',
      'weighted_precision',
      'micro_precision',
      'macro_recall',
      'weighted_recall',
      'micro_recall',
      'accuracy',
      'balanced_accuracy',
      'mcc',
      'kappa',
    ],
  },
  { id: 'perplexity', takes: 'logprobs', specs: ['ppl', 'bits_per_byte'] },
  { id: 'distinct', takes: 'output', specs: ['distinct'] },
  { id: 'pass', takes: 'counts', specs: ['pass'] },
] as const satisfies readonly { id: string; takes: Taken; specs: readonly [string, ...string[]] }[]

export type Tab = (typeof LIST)[number]['id']
export const TABS: readonly Tab[] = LIST.map(({ id }) => id)

/**
 * The SPECs that a tab works out, the one that it opens with first.
 *
 * @example specsOf('bleu') // ['bleu']
 */
export function specsOf(tab: Tab): readonly [string, ...string[]] {
  return lineOf(tab).specs
}

/** What of a segment a tab works on. */
export function takenBy(tab: Tab): Taken {
  return lineOf(tab).takes
}

function lineOf(tab: Tab): (typeof LIST)[number] {
  return LIST.find(({ id }) => id === tab) ?? LIST[0]
}

/**
 * The tab that works out the metric of a SPEC, whatever its settings; null where none does.
 *
 * @example findTab('ter:case=mixed') // 'edits'
 */
export function findTab(spec: string): Tab | null {
  const name = nameOf(spec)
  return LIST.find(({ specs }) => specs.some((known) => nameOf(known) === name))?.id ?? null
}

/** The metric's name, which stands before the settings; of any text, so that nothing is thrown. */
export function nameOf(spec: string): string {
  return spec.split(':')[0].trim()
}
