/**
 * The one value of this name in the process, made by whoever asks first. A server's bundler copies modules into several
 * bundles, and a variable of a module would exist once in each.
 */
export function processWide<T>(name: string, make: () => T): T {
  const key = Symbol.for(`assay.${name}`)
  const holder = globalThis as { [key: symbol]: T | undefined }
  const known = holder[key]
  if (known !== undefined) return known
  const made = make()
  holder[key] = made
  return made
}
