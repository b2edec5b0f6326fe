import { AssayError, toSentence } from '../../errors.ts'
import { doctorMessages as say } from '../../report/messages/en/doctor.ts'
import { loadConfig } from '../config/load-config.ts'
import type { LoadedConfig } from '../config/read-config.ts'
import type { Terminal } from '../terminal.ts'
import { type Check, fail, ok } from './check.ts'

/** The configuration at hand, and what is wrong with it: one check a problem. */
export async function checkConfig(
  terminal: Terminal,
  named: string | undefined,
): Promise<{ readonly checks: readonly Check[]; readonly loaded: LoadedConfig | null }> {
  try {
    const loaded = await loadConfig(terminal, named)
    return { checks: [ok('config', loaded ? say.config.valid(loaded.file) : say.config.none)], loaded }
  } catch (error) {
    if (!(error instanceof AssayError)) throw error
    const checks = error.problems.map(({ mend, ...problem }) => fail('config', toSentence(problem), mend ?? null))
    return { checks, loaded: null }
  }
}
