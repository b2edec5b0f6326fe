import { formatSpec, parseSpec } from '../metrics/spec.ts'

const POSTED = 'external:'

/**
 * Whether a rule about scores that were made elsewhere means these: those of its name, and of its model where it names one.
 * Which way is better is no part of what scores are.
 *
 * @example meansPosted('external:name=em', 'external:name=em,model="filter:strict"') // true
 */
export function meansPosted(rule: string, spec: string): boolean {
  if (!rule.startsWith(POSTED) || !spec.startsWith(POSTED)) return false
  const [asked, has] = [rule, spec].map((text) => parseSpec(text).options)
  return asked.name === has.name && (asked.model === 'unknown' || asked.model === has.model)
}

/**
 * The SPEC with the direction that the first of the rules about it states; as it is where none does.
 *
 * @example withRuledDirection('external:name=odd,model=m', ['external:name=odd,direction=lower']) // 'external:name=odd,model=m,direction=lower'
 */
export function withRuledDirection(spec: string, rules: readonly string[]): string {
  const rule = rules.find((one) => statesDirection(one) && meansPosted(one, spec))
  if (rule === undefined) return spec
  const { name, options } = parseSpec(spec)
  return formatSpec({ name, options: { ...options, direction: parseSpec(rule).options.direction } })
}

/** Whether a rule says itself which way is better, whatever the name means. */
export function statesDirection(rule: string): boolean {
  return rule.startsWith(POSTED) && parseSpec(rule).options.direction !== 'known'
}

/** Whether the rule's direction, where it states one, is the one that these scores were compared by. */
export function agreesInDirection(rule: string, direction: string): boolean {
  return !statesDirection(rule) || parseSpec(rule).options.direction === direction
}
