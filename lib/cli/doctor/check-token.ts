import { doctorMessages as say } from '../../report/messages/en/doctor.ts'
import { type Check, fail, ok, toFailed } from './check.ts'
import { type Asked, ask } from './check-server.ts'

/** Whether the token is known, and may write to the project. */
export async function checkToken(asked: Asked, project: string | undefined): Promise<Check> {
  if (!asked.token) return fail('token', say.token.none, say.token.noneMend)
  try {
    const facts = (await ask(asked, '/api/v1/token')) as { name: string; scope: string; project: string | null }
    if (facts.scope === 'read') return fail('token', say.token.readOnly(facts.name), say.token.otherMend)
    if (facts.project !== null && project !== undefined && facts.project !== project)
      return fail('token', say.token.otherProject({ name: facts.name, project: facts.project }), say.token.otherMend)
    return ok('token', say.token.fine(facts))
  } catch (error) {
    return toFailed('token', error)
  }
}
