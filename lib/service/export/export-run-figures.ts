import { NotFoundError } from '../../errors.ts'
import type { RunVariant } from '../../explain/run-variants.ts'
import { ENGLISH_TEXTS } from '../../explain/texts/en/texts.ts'
import { SOURCES } from '../../explain/texts/sources.ts'
import { count, number, text } from '../../report/export/columns.ts'
import type { ExportTable } from '../../report/export/export-table.ts'
import { prepareScoreHistogram } from '../../report/prepare-score-histogram.ts'
import { prepareSignature, readConfusion } from '../../report/prepare-signature.ts'
import type { RunExportQuery } from '../../schema/export-query.ts'
import type { RunRecord } from '../../schema/records.ts'
import { getRunVariants } from '../get-run-variants.ts'
import { segmentScores } from '../segment-scores.ts'
import { getShownScore, scoreMeta } from './shown-score.ts'

/** The signature of a score, field by field, with what each means. */
export async function exportSignature(run: RunRecord, { metric }: RunExportQuery): Promise<ExportTable> {
  const score = await getShownScore(run, metric)
  const view = prepareSignature(score)
  return {
    name: `assay-${run.system}-${run.id}-signature`,
    title: `Signature of ${score.label}, run ${run.id}`,
    meta: scoreMeta(run, score, 'fields of the signature; unknown ones are empty'),
    columns: [text('field'), text('value'), text('declared'), text('meaning')],
    rows: view.fields.map(({ key, value, declared, meaning }) => [key, value, declared ? 'yes' : 'no', meaning]),
  }
}

/** Counts of gold (down) against predicted labels (across). Throws NotFoundError for a score that is made of none. */
export async function exportConfusion(run: RunRecord, { metric }: RunExportQuery): Promise<ExportTable> {
  const score = await getShownScore(run, metric)
  const found = readConfusion(score.details)
  if (found === null)
    throw new NotFoundError({
      code: 'no-confusion',
      message: `${score.label} is not made of gold and predicted labels.`,
      mend: 'Ask for a metric of labels, such as metric=accuracy.',
    })
  return {
    name: `assay-${run.system}-${run.id}-confusion`,
    title: `Gold against predicted labels under ${score.label}, run ${run.id}`,
    meta: scoreMeta(run, score, 'segments by gold label (rows) and predicted label (columns)'),
    columns: [text('gold'), ...found.labels.map((label) => number(`predicted ${label}`))],
    rows: found.labels.map((label, g) => [label, ...found.counts[g]]),
  }
}

/** How the segment scores of a metric are spread: the bins of the histogram that hold any. */
export async function exportDistribution(run: RunRecord, { metric }: RunExportQuery): Promise<ExportTable> {
  const score = await getShownScore(run, metric)
  const { spec, label, unit } = score
  const scores = spec === null || score.layer === 'corpus' ? [] : await segmentScores(run, spec)
  const histogram = prepareScoreHistogram({ scores, label, unit: unit ?? '' })
  return {
    name: `assay-${run.system}-${run.id}-distribution`,
    title: `Segment scores of ${label}, run ${run.id}`,
    meta: scoreMeta(run, score, 'segment scores; a bin has its lower edge, the last one both'),
    columns: [number('from'), number('to'), count('segments')],
    rows: (histogram?.view.bins ?? []).filter((bin) => bin.count > 0).map((bin) => [bin.from, bin.to, bin.count]),
  }
}

/** How variants in common use score the run's outputs, as far as that was worked out; `state` says how far. */
export async function exportVariants(run: RunRecord, { metric }: RunExportQuery): Promise<ExportTable> {
  const score = await getShownScore(run, metric)
  const found = score.spec === null ? undefined : (await getRunVariants(run, [score.spec])).get(score.spec)
  const known = found?.state === 'known' ? found.variants : null
  const { signature: ownSignature, ...meta } = scoreMeta(run, score, 'the outputs of the run, scored by each variant')
  return {
    name: `assay-${run.system}-${run.id}-variants`,
    title: `Variants of ${score.label}, run ${run.id}`,
    meta: { ...meta, ownSignature, n: known?.segments ?? score.scored, state: found?.state ?? 'none' },
    columns: [
      text('variant'),
      text('name'),
      text('tool'),
      text('source'),
      text('own'),
      text('quantity'),
      number('score'),
      text('reason'),
      number('lowest'),
      number('highest'),
      text('signature'),
    ],
    rows: (known?.variants ?? []).map(({ id, spec, own, alike, value, reason, bottom, top, signature }) => [
      id,
      ...nameVariant(id, spec),
      own ? 'yes' : 'no',
      alike ? 'same' : 'other',
      value,
      reason,
      bottom,
      top,
      signature,
    ]),
  }
}

/** Name, tool and source; settings that are no common variant go by their SPEC. */
function nameVariant(id: RunVariant['id'], spec: string): [string, string | null, string | null] {
  if (id === 'own') return [spec, null, null]
  const { name, tool, source, where } = ENGLISH_TEXTS.variants[id]
  return [name, tool, [SOURCES[source].label, where].filter(Boolean).join(', ')]
}
