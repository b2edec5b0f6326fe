import { parseSignature } from '../signature/parse-signature.ts'

/** What a metric is called, and what its number depends on. */
interface Labelled {
  readonly metric: string
  readonly label: string
  readonly spec: string
  readonly signature: string
}

/**
 * The same results, where several had one label with what differs in their signatures behind it; where nothing that is
 * printed differs, the SPEC. A table, a sentence or a test case names a metric by its label alone.
 *
 * @example withDistinctLabels(bleuAndCharacterBleu).map(({ label }) => label) // ['BLEU (tok 13a)', 'BLEU (tok char)']
 */
export function withDistinctLabels<Result extends Labelled>(results: readonly Result[]): Result[] {
  return results.map((result) => {
    const rivals = results.filter(({ label }) => label === result.label)
    if (rivals.length < 2) return result
    const all = rivals.map(toFields)
    const own = toFields(result)
    const differing = [...own].filter(([key, value]) => all.some((other) => other.get(key) !== value))
    const isAlone = all.filter((other) => differing.every(([key, value]) => other.get(key) === value)).length === 1
    const said = isAlone ? differing.map(([key, value]) => `${key} ${value}`).join(', ') : result.spec
    return { ...result, label: `${result.label} (${said})` }
  })
}

function toFields({ metric, signature }: Labelled): ReadonlyMap<string, string> {
  if (signature === '') return new Map()
  return new Map(parseSignature(metric, signature).fields.map(({ key, value }) => [key, value ?? 'unknown']))
}
