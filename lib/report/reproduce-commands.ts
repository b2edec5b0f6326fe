import type { Comparison } from '../compare/comparison.ts'
import { isCompared } from '../compare/is-compared.ts'
import type { RunRecord } from '../schema/records.ts'

/** What to type to make a comparison again: from files of both runs, and from the server's runs. */
export interface ReproduceCommands {
  readonly files: string
  readonly server: string
  /** The files that the first one reads, and where the server gives them out. */
  readonly inputs: readonly { readonly name: string; readonly path: string }[]
  /** Dictionaries that the first one reads and that the program alone does not carry. */
  readonly dictionaries: readonly string[]
}

/** What a comparison rests on beside outputs and flags. */
export interface ReproduceFacts {
  /** Settings that both runs declare and that a compared metric takes up. */
  readonly declared: Readonly<Record<string, string | number | boolean>>
  readonly dictionaries: readonly string[]
}

const NOTHING_ELSE: ReproduceFacts = { declared: {}, dictionaries: [] }

/** How the program is had and called. */
export interface Program {
  /** What stands before the call. */
  readonly lines: readonly string[]
  readonly call: string
  /** The flag that names the server; nothing where the environment does. */
  readonly url: readonly string[]
}

/** A clone of the project after its installation. Never without the flag: npx would fetch a stranger's package of this name. */
const PACKAGE: Program = { lines: [], call: 'npx --no-install assay', url: [] }

/** A reader of a report has no package: the server itself gives the program out. Its address as in the README. */
const BY_VARIABLE: Program = { lines: ['curl -fsSLO "$ASSAY_URL/cli.mjs"'], call: 'node cli.mjs', url: [] }

/**
 * How a reader gets at the program: from the server at `site`; null for none, where the package is at hand.
 *
 * @example toProgram('https://assay.example').lines // ['curl -fsSLO https://assay.example/cli.mjs']
 */
export function toProgram(site: string | null): Program {
  if (site === null) return PACKAGE
  const url = site.replace(/\/+$/, '')
  return { lines: [`curl -fsSLO ${quote(`${url}/cli.mjs`)}`], call: 'node cli.mjs', url: [`--url ${quote(url)}`] }
}

/**
 * The commands that make a comparison again, with every setting that it rests on: of what was compared, since one metric
 * more would be another family. Naming the SPEC also says what a repair scored both sides under. `site` is the address of
 * the server; null where it is not known and ASSAY_URL must hold it.
 *
 * @example reproduceCommands(comparison, base, head, { site: 'https://assay.example' }).server // 'curl -fsSLO https://assay.example/cli.mjs\nnode cli.mjs compare …'
 */
export function reproduceCommands(
  comparison: Comparison,
  base: Pick<RunRecord, 'id'>,
  head: Pick<RunRecord, 'id' | 'projectSlug'>,
  { site = null, declared, dictionaries }: Partial<ReproduceFacts> & { readonly site?: string | null } = NOTHING_ELSE,
): ReproduceCommands {
  const flags = comparisonFlags(comparison)
  const inputs = [
    { name: 'base.jsonl', path: `/api/v1/runs/${base.id}/segments.jsonl` },
    { name: 'head.jsonl', path: `/api/v1/runs/${head.id}/segments.jsonl` },
  ]
  const { lines, call } = dictionaries?.length ? PACKAGE : site === null ? BY_VARIABLE : toProgram(site)
  const declare = Object.entries(declared ?? {}).map(([key, value]) => `--declare ${quote(`${key}=${value}`)}`)
  return {
    files: [
      ...lines,
      ...inputs.map(({ name, path }) => fold([`curl -fsSL ${toAddress(site, path)}`, `-o ${name}`])),
      fold([`${call} compare`, '--base-input base.jsonl --head-input head.jsonl', ...flags, ...declare]),
    ].join('\n'),
    server: onServer(site, [
      `--project ${quote(head.projectSlug)}`,
      `--base run:${base.id} --head run:${head.id}`,
      ...flags,
    ]),
    inputs,
    dictionaries: dictionaries ?? [],
  }
}

/** The metrics that were compared, with every setting of their comparison; nothing is left to a project or a configuration. */
export function comparisonFlags({ results, resamples, trials, seed, slices }: Comparison): string[] {
  const compared = results.filter(isCompared)
  const metrics = compared.map(({ spec }) => `--metric ${quote(spec)}`)
  const effects = compared.flatMap(({ spec, smallestEffect }) =>
    smallestEffect === null ? [] : [`--smallest-effect ${quote(`${spec}=${smallestEffect}`)}`],
  )
  return [
    ...inLine(metrics),
    ...(compared.length === 0 ? [] : inLine(effects.length > 0 ? effects : ['--smallest-effect none'])),
    ...(slices?.dimensions ?? []).map(({ by }) => `--slice ${quote(by)}`),
    [
      `--resamples ${resamples} --trials ${trials} --seed ${seed}`,
      ...(compared.some(({ sacrebleu }) => sacrebleu?.test === 'randomization') ? ['--test randomization'] : []),
      ...(compared.some(({ bca }) => bca !== undefined) ? ['--bca'] : []),
    ].join(' '),
  ]
}

/** Two options read well in a line; more would run out of the box. */
function inLine(options: readonly string[]): readonly string[] {
  return options.length <= 2 ? [options.join(' ')] : options
}

function toAddress(site: string | null, path: string): string {
  return site === null ? `"$ASSAY_URL${path}"` : quote(`${site.replace(/\/+$/, '')}${path}`)
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
