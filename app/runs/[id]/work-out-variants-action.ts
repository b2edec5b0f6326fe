'use server'

import { redirect } from 'next/navigation'
import { NotFoundError } from '../../../lib/errors.ts'
import { workOutVariants } from '../../../lib/service/work-out-variants.ts'

/** Has the variants of a score worked out and shows the run again; a score that does not exist changes nothing. */
export async function workOutVariantsAction(form: FormData): Promise<void> {
  const id = String(form.get('run') ?? '')
  const metric = String(form.get('metric') ?? '')
  try {
    await workOutVariants(id, metric)
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error
  }
  redirect(`/runs/${encodeURIComponent(id)}?${new URLSearchParams({ metric })}#variants`)
}
