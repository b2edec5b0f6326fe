import { formatSpec, parseSpec } from '../../../lib/metrics/spec.ts'
import { type PageParams, paramReader } from '../ui/param-reader.ts'

/** What the address of the page with two metrics holds beside the run's id. */
export interface AgreementAddress {
  readonly id: string
  /** SPECs; null for the run's first two. */
  readonly x: string | null
  readonly y: string | null
  readonly slice: { readonly by: string; readonly value: string } | null
  /** What stands in place of a slice and names none; null for nothing of the kind. */
  readonly badSlice: string | null
}

/** Reads the address; what is not known there has its default. */
export function parseAgreementAddress(id: string, params: PageParams): AgreementAddress {
  const text = paramReader(params)
  const [asked, slice] = [text('slice'), parseSlice(text('slice'))]
  return { id, x: toSpec(text('x')), y: toSpec(text('y')), slice, badSlice: slice === null ? asked : null }
}

/** A SPEC in its one form; what is none stays as it is, so that the page can say so. */
function toSpec(text: string | null): string | null {
  if (text === null) return null
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
  const query = new URLSearchParams()
  if (x !== null) query.set('x', x)
  if (y !== null) query.set('y', y)
  if (slice !== null) query.set('slice', toSliceKey(slice))
  const text = query.toString()
  return `/runs/${encodeURIComponent(id)}/metrics${text ? `?${text}` : ''}${hash ? `#${hash}` : ''}`
}
