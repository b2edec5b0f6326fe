import type { Comparison } from '../compare/comparison.ts'
import type { RunRecord } from '../schema/records.ts'

/** What to type to make a comparison again: from files, and from the server's runs. */
export interface ReproduceCommands {
  readonly files: string
  readonly server: string
}

/** How the program is had and called. */
export interface Program {
  /** What stands before the call. */
  readonly lines: readonly string[]
  readonly call: string
  /** The flag that names the server; nothing where the environment does. */
  readonly url: readonly string[]
}

/** A reader of a report has no package: the server itself gives the program out. Its address as in the README. */
const BY_VARIABLE: Program = { lines: ['curl -fsSLO "$ASSAY_URL/cli.mjs"'], call: 'node cli.mjs', url: [] }

/**
 * How a reader gets at the program: from the server at `site`; null for none, where the package is at hand.
 *
 * @example toProgram('https://assay.example').lines // ['curl -fsSLO https://assay.example/cli.mjs']
 */
export function toProgram(site: string | null): Program {
  if (site === null) return { lines: [], call: 'npx assay', url: [] }
  const url = site.replace(/\/+$/, '')
  return { lines: [`curl -fsSLO ${quote(`${url}/cli.mjs`)}`], call: 'node cli.mjs', url: [`--url ${quote(url)}`] }
}

/**
 * The commands that make a comparison again, with every setting that it rests on. `site` is the address of the server; null
 * where it is not known and ASSAY_URL must hold it.
 *
 * @example reproduceCommands(comparison, base, head, 'https://assay.example').server // 'curl -fsSLO https://assay.example/cli.mjs\nnode cli.mjs compare …'
 */
export function reproduceCommands(
  comparison: Comparison,
  base: Pick<RunRecord, 'id'>,
  head: Pick<RunRecord, 'id' | 'projectSlug'>,
  site: string | null = null,
): ReproduceCommands {
  const { resamples, trials, seed } = comparison
  const options = comparison.results.map((result) => `--metric ${quote(result.spec)}`)
  // Two metrics read well in a line; more would run out of the box.
  const metrics = options.length <= 2 ? [options.join(' ')] : options
  const settings = `--resamples ${resamples} --trials ${trials} --seed ${seed}`
  return {
    files: fold(['npx assay compare --base base.txt --head head.txt', '--ref ref.txt', ...metrics, settings]),
    server: onServer(site, [
      `--project ${quote(head.projectSlug)}`,
      `--base run:${base.id} --head run:${head.id}`,
      ...metrics,
      settings,
    ]),
  }
}

/**
 * The command that compares several runs with one base again.
 *
 * @example headsCommand({ base, heads }) // '… node cli.mjs compare --project pumps --base run:a --head run:b --head run:c …'
 */
export function headsCommand({
  base,
  heads,
}: {
  readonly base: Pick<RunRecord, 'id' | 'projectSlug'>
  readonly heads: readonly { readonly head: Pick<RunRecord, 'id'>; readonly comparison: Comparison }[]
}): string {
  const { resamples, trials, seed } = heads[0].comparison
  return onServer(null, [
    `--project ${quote(base.projectSlug)}`,
    `--base run:${base.id}`,
    ...heads.map(({ head }) => `--head run:${head.id}`),
    `--resamples ${resamples} --trials ${trials} --seed ${seed}`,
  ])
}

function onServer(site: string | null, [first, ...rest]: readonly string[]): string {
  const { lines, call, url } = site === null ? BY_VARIABLE : toProgram(site)
  return [...lines, fold([[call, 'compare', ...url, first].join(' '), ...rest])].join('\n')
}

function fold(parts: readonly string[]): string {
  return parts.filter(Boolean).join(' \\\n  ')
}

/** Quotes what a shell would take apart. */
export function quote(word: string): string {
  return /^[\w.:=,@%+/-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
}
