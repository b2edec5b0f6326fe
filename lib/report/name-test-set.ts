/** A test set version as people say it: `pump manual v2`; a label that begins with a digit gets its `v`, too. */
export function nameTestSet(testSet: {
  readonly name: string
  readonly number: number
  readonly label: string | null
}): string {
  return `${testSet.name} ${nameVersion(testSet)}`
}

/** The version alone: `v2`, or its label. */
export function nameVersion({ number, label }: { readonly number: number; readonly label: string | null }): string {
  if (label === null) return `v${number}`
  return /^\d/.test(label) ? `v${label}` : label
}
