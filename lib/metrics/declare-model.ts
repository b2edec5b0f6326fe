/** A model of the kind that makes scores of such a name, to be exchanged for the one that did. */
const MODELS: readonly (readonly [RegExp, string])[] = [
  [/^comet$/i, 'Unbabel/wmt22-comet-da'],
  [/^xcomet/i, 'Unbabel/XCOMET-XL'],
  [/^bleurt/i, 'BLEURT-20'],
  [/^metricx/i, 'google/metricx-24-hybrid-large-v2p6'],
]

/**
 * The flag of `assay push` that says which model made the scores of a name: what `modelField` reads where neither the
 * scores nor a SPEC say it.
 *
 * @example declareModel('COMET') // '--declare COMET=Unbabel/wmt22-comet-da'
 */
export function declareModel(name: string): string {
  const [, model = 'MODEL'] = MODELS.find(([pattern]) => pattern.test(name)) ?? []
  const pair = `${name}=${model}`
  return `--declare ${/^[\w.@+=/-]+$/.test(pair) ? pair : `'${pair.replaceAll("'", `'\\''`)}'`}`
}
