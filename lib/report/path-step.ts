/** Names that any proxy and browser leaves as they are; all others are written as `~` and base64url of their UTF-8. */
const PLAIN = /^[\p{L}\p{N}_][\p{L}\p{N}._-]*$/u

/**
 * A name as one step of a path. Dots alone, slashes and percent signs would be resolved or decoded on the way.
 *
 * @example toPathStep('safety-0147') // 'safety-0147'
 */
export function toPathStep(name: string): string {
  if (PLAIN.test(name)) return encodeURIComponent(name)
  let binary = ''
  for (const byte of new TextEncoder().encode(name)) binary += String.fromCharCode(byte)
  return `~${btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`
}

/** The name that `toPathStep` wrote, or that a hand wrote percent-encoded. */
export function readPathStep(step: string): string {
  const whole = decodePercent(step)
  if (!whole.startsWith('~')) return whole
  try {
    const binary = atob(whole.slice(1).replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Typed by hand: a name may well begin with a tilde.
    return whole
  }
}

function decodePercent(step: string): string {
  try {
    return decodeURIComponent(step)
  } catch {
    return step
  }
}

/** The page of one segment, without the runs to read. */
export function toSegmentPath(of: { readonly project: string; readonly testSet: string; readonly id: string }): string {
  return `/projects/${encodeName(of.project)}/segments/${toPathStep(of.testSet)}/${toPathStep(of.id)}`
}

/** `encodeURIComponent` for any text: half a character, which no address can hold, is replaced. */
export function encodeName(text: string): string {
  return encodeURIComponent(
    text.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD'),
  )
}
