import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { InputError, type Place } from '../../errors.ts'
import { buildImportedRun } from '../build-imported-run.ts'
import type { ImportFile } from '../import-file.ts'
import type { ImportFormat } from '../import-format.ts'
import type { ImportedRun, ImportedScore } from '../imported-run.ts'
import { findText, isRecord, memberOf, toSettings } from '../json-values.ts'
import { brokenScore, NOT_FINITE } from '../require-score.ts'
import { type ScoreFacts, toImportedScore } from '../to-imported-score.ts'

const NAME = 'junit'
const NUMBER = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/
/** Properties of a case that say something of the score and are none. */
const ABOUT = /^(metric|score|value|signature|n|count|lower_is_better|higher_is_better|.*_signature)$/

/** JUnit XML whose properties hold scores: `metric` and `score`, or a property named as its metric. */
export const junitFormat: ImportFormat = {
  name: NAME,
  title: 'JUnit XML with properties',
  detect: ({ shape, sampleLines }) =>
    shape === 'xml' && /<testsuites?[\s>/]/.test(sampleLines.slice(0, 20).join('\n').slice(0, 100_000)) ? 1 : 0,
  read: (files) => files.map(readFile),
}

const asList = (value: unknown): readonly unknown[] =>
  value === undefined || value === '' ? [] : Array.isArray(value) ? value : [value]

function parseXml(file: ImportFile): unknown {
  // Entities of a document type can grow without bound, and no JUnit writer makes one.
  const doctype = file.text.indexOf('<!DOCTYPE')
  if (doctype >= 0)
    throw new InputError({
      code: 'xml-doctype',
      message: 'The XML has a document type, which is not read.',
      place: { file: file.file, line: file.text.slice(0, doctype).split('\n').length },
      mend: 'Give the file as the test runner wrote it.',
    })
  const valid = XMLValidator.validate(file.text)
  if (valid !== true)
    throw new InputError({
      code: 'invalid-xml',
      message: `This is not XML: ${valid.err.msg.replace(/\.$/, '')}.`,
      place: { file: file.file, line: valid.err.line, column: valid.err.col },
      mend: 'Give the whole file as the test runner wrote it.',
    })
  return new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseAttributeValue: false,
    parseTagValue: false,
  }).parse(file.text)
}

function readFile(file: ImportFile): ImportedRun {
  const root = parseXml(file)
  const suites = [
    ...asList(memberOf(memberOf(root, 'testsuites'), 'testsuite')),
    ...asList(memberOf(root, 'testsuite')),
  ].flatMap(flatten)
  const properties = Object.assign({}, ...suites.map(toProperties)) as Record<string, string>
  const cases = suites.flatMap((suite) => asList(memberOf(suite, 'testcase')))
  const states = cases.map(toState)
  const scores = cases.flatMap((test, index) => toScores(file, test, states[index]))
  const count = (state: string) => states.filter((other) => other === state).length
  return buildImportedRun({
    format: NAME,
    readAs: 'JUnit XML',
    files: [file],
    system: findText(properties.system),
    testSet: findText(properties.testset) ?? findText(properties.test_set),
    scores,
    settings: toSettings({
      tests: cases.length,
      failures: count('failed'),
      errors: count('error'),
      skipped: count('skipped'),
      ...properties,
    }),
    unknown: [
      ...(properties.system ? [] : ['system']),
      ...(properties.commit ? [] : ['commit']),
      'whether each number is meant as a score',
    ],
    notes: [`${file.file}: a number in a property is no metric by itself: look at what was read before posting it.`],
  })
}

function flatten(suite: unknown): readonly unknown[] {
  return [suite, ...asList(memberOf(suite, 'testsuite')).flatMap(flatten)]
}

function toProperties(owner: unknown): Record<string, string> {
  const list = asList(memberOf(memberOf(owner, 'properties'), 'property'))
  return Object.fromEntries(
    list.filter(isRecord).map(({ name, value, '#text': text }) => [String(name), String(value ?? text ?? '')]),
  )
}

function toState(test: unknown): string {
  for (const [key, state] of [
    ['error', 'error'],
    ['failure', 'failed'],
    ['skipped', 'skipped'],
  ])
    if (memberOf(test, key) !== undefined) return state
  return 'passed'
}

/** Not a number is the runner's own word for a score that could not be had; any other text is a broken one. */
function toJunitScore(metric: string, text: string, place: Place, facts: ScoreFacts): ImportedScore {
  return NOT_FINITE.test(text)
    ? toImportedScore(metric, null, place, { ...facts, reason: `The file says "${text}", which is no number.` })
    : toImportedScore(metric, text, place, facts)
}

/** The parser keeps no lines: a case stands where its name does. */
function findPlace(file: ImportFile, name: string | null): Place {
  const at = name === null ? -1 : file.text.indexOf(`name=${JSON.stringify(name)}`)
  return at < 0 ? { file: file.file } : { file: file.file, line: file.text.slice(0, at).split('\n').length }
}

function toScores(file: ImportFile, test: unknown, state: string): ImportedScore[] {
  const properties = toProperties(test)
  const name = findText(memberOf(test, 'name'))
  const place = findPlace(file, name)
  const n = NUMBER.test(properties.n ?? '') ? Number(properties.n) : null
  if (properties.metric !== undefined) {
    if ((properties.score ?? properties.value) === undefined)
      throw brokenScore(undefined, place, `${properties.metric} of ${name ?? 'a test case'}`)
    return [
      toJunitScore(properties.metric, properties.score ?? properties.value, place, {
        signature: properties.signature ?? null,
        facets: { case: name, state, ...(n !== null && { n }) },
      }),
    ]
  }
  return Object.entries(properties)
    .filter(([key, value]) => !ABOUT.test(key) && (NUMBER.test(value) || NOT_FINITE.test(value)))
    .map(([key, value]) =>
      toJunitScore(key, value, place, {
        signature: properties[`${key}_signature`] ?? null,
        facets: { case: name, state, ...(properties.lower_is_better === 'True' && { lowerIsBetter: true }) },
      }),
    )
}
