import { isLocalOnly } from './is-local-only.ts'

/** Whether whoever sees the projects page may remove the demo from there. */
export function mayRemoveDemo(): Promise<boolean> {
  return isLocalOnly()
}
