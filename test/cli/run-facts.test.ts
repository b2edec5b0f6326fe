import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { findRunFacts } from '../../lib/cli/run-facts.ts'
import { makeFolder } from './run-assay.ts'

const env = {
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@example.org',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@example.org',
  GIT_CONFIG_GLOBAL: '/dev/null',
}

function makeRepository() {
  const { folder, write } = makeFolder()
  const git = (args: readonly string[], date = '2026-03-01T10:00:00+02:00') => {
    const result = spawnSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, ...env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date } as never,
    })
    if (result.status !== 0) throw new Error(result.stderr)
    return result.stdout.trim()
  }
  git(['init', '-q', '-b', 'main'])
  git(['commit', '-q', '--allow-empty', '-m', 'first'])
  const first = git(['rev-parse', 'HEAD'])
  git(['checkout', '-q', '-b', 'feature/shorter'])
  git(['commit', '-q', '--allow-empty', '-m', 'Shorter outputs\n\nbody line'], '2026-03-02T10:00:00+02:00')
  return { folder, write, git, first, second: git(['rev-parse', 'HEAD']) }
}

describe('findRunFacts', () => {
  const repository = makeRepository()
  const find = (given: object, env: Record<string, string> = {}, cwd = repository.folder) =>
    findRunFacts(given, { env, cwd })

  it('asks git where there is no CI', async () => {
    expect(await find({})).toEqual({
      commit: repository.second,
      commitDate: '2026-03-02T10:00:00+02:00',
      commitMessage: 'Shorter outputs\n\nbody line',
      branch: 'feature/shorter',
    })
  })
  it('a flag wins, and the other facts are those of the commit that it names', async () => {
    expect(await find({ commit: repository.first, pullRequest: '7' })).toEqual({
      commit: repository.first,
      commitDate: '2026-03-01T10:00:00+02:00',
      commitMessage: 'first',
      pullRequest: '7',
    })
    expect(await find({ branch: 'release', commitMessage: 'mine' })).toMatchObject({
      commit: repository.second,
      branch: 'release',
      commitMessage: 'mine',
    })
  })
  it('a commit that git does not know is taken at its word', async () => {
    expect(await find({ commit: 'abc1234', branch: 'main' })).toEqual({ commit: 'abc1234', branch: 'main' })
    expect(await find({ commit: '--output=/tmp/x' })).toEqual({ commit: '--output=/tmp/x' })
  })
  it('nothing is known outside a repository', async () => {
    expect(await find({}, {}, makeFolder().folder)).toEqual({})
  })
  it('on GitHub a pull request is its head, with the merge commit beside', async () => {
    const event = {
      pull_request: { number: 12, head: { sha: repository.second }, base: { sha: repository.first, ref: 'main' } },
    }
    const facts = await find(
      {},
      {
        GITHUB_ACTIONS: 'true',
        GITHUB_EVENT_NAME: 'pull_request',
        GITHUB_EVENT_PATH: repository.write('event.json', JSON.stringify(event)),
        GITHUB_SHA: 'f'.repeat(40),
        GITHUB_REF: 'refs/pull/12/merge',
        GITHUB_HEAD_REF: 'feature/shorter',
        GITHUB_SERVER_URL: 'https://github.example',
        GITHUB_REPOSITORY: 'team/translator',
        GITHUB_RUN_ID: '99',
      },
    )
    expect(facts).toMatchObject({
      commit: repository.second,
      baseCommit: repository.first,
      branch: 'feature/shorter',
      pullRequest: '12',
      ciUrl: 'https://github.example/team/translator/actions/runs/99',
      commitMessage: 'Shorter outputs\n\nbody line',
      ci: { service: 'GitHub Actions', mergeCommit: 'f'.repeat(40) },
    })
  })
  it('on GitHub a push is its commit and branch', async () => {
    const facts = await find(
      {},
      {
        GITHUB_ACTIONS: 'true',
        GITHUB_EVENT_NAME: 'push',
        GITHUB_SHA: repository.first,
        GITHUB_REF: 'refs/heads/main',
      },
    )
    expect(facts).toMatchObject({ commit: repository.first, branch: 'main', commitMessage: 'first' })
    expect(facts.pullRequest).toBeUndefined()
    expect(facts.ciUrl).toBeUndefined()
    expect(facts.ci).toEqual({ service: 'GitHub Actions' })
  })
  it('on GitLab a merge request has the number that people know', async () => {
    const facts = await find(
      {},
      {
        GITLAB_CI: 'true',
        CI_COMMIT_SHA: 'e'.repeat(40),
        CI_MERGE_REQUEST_ID: '100200',
        CI_MERGE_REQUEST_IID: '5',
        CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: 'feature/shorter',
        CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: repository.second,
        CI_MERGE_REQUEST_DIFF_BASE_SHA: repository.first,
        CI_PROJECT_URL: 'https://gitlab.example/team/translator',
        CI_JOB_ID: '3',
        CI_PIPELINE_ID: '2',
      },
    )
    expect(facts).toMatchObject({
      commit: repository.second,
      baseCommit: repository.first,
      branch: 'feature/shorter',
      pullRequest: '5',
      ciUrl: 'https://gitlab.example/team/translator/-/jobs/3',
      ci: { service: 'GitLab CI/CD', mergeCommit: 'e'.repeat(40) },
    })
  })
  describe('on GitHub', () => {
    const pull = (changes: { head?: object; name?: string; env?: Record<string, string> } = {}) =>
      find(
        {},
        {
          GITHUB_ACTIONS: 'true',
          GITHUB_EVENT_NAME: changes.name ?? 'pull_request',
          GITHUB_EVENT_PATH: repository.write(
            'event.json',
            JSON.stringify({
              pull_request: {
                number: 12,
                head: { sha: repository.second, ref: 'main', repo: { full_name: 'team/translator' }, ...changes.head },
                base: { sha: repository.first, ref: 'main', repo: { full_name: 'team/translator' } },
              },
            }),
          ),
          GITHUB_SHA: 'f'.repeat(40),
          GITHUB_REF: 'refs/pull/12/merge',
          ...changes.env,
        },
      )
    it('a fork’s main is not the main branch here', async () => {
      const head = { label: 'guest:main', repo: { full_name: 'guest/translator' } }
      expect((await pull({ head, env: { GITHUB_HEAD_REF: 'main' } })).branch).toBe('guest:main')
      expect((await pull({ head: { ...head, repo: null } })).branch).toBe('guest:main')
      expect((await pull({ head: { ref: 'feature' } })).branch).toBe('feature')
    })
    it('with the rights of the target nothing is merged: the head is the commit, and no merge commit is named', async () => {
      const facts = await pull({ name: 'pull_request_target', head: { ref: 'feature' } })
      expect(facts).toMatchObject({ commit: repository.second, branch: 'feature', pullRequest: '12' })
      expect(facts.ci).toEqual({ service: 'GitHub Actions' })
    })
    it('without its event file a pull request has no branch rather than that of its target', async () => {
      const env = {
        GITHUB_ACTIONS: 'true',
        GITHUB_EVENT_NAME: 'pull_request',
        GITHUB_REF: 'refs/pull/12/merge',
        GITHUB_SHA: repository.second,
      }
      expect((await find({}, { ...env, GITHUB_HEAD_REF: 'feature' })).branch).toBe('feature')
    })
    it('a tag is no branch', async () => {
      const env = {
        GITHUB_ACTIONS: 'true',
        GITHUB_EVENT_NAME: 'push',
        GITHUB_REF: 'refs/tags/v1',
        GITHUB_REF_TYPE: 'tag',
        GITHUB_SHA: 'a'.repeat(40),
      }
      expect((await find({}, env, makeFolder().folder)).branch).toBeUndefined()
    })
    it('a flag may name the head: branch and pull request still belong to it', async () => {
      const event = repository.write(
        'named.json',
        JSON.stringify({ pull_request: { number: 12, head: { sha: repository.first, ref: 'feature' } } }),
      )
      const env = {
        GITHUB_ACTIONS: 'true',
        GITHUB_EVENT_NAME: 'pull_request',
        GITHUB_EVENT_PATH: event,
        GITHUB_SHA: 'f'.repeat(40),
      }
      expect(await find({ commit: repository.first }, env)).toMatchObject({ branch: 'feature', pullRequest: '12' })
    })
  })
  it('a backfill in a CI job takes over nothing of the job but its address', async () => {
    const env = {
      GITLAB_CI: 'true',
      CI_COMMIT_SHA: repository.second,
      CI_COMMIT_REF_NAME: 'main',
      CI_MERGE_REQUEST_ID: '9',
      CI_MERGE_REQUEST_IID: '5',
      CI_PROJECT_URL: 'https://gitlab.example/team/translator',
      CI_JOB_ID: '3',
    }
    const facts = await find({ commit: repository.first }, env)
    expect(facts).toMatchObject({
      commit: repository.first,
      commitMessage: 'first',
      commitDate: '2026-03-01T10:00:00+02:00',
      ciUrl: 'https://gitlab.example/team/translator/-/jobs/3',
    })
    expect([facts.branch, facts.pullRequest, facts.baseCommit]).toEqual([undefined, undefined, undefined])
    expect((await find({ commit: repository.first, branch: 'main' }, env)).branch).toBe('main')
  })
})
