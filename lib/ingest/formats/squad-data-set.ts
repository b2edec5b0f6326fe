import type { Place } from '../../errors.ts'
import type { ImportFile } from '../import-file.ts'
import { isMostly } from '../is-mostly.ts'
import { findNumber, findText, isRecord, memberAt, memberOf, toList } from '../json-values.ts'
import { invalidRow } from './invalid-row.ts'

export type SquadKind = 'data set' | 'predictions' | 'predictions without ids' | 'null odds'

export interface Question {
  readonly id: string
  readonly question: string | null
  readonly answers: readonly string[]
  readonly place: Place
}

/** Which of SQuAD's files this is, or null. */
export function findSquadKind({ shape, wholeJson: json }: ImportFile): SquadKind | null {
  if (shape !== 'json') return null
  if (Array.isArray(json)) {
    const rows = json.slice(0, 20)
    if (rows.length === 0) return null
    if (isMostly(rows, (row) => isRecord(row) && 'question' in row && 'answers' in row)) return 'data set'
    return isMostly(rows, (row) => memberAt(row, 'predicted_answers', 'text') !== undefined)
      ? 'predictions without ids'
      : null
  }
  if (!isRecord(json)) return null
  if (Array.isArray(json.data) && json.data.some((article) => memberOf(article, 'paragraphs') !== undefined))
    return 'data set'
  const entries = Object.entries(json)
  if (entries.length === 0 || entries.some(([key]) => key.startsWith('_'))) return null
  const named = haveSquadIds(entries.map(([key]) => key))
  // Ids that look so say what the file is, whatever one of its values is.
  const share = named ? 2 / 3 : 1
  if (isMostly(entries, ([, value]) => typeof value === 'string', share)) return 'predictions'
  return named && isMostly(entries, ([, value]) => findNumber(value) !== null) ? 'null odds' : null
}

/** Whether the keys of a file look like SQuAD's ids, or are too many to be anything else. */
export function hasSquadIds({ wholeJson }: ImportFile): boolean {
  const keys = Object.keys(isRecord(wholeJson) ? wholeJson : {})
  return keys.length >= 20 || haveSquadIds(keys)
}

function haveSquadIds(keys: readonly string[]): boolean {
  return keys.filter((key) => /^[0-9a-f]{16,}/i.test(key)).length > keys.length / 2
}

/** Questions of a data set, official or as a list; where its ids do not tell them apart they are positions, and it says so. */
export function readQuestions(file: ImportFile): { questions: readonly Question[]; notes: string[] } {
  const { json } = file
  const rows = Array.isArray(json)
    ? json.map((row, index) => ({ row, at: `${file.file}#/${index}` }))
    : toList(memberOf(json, 'data')).flatMap((article, a) =>
        requireList(article, 'paragraphs', `${file.file}#/data/${a}`).flatMap((paragraph, p) =>
          requireList(paragraph, 'qas', `${file.file}#/data/${a}/paragraphs/${p}`).map((row, q) => ({
            row,
            at: `${file.file}#/data/${a}/paragraphs/${p}/qas/${q}`,
          })),
        ),
      )
  const questions = rows.map(({ row, at }, index): Question => {
    if (!isRecord(row)) throw invalidRow({ file: at }, 'a question with its answers')
    if (!('answers' in row)) throw invalidRow({ file: at }, 'a question with its answers')
    const id = row.id === undefined ? String(index + 1) : String(row.id)
    return { id, question: findText(row.question), answers: toAnswers(row.answers), place: { file: at } }
  })
  const distinct = new Set(questions.map(({ id }) => id)).size
  if (distinct === questions.length) return { questions, notes: [] }
  return {
    questions: questions.map((question, index) => ({ ...question, id: String(index + 1) })),
    notes: [`${file.file}: ${questions.length} questions share ${distinct} ids, so ids are positions, from 1.`],
  }
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
