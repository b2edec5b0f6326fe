/**
 * A formatted count with the noun that it takes.
 *
 * @example counted('1', 'segment') // '1 segment'
 */
export function counted(count: string, one: string, many = `${one}s`): string {
  return `${count} ${count === '1' ? one : many}`
}
