import { VERSION } from '../version.ts'

/** Facts of a table that belongs to a project; scores stand in it under a signature of their own, or not at all. */
export function projectMeta(project: string, { n, method }: { readonly n: number; readonly method: string }) {
  return { project, n, method, signature: null, assay: VERSION }
}
