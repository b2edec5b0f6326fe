import { ConflictError, InputError, NotFoundError } from '../../lib/errors.ts'
import { getRun } from '../../lib/service/get-run.ts'
import { resolveRun } from '../../lib/service/resolve-run.ts'
import type { CompareAddress } from '../_components/compare/compare-address.ts'

/**
 * Several runs of which none was named as base, as a table of runs sends them: the oldest is base. Null where one is
 * named, where there are not several, or where one of them cannot be found.
 */
export async function chooseBase(address: CompareAddress): Promise<CompareAddress | null> {
  const { base, head, others, project, system, testSet } = address
  if (base !== null || head === null || others.length === 0) return null
  const narrow = { system: system ?? undefined, testSet: testSet ?? undefined }
  try {
    const runs = await Promise.all(
      [head, ...others].map(async (ref) => ({
        ref,
        run: project === null ? await getRun(ref.replace(/^run:/, '')) : await resolveRun(project, ref, narrow),
      })),
    )
    const oldest = runs.reduce((old, one) => (one.run.date < old.run.date ? one : old))
    const [first, ...rest] = runs.filter((one) => one !== oldest).map(({ ref }) => ref)
    return { ...address, base: oldest.ref, head: first, others: rest }
  } catch (error) {
    if (error instanceof NotFoundError || error instanceof InputError || error instanceof ConflictError) return null
    throw error
  }
}
