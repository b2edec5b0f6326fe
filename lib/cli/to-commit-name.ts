import { resolveCommit } from './git-facts.ts'

/**
 * What a commit is stored and looked for under: the full SHA where git knows it, else the text, hexadecimal digits in
 * lower case as git writes them.
 */
export function toCommitName(cwd: string, text: string): string {
  return resolveCommit(cwd, text) ?? (/^[0-9a-f]+$/i.test(text) ? text.toLowerCase() : text)
}

/** The same within `commit:NAME`; another reference to a run as it is. */
export function toCommitRef(cwd: string, ref: string): string {
  return ref.startsWith('commit:') ? `commit:${toCommitName(cwd, ref.slice('commit:'.length))}` : ref
}
