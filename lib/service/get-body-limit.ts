import { getRuntime } from './runtime.ts'

/** The most bytes of a posted body, before and after unpacking. */
export async function getBodyLimit(): Promise<number> {
  return (await getRuntime()).env.maxBodyBytes
}
