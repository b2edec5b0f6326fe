import { z } from 'zod'
import { InputError } from '../errors.ts'

/**
 * The parameters of an address, checked by `schema`. A key whose schema is a list may be repeated; any other may not.
 * Throws InputError that names each wrong parameter.
 */
export function readQuery<S extends z.ZodObject>(request: Request, schema: S): z.infer<S> {
  const { searchParams } = new URL(request.url)
  const values: Record<string, string | string[]> = {}
  const repeated: string[] = []
  for (const key of new Set(searchParams.keys())) {
    const given = searchParams.getAll(key)
    if (isList(schema.shape[key])) values[key] = given
    else {
      values[key] = given[0]
      if (given.length > 1) repeated.push(key)
    }
  }
  const parsed = schema.safeParse(values)
  if (parsed.success && repeated.length === 0) return parsed.data
  const known = Object.keys(schema.shape).join(', ')
  throw new InputError([
    ...repeated.map((key) => ({
      code: 'repeated-parameter',
      message: `The parameter "${key}" is there more than once.`,
      place: { option: key },
    })),
    ...(parsed.error?.issues ?? []).map((issue) => {
      const unknown = issue.code === 'unrecognized_keys' ? issue.keys.join('", "') : null
      const name = unknown ?? String(issue.path[0] ?? '')
      return {
        code: unknown ? 'unknown-parameter' : 'bad-parameter',
        message: unknown ? `Unknown parameter "${unknown}".` : `${name}: ${issue.message}.`,
        place: { option: name },
        ...(unknown && { mend: `Known: ${known || 'none'}.` }),
      }
    }),
  ])
}

function isList(schema: z.ZodType | undefined): boolean {
  if (schema instanceof z.ZodOptional) return isList(schema.unwrap() as z.ZodType)
  return schema instanceof z.ZodArray
}
