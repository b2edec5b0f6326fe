/** Parameters of an address as Next hands them to a page. */
export type PageParams = Readonly<Record<string, string | string[] | undefined>>

/** Reads one parameter by name: its first value, null where it is absent or empty. */
export function paramReader(params: PageParams): (key: string) => string | null {
  return (key) => {
    const value = params[key]
    const first = Array.isArray(value) ? value[0] : value
    return first === undefined || first === '' ? null : first
  }
}
