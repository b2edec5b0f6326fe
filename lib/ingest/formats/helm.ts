import { InputError, type Place } from '../../errors.ts'
import { buildImportedRun } from '../build-imported-run.ts'
import type { ImportFile } from '../import-file.ts'
import type { ImportFormat } from '../import-format.ts'
import type { ImportedRun, ImportedScore } from '../imported-run.ts'
import { findText, memberAt, memberOf, toList, toSettings } from '../json-values.ts'
import { toImportedScore } from '../to-imported-score.ts'
import { findHelmKind, type HelmKind } from './helm-kind.ts'
import { COUNTED, findMean, readHelmSegments } from './helm-segments.ts'
import { invalidRow } from './invalid-row.ts'
import { toHelmSignature } from './to-helm-signature.ts'

const NAME = 'helm'

const READ_AS: Readonly<Record<HelmKind, string>> = {
  run_spec: 'HELM run_spec',
  scenario: 'HELM scenario description, no figures',
  scenario_state: 'HELM scenario_state',
  per_instance_stats: 'HELM per_instance_stats',
  stats: 'HELM aggregate stats',
  display_predictions: 'HELM display_predictions',
  display_requests: 'HELM display_requests',
  instances: 'HELM instances',
}

/** HELM: any files of one run folder. Instances are put together by id and trial. */
export const helmFormat: ImportFormat = {
  name: NAME,
  title: 'HELM run folder',
  detect: (file) => (findHelmKind(file) === null ? 0 : 0.95),
  read: (files) => [readFolder(files)],
}

function readFolder(files: readonly ImportFile[]): ImportedRun {
  const of = new Map<HelmKind, ImportFile>()
  for (const file of files) {
    const kind = findHelmKind(file)
    if (kind === null) continue
    const other = of.get(kind)
    if (other)
      throw new InputError({
        code: 'several-runs',
        message: `${other.file} and ${file.file} are both ${kind}: files of one run folder have one of each.`,
        mend: 'Give the files of one run folder at a time.',
      })
    of.set(kind, file)
  }
  const kinds = [...of.keys()]
  const spec = of.get('run_spec')?.json
  const adapter = memberOf(spec, 'adapter_spec') ?? memberOf(of.get('scenario_state')?.json, 'adapter_spec')
  const request = memberOf(toList(of.get('display_requests')?.json)[0], 'request')
  const { segments, references, notes } = readHelmSegments(of)
  const stats = of.get('stats')
  return buildImportedRun({
    format: NAME,
    readAs: kinds.length === 1 ? READ_AS[kinds[0]] : `HELM run folder (${kinds.join(', ')})`,
    files,
    system: findText(memberOf(adapter, 'model')) ?? findText(memberOf(request, 'model')),
    testSet: findText(memberOf(spec, 'name'))?.split(':')[0] ?? findText(memberOf(of.get('scenario')?.json, 'name')),
    segments,
    scores: stats
      ? toList(stats.printedJson).map((stat, index) => toScore(stat, { file: `${stats.file}#/${index}` }))
      : [],
    settings: toSettings({
      name: memberOf(spec, 'name'),
      ...Object.fromEntries(
        [
          'method',
          'max_train_instances',
          'max_eval_instances',
          'temperature',
          'max_tokens',
          'num_outputs',
          'model_deployment',
        ].map((key) => [key, memberOf(adapter, key) ?? memberOf(request, key)]),
      ),
      metrics: toMetricNames(spec),
      ...(references !== null && { references }),
    }),
    unknown: ['HELM version', 'date', ...(spec === undefined ? ['run specification'] : [])],
    notes: [
      ...notes,
      ...(stats
        ? [
            `${stats.file}: the same name may come again under robustness and fairness; split and perturbation are kept in the signature.`,
          ]
        : []),
    ],
  })
}

function toMetricNames(spec: unknown): readonly unknown[] | undefined {
  const names = toList(memberOf(spec, 'metric_specs')).flatMap((metric) => toList(memberAt(metric, 'args', 'names')))
  return names.length > 0 ? names : undefined
}

function toScore(stat: unknown, place: Place): ImportedScore {
  const name = memberOf(stat, 'name')
  const metric = findText(memberOf(name, 'name'))
  if (metric === null) throw invalidRow(place, 'a statistic with its name')
  const counted = findMean(stat, metric, place) !== null
  return toImportedScore(metric, counted ? memberOf(stat, 'mean') : null, place, {
    signature: toHelmSignature(name),
    reason: 'It was never counted: the file has no mean.',
    isDetail: COUNTED.test(metric),
    facets: {
      split: findText(memberOf(name, 'split')),
      perturbation: findText(memberAt(name, 'perturbation', 'name')),
    },
  })
}
