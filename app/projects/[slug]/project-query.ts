/** What the address of a project page says; every part may be missing. */
export interface ProjectQuery {
  /** Name of a metric. */
  readonly metric?: string
  /** `*` is all of them; missing is the page's own choice. */
  readonly branch?: string
  readonly system?: string
  readonly testSet?: string
  readonly cursor?: string
  readonly view?: 'table'
  /** Newest runs that the trend's table leaves out, a whole number. */
  readonly skip?: string
}

/** Names in the address that this page does not know; the framework's own begin with `_`. */
export function listIgnored(params: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(params).filter((name) => !name.startsWith('_') && !(KEYS as readonly string[]).includes(name))
}

const KEYS = ['metric', 'branch', 'system', 'testSet', 'cursor', 'view', 'skip'] as const

/** Reads the search parameters; of a repeated one the first counts, an empty one is missing. */
export function toProjectQuery(params: Readonly<Record<string, string | readonly string[] | undefined>>): ProjectQuery {
  const query: Partial<Record<(typeof KEYS)[number], string>> = {}
  for (const key of KEYS) {
    const value = typeof params[key] === 'string' ? params[key] : params[key]?.[0]
    if (value) query[key] = value
  }
  return {
    ...query,
    view: query.view === 'table' ? 'table' : undefined,
    skip: query.view === 'table' && /^\d{1,6}$/.test(query.skip ?? '') ? query.skip : undefined,
  }
}

/** Address of the same page with parts changed; undefined takes a part away. Changing a filter starts lists anew. */
export function projectHref(slug: string, query: ProjectQuery, change: ProjectQuery): string {
  const { cursor: _cursor, skip: _skip, ...kept } = query
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries({ ...kept, ...change })) if (value !== undefined) params.set(key, value)
  return `/projects/${encodeURIComponent(slug)}${params.size > 0 ? `?${params}` : ''}`
}
