import { InputError } from '../../../lib/errors.ts'
import { type BleuSteps, explainBleu } from '../../../lib/explain/explain-bleu.ts'
import { type EditSteps, explainEdits } from '../../../lib/explain/explain-edits.ts'
import { parseSpec } from '../../../lib/metrics/spec.ts'
import { findTab, type Taken, takenBy } from '../explain/explain-tabs.ts'

/** Longer texts are not sentences any more: an alignment grows with the product of both lengths. */
const MOST_CHARACTERS = 4000
const EDIT_METRICS = ['wer', 'cer', 'mer', 'wil', 'wip']
/** Languages written without blanks between words: their edits are counted by character. */
const UNSPACED = /^(?:zh|ja|th|lo|km|my)\b/

/** How an output was matched with its references, by the metrics that its run has, else by those in common use. */
export interface WorkedOut {
  readonly bleu: { readonly spec: string; readonly steps: BleuSteps; readonly isOfRun: boolean } | null
  readonly edits: { readonly spec: string; readonly steps: EditSteps; readonly isOfRun: boolean } | null
}

/** Kinds of tabs of whose metrics matches and edits show nothing. */
const WITHOUT_OVERLAP: readonly Taken[] = ['answers', 'labels', 'logprobs']

/** Whether a run has nothing but metrics for which overlap with a reference is beside the point. */
function isBesideThePoint(specs: readonly string[]): boolean {
  const isOther = (spec: string) => {
    const tab = findTab(spec)
    return tab !== null && WITHOUT_OVERLAP.includes(takenBy(tab))
  }
  return specs.length > 0 && specs.every(isOther)
}

/**
 * Works out n-gram matches and edits of one output. Null for what cannot be: no text on either side, texts beyond a
 * sentence, settings that need a dictionary which pages do not have; and where the run has but labels, answers or
 * likelihoods.
 */
export function workOut(
  segment: { readonly id: string; readonly hypothesis: string | null; readonly references: readonly string[] },
  { specs, language }: { specs: readonly string[]; language: string | null },
): WorkedOut {
  const { hypothesis, references } = segment
  if (hypothesis === null || references.length === 0 || isBesideThePoint(specs)) return { bleu: null, edits: null }
  if ([hypothesis, ...references].some((text) => text.length > MOST_CHARACTERS)) return { bleu: null, edits: null }
  const unspaced = language !== null && UNSPACED.test(language)
  const find = (names: readonly string[]) => specs.find((spec) => names.includes(parseSpec(spec).name))
  const bleu = find(['bleu']) ?? (unspaced ? 'bleu:tok=char' : 'bleu')
  const edits = find(EDIT_METRICS) ?? (unspaced ? 'cer' : 'wer')
  const texts = { id: segment.id, hypothesis, references: [...references] }
  const bleuSteps = orNull(() => explainBleu(texts, bleu))
  const editSteps = orNull(() => explainEdits(texts, edits))
  return {
    bleu: bleuSteps && { spec: bleu, steps: bleuSteps, isOfRun: specs.includes(bleu) },
    edits: editSteps && { spec: edits, steps: editSteps, isOfRun: specs.includes(edits) },
  }
}

function orNull<T>(explain: () => T | null): T | null {
  try {
    return explain()
  } catch (error) {
    if (error instanceof InputError) return null
    throw error
  }
}
