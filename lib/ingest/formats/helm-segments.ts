import type { Place } from '../../errors.ts'
import type { SegmentInput } from '../../schema/run-input.ts'
import type { PlacedSegment } from '../build-imported-run.ts'
import type { ImportFile } from '../import-file.ts'
import { findNumber, findText, isRecord, memberAt, memberOf, toList } from '../json-values.ts'
import { requireScore } from '../require-score.ts'
import type { HelmKind } from './helm-kind.ts'
import { invalidRow } from './invalid-row.ts'
import { toHelmSignature } from './to-helm-signature.ts'

/** Statistics that count or time, and measure no quality. */
export const COUNTED =
  /^(?:num_|training_|inference_|batch_size|max_prob|prompt_truncated|finish_reason_|predicted_index|estimated_|none_|truncated|references_rank)/
/** An instance's likelihoods are sums over tokens that nobody counts here. */
const LIKELIHOOD = /^(?:logprob|logprob_per_byte|bits_per_byte|perplexity)/
const BOOKKEEPING = { test: (metric: string) => COUNTED.test(metric) || LIKELIHOOD.test(metric) }

interface Instance {
  readonly id: string
  readonly trial: number
  place: string
  source: string | null
  references: string[] | null
  hypothesis: string | null
  failure: string | null
  split: string | null
  document: string | null
  label: string | null
  predictedLabel: string | null
  /** One request a choice: their texts are no outputs. */
  separate: boolean
  readonly scores: NonNullable<SegmentInput['scores']>[number][]
}

export interface HelmSegments {
  readonly segments: PlacedSegment[]
  /** Most references of an instance; null where no file says. */
  readonly references: number | null
  readonly notes: string[]
}

/** Instances of the files of one run folder, by id, trial and perturbation. */
export function readHelmSegments(files: ReadonlyMap<HelmKind, ImportFile>): HelmSegments {
  const instances = new Map<string, Instance>()
  const notes: string[] = []
  const left = new Set<string>()
  const take = (id: unknown, trial: unknown, perturbation: unknown, place: string): Instance => {
    if (typeof id !== 'string') throw invalidRow({ file: place }, 'an instance with its id')
    const named = findText(memberOf(perturbation, 'name'))
    const full = named === null ? id : `${id} (${named})`
    const number = findNumber(trial) ?? 0
    const key = JSON.stringify([full, number])
    const known = instances.get(key)
    if (known) return known
    const made: Instance = {
      id: full,
      trial: number,
      place,
      source: null,
      references: null,
      hypothesis: null,
      failure: null,
      split: null,
      document: null,
      label: null,
      predictedLabel: null,
      separate: false,
      scores: [],
    }
    instances.set(key, made)
    return made
  }
  const each = (
    kind: HelmKind,
    list: (json: unknown) => readonly unknown[],
    visit: (row: unknown, place: string) => void,
  ) => {
    const file = files.get(kind)
    if (file) for (const [index, row] of list(file.json).entries()) visit(row, `${file.file}#/${index}`)
  }
  const tell = (target: Instance, instance: unknown) => {
    target.source = findText(memberAt(instance, 'input', 'text')) ?? target.source
    target.split = findText(memberOf(instance, 'split')) ?? target.split
    target.references = toList(memberOf(instance, 'references')).flatMap((reference) =>
      toList(memberOf(reference, 'tags')).includes('correct') ? [String(memberAt(reference, 'output', 'text'))] : [],
    )
  }
  let silent = 0
  let outside = 0
  each(
    'scenario_state',
    (json) => toList(memberOf(json, 'request_states')),
    (row, place) => {
      const instance = memberOf(row, 'instance')
      const target = take(
        memberOf(instance, 'id'),
        memberOf(row, 'train_trial_index'),
        memberOf(instance, 'perturbation'),
        place,
      )
      tell(target, instance)
      const completion = toList(memberAt(row, 'result', 'completions'))[0]
      const text = memberOf(completion, 'text')
      if (text !== undefined && typeof text !== 'string')
        throw invalidRow({ file: place }, 'a completion with its text')
      if (findNumber(memberOf(row, 'reference_index')) !== null) {
        target.separate = true
        return
      }
      target.hypothesis = text ?? null
      const mapping = memberOf(row, 'output_mapping')
      if (isRecord(mapping)) {
        const right = target.references ?? []
        target.label = Object.keys(mapping).find((letter) => right.includes(String(mapping[letter]))) ?? null
        target.predictedLabel = findText(text)?.trim() ?? null
        if (target.predictedLabel !== null && !Object.hasOwn(mapping, target.predictedLabel)) outside++
      }
      if (text === undefined) target.failure = findText(memberAt(row, 'result', 'error')) ?? 'There is no completion.'
      const tokens = toList(memberOf(completion, 'tokens'))
      if (tokens.length > 0 && tokens.every((token) => memberOf(token, 'logprob') === 0)) silent++
    },
  )
  each('instances', toList, (row, place) =>
    tell(take(memberOf(row, 'id'), 0, memberOf(row, 'perturbation'), place), row),
  )
  each('display_predictions', toList, (row, place) => {
    const target = take(
      memberOf(row, 'instance_id'),
      memberOf(row, 'train_trial_index'),
      memberOf(row, 'perturbation'),
      place,
    )
    // Of multiple choice the text that the letter stands for.
    const text = findText(memberOf(row, 'mapped_output')) ?? memberOf(row, 'predicted_text')
    if (typeof text === 'string') target.hypothesis ??= text
    // The same figures stand in per_instance_stats, with their split.
    if (files.has('per_instance_stats')) return
    const stats = memberOf(row, 'stats')
    for (const [metric, value] of Object.entries(isRecord(stats) ? stats : {}))
      if (BOOKKEEPING.test(metric)) left.add(metric)
      else target.scores.push({ metric, value: requireScore(value, { file: place }, metric) })
  })
  each('display_requests', toList, (row, place) => {
    const target = take(
      memberOf(row, 'instance_id'),
      memberOf(row, 'train_trial_index'),
      memberOf(row, 'perturbation'),
      place,
    )
    target.source ??= findText(memberAt(row, 'request', 'prompt'))
  })
  let zeroed = 0
  each('per_instance_stats', toList, (row, place) => {
    const target = take(
      memberOf(row, 'instance_id'),
      memberOf(row, 'train_trial_index'),
      memberOf(row, 'perturbation'),
      place,
    )
    for (const stat of toList(memberOf(row, 'stats'))) {
      const name = memberOf(stat, 'name')
      const metric = findText(memberOf(name, 'name'))
      if (metric === null) throw invalidRow({ file: place }, 'a statistic with its name')
      const value = findMean(stat, metric, { file: place })
      target.split ??= findText(memberOf(name, 'split'))
      if (metric === 'logprob' && value === 0) zeroed++
      if (BOOKKEEPING.test(metric) || value === null) left.add(metric)
      else
        target.scores.push({
          metric,
          value,
          ...(toHelmSignature(name) !== null && { signature: toHelmSignature(name) as string }),
        })
    }
  })
  const all = [...instances.values()]
  if (all.some(({ label }) => label !== null))
    notes.push(
      'Labels are the letters of output_mapping; outputs are kept as they came, texts of the choices left out.',
    )
  if (outside > 0) notes.push(`${outside} output${outside > 1 ? 's are' : ' is'} none of the choices.`)
  if (all.some(({ separate }) => separate))
    notes.push('There is one request a choice, and so no output: what was chosen only per_instance_stats says.')
  if (left.size > 0)
    notes.push(
      `Counts, times and what was never counted are no scores and were left out: ${[...left].sort().join(', ')}.`,
    )
  if (silent > 0 || (zeroed > 0 && zeroed === all.length))
    notes.push('Every log-probability is 0: none were kept, so no perplexity can be computed.')
  const splits = [...new Set(all.map(({ split }) => split))].filter((split) => split !== null)
  if (splits.length > 1) notes.push(`Instances are of several splits (${splits.join(', ')}): do not average over them.`)
  const described = all.filter(({ references, label }) => references !== null && label === null)
  return {
    segments: all.map((instance) => toSegment(instance, [...files.keys()])),
    references: described.length > 0 ? Math.max(...described.map(({ references }) => references?.length ?? 0)) : null,
    notes,
  }
}

/** The mean, or null where nothing was counted and the tool leaves the mean out. */
export function findMean(stat: unknown, metric: string, place: Place): number | null {
  const mean = memberOf(stat, 'mean') ?? null
  if (mean === null && findNumber(memberOf(stat, 'count')) === 0) return null
  return requireScore(memberOf(stat, 'mean'), place, metric)
}

function toSegment(instance: Instance, kinds: readonly HelmKind[]): PlacedSegment {
  const { id, trial, source, references, hypothesis, failure, split, scores, place } = instance
  const { label, predictedLabel, separate } = instance
  const outputless =
    (separate || !kinds.some((kind) => kind === 'scenario_state' || kind === 'display_predictions')) &&
    hypothesis === null &&
    scores.length === 0
  return {
    place: { file: place },
    input: {
      id,
      ...(trial > 0 && { repeat: trial }),
      ...(split !== null && { tags: { split } }),
      ...(source !== null && { source }),
      // What was asked for is a letter: as texts the choices would compare with it to nothing.
      ...(references !== null && references.length > 0 && label === null && { references }),
      ...(hypothesis !== null && { hypothesis }),
      ...(label !== null && { label }),
      ...(label !== null && predictedLabel !== null && { predictedLabel }),
      ...(scores.length > 0 && { scores }),
      ...(failure !== null && { state: 'failed' as const, reason: failure.slice(0, 2000) }),
      ...(outputless && {
        state: 'na' as const,
        reason: separate ? 'Each choice has a request of its own; there is no output.' : 'These files hold no outputs.',
      }),
    },
  }
}
