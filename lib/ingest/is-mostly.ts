/**
 * Whether most of the values are so, by default two of three, and for a pair one of them. What a file is must not hang
 * on its one broken value: a format is recognised by most rows, and then each row is read strictly.
 *
 * @example
 * isMostly(['0.5', 'abc', '0.25'], (line) => /^\d/.test(line)) // true
 */
export function isMostly<T>(values: readonly T[], test: (value: T) => boolean, share = 2 / 3): boolean {
  if (values.length === 0) return false
  const fitting = values.filter((value) => test(value)).length
  return fitting >= values.length * share || (values.length === 2 && fitting === 1 && share <= 2 / 3)
}
