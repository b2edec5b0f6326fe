type Env = Readonly<Record<string, string | undefined>>

/** What env-ci does not say of a job, or says otherwise than it is meant here. Empty texts are as good as none. */
export interface CiGap {
  /** The pull request's own head where the service has a merge commit checked out. */
  readonly commit?: string
  /** Branch of the job; of a pull request the one that it comes from. */
  readonly branch?: string
  /** Whose fork the branch is in; absent for the repository's own. */
  readonly fork?: string
  /** Branch that the pull request is to be merged into. */
  readonly targetBranch?: string
  /** The number that people know. */
  readonly pullRequest?: string
  readonly baseCommit?: string
  readonly ciUrl?: string
  /** A tag is built, which is no branch. */
  readonly tag?: string
}

/** By env-ci's name of the service; variables as each service documents them. */
export const CI_GAPS: Readonly<Record<string, (env: Env) => CiGap>> = {
  appveyor: (env) => ({
    commit: env.APPVEYOR_PULL_REQUEST_HEAD_COMMIT,
    fork: forkOf(env.APPVEYOR_PULL_REQUEST_HEAD_REPO_NAME, env.APPVEYOR_REPO_NAME),
  }),
  azurePipelines: (env) => ({
    commit: env.SYSTEM_PULLREQUEST_SOURCECOMMITID,
    // The other id is Azure's own; pull requests of GitHub have a number beside it.
    pullRequest: env.SYSTEM_PULLREQUEST_PULLREQUESTNUMBER,
    fork:
      env.SYSTEM_PULLREQUEST_ISFORK?.toLowerCase() === 'true'
        ? forkOf(toPath(env.SYSTEM_PULLREQUEST_SOURCEREPOSITORYURI), env.BUILD_REPOSITORY_NAME)
        : undefined,
    ciUrl:
      env.SYSTEM_TEAMFOUNDATIONCOLLECTIONURI && env.SYSTEM_TEAMPROJECT && env.BUILD_BUILDID
        ? `${env.SYSTEM_TEAMFOUNDATIONCOLLECTIONURI}${encodeURIComponent(env.SYSTEM_TEAMPROJECT)}/_build/results?buildId=${env.BUILD_BUILDID}`
        : undefined,
  }),
  bamboo: (env) => ({
    pullRequest: env.bamboo_repository_pr_key,
    branch: env.bamboo_repository_pr_sourceBranch,
    targetBranch: env.bamboo_repository_pr_targetBranch,
  }),
  bitbucket: (env) => ({
    branch: env.BITBUCKET_BRANCH,
    pullRequest: env.BITBUCKET_PR_ID,
    targetBranch: env.BITBUCKET_PR_DESTINATION_BRANCH,
    baseCommit: env.BITBUCKET_PR_DESTINATION_COMMIT,
  }),
  buddy: (env) => ({
    branch: env.BUDDY_EXECUTION_PULL_REQUEST_HEAD_BRANCH,
    targetBranch: env.BUDDY_EXECUTION_PULL_REQUEST_BASE_BRANCH,
  }),
  codebuild: (env) => ({
    commit: env.CODEBUILD_RESOLVED_SOURCE_VERSION,
    branch: env.CODEBUILD_WEBHOOK_HEAD_REF,
    targetBranch: env.CODEBUILD_WEBHOOK_BASE_REF,
    pullRequest: /^pr\/(\d+)$/.exec(env.CODEBUILD_WEBHOOK_TRIGGER ?? env.CODEBUILD_SOURCE_VERSION ?? '')?.[1],
  }),
  github: (env) => ({
    // What env-ci calls the branch of a pull request is its target. From main into main: that is the main of a fork.
    branch: env.GITHUB_HEAD_REF === env.GITHUB_BASE_REF ? undefined : env.GITHUB_HEAD_REF,
    targetBranch: env.GITHUB_BASE_REF,
    tag: env.GITHUB_REF_TYPE === 'tag' ? env.GITHUB_REF : undefined,
    // Where the event cannot be read, its name still holds the number.
    pullRequest: /^refs\/pull\/(\d+)\//.exec(env.GITHUB_REF ?? '')?.[1],
  }),
  gitlab: (env) => ({
    commit: env.CI_MERGE_REQUEST_SOURCE_BRANCH_SHA || env.CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_SHA,
    branch: env.CI_MERGE_REQUEST_SOURCE_BRANCH_NAME || env.CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_NAME,
    fork: forkOf(
      env.CI_MERGE_REQUEST_SOURCE_PROJECT_PATH || env.CI_EXTERNAL_PULL_REQUEST_SOURCE_REPOSITORY,
      env.CI_MERGE_REQUEST_PROJECT_PATH || env.CI_EXTERNAL_PULL_REQUEST_TARGET_REPOSITORY,
    ),
    targetBranch: env.CI_MERGE_REQUEST_TARGET_BRANCH_NAME || env.CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_NAME,
    // GitLab numbers merge requests twice; people know the one within the project.
    pullRequest: env.CI_MERGE_REQUEST_IID || env.CI_EXTERNAL_PULL_REQUEST_IID,
    baseCommit: env.CI_MERGE_REQUEST_DIFF_BASE_SHA || env.CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_SHA,
    ciUrl: env.CI_JOB_URL || env.CI_PIPELINE_URL,
  }),
  jenkins: (env) => ({
    // In a multibranch pipeline BRANCH_NAME is PR-12, and the branch has a name of its own.
    branch: env.CHANGE_ID ? env.CHANGE_BRANCH : env.ghprbSourceBranch || env.gitlabSourceBranch || env.BRANCH_NAME,
    fork: env.CHANGE_FORK?.split('/')[0],
    targetBranch: env.CHANGE_TARGET,
    pullRequest: env.CHANGE_ID || env.gitlabMergeRequestIid,
    tag: env.TAG_NAME,
  }),
  semaphore: (env) => ({
    commit: env.SEMAPHORE_GIT_PR_SHA,
    fork: forkOf(env.SEMAPHORE_GIT_PR_SLUG, env.SEMAPHORE_GIT_REPO_SLUG),
  }),
  travis: (env) => ({
    commit: env.TRAVIS_PULL_REQUEST_SHA,
    fork: forkOf(env.TRAVIS_PULL_REQUEST_SLUG, env.TRAVIS_REPO_SLUG),
  }),
  vercel: (env) => ({ branch: env.VERCEL_GIT_COMMIT_REF, pullRequest: env.VERCEL_GIT_PULL_REQUEST_ID }),
}

/** The owner of `source` where it is another repository than `own`, both as `owner/name`. */
function forkOf(source: string | undefined, own: string | undefined): string | undefined {
  if (!source || !own || source.toLowerCase() === own.toLowerCase()) return undefined
  return source.split('/').slice(0, -1).join('/') || undefined
}

function toPath(address: string | undefined): string | undefined {
  return address && URL.canParse(address) ? new URL(address).pathname.replace(/^\/|\.git$/g, '') : undefined
}
