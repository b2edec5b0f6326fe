import type { z } from 'zod'
import type { Place, Problem } from '../errors.ts'

/**
 * What zod found, as problems with a place. `placeOf` turns the path of the wrong value into a place;
 * `knownKeys` are listed where a key is unknown at the top.
 */
export function toSchemaProblems(
  issues: readonly z.core.$ZodIssue[],
  placeOf: (path: readonly PropertyKey[]) => Place,
  knownKeys: readonly string[],
): Problem[] {
  return issues.map((issue): Problem => {
    const place = placeOf(issue.path)
    const at = issue.path.map(String).join('.')
    if (issue.code === 'unrecognized_keys')
      return {
        code: 'unknown-key',
        message: `Unknown key${issue.keys.length > 1 ? 's' : ''} ${issue.keys.map((key) => `"${key}"`).join(', ')}${at ? ` in ${at}` : ''}.`,
        place,
        ...(issue.path.length === 0 && { mend: `Known: ${knownKeys.join(', ')}.` }),
      }
    return {
      code: `schema-${issue.code.replaceAll('_', '-')}`,
      message: `${at ? `${at}: ` : ''}${issue.message}.`,
      place,
    }
  })
}
