import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { findTargetBranch } from '../../lib/cli/ci-facts.ts'
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
    findRunFacts(given, { env, cwd }).then(({ facts }) => facts)
  const warn = (given: object, env: Record<string, string> = {}, cwd = repository.folder) =>
    findRunFacts(given, { env, cwd }).then(({ warnings }) => warnings.join('\n'))

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
    expect(await find({ commit: '--output=stolen.txt' })).toEqual({ commit: '--output=stolen.txt' })
  })
  it.each<[string, (repository: ReturnType<typeof makeRepository>) => string]>([
    ['by its place', () => 'HEAD~1'],
    ['by its branch', () => 'main'],
    ['by its tag', () => 'v1'],
    ['shortened', ({ first }) => first.slice(0, 7)],
    ['in capitals', ({ first }) => first.toUpperCase()],
  ])('a commit that is named %s is stored by its full SHA', async (_, nameOf) => {
    if (repository.git(['tag', '-l', 'v1']) === '') repository.git(['tag', '-a', '-m', 'one', 'v1', repository.first])
    const commit = nameOf(repository)
    expect(await find({ commit, baseCommit: commit })).toEqual({
      commit: repository.first,
      baseCommit: repository.first,
      commitDate: '2026-03-01T10:00:00+02:00',
      commitMessage: 'first',
    })
    expect(await warn({ commit })).toBe('')
  })
  it('the commit that is checked out keeps its branch, however it is named', async () => {
    expect(await find({ commit: 'HEAD' })).toMatchObject({ commit: repository.second, branch: 'feature/shorter' })
  })
  it('what git does not know stays as it is, digits in lower case, and it is said unless it is a full SHA', async () => {
    expect((await find({ commit: 'ABC1234' })).commit).toBe('abc1234')
    expect(await warn({ commit: 'ABC1234' })).toMatch(/no commit "abc1234" here.*no gate can find it/)
    expect((await find({ commit: 'Release-7' })).commit).toBe('Release-7')
    expect(await warn({ commit: 'Release-7' })).toContain('Release-7')
    expect(await warn({ commit: 'a'.repeat(40) })).toBe('')
    expect((await find({ commit: 'A'.repeat(40) }, {}, makeFolder().folder)).commit).toBe('a'.repeat(40))
  })
  it.each([
    ['origin/main', 'main'],
    ['refs/heads/main', 'main'],
    ['refs/remotes/origin/a/b', 'a/b'],
    ['main', 'main'],
    ['feature/origin/x', 'feature/origin/x'],
  ])('a branch that is named %s is %s', async (branch, name) => {
    expect((await find({ branch })).branch).toBe(name)
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
  it('an address that a service makes without its own variables is none; GitLab says it whole', async () => {
    const gitlab = {
      GITLAB_CI: 'true',
      CI_COMMIT_SHA: repository.second,
      CI_PROJECT_URL: 'https://gitlab.example/team/translator',
    }
    expect(await find({}, gitlab)).not.toHaveProperty('ciUrl')
    const ciUrl = 'https://gitlab.example/team/translator/-/jobs/3'
    expect(await find({}, { ...gitlab, CI_JOB_URL: ciUrl })).toMatchObject({ ciUrl })
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

  describe('on GitHub, where the event of a pull request cannot be read', () => {
    const merged = makeRepository()
    merged.git(['checkout', '-q', '--detach', 'main'])
    merged.git(['merge', '-q', '--no-ff', '-m', 'Merge', 'feature/shorter'])
    const merge = merged.git(['rev-parse', 'HEAD'])
    const env = {
      GITHUB_ACTIONS: 'true',
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_REF: 'refs/pull/42/merge',
      GITHUB_SHA: merge,
      GITHUB_HEAD_REF: 'feature/shorter',
      GITHUB_BASE_REF: 'main',
    }
    it.each<[string, Record<string, string>]>([
      ['is not set', {}],
      ['names no file', { GITHUB_EVENT_PATH: '/nowhere/event.json' }],
      ['names a broken file', { GITHUB_EVENT_PATH: merged.write('broken.json', '{"pull_request":') }],
      ['names a file of another event', { GITHUB_EVENT_PATH: merged.write('other.json', '{"ref":"x"}') }],
      ['is not set, nor is the name of the event', { GITHUB_EVENT_NAME: '' }],
    ])('GITHUB_EVENT_PATH %s: number and head are found all the same, and it is said', async (_, over) => {
      expect(await find({}, { ...env, ...over }, merged.folder)).toMatchObject({
        pullRequest: '42',
        commit: merged.second,
        baseCommit: merged.first,
        branch: 'feature/shorter',
        commitMessage: 'Shorter outputs\n\nbody line',
        ci: { mergeCommit: merge },
      })
      expect(await warn({}, { ...env, ...over }, merged.folder)).toContain(
        `taken from the merge commit, ${merged.second}`,
      )
    })
    it('a shallow clone still says of which commits its merge is made', async () => {
      const { folder } = makeFolder()
      spawnSync('git', ['clone', '-q', '--depth', '1', `file://${merged.folder}`, folder])
      expect((await find({}, env, folder)).commit).toBe(merged.second)
    })
    it('without git the merge commit stands in its place, and what to do is said', async () => {
      const { folder } = makeFolder()
      expect(await find({}, env, folder)).toMatchObject({ commit: merge, pullRequest: '42' })
      expect(await warn({}, env, folder)).toMatch(/cannot be read.*--commit/)
    })
    it('with the rights of the target nothing tells the head: it is said', async () => {
      const target = { ...env, GITHUB_EVENT_NAME: 'pull_request_target', GITHUB_REF: 'refs/heads/main' }
      const broken = { ...target, GITHUB_EVENT_PATH: merged.write('broken.json', '{') }
      expect(await warn({}, broken, merged.folder)).toMatch(/cannot be read.*--commit/)
    })
    it('nothing is said where a flag names the commit, nor for a push', async () => {
      expect(await warn({ commit: merged.second }, env, merged.folder)).toBe('')
      const push = { ...env, GITHUB_EVENT_NAME: 'push', GITHUB_REF: 'refs/heads/main' }
      expect(await warn({}, push, merged.folder)).toBe('')
    })
    it('from main into main is the main of a fork', async () => {
      const facts = await find({}, { ...env, GITHUB_HEAD_REF: 'main' }, merged.folder)
      expect([facts.branch, facts.pullRequest]).toEqual([undefined, '42'])
    })
  })

  const sha = 'c'.repeat(40)
  it.each<[string, Record<string, string>, object, string | undefined]>([
    [
      'Jenkins, a job of one branch',
      { JENKINS_URL: 'http://j', GIT_BRANCH: 'origin/main', GIT_COMMIT: sha },
      { branch: 'main', commit: sha },
      undefined,
    ],
    [
      'Jenkins, a multibranch pipeline',
      {
        JENKINS_URL: 'http://j',
        GIT_COMMIT: sha,
        GIT_BRANCH: 'PR-12',
        BRANCH_NAME: 'PR-12',
        CHANGE_ID: '12',
        CHANGE_BRANCH: 'feature/a',
        CHANGE_TARGET: 'main',
      },
      { branch: 'feature/a', pullRequest: '12' },
      'main',
    ],
    [
      'Jenkins, the main branch of a fork',
      { JENKINS_URL: 'http://j', CHANGE_ID: '12', CHANGE_BRANCH: 'main', CHANGE_FORK: 'guest', CHANGE_TARGET: 'main' },
      { branch: 'guest:main', pullRequest: '12' },
      'main',
    ],
    [
      'Jenkins, a tag',
      { JENKINS_URL: 'http://j', GIT_COMMIT: sha, BRANCH_NAME: 'v1', TAG_NAME: 'v1' },
      { branch: undefined },
      undefined,
    ],
    [
      'Bitbucket',
      {
        BITBUCKET_BUILD_NUMBER: '1',
        BITBUCKET_COMMIT: sha,
        BITBUCKET_BRANCH: 'feature/a',
        BITBUCKET_PR_ID: '7',
        BITBUCKET_PR_DESTINATION_BRANCH: 'main',
        BITBUCKET_PR_DESTINATION_COMMIT: 'd'.repeat(40),
      },
      { branch: 'feature/a', pullRequest: '7', baseCommit: 'd'.repeat(40), commit: sha },
      'main',
    ],
    [
      'Azure',
      {
        BUILD_BUILDURI: 'vstfs:///1',
        BUILD_SOURCEVERSION: 'e'.repeat(40),
        SYSTEM_PULLREQUEST_PULLREQUESTID: '9001',
        SYSTEM_PULLREQUEST_PULLREQUESTNUMBER: '8',
        SYSTEM_PULLREQUEST_SOURCECOMMITID: sha,
        SYSTEM_PULLREQUEST_SOURCEBRANCH: 'refs/heads/feature/a',
        SYSTEM_PULLREQUEST_TARGETBRANCH: 'refs/heads/main',
      },
      {
        branch: 'feature/a',
        pullRequest: '8',
        commit: sha,
        ci: { service: 'Azure Pipelines', mergeCommit: 'e'.repeat(40) },
      },
      'main',
    ],
    [
      'Azure, a tag',
      { BUILD_BUILDURI: 'vstfs:///1', BUILD_SOURCEBRANCH: 'refs/tags/v1' },
      { branch: undefined },
      undefined,
    ],
    [
      'Travis',
      {
        TRAVIS: 'true',
        TRAVIS_COMMIT: 'e'.repeat(40),
        TRAVIS_PULL_REQUEST: '3',
        TRAVIS_PULL_REQUEST_SHA: sha,
        TRAVIS_PULL_REQUEST_BRANCH: 'main',
        TRAVIS_PULL_REQUEST_SLUG: 'guest/translator',
        TRAVIS_REPO_SLUG: 'team/translator',
        TRAVIS_BRANCH: 'main',
      },
      { branch: 'guest:main', pullRequest: '3', commit: sha },
      'main',
    ],
    [
      'GitLab, from a fork',
      {
        GITLAB_CI: 'true',
        CI_COMMIT_SHA: sha,
        CI_MERGE_REQUEST_ID: '1',
        CI_MERGE_REQUEST_IID: '5',
        CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: 'main',
        CI_MERGE_REQUEST_SOURCE_PROJECT_PATH: 'guest/deep/translator',
        CI_MERGE_REQUEST_PROJECT_PATH: 'team/translator',
        CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main',
      },
      { branch: 'guest/deep:main', pullRequest: '5' },
      'main',
    ],
    [
      'Buddy',
      {
        BUDDY_WORKSPACE_ID: '1',
        BUDDY_EXECUTION_PULL_REQUEST_ID: 'pull/4',
        BUDDY_EXECUTION_PULL_REQUEST_HEAD_BRANCH: 'feature/a',
        BUDDY_EXECUTION_PULL_REQUEST_BASE_BRANCH: 'main',
      },
      { branch: 'feature/a', pullRequest: '4' },
      'main',
    ],
    [
      'CodeBuild',
      {
        CODEBUILD_BUILD_ID: '1',
        CODEBUILD_RESOLVED_SOURCE_VERSION: sha,
        CODEBUILD_WEBHOOK_TRIGGER: 'pr/6',
        CODEBUILD_WEBHOOK_HEAD_REF: 'refs/heads/feature/a',
        CODEBUILD_WEBHOOK_BASE_REF: 'refs/heads/main',
      },
      { branch: 'feature/a', pullRequest: '6', commit: sha },
      'main',
    ],
    ['a service whose variables are missing', { NETLIFY: 'true' }, { ci: undefined }, undefined],
  ])('%s', async (_, env, expected, target) => {
    const { folder } = makeFolder()
    expect({ ci: undefined, branch: undefined, ...(await find({}, env, folder)) }).toMatchObject(expected)
    expect(findTargetBranch({ env, cwd: folder })).toBe(target)
  })
})
