/** Which runs of a table are chosen, as references such as `run:ID`; the first of `heads` is the newest. */
export interface RunChoice {
  readonly base: string | null
  readonly heads: readonly string[]
}

/**
 * A page's address with the choice in it, so that it lasts and can be passed on; everything else stays.
 *
 * @example withChoice('/projects/p?view=table#runs', { base: null, heads: ['run:a'] }) // '/projects/p?view=table&head=run%3Aa#runs'
 */
export function withChoice(address: string, { base, heads }: RunChoice): string {
  const url = new URL(address, 'http://localhost')
  url.searchParams.delete('base')
  url.searchParams.delete('head')
  if (base !== null) url.searchParams.set('base', base)
  for (const head of heads) url.searchParams.append('head', head)
  return `${url.pathname}${url.search}${url.hash}`
}

/** The choice that an address holds. */
export function choiceOf(params: URLSearchParams | null): RunChoice {
  return { base: params?.get('base') || null, heads: (params?.getAll('head') ?? []).filter((head) => head !== '') }
}

/** Whether that many runs make a comparison: two without a named base, of which the oldest is base. */
export function isEnough({ base, heads }: RunChoice): boolean {
  return heads.filter((head) => head !== base).length >= (base === null ? 2 : 1)
}
