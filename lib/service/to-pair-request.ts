import { InputError } from '../errors.ts'
import type { CompareQuery } from '../schema/compare-query.ts'
import type { CompareRequest } from './compare-runs.ts'
import { toCompareRequest } from './to-compare-request.ts'

/** What an address asks to compare, where one head is asked for. Throws InputError for several. */
export function toPairRequest(query: CompareQuery): CompareRequest {
  const { heads, ...request } = toCompareRequest(query)
  if (heads.length > 1)
    throw new InputError({
      code: 'several-heads',
      message: `There are ${heads.length} heads, and a table of a comparison has one.`,
      place: { option: 'head' },
      mend: 'Ask for each head by itself.',
    })
  return { ...request, head: heads[0] }
}
