import { InputError } from '../../errors.ts'
import { buildImportedRun, type PlacedSegment } from '../build-imported-run.ts'
import type { ImportFile } from '../import-file.ts'
import type { ImportFormat } from '../import-format.ts'
import type { ImportedRun } from '../imported-run.ts'
import { findText, isRecord, type JsonRecord, memberAt, memberOf, toList } from '../json-values.ts'
import { requireScore } from '../require-score.ts'
import { invalidRow } from './invalid-row.ts'
import { findSquadKind, hasSquadIds, readQuestions } from './squad-data-set.ts'

const NAME = 'squad'

/**
 * SQuAD-style predictions (`{id: text}`, or a list without ids), joined to the data set where that is given too: by id,
 * or by position where ids cannot tell. Null odds are thresholds of abstention, never scores.
 */
export const squadFormat: ImportFormat = {
  name: NAME,
  title: 'SQuAD predictions and data set',
  detect: (file) => {
    switch (findSquadKind(file)) {
      case 'data set':
        return 0.9
      case 'predictions without ids':
        return 0.9
      case 'null odds':
        return 0.6
      case 'predictions':
        // Any object of texts could be one: without ids that look so, only by name.
        return hasSquadIds(file) ? 0.5 : 0.05
      default:
        return 0
    }
  },
  read: (files) => {
    const dataSets = files.filter((file) => findSquadKind(file) === 'data set')
    const odds = files.filter((file) => findSquadKind(file) === 'null odds')
    const predictions = files.filter((file) => !dataSets.includes(file) && !odds.includes(file))
    if (dataSets.length > 1 && predictions.length > 0)
      throw new InputError({
        code: 'several-data-sets',
        message: `${dataSets.map(({ file }) => file).join(' and ')} are both data sets.`,
        mend: 'Give one data set with its predictions.',
      })
    if (predictions.length === 0) return [...dataSets.map(readDataSet), ...odds.map(readOdds)]
    return [...predictions.map((file) => readPredictions(file, dataSets[0])), ...odds.map(readOdds)]
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
  readonly at: string
}

function toPredictions(file: ImportFile): Prediction[] {
  const { json } = file
  if (isRecord(json))
    return Object.entries(json).map(([id, text]) => {
      const at = `${file.file}#/${id}`
      if (typeof text !== 'string') throw invalidRow({ file: at }, 'a text: the answer, or "" for none')
      return { id, text, at }
    })
  return toList(json).map((row, index) => {
    const at = `${file.file}#/${index}`
    const text = memberAt(row, 'predicted_answers', 'text')
    const first = Array.isArray(text) ? text[0] : text
    if (typeof first !== 'string') throw invalidRow({ file: at }, '"predicted_answers" with a text')
    return { id: findText(memberOf(row, 'id')), text: first, at }
  })
}

function readPredictions(file: ImportFile, dataSet: ImportFile | undefined): ImportedRun {
  const predictions = toPredictions(file)
  const byId = predictions.every(({ id }) => id !== null)
  const readAs = byId ? 'SQuAD predictions {id: text}' : 'predictions without ids'
  const empty = predictions.filter(({ text }) => text === '').length
  const notes = empty > 0 ? [`${file.file}: ${empty} predictions are empty: the system abstained there.`] : []
  if (!dataSet)
    return buildImportedRun({
      format: NAME,
      readAs,
      files: [file],
      segments: predictions.map(({ id, text, at }, index) => ({
        place: { file: at },
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
      place: prediction ? { file: prediction.at } : question.place,
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
