import { expect, it } from 'vitest'
import { whenIdle } from '../../lib/service/compute-queue.ts'
import { ensureDemo } from '../../lib/service/ensure-demo.ts'
import { listProjects } from '../../lib/service/list-projects.ts'
import { postRun } from '../../lib/service/post-run.ts'
import { removeDemo } from '../../lib/service/remove-demo.ts'
import { closeRuntime, getRuntime } from '../../lib/service/runtime.ts'
import { makeRun } from './make-run.ts'
import { startTempService } from './temp-service.ts'

startTempService({ ASSAY_DEMO: '1' })

it('posts the demo once, marked, with scores and verdicts, and removes it for good', async () => {
  await whenIdle()
  const projects = await listProjects()
  expect(projects).toHaveLength(3)
  for (const { project, runCount, headline, trend } of projects) {
    expect(project.demo).toBe(true)
    expect(runCount).toBeGreaterThanOrEqual(12)
    expect(headline?.value).toEqual(expect.any(Number))
    expect(trend.filter(({ step }) => step !== null).length).toBeGreaterThan(5)
  }
  const translator = projects.find(({ project }) => project.slug === 'demo-translator')
  expect(translator?.trend.map(({ step }) => step?.verdict)).toContain('worse')
  expect(translator?.trend.flatMap(({ changed }) => changed)).toContain('tok')
  expect(await ensureDemo()).toBe(false)
  // Removing the demo would take along what others had posted into it.
  await expect(postRun({ input: makeRun({ project: 'demo-translator' }) })).rejects.toMatchObject({
    kind: 'forbidden',
    problems: [{ code: 'demo-project' }],
  })
  expect(await removeDemo()).toBe(3)
  expect(await listProjects()).toEqual([])
  const { db } = await getRuntime()
  const { prisma } = db
  const left = await Promise.all([
    prisma.run.count(),
    prisma.output.count(),
    prisma.segment.count(),
    prisma.rowPack.count(),
  ])
  expect(left).toEqual([0, 0, 0, 0])
  await closeRuntime()
  expect(await ensureDemo()).toBe(false)
}, 300_000)
