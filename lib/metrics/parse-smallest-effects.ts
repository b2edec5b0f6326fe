import { InputError } from '../errors.ts'
import { formatSpec, parseSpec } from './spec.ts'

/**
 * Smallest effects from `SPEC=NUMBER` texts; `none` alone gives an empty set, which overrides a project's own. Throws
 * InputError for an unknown metric, one named twice, or `none` beside others.
 *
 * @example parseSmallestEffects(['bleu=0.5']) // { bleu: 0.5 }
 */
export function parseSmallestEffects(texts: readonly string[]): Record<string, number> {
  const effects: Record<string, number> = {}
  for (const text of texts) {
    if (text === 'none' && texts.length === 1) break
    // The last one: a SPEC holds further signs of equality.
    const equals = text.lastIndexOf('=')
    const value = equals < 0 ? Number.NaN : Number(text.slice(equals + 1))
    if (!(value > 0) || !Number.isFinite(value)) throw malformed(text)
    const spec = formatSpec(parseSpec(text.slice(0, equals)))
    if (Object.hasOwn(effects, spec)) throw malformed(text)
    effects[spec] = value
  }
  return effects
}

function malformed(text: string): InputError {
  return new InputError({
    code: 'bad-smallest-effect',
    message: `"${text}" is no smallest effect.`,
    place: { option: 'smallestEffect' },
    mend: 'Write SPEC=NUMBER with a number above 0, each SPEC once, such as bleu=0.5; or "none" alone.',
  })
}
