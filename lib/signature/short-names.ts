/** sacreBLEU 2.6's short field names (`sacrebleu --short`); a field that is not here keeps its name. */
const SHORT: Readonly<Record<string, string>> = {
  nrefs: '#',
  seed: 'rs',
  test: 't',
  lang: 'l',
  origlang: 'o',
  subset: 'S',
  case: 'c',
  eff: 'e',
  smooth: 's',
  version: 'v',
}

/** Where a metric shortens otherwise. */
const SHORT_OF_METRIC: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  chrf: { space: 's' },
  ter: { tok: 't', norm: 'nr', punct: 'pn', asian: 'as' },
}

/**
 * The short name of a signature field.
 *
 * @example toShortName('ter', 'norm') // 'nr'
 */
export function toShortName(metric: string, key: string): string {
  return SHORT_OF_METRIC[metric]?.[key] ?? SHORT[key] ?? key
}

/**
 * The field that a short name stands for in a metric's signature; a long name comes back as it is.
 *
 * @example toLongName('ter', 'nr') // 'norm'
 */
export function toLongName(metric: string, name: string): string {
  const own = Object.entries(SHORT_OF_METRIC[metric] ?? {}).find(([, short]) => short === name)
  return (own ?? Object.entries(SHORT).find(([, short]) => short === name))?.[0] ?? name
}
