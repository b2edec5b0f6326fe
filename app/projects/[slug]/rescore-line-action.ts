'use server'

import { redirect } from 'next/navigation'
import { InputError, NotFoundError } from '../../../lib/errors.ts'
import { getRun } from '../../../lib/service/get-run.ts'
import { isLocalOnly } from '../../../lib/service/is-local-only.ts'
import { rescoreLine } from '../../../lib/service/rescore-line.ts'
import { projectHref, toProjectQuery } from './project-query.ts'

/** Small lines are done by then; of others the page shows what is there so far. */
const WAIT_MS = 10_000

/** Scores the older runs of a line under the SPEC of a newer one and shows the trend by it; does nothing where that takes a token. */
export async function rescoreLineAction(form: FormData): Promise<void> {
  const id = String(form.get('run') ?? '')
  const spec = String(form.get('spec') ?? '')
  let address = '/'
  try {
    const { projectSlug } = await getRun(id)
    address = `${projectHref(projectSlug, toProjectQuery({ metric: spec }), {})}#trend`
    if (await isLocalOnly()) {
      const { done } = await rescoreLine(id, spec)
      await Promise.race([done, new Promise((resolve) => setTimeout(resolve, WAIT_MS))])
    }
  } catch (error) {
    // What is asked for by hand and is not there changes nothing.
    if (!(error instanceof NotFoundError || error instanceof InputError)) throw error
  }
  redirect(address)
}
