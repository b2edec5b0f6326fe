import type { Place } from '../../errors.ts'
import type { ImportFile } from '../import-file.ts'
import { isMostly } from '../is-mostly.ts'
import { findNumber, findText, isRecord, type JsonRecord, memberAt, memberOf, toList } from '../json-values.ts'
import { invalidRow } from './invalid-row.ts'
import { readJsonRows } from './read-json-rows.ts'

export type SquadKind =
  | 'data set'
  | 'predictions'
  | 'predictions as rows'
  | 'predictions without ids'
  | 'several answers'
  | 'null odds'
  | 'totals'

export interface Question {
  readonly id: string
  readonly question: string | null
  readonly answers: readonly string[]
  readonly place: Place
}

/** Which of SQuAD's files this is, or null. */
export function findSquadKind(file: ImportFile): SquadKind | null {
  if (file.shape === 'json-lines') return kindOfRows(file.sampleRows)
  if (file.shape !== 'json') return null
  const { json } = file
  if (Array.isArray(json)) return kindOfRows(json.slice(0, 20))
  if (!isRecord(json)) return null
  if (Array.isArray(json.data) && json.data.some((article) => memberOf(article, 'paragraphs') !== undefined))
    return 'data set'
  // A file of lines may have one.
  const row = kindOfRows([json])
  if (row !== null) return row
  const entries = Object.entries(json)
  if (entries.length === 0 || entries.some(([key]) => key.startsWith('_'))) return null
  if (isTotals(json)) return 'totals'
  const named = haveSquadIds(entries.map(([key]) => key))
  // Ids that look so say what the file is, whatever one of its values is.
  const share = named ? 2 / 3 : 1
  if (isMostly(entries, ([, value]) => typeof value === 'string', share)) return 'predictions'
  if (isMostly(entries, ([, value]) => isBestList(value))) return 'several answers'
  return named && isMostly(entries, ([, value]) => findNumber(value) !== null) ? 'null odds' : null
}

function kindOfRows(rows: readonly unknown[]): SquadKind | null {
  if (rows.length === 0) return null
  if (isMostly(rows, (row) => isRecord(row) && 'question' in row && 'answers' in row)) return 'data set'
  if (isMostly(rows, (row) => memberOf(row, 'id') !== undefined && Array.isArray(memberAt(row, 'answers', 'text'))))
    return 'data set'
  if (isMostly(rows, (row) => memberOf(row, 'id') !== undefined && memberOf(row, 'prediction_text') !== undefined))
    return 'predictions as rows'
  return isMostly(rows, (row) => memberAt(row, 'predicted_answers', 'text') !== undefined)
    ? 'predictions without ids'
    : null
}

/** What evaluate-v1.1.py and evaluate-v2.0.py print, and `squad.compute` and `squad_v2.compute` give. */
function isTotals(json: JsonRecord): boolean {
  if (!('f1' in json) || !Object.values(json).every((value) => findNumber(value) !== null)) return false
  return ('exact' in json && 'total' in json) || ('exact_match' in json && Object.keys(json).length === 2)
}

/** The n best answers of a question, as the trainers write them beside the predictions. */
function isBestList(value: unknown): boolean {
  return toList(value).length > 0 && toList(value).every((one) => typeof memberOf(one, 'text') === 'string')
}

/** Whether the keys of a file look like ids (SQuAD's own, or with a digit in nearly each), or are too many to be anything else. */
export function hasSquadIds({ wholeJson }: ImportFile): boolean {
  const keys = Object.keys(isRecord(wholeJson) ? wholeJson : {})
  return keys.length >= 20 || haveSquadIds(keys) || isMostly(keys, (key) => /\d/.test(key), 0.9)
}

function haveSquadIds(keys: readonly string[]): boolean {
  return keys.filter((key) => /^[0-9a-f]{16,}/i.test(key)).length > keys.length / 2
}

/** Questions of a data set, official or as a list; where its ids do not tell them apart they are positions, and it says so. */
export function readQuestions(file: ImportFile): { questions: readonly Question[]; notes: string[] } {
  const rows = isRows(file)
    ? Array.from(readJsonRows(file), ({ value, place }) => ({ row: value, place }))
    : toList(memberOf(file.json, 'data')).flatMap((article, a) =>
        requireList(article, 'paragraphs', `${file.file}#/data/${a}`).flatMap((paragraph, p) =>
          requireList(paragraph, 'qas', `${file.file}#/data/${a}/paragraphs/${p}`).map((row, q) => ({
            row,
            place: { file: `${file.file}#/data/${a}/paragraphs/${p}/qas/${q}` } as Place,
          })),
        ),
      )
  const questions = rows.map(({ row, place }, index): Question => {
    if (!isRecord(row)) throw invalidRow(place, 'a question with its answers')
    if (!('answers' in row)) throw invalidRow(place, 'a question with its answers')
    const id = row.id === undefined ? String(index + 1) : String(row.id)
    return { id, question: findText(row.question), answers: toAnswers(row.answers), place }
  })
  const distinct = new Set(questions.map(({ id }) => id)).size
  if (distinct === questions.length) return { questions, notes: [] }
  return {
    questions: questions.map((question, index) => ({ ...question, id: String(index + 1) })),
    notes: [`${file.file}: ${questions.length} questions share ${distinct} ids, so ids are positions, from 1.`],
  }
}

/** Whether a file is JSON Lines, were it one line, or one list. */
export function isRows(file: ImportFile): boolean {
  return file.shape === 'json-lines' || Array.isArray(file.json) || kindOfRows([file.json]) !== null
}

function requireList(owner: unknown, key: string, at: string): readonly unknown[] {
  const list = memberOf(owner, key)
  if (!Array.isArray(list)) throw invalidRow({ file: at }, `a list under "${key}"`)
  return list
}

function toAnswers(answers: unknown): string[] {
  // Official: a list of {text, answer_start}; as tables: {text: [..]}; here and there one bare text.
  const found = Array.isArray(answers)
    ? answers.map((answer) => memberOf(answer, 'text') ?? answer)
    : memberOf(answers, 'text')
  const list = Array.isArray(found) ? found : [found]
  return [...new Set(list.filter((text): text is string => typeof text === 'string'))]
}
