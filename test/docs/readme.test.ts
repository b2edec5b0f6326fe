import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeFolder, root } from '../cli/run-assay.ts'
import { type ServedApi, serveApi } from '../cli/serve-api.ts'

const readme = readFileSync(join(root, 'README.md'), 'utf8')
const chapter = readme.slice(readme.indexOf('## From CI'))
const script = /```sh\n(.*?)```/s.exec(chapter)?.[1] ?? ''

let api: ServedApi
beforeAll(async () => {
  api = await serveApi()
}, 120_000)
afterAll(() => api.close())

const { folder } = makeFolder()

/** Runs lines as somebody at a shell would, in a folder that is in no repository. */
function shell(lines: string, cwd = folder): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const { PATH, HOME, TMPDIR } = process.env
  const who = {
    GIT_AUTHOR_NAME: 'A',
    GIT_AUTHOR_EMAIL: 'a@example.org',
    GIT_COMMITTER_NAME: 'A',
    GIT_COMMITTER_EMAIL: 'a@example.org',
  }
  const child = spawn('bash', ['-e', '-c', lines], {
    cwd,
    env: { PATH, HOME, TMPDIR, ...who, ASSAY_URL: api.url, ASSAY_TOKEN: api.token } as unknown as NodeJS.ProcessEnv,
  })
  let [stdout, stderr] = ['', '']
  child.stdout.on('data', (chunk) => {
    stdout += chunk
  })
  child.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, stdout, stderr })))
}

describe('the lines of the README', () => {
  it('are ten', () => expect(script.trim().split('\n')).toHaveLength(10))

  it('push a baseline and a worse candidate; the gate ends with 1, and there is a report with a link', async () => {
    const { code, stdout, stderr } = await shell(script)
    expect(stderr).toBe('Report written to report.md.\n')
    expect(code).toBe(1)
    expect(stdout).toContain('The gate fails.')
    const report = readFileSync(join(folder, 'pump/report.md'), 'utf8')
    expect(report).toMatch(/worse/i)
    expect(report).toMatch(/\]\([^)]*\/compare\?/)
    expect(await api.countRuns('pump')).toBe(2)
  }, 300_000)
  it('a better candidate passes; another tokenizer is not comparable', async () => {
    const pump = join(folder, 'pump')
    const push = 'node cli.mjs push --hyp out.txt --ref ref.txt --wait'
    const better = await shell(
      `git switch -q main && git switch -qc better && cp ref.txt out.txt && git commit -qam better && ${push} && node cli.mjs gate`,
      pump,
    )
    expect(better).toMatchObject({ code: 0, stdout: expect.stringContaining('The gate passes.') })
    const other = await shell(
      `git switch -q main && git switch -qc other && git commit -q --allow-empty -m other && ${push} --metric bleu:tok=char && node cli.mjs gate --base branch:main`,
      pump,
    )
    expect({ code: other.code, stderr: other.stderr }).toMatchObject({ code: 3 })
  }, 300_000)
})

describe('the pipelines of the README', () => {
  const flags = [...chapter.matchAll(/node cli\.mjs ([a-z]+)([^|\n"`]*)/g)]
  it('call commands and flags that there are', async () => {
    expect(flags.length).toBeGreaterThan(10)
    for (const [, command, rest] of flags) {
      const help = await shell(`node ${JSON.stringify(join(root, 'dist/assay.mjs'))} ${command} --help`)
      expect(help.code, command).toBe(0)
      for (const [flag] of rest.matchAll(/--[a-z-]+/g)) expect(help.stdout, `${command} ${flag}`).toContain(flag)
    }
  }, 300_000)
})
