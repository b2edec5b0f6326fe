import { doctorMessages as say } from '../../report/messages/en/doctor.ts'
import { git } from '../git-facts.ts'
import { findRunFacts, type RunFacts } from '../run-facts.ts'
import type { Terminal } from '../terminal.ts'
import { type Check, ok, warn } from './check.ts'

/** The facts that a push from here would carry. */
export async function checkGit(
  terminal: Terminal,
  given: RunFacts,
): Promise<{ readonly checks: readonly Check[]; readonly facts: RunFacts }> {
  const { facts, warnings } = await findRunFacts(given, terminal)
  const { commit, branch, pullRequest, ci } = facts
  const checks = [
    commit === undefined
      ? warn('git', say.git.none, say.git.noneMend)
      : ok('git', say.git.found({ commit, branch, pullRequest, service: ci?.service })),
  ]
  checks.push(...warnings.map((text) => warn('commit', text, say.git.commitMend)))
  if (commit !== undefined && branch === undefined) checks.push(warn('branch', say.git.noBranch, say.git.noBranchMend))
  if (git(terminal.cwd, ['rev-parse', '--is-shallow-repository']) === 'true')
    checks.push(warn('history', say.git.shallow, say.git.shallowMend))
  return { checks, facts }
}
