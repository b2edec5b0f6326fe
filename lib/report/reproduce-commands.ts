import type { Comparison } from '../compare/comparison.ts'
import type { RunRecord } from '../schema/records.ts'

/** What to type to make a comparison again: from files, and from the server's runs. */
export interface ReproduceCommands {
  readonly files: string
  readonly server: string
}

/**
 * The commands that make a comparison again, with every setting that it rests on.
 *
 * @example reproduceCommands(comparison, base, head).server // 'npx assay compare --project pumps …'
 */
export function reproduceCommands(
  comparison: Comparison,
  base: Pick<RunRecord, 'id'>,
  head: Pick<RunRecord, 'id' | 'projectSlug'>,
): ReproduceCommands {
  const { resamples, trials, seed } = comparison
  const options = comparison.results.map((result) => `--metric ${quote(result.spec)}`)
  // Two metrics read well in a line; more would run out of the box.
  const metrics = options.length <= 2 ? [options.join(' ')] : options
  const settings = `--resamples ${resamples} --trials ${trials} --seed ${seed}`
  const fold = (parts: readonly string[]) => parts.filter(Boolean).join(' \\\n  ')
  return {
    files: fold(['npx assay compare --base base.txt --head head.txt', '--ref ref.txt', ...metrics, settings]),
    server: fold([
      `npx assay compare --project ${quote(head.projectSlug)}`,
      `--base run:${base.id} --head run:${head.id}`,
      ...metrics,
      settings,
    ]),
  }
}

/**
 * The command that compares several runs with one base again.
 *
 * @example headsCommand({ base, heads }) // 'npx assay compare --project pumps --base run:a --head run:b --head run:c …'
 */
export function headsCommand({
  base,
  heads,
}: {
  readonly base: Pick<RunRecord, 'id' | 'projectSlug'>
  readonly heads: readonly { readonly head: Pick<RunRecord, 'id'>; readonly comparison: Comparison }[]
}): string {
  const { resamples, trials, seed } = heads[0].comparison
  return [
    `npx assay compare --project ${quote(base.projectSlug)}`,
    `--base run:${base.id}`,
    ...heads.map(({ head }) => `--head run:${head.id}`),
    `--resamples ${resamples} --trials ${trials} --seed ${seed}`,
  ].join(' \\\n  ')
}

/** Quotes what a shell would take apart. */
export function quote(word: string): string {
  return /^[\w.:=,@%+/-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
}
