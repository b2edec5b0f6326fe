import { gunzipSync } from 'node:zlib'
import type { z } from 'zod'
import { InputError, toJsonPointer } from '../errors.ts'
import { readRawBody } from './read-raw-body.ts'

const MOST_BYTES = 1024 * 1024

/**
 * A small JSON body, checked by `schema`. Throws InputError that names each wrong member by its JSON pointer, and
 * TooLargeError beyond a megabyte.
 */
export async function readJsonBody<S extends z.ZodType>(request: Request, schema: S): Promise<z.infer<S>> {
  const parsed = schema.safeParse(parse(await readRawBody(request, MOST_BYTES)))
  if (parsed.success) return parsed.data
  throw new InputError(
    parsed.error.issues.map((issue) => ({
      code: issue.code === 'unrecognized_keys' ? 'unknown-key' : 'bad-value',
      message: `${issue.message}.`,
      mend: mendOf(issue),
      place: {
        pointer: toJsonPointer(issue.path),
      },
    })),
  )
}

function mendOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `Leave out ${issue.keys.map((key) => `"${key}"`).join(' and ')}.`
  if (issue.code === 'invalid_value') return `Give one of: ${issue.values.join(', ')}.`
  return 'expected' in issue
    ? `Give a value of the kind ${issue.expected}.`
    : 'Give what the OpenAPI document asks for.'
}

function parse({ bytes, gzip }: { bytes: Uint8Array; gzip: boolean }): unknown {
  try {
    const raw = gzip ? gunzipSync(bytes, { maxOutputLength: MOST_BYTES }) : bytes
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(raw))
  } catch (error) {
    throw new InputError({
      code: 'bad-json',
      message: `The body is not JSON: ${(error as Error).message}`,
      place: { pointer: '' },
    })
  }
}
