'use server'

import { revalidatePath } from 'next/cache'
import { redirect } from 'next/navigation'
import { removeDemo } from '../lib/service/remove-demo.ts'

/** Removes the demo projects and shows what is left. */
export async function removeDemoAction(): Promise<void> {
  await removeDemo()
  revalidatePath('/', 'layout')
  redirect('/')
}
