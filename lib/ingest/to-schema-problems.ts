import type { z } from 'zod'
import type { Place, Problem } from '../errors.ts'

/**
 * What zod found, as problems with a place. `placeOf` turns the path of the wrong value into a place;
 * `knownKeys` are listed where a key is unknown at the top. With the `input` itself a segment is named by its id.
 */
export function toSchemaProblems(
  issues: readonly z.core.$ZodIssue[],
  placeOf: (path: readonly PropertyKey[]) => Place,
  knownKeys: readonly string[],
  input?: unknown,
): Problem[] {
  return issues.map((issue): Problem => {
    const place = placeOf(issue.path)
    const at = issue.path.map(String).join('.')
    const id = findId(input, issue.path)
    if (issue.code === 'unrecognized_keys')
      return {
        code: 'unknown-key',
        message: `Unknown key${issue.keys.length > 1 ? 's' : ''} ${issue.keys.map((key) => `"${key}"`).join(', ')}${at ? ` in ${at}` : ''}.`,
        place,
        ...(issue.path.length === 0 && { mend: `Known: ${knownKeys.join(', ')}.` }),
      }
    return {
      code: `schema-${issue.code.replaceAll('_', '-')}`,
      message: `${id === null ? '' : `Segment "${id}": `}${at ? `${at}: ` : ''}${issue.message}.`,
      place,
      ...(issue.code === 'invalid_type' && LABEL_KEYS.has(issue.path.at(-1)) && { mend: LABELS_ARE_TEXT }),
    }
  })
}

const LABEL_KEYS: ReadonlySet<PropertyKey | undefined> = new Set(['label', 'predictedLabel'])
const LABELS_ARE_TEXT =
  'Labels are text on both sides: write 1 as "1" and true as "true". Leave an item without a label out.'

/** The id of the innermost object around the wrong value that has one. */
function findId(input: unknown, path: readonly PropertyKey[]): string | null {
  let id: string | null = null
  let value = input
  for (const part of [...path, null]) {
    if (typeof value !== 'object' || value === null) break
    const own = (value as Record<string, unknown>).id
    if (typeof own === 'string') id = own
    if (part !== null) value = (value as Record<PropertyKey, unknown>)[part]
  }
  return id
}
