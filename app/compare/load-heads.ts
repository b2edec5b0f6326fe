import { ConflictError, InputError, NotFoundError, type Problem } from '../../lib/errors.ts'
import { type ComparedMany, compareMany } from '../../lib/service/compare-many.ts'
import { getRun } from '../../lib/service/get-run.ts'
import type { CompareAddress } from '../_components/compare/compare-address.ts'

export type LoadedHeads =
  | ({ readonly state: 'heads' } & ComparedMany)
  /** The scores of one are not there, yet or for good: said in the words of the problem. */
  | { readonly state: 'unfinished'; readonly problems: readonly Problem[] }
  | { readonly state: 'unscored'; readonly problems: readonly Problem[] }
  | { readonly state: 'unknown'; readonly problems: readonly Problem[] }

/** Several heads against one base, or why there is nothing to show. */
export async function loadHeads(address: CompareAddress): Promise<LoadedHeads> {
  try {
    const base = address.base ?? ''
    const project = address.project ?? (await getRun(base.replace(/^run:/, ''))).projectSlug
    const compared = await compareMany({
      project,
      base,
      heads: [address.head ?? '', ...address.others],
      system: address.system ?? undefined,
      testSet: address.testSet ?? undefined,
    })
    return { state: 'heads', ...compared }
  } catch (error) {
    const has = (code: string) => error instanceof ConflictError && error.problems.some((one) => one.code === code)
    if (error instanceof ConflictError && has('still-computing'))
      return { state: 'unfinished', problems: error.problems }
    if (error instanceof ConflictError && has('scores-failed')) return { state: 'unscored', problems: error.problems }
    if (error instanceof NotFoundError || error instanceof InputError || error instanceof ConflictError)
      return { state: 'unknown', problems: error.problems }
    throw error
  }
}
