import { doctorMessages as say } from '../../report/messages/en/doctor.ts'
import { requestApi } from '../api-client.ts'
import { VERSION } from '../version.ts'
import { type Check, fail, ok, toFailed, warn } from './check.ts'

const TIMEOUT_MS = 10_000
/** Less is told by no date that matters: those of runs, and the ends of waivers. */
const MOST_SKEW_MS = 60_000

/** Where to ask, and with which token. */
export interface Asked {
  readonly url: string
  readonly token?: string
}

export async function ask({ url, token }: Asked, path: string, body?: object): Promise<unknown> {
  const answer = await requestApi({
    url: `${url}${path}`,
    token,
    method: body ? 'POST' : 'GET',
    ...(body && {
      headers: { 'content-type': 'application/json' },
      body: new TextEncoder().encode(JSON.stringify(body)),
    }),
    timeoutMs: TIMEOUT_MS,
    // Whoever asks what is wrong wants to hear it at once.
    backoffMs: [],
  })
  return answer.body
}

/** Whether an Assay server answers, of which version, and what its clock says. */
export async function checkServer(asked: Asked, now: () => number): Promise<readonly Check[]> {
  const before = now()
  try {
    const health = (await ask({ url: asked.url }, '/healthz')) as Readonly<Record<string, unknown>> | null
    if (typeof health !== 'object' || health?.ok !== true)
      return [fail('server', say.server.other(asked.url), say.server.otherMend)]
    const { version, now: clock } = health
    const midway = (before + now()) / 2
    return [
      ok('server', say.server.up(asked.url)),
      ...(typeof version === 'string' ? [checkVersion(asked.url, version)] : []),
      ...(typeof clock === 'string' ? [checkClock(Date.parse(clock) - midway)] : []),
    ]
  } catch (error) {
    return [toFailed('server', error)]
  }
}

function checkVersion(url: string, version: string): Check {
  if (version === VERSION) return ok('version', say.server.sameVersion(version))
  return warn('version', say.server.version({ server: version, own: VERSION }), say.server.versionMend(url))
}

function checkClock(skewMs: number): Check {
  const seconds = Math.round(Math.abs(skewMs) / 1000)
  if (Math.abs(skewMs) <= MOST_SKEW_MS) return ok('clock', say.clock.fine)
  return warn('clock', say.clock.off({ seconds, ahead: skewMs > 0 }), say.clock.mend)
}
