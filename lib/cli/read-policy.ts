import { type GatePolicy, toCanonicalPolicy } from '../compare/gate-policy.ts'
import { AssayError, InputError, type Problem, toJsonPointer } from '../errors.ts'
import { decodeUtf8 } from '../ingest/decode-utf8.ts'
import { parseJson } from '../ingest/parse-json.ts'
import { formatSpec, parseSpec } from '../metrics/spec.ts'
import { gateMessages } from '../report/messages/en/gate.ts'
import { GatePolicy as PolicySchema } from '../schema/gate-policy.ts'
import { readNamedBytes } from './read-run.ts'
import type { Terminal } from './terminal.ts'

const say = gateMessages.cli

/** Rules that stand on the command line. */
export interface PolicyFlags {
  readonly metric?: readonly string[]
  readonly smallestEffect?: readonly string[]
  readonly minimum?: readonly string[]
  readonly maximum?: readonly string[]
  readonly slice?: readonly string[]
  readonly policyFile?: string
}

/**
 * The rules at hand: those of a file, else of the configuration; flags above them, metric by metric. Empty where nothing
 * is said, so that a project's own rules hold.
 *
 * @throws InputError with file, pointer and mend for rules that are none
 */
export function readPolicy(flags: PolicyFlags, { config = {} }: Pick<Terminal, 'config'>): GatePolicy {
  const ofFile = flags.policyFile === undefined ? checkConfig(config.gate ?? {}) : readPolicyFile(flags.policyFile)
  const effects = flags.policyFile === undefined ? config.smallestEffects : undefined
  const smallestEffects = {
    ...effects,
    ...ofFile.smallestEffects,
    ...toNumbers(flags.smallestEffect, 'smallest-effect'),
  }
  const minimum = { ...ofFile.minimum, ...toNumbers(flags.minimum, 'minimum') }
  const maximum = { ...ofFile.maximum, ...toNumbers(flags.maximum, 'maximum') }
  return toCanonicalPolicy({
    ...ofFile,
    ...(flags.metric && { metrics: flags.metric }),
    ...(flags.slice && { slices: flags.slice }),
    ...(hasAny(smallestEffects) && { smallestEffects }),
    ...(hasAny(minimum) && { minimum }),
    ...(hasAny(maximum) && { maximum }),
  })
}

function hasAny(rules: object): boolean {
  return Object.keys(rules).length > 0
}

function readPolicyFile(file: string): GatePolicy {
  const value = parseJson(decodeUtf8(readNamedBytes(file)).text, file)
  const parsed = PolicySchema.safeParse(value)
  if (parsed.success) return placed(file, () => toCanonicalPolicy(parsed.data))
  throw new InputError(
    parsed.error.issues.map((issue) => ({
      code: issue.code === 'unrecognized_keys' ? 'unknown-key' : 'bad-rule',
      message: `${issue.message}.`,
      place: { file, pointer: toJsonPointer(issue.path) },
      mend: `Known: ${Object.keys(PolicySchema.shape).join(', ')}.`,
    })),
  )
}

function checkConfig(policy: GatePolicy): GatePolicy {
  return placed(say.ofConfig, () => toCanonicalPolicy(policy, '/gate'))
}

/** Problems of rules with the file that they stand in. */
function placed<T>(file: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof AssayError)) throw error
    throw new InputError(error.problems.map((problem): Problem => ({ ...problem, place: { file, ...problem.place } })))
  }
}

/** `SPEC=NUMBER` texts; a bound may be 0 or below. */
function toNumbers(texts: readonly string[] = [], flag: string): Record<string, number> {
  const numbers: Record<string, number> = {}
  for (const text of texts) {
    // The last one: a SPEC holds further signs of equality.
    const equals = text.lastIndexOf('=')
    const value = text.slice(equals + 1).trim()
    const number = value === '' || equals < 1 ? Number.NaN : Number(value)
    const refuse = () =>
      new InputError({
        code: 'bad-rule',
        message: say.repeatedEffect(text),
        place: { option: `--${flag}` },
        mend: say.repeatedEffectMend,
      })
    if (!Number.isFinite(number)) throw refuse()
    const spec = formatSpec(parseSpec(text.slice(0, equals)))
    if (Object.hasOwn(numbers, spec)) throw refuse()
    numbers[spec] = number
  }
  return numbers
}
