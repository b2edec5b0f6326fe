const PREFIX = /^(?:refs\/heads\/|(?:refs\/)?remotes\/origin\/|origin\/)/
/** Other names that services have for what is checked out: tags, pull requests, nothing at all. */
const NO_BRANCH = /^(?:refs\/|HEAD$|detached$)/

/**
 * A branch as people name it, without the remote or the folder that some services put before it. Undefined for what is no
 * branch, such as a tag.
 *
 * @example toBranchName('origin/main') // 'main'
 */
export function toBranchName(text: string | undefined): string | undefined {
  const name = text?.trim().replace(PREFIX, '')
  return name && !NO_BRANCH.test(name) ? name : undefined
}
