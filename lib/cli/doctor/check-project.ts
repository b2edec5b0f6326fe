import { AssayError, NotFoundError } from '../../errors.ts'
import { declareModel } from '../../metrics/declare-model.ts'
import { getMetricDefinition } from '../../metrics/registry.ts'
import { parseSpec } from '../../metrics/spec.ts'
import { doctorMessages as say } from '../../report/messages/en/doctor.ts'
import type { RunRecord, ScoreRecord } from '../../schema/records.ts'
import { parseSignature } from '../../signature/parse-signature.ts'
import { findAncestors } from '../find-ancestors.ts'
import type { RunFacts } from '../run-facts.ts'
import type { Terminal } from '../terminal.ts'
import { type Check, fail, ok, toFailed, warn } from './check.ts'
import { type Asked, ask } from './check-server.ts'

interface Project {
  readonly demo?: boolean
  readonly mainBranch: string
  readonly metrics: readonly string[]
  readonly gate?: { readonly metrics?: readonly string[] } | null
}

/** Whether the project is there, what its gate would compare with, and whether the gate sees enough. */
export async function checkProject(
  asked: Asked,
  { slug, facts, terminal }: { slug: string | undefined; facts: RunFacts; terminal: Terminal },
): Promise<readonly Check[]> {
  if (slug === undefined) return [warn('project', say.project.unnamed, say.project.unnamedMend)]
  const path = `/api/v1/projects/${encodeURIComponent(slug)}`
  try {
    const answer = (await ask(asked, path)) as { project?: Project } & Project
    const project = answer.project ?? answer
    if (project.demo) return [fail('project', say.project.demo(slug), say.project.demoMend)]
    const gated = terminal.config?.gate?.metrics ?? project.gate?.metrics ?? project.metrics
    return [
      ok('project', say.project.found(slug)),
      ...checkMainBranch(project, facts, terminal),
      await checkBaseline(asked, { slug, path, project, facts, terminal }),
      ...(await checkModels(asked, path)),
      ...checkGated(gated),
    ]
  } catch (error) {
    if (error instanceof NotFoundError) return [warn('project', say.project.none(slug), say.project.noneMend)]
    return [toFailed('project', error)]
  }
}

/** Without the main branch git cannot say where a pull request left it. */
function checkMainBranch({ mainBranch }: Project, { commit }: RunFacts, { cwd }: Terminal): readonly Check[] {
  if (commit === undefined) return []
  const { lacks } = findAncestors(cwd, { commit, branch: mainBranch })
  return lacks === 'branch' ? [warn('branch', say.git.noMain(mainBranch), say.git.noMainMend(mainBranch))] : []
}

interface At {
  readonly slug: string
  readonly path: string
  readonly project: Project
  readonly facts: RunFacts
  readonly terminal: Terminal
}

/** By the gate's own rule where the commit at hand has a run; else whether the main branch has one at all. */
async function checkBaseline(asked: Asked, { slug, path, project, facts, terminal }: At): Promise<Check> {
  const newest = async (query: Readonly<Record<string, string>>) =>
    ((await ask(asked, `${path}/runs?${new URLSearchParams({ ...query, limit: '1' })}`)) as { items: RunRecord[] })
      .items[0]
  const { mainBranch } = project
  const head = facts.commit === undefined ? undefined : await newest({ commit: facts.commit })
  if (head !== undefined) {
    const { commits } = findAncestors(terminal.cwd, {
      commit: facts.commit as string,
      branch: mainBranch,
      baseCommit: facts.baseCommit,
    })
    try {
      const body = { project: slug, head: `run:${head.id}`, ...(commits.length > 0 && { ancestors: commits }) }
      const { baseline } = (await ask(asked, '/api/v1/gate', body)) as { baseline?: { runId: string; how: string } }
      if (baseline) return ok('baseline', say.baseline.chosen(baseline))
    } catch (error) {
      if (!(error instanceof AssayError)) throw error
      return warn('baseline', error.problems[0].message, error.problems[0].mend ?? say.baseline.mend(mainBranch))
    }
  }
  const last = await newest({ branch: mainBranch })
  return last
    ? ok('baseline', say.baseline.newest({ id: last.id, branch: mainBranch, date: last.date.slice(0, 10) }))
    : warn('baseline', say.baseline.none(mainBranch), say.baseline.mend(mainBranch))
}

/** Scores from elsewhere of which neither the newest run nor the project says what made them. */
async function checkModels(asked: Asked, path: string): Promise<readonly Check[]> {
  const { items } = (await ask(asked, `${path}/runs?limit=1`)) as { items?: readonly RunRecord[] }
  const [newest] = items ?? []
  if (newest === undefined) return []
  const { scores = [] } = (await ask(asked, `/api/v1/runs/${newest.id}`)) as { scores?: readonly ScoreRecord[] }
  return scores.flatMap(({ metric, label, signature }) =>
    metric === 'external' && isModelUnknown(signature)
      ? [warn('model', say.model.unknown(label), say.model.mend(declareModel(label)))]
      : [],
  )
}

function isModelUnknown(signature: string | null): boolean {
  if (!signature) return false
  return parseSignature('external', signature).fields.some(({ key, value }) => key === 'model' && value === null)
}

/** One kind of metric alone misses what it cannot see. */
function checkGated(specs: readonly string[]): readonly Check[] {
  const metrics = specs.map((spec) => getMetricDefinition(parseSpec(spec).name))
  if (metrics.length === 0) return []
  const names = metrics.map(({ label }) => label).join(', ')
  if (metrics.length === 1 && metrics[0].layer === 'surface')
    return [warn('gate', say.gate.onlySurface(names), say.gate.onlySurfaceMend)]
  const has = (name: string) => metrics.some((metric) => metric.name === name)
  if (has('accuracy') && !has('macro_f1')) return [warn('gate', say.gate.onlyAccuracy, say.gate.onlyAccuracyMend)]
  return [ok('gate', say.gate.fine(names))]
}
