import { relative } from 'node:path'
import type { z } from 'zod'
import { toCanonicalPolicy } from '../../compare/gate-policy.ts'
import { InputError, type Problem, toJsonPointer } from '../../errors.ts'
import { decodeUtf8 } from '../../ingest/decode-utf8.ts'
import { parseJson } from '../../ingest/parse-json.ts'
import { parseSpec } from '../../metrics/spec.ts'
import { CliConfig } from '../../schema/cli-config.ts'
import { readNamedBytes } from '../read-run.ts'

/** A configuration with where it was found. */
export interface LoadedConfig {
  /** As people read it: relative to the current folder. */
  readonly file: string
  readonly config: CliConfig
}

/** Secrets by the names that people try. */
const SECRET = /^(?:token|.*[tT]oken|ASSAY_TOKEN|password|secret)$/

/**
 * Reads and checks a configuration.
 *
 * @throws InputError with file and line for what is no JSON, with file, JSON pointer and mend for each key that is
 *   unknown, holds a wrong value, or is a token
 */
export function readConfig(path: string, cwd: string): LoadedConfig {
  const file = relative(cwd, path) || path
  const value = parseJson(decodeUtf8({ ...readNamedBytes(path), file }).text, file)
  const secrets = Object.keys((value ?? {}) as object).filter((key) => SECRET.test(key))
  if (secrets.length > 0)
    throw new InputError(
      secrets.map((key) => ({
        code: 'token-in-config',
        message: 'A token does not belong into a file that is committed.',
        place: { file, pointer: `/${key}` },
        mend: 'Take it out, revoke it if it was ever pushed, and set ASSAY_TOKEN in the environment.',
      })),
    )
  const parsed = CliConfig.safeParse(value)
  const problems = parsed.success ? checkSpecs(parsed.data, file) : parsed.error.issues.flatMap(toProblem(file))
  if (problems.length > 0) throw new InputError(problems)
  return { file, config: parsed.data as CliConfig }
}

const SEE_SCHEMA = '"assay config --schema" prints what it may hold.'
const KNOWN = Object.keys(CliConfig.shape).join(', ')

function toProblem(file: string) {
  return (issue: z.core.$ZodIssue): Problem[] => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        code: 'unknown-key',
        message: `"${key}" is no key of a configuration.`,
        place: { file, pointer: toJsonPointer([...issue.path, key]) },
        mend: issue.path.length === 0 ? `Known: ${KNOWN}.` : SEE_SCHEMA,
      }))
    return [
      {
        code: `schema-${issue.code.replaceAll('_', '-')}`,
        message: `${issue.message}.`,
        place: { file, pointer: toJsonPointer(issue.path) },
        mend: SEE_SCHEMA,
      },
    ]
  }
}

function checkSpecs({ metrics = [], smallestEffects = {}, gate }: CliConfig, file: string): Problem[] {
  const texts = [
    ...metrics.map((text, i) => [`/metrics/${i}`, text] as const),
    ...Object.keys(smallestEffects).map((text) => [toJsonPointer(['smallestEffects', text]), text] as const),
  ]
  return [
    ...texts.flatMap(([pointer, text]) =>
      problemsOf(
        () => parseSpec(text),
        () => ({ file, pointer }),
      ),
    ),
    ...problemsOf(
      () => gate && toCanonicalPolicy(gate, '/gate'),
      ({ place }) => ({ file, ...place }),
    ),
  ]
}

function problemsOf(read: () => unknown, toPlace: (problem: Problem) => Problem['place']): Problem[] {
  try {
    read()
    return []
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    return error.problems.map((problem) => ({ ...problem, place: toPlace(problem) }))
  }
}
