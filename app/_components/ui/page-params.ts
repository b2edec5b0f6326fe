import { createParser } from 'nuqs/server'

/** Parameters of an address as Next hands them to a page. */
export type PageParams = Readonly<Record<string, string | string[] | undefined>>

/** A text; one that is absent or empty is null, of a repeated one the first counts. */
export const textParam = createParser({ parse: (text) => (text === '' ? null : text), serialize: String })

/** A whole number from 0. */
export const countParam = createParser({
  parse: (text) => (/^\d{1,9}$/.test(text) ? Number(text) : null),
  serialize: String,
})

/**
 * Parts of an address that its page does not understand, as `name` or `name=value`; empty ones ask for nothing, and the
 * framework's own begin with `_`.
 */
export function listIgnored(
  params: PageParams,
  parsers: Readonly<Record<string, { readonly type?: 'single' | 'multi'; readonly parse: (given: never) => unknown }>>,
): string[] {
  return Object.entries(params).flatMap(([name, value]) => {
    if (name.startsWith('_')) return []
    if (!Object.hasOwn(parsers, name)) return [name]
    const texts = [value ?? []].flat().filter((text) => text !== '')
    const { type, parse } = parsers[name]
    const isUnderstood = (text: string) => parse((type === 'multi' ? [text] : text) as never) !== null
    return texts.filter((text) => !isUnderstood(text)).map((text) => `${name}=${text}`)
  })
}

/**
 * A path with a query as a serializer made it, and the section named by `hash`.
 *
 * @example toHref('/runs/r', '?sort=bleu:tok=zh', 'segments') // '/runs/r?sort=bleu%3Atok%3Dzh#segments'
 */
export function toHref(path: string, query: string, hash = ''): string {
  // The serializer escapes only what would end a query; a link that is passed on may hold no other sign that acts, such
  // as one that turns the direction of reading.
  const escaped = new URLSearchParams(query).toString()
  return `${path}${escaped && `?${escaped}`}${hash && `#${hash}`}`
}
