import { InputError, type Place } from '../../errors.ts'
import { buildImportedRun, type PlacedSegment } from '../build-imported-run.ts'
import type { ImportFile } from '../import-file.ts'
import type { ImportFormat } from '../import-format.ts'
import type { ImportedRun } from '../imported-run.ts'
import { findText, type JsonRecord, memberAt, memberOf } from '../json-values.ts'
import { requireScore } from '../require-score.ts'
import { invalidRow } from './invalid-row.ts'
import { readJsonRows } from './read-json-rows.ts'
import { findSquadKind, hasSquadIds, isRows, readQuestions, type SquadKind } from './squad-data-set.ts'
import { joinSquadTotals, readSquadTotals } from './squad-totals.ts'

const NAME = 'squad'

/**
 * SQuAD-style predictions (`{id: text}`, the n best answers by id, rows with `prediction_text`, or a list without ids),
 * joined to the data set where that is given too: by id, or by position where ids cannot tell. The totals that the
 * evaluation scripts print join the one file of predictions beside them. Null odds are thresholds of abstention, never
 * scores.
 */
export const squadFormat: ImportFormat = {
  name: NAME,
  title: 'SQuAD predictions and data set',
  detect: (file) => {
    switch (findSquadKind(file)) {
      case 'data set':
      case 'predictions without ids':
      case 'predictions as rows':
        return 0.9
      case 'null odds':
      case 'totals':
        return 0.6
      case 'several answers':
        return 0.5
      case 'predictions':
        // Any object of texts could be one: without ids that look so, only by name or beside its data set.
        return hasSquadIds(file) ? 0.5 : 0.05
      default:
        return 0
    }
  },
  detectBeside: (file, others) => {
    if (findSquadKind(file) !== 'predictions') return false
    const dataSet = others.find((other) => findSquadKind(other) === 'data set')
    if (dataSet === undefined) return false
    const known = new Set(readQuestions(dataSet).questions.map(({ id }) => id))
    return Object.keys(file.json as JsonRecord).some((id) => known.has(id))
  },
  read: (files) => {
    const of = (kind: SquadKind) => files.filter((file) => findSquadKind(file) === kind)
    const [dataSets, odds, totals] = [of('data set'), of('null odds'), of('totals')]
    const predictions = files.filter((file) => ![...dataSets, ...odds, ...totals].includes(file))
    if (dataSets.length > 1 && predictions.length > 0)
      throw new InputError({
        code: 'several-data-sets',
        message: `${dataSets.map(({ file }) => file).join(' and ')} are both data sets.`,
        mend: 'Give one data set with its predictions.',
      })
    const beside = odds.map(readOdds)
    if (predictions.length === 0) return [...dataSets.map(readDataSet), ...totals.map(readSquadTotals), ...beside]
    const runs = predictions.map((file) => readPredictions(file, dataSets[0]))
    if (runs.length === 1 && totals.length === 1) return [joinSquadTotals(runs[0], totals[0]), ...beside]
    return [...runs, ...totals.map(readSquadTotals), ...beside]
  },
}

function readDataSet(file: ImportFile): ImportedRun {
  const { questions, notes } = readQuestions(file)
  return buildImportedRun({
    format: NAME,
    readAs: 'question-answer data set',
    files: [file],
    segments: questions.map(({ id, question, answers, place }) => ({
      place,
      input: {
        id,
        ...(question !== null && { source: question }),
        answers: [...answers],
        state: 'na' as const,
        reason: 'The file is a data set and holds no outputs.',
      },
    })),
    unknown: ['outputs', 'system'],
    notes,
  })
}

function readOdds(file: ImportFile): ImportedRun {
  const odds = Object.entries(file.json as JsonRecord).map(([id, value]) =>
    requireScore(value, { file: `${file.file}#/${id}` }, id),
  )
  return buildImportedRun({
    format: NAME,
    readAs: 'SQuAD v2 null odds {id: number}',
    files: [file],
    items: odds.length,
    unknown: ['threshold of abstention', 'predictions'],
    notes: [
      `${file.file}: odds that a question has no answer, no scores of a metric: ${odds.filter((value) => value > 0).length} of ${odds.length} would abstain at threshold 0.`,
    ],
  })
}

interface Prediction {
  readonly id: string | null
  readonly text: string | null
  readonly place: Place
}

function toPredictions(file: ImportFile): Prediction[] {
  if (!isRows(file))
    return Object.entries(file.json as JsonRecord).map(([id, value]) => {
      const at = `${file.file}#/${id}`
      const text = Array.isArray(value) ? memberOf(value[0], 'text') : value
      if (typeof text !== 'string') throw invalidRow({ file: at }, 'a text: the answer, or "" for none')
      return { id, text, place: { file: at } }
    })
  return Array.from(readJsonRows(file), ({ value, place }) => {
    const text = memberOf(value, 'prediction_text') ?? memberAt(value, 'predicted_answers', 'text')
    const first = Array.isArray(text) ? text[0] : text
    if (typeof first !== 'string') throw invalidRow(place, '"prediction_text" or "predicted_answers" with a text')
    const id = memberOf(value, 'id')
    return { id: typeof id === 'number' ? String(id) : findText(id), text: first, place }
  })
}

function readPredictions(file: ImportFile, dataSet: ImportFile | undefined): ImportedRun {
  const predictions = toPredictions(file)
  const byId = predictions.every(({ id }) => id !== null)
  const readAs = byId ? 'SQuAD predictions {id: text}' : 'predictions without ids'
  const empty = predictions.filter(({ text }) => text === '').length
  const notes = empty > 0 ? [`${file.file}: ${empty} predictions are empty: the system abstained there.`] : []
  if (findSquadKind(file) === 'several answers')
    notes.push(`${file.file}: the first of several answers a question is the output; the others were left out.`)
  if (
    isRows(file) &&
    [...readJsonRows(file)].some(({ value }) => memberOf(value, 'no_answer_probability') !== undefined)
  )
    notes.push(`${file.file}: no_answer_probability is no score, and was left out; an empty text is the abstention.`)
  if (!dataSet)
    return buildImportedRun({
      format: NAME,
      readAs,
      files: [file],
      segments: predictions.map(({ id, text, place }, index) => ({
        place,
        input: { id: id ?? String(index + 1), hypothesis: text },
      })),
      unknown: ['data set (gold answers)', 'system'],
      notes: [...notes, ...(byId ? [] : [`${file.file}: it has no ids; they are positions, from 1.`])],
    })
  const { questions, notes: remarks } = readQuestions(dataSet)
  const byPosition = !byId || remarks.length > 0
  if (byPosition && questions.length !== predictions.length)
    throw new InputError({
      code: 'unequal-line-counts',
      message: `${file.file} has ${predictions.length} predictions, ${dataSet.file} ${questions.length} questions: they would be joined wrongly.`,
      mend: 'Give the predictions of this data set, all of them and in its order.',
    })
  const texts = new Map(predictions.map((prediction) => [prediction.id, prediction]))
  const segments = questions.map((question, index): PlacedSegment => {
    const prediction = byPosition ? predictions[index] : texts.get(question.id)
    return {
      place: prediction?.place ?? question.place,
      input: {
        id: question.id,
        ...(question.question !== null && { source: question.question }),
        answers: [...question.answers],
        hypothesis: prediction?.text ?? null,
        ...(!prediction && { state: 'failed' as const, reason: 'There is no prediction for it.' }),
      },
    }
  })
  const known = new Set(questions.map(({ id }) => id))
  const stray = byPosition ? [] : predictions.filter(({ id }) => !known.has(String(id)))
  if (stray.length === predictions.length)
    throw new InputError({
      code: 'no-common-ids',
      message: `${file.file} and ${dataSet.file} share no id (${String(stray[0]?.id)} is not in the data set).`,
      mend: 'Give the data set that these predictions were made for.',
    })
  return buildImportedRun({
    format: NAME,
    readAs: `${readAs}, with the data set`,
    files: [file, dataSet],
    segments,
    unknown: ['system', 'normaliser of the answers'],
    notes: [
      ...notes,
      ...remarks,
      ...(byPosition ? [`${file.file}: joined with ${dataSet.file} by position.`] : []),
      ...(stray.length > 0
        ? [`${file.file}: ${stray.length} predictions belong to no question of ${dataSet.file} and were left out.`]
        : []),
    ],
  })
}
