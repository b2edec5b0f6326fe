import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { describe, expect, it } from 'vitest'
import { whenIdle } from '../../lib/service/compute-queue.ts'
import { listProjects } from '../../lib/service/list-projects.ts'
import { patchProject } from '../../lib/service/patch-project.ts'
import { postRun } from '../../lib/service/post-run.ts'
import { whileUnchanged } from '../../lib/service/while-unchanged.ts'
import { makeRun } from './make-run.ts'
import { startTempService } from './temp-service.ts'

const service = startTempService()

describe('answers that are kept while nothing is written', () => {
  it('are the very same, until this process, a worker or another program commits something', async () => {
    await postRun({ input: makeRun({ count: 3 }), waitMs: 60_000 })
    await whenIdle()
    const first = await listProjects()
    expect(await listProjects()).toBe(first)

    await patchProject('pumps', { description: 'changed' }, { projectId: null })
    const second = await listProjects()
    expect(second[0].project.description).toBe('changed')

    const other = createClient({ url: `file:${join(service.folder, 'data/assay.db')}` })
    await other.execute(`UPDATE "Project" SET "description" = 'by another'`)
    other.close()
    expect((await listProjects())[0].project.description).toBe('by another')
  })

  it('show a run as soon as it is posted, and its scores as soon as they are there', async () => {
    await listProjects()
    await postRun({ input: makeRun({ count: 3, commit: 'feedbee' }), waitMs: 60_000 })
    const [{ runCount, latest }] = await listProjects()
    expect([runCount, latest?.compute]).toEqual([2, 'done'])
  })

  it('are told apart by what was asked, and a failure is not kept', async () => {
    const answer = (word: string) => whileUnchanged(['test', word], async () => [word])
    expect(await Promise.all([answer('a'), answer('b'), answer('a')])).toEqual([['a'], ['b'], ['a']])
    await expect(whileUnchanged(['fails'], async () => Promise.reject(new Error('once')))).rejects.toThrow('once')
    expect(await whileUnchanged(['fails'], async () => 'twice')).toBe('twice')
  })
})
