import { InputError } from '../errors.ts'
import { formatSpec, parseSpec, type Spec } from '../metrics/spec.ts'

/** The SPECs of a command line, each once; every wrong one is told at once. */
export function requireMetrics(texts: readonly string[]): readonly Spec[] {
  if (texts.length === 0)
    throw new InputError({
      code: 'missing-metric',
      message: 'No metric was named.',
      place: { option: '--metric' },
      mend: 'Give --metric bleu, for example; "assay metrics" lists them all.',
    })
  const problems: InputError['problems'][number][] = []
  const specs = texts.flatMap((text) => {
    try {
      return [parseSpec(text)]
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      problems.push(...error.problems)
      return []
    }
  })
  if (problems.length > 0) throw new InputError(problems)
  const byText = new Map(specs.map((spec) => [formatSpec(spec), spec]))
  return [...byText.values()]
}
