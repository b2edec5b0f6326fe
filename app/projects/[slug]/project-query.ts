import {
  createLoader,
  createSerializer,
  type inferParserType,
  parseAsNativeArrayOf,
  parseAsStringLiteral,
} from 'nuqs/server'
import {
  countParam,
  listIgnored as listIgnoredOf,
  type PageParams,
  textParam,
  toHref,
} from '../../_components/ui/page-params.ts'

const PARAMS = {
  /** Name of a metric. */
  metric: textParam,
  /** `*` is all of them; null is the page's own choice. */
  branch: textParam,
  system: textParam,
  testSet: textParam,
  view: parseAsStringLiteral(['table']),
  /** Newest runs that the trend's table leaves out. */
  skip: countParam.withDefault(0),
  cursor: textParam,
  /** Runs that are chosen to be compared. */
  base: textParam,
  head: parseAsNativeArrayOf(textParam),
}
const load = createLoader(PARAMS)
const serialize = createSerializer(PARAMS)

/** What the address of a project page says; every part may be missing. */
export type ProjectQuery = inferParserType<typeof PARAMS>

/** Parts of the address that this page does not understand. */
export function listIgnored(params: PageParams): string[] {
  return listIgnoredOf(params, { ...PARAMS, head: textParam })
}

/** Reads the search parameters; of a repeated one the first counts, an empty one is missing. */
export function toProjectQuery(params: PageParams): ProjectQuery {
  const query = load(params)
  return query.view === null ? { ...query, skip: 0 } : query
}

/** Address of the same page with parts changed; null takes a part away. Changing a filter starts lists anew. */
export function projectHref(slug: string, query: ProjectQuery, change: Partial<ProjectQuery>): string {
  const next = { ...query, cursor: null, skip: 0, ...change }
  return toHref(`/projects/${encodeURIComponent(slug)}`, serialize(next))
}

/** Address of a project's tables as files, of the runs that the filters keep. */
export function projectExportPath(
  slug: string,
  filter: Partial<Pick<ProjectQuery, 'branch' | 'system' | 'testSet' | 'metric'>>,
): string {
  return toHref(`/api/v1/projects/${encodeURIComponent(slug)}/export`, serialize(filter))
}
