type Level = { readonly next: WeakMap<object, Level>; readonly made: Map<string, unknown> }

const newLevel = (): Level => ({ next: new WeakMap(), made: new Map() })
const root = newLevel()

/**
 * What `make` gives, made once for the very same arrays and settings and forgotten with the arrays: the server hands the
 * same hundred thousand scores to a view at every request. Nobody may change the arrays or what was made of them.
 */
export function onceFor<T>(arrays: readonly object[], settings: readonly unknown[], make: () => T): T {
  let level = root
  for (const array of arrays) {
    const known = level.next.get(array) ?? newLevel()
    level.next.set(array, known)
    level = known
  }
  const key = JSON.stringify(settings)
  if (!level.made.has(key)) level.made.set(key, make())
  return level.made.get(key) as T
}
