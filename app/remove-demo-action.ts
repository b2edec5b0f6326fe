'use server'

import { revalidatePath } from 'next/cache'
import { redirect } from 'next/navigation'
import { mayRemoveDemo } from '../lib/service/may-remove-demo.ts'
import { removeDemo } from '../lib/service/remove-demo.ts'

/** Removes the demo projects and shows what is left; does nothing where that takes a token. */
export async function removeDemoAction(): Promise<void> {
  if (await mayRemoveDemo()) await removeDemo()
  revalidatePath('/', 'layout')
  redirect('/')
}
