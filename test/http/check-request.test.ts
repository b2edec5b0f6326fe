import { describe, expect, it } from 'vitest'
import { checkRequest } from '../../lib/http/check-request.ts'

const asked = { method: 'GET', path: '/', host: '127.0.0.1:3000', origin: null }

describe('what no page or route should see', () => {
  it.each(['localhost:3000', '127.0.0.1', '[::1]:3000', 'LOCALHOST'])('answers to %s', (host) => {
    expect(checkRequest({ ...asked, host }, [])).toBeNull()
  })
  it.each(['evil.example:9', 'localhost.evil.example', '127.0.0.1.evil.example', ''])(
    'refuses the host %s',
    async (host) => {
      const answer = checkRequest({ ...asked, host, path: '/api/v1/projects' }, [])
      expect(answer?.status).toBe(421)
      expect(await answer?.json()).toMatchObject({ problems: [{ code: 'unknown-host' }] })
    },
  )
  it('answers to a name that was allowed, and to all with *', () => {
    expect(checkRequest({ ...asked, host: 'Assay.example' }, ['assay.example'])).toBeNull()
    expect(checkRequest({ ...asked, host: 'any.example' }, ['*'])).toBeNull()
  })
  it('refuses a form of another site, and lets its own and programs through', () => {
    const post = { ...asked, method: 'POST' }
    expect(checkRequest({ ...post, origin: 'http://evil.example' }, [])?.status).toBe(403)
    expect(checkRequest({ ...post, origin: 'null' }, [])?.status).toBe(403)
    expect(checkRequest({ ...post, origin: 'http://127.0.0.1:3000' }, [])).toBeNull()
    expect(checkRequest(post, [])).toBeNull()
  })
  it.each(['/runs/%', '/runs/%FF', '/api/v1/runs/%ED%A0%80'])('refuses the broken escape in %s', async (path) => {
    const answer = checkRequest({ ...asked, path }, [])
    expect(answer?.status).toBe(400)
    expect(await answer?.text()).toContain('% escape')
  })
})
