import { createLoader, createParser, createSerializer, type inferParserType } from 'nuqs/server'
import { formatSpec, parseSpec } from '../../../lib/metrics/spec.ts'
import { type PageParams, textParam, toHref } from '../ui/page-params.ts'

const specParam = createParser({ parse: toSpec, serialize: String })
const PARAMS = {
  /** SPECs; null for the run's first two. */
  x: specParam,
  y: specParam,
  slice: textParam,
}
const load = createLoader(PARAMS)
const serialize = createSerializer(PARAMS)

/** What the address of the page with two metrics holds beside the run's id. */
export interface AgreementAddress extends Omit<inferParserType<typeof PARAMS>, 'slice'> {
  readonly id: string
  readonly slice: { readonly by: string; readonly value: string } | null
  /** What stands in place of a slice and names none; null for nothing of the kind. */
  readonly badSlice: string | null
}

/** Reads the address; what is not known there has its default. */
export function parseAgreementAddress(id: string, params: PageParams): AgreementAddress {
  const { slice: asked, ...axes } = load(params)
  const slice = parseSlice(asked)
  return { id, ...axes, slice, badSlice: slice === null ? asked : null }
}

/** A SPEC in its one form; what is none stays as it is, so that the page can say so. */
function toSpec(text: string): string | null {
  if (text === '') return null
  try {
    return formatSpec(parseSpec(text))
  } catch {
    return text
  }
}

/**
 * A slice in the address: `line:north`. A colon in the name of the tag is escaped.
 *
 * @example toSliceKey({ by: 'line', value: 'a:b' }) // 'line:a:b'
 */
export function toSliceKey({ by, value }: { readonly by: string; readonly value: string }): string {
  return `${by.replaceAll('%', '%25').replaceAll(':', '%3A')}:${value}`
}

function parseSlice(text: string | null): AgreementAddress['slice'] {
  const colon = text?.indexOf(':') ?? -1
  if (text === null || colon < 1) return null
  return { by: text.slice(0, colon).replaceAll('%3A', ':').replaceAll('%25', '%'), value: text.slice(colon + 1) }
}

/** The address with some parts changed, at the section named by `hash`. */
export function toAgreementHref(
  address: Omit<AgreementAddress, 'badSlice'>,
  changes: Partial<AgreementAddress> = {},
  hash = '',
): string {
  const { id, x, y, slice } = { ...address, ...changes }
  const query = serialize({ x, y, slice: slice && toSliceKey(slice) })
  return toHref(`/runs/${encodeURIComponent(id)}/metrics`, query, hash)
}
