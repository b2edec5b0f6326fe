import type { Place } from '../../errors.ts'
import type { ExternalScoreInput } from '../../schema/run-input.ts'
import { buildImportedRun, type PlacedSegment } from '../build-imported-run.ts'
import type { ImportFile } from '../import-file.ts'
import type { ImportFormat } from '../import-format.ts'
import type { ImportedRun } from '../imported-run.ts'
import { isMostly } from '../is-mostly.ts'
import { findText, isRecord, type JsonRecord, memberOf, toList, toSettings } from '../json-values.ts'
import { requireScore } from '../require-score.ts'
import { invalidRow } from './invalid-row.ts'

const NAME = 'deepeval'
const SPANS = ['baseSpans', 'agentSpans', 'llmSpans', 'retrieverSpans', 'toolSpans']

/** DeepEval's test run: judged scores of test cases. */
export const deepevalFormat: ImportFormat = {
  name: NAME,
  title: 'DeepEval test run',
  detect: ({ shape, wholeJson: json }) => {
    if (shape !== 'json' || !isRecord(json)) return 0
    const { cases, conversations } = listCases(json)
    if (isMostly(cases, (test) => isRecord(test) && 'actualOutput' in test)) return 1
    if (isMostly(conversations, (test) => isRecord(test) && ('turns' in test || 'metricsData' in test))) return 1
    return 'testRunLink' in json ? 0.9 : 0
  },
  read: (files) => files.map(readFile),
}

/** Cases of both kinds; the newest run of the hidden folder has a frame around it. */
function listCases(json: JsonRecord) {
  const framed = isRecord(json.testRunData)
  const root = framed ? (json.testRunData as JsonRecord) : json
  const [cases, conversations] = [toList(root.testCases), toList(root.conversationalTestCases)]
  return { root, at: framed ? '/testRunData' : '', cases, conversations }
}

function toTexts(test: JsonRecord) {
  return {
    ...(typeof test.input === 'string' && { source: test.input }),
    ...(typeof test.expectedOutput === 'string' && { reference: test.expectedOutput }),
    hypothesis: typeof test.actualOutput === 'string' ? test.actualOutput : null,
  }
}

/** Versions before 3 call the turns messages. */
function toTurns(test: JsonRecord) {
  const turns = toList(test.turns ?? test.messages)
  const of = (role: string) =>
    turns.flatMap((turn) => (memberOf(turn, 'role') === role ? [String(memberOf(turn, 'content') ?? '')] : []))
  const [asked, answered] = [of('user'), of('assistant')]
  return {
    ...(asked.length > 0 && { source: asked.join('\n\n') }),
    hypothesis: answered.length > 0 ? answered.join('\n\n') : null,
  }
}

function readFile(file: ImportFile): ImportedRun {
  const { root, at, cases, conversations } = listCases(file.json as JsonRecord)
  const tests = [...cases, ...conversations]
  if (tests.length === 0)
    return buildImportedRun({
      format: NAME,
      readAs: 'DeepEval link to a test run',
      files: [file],
      unknown: ['everything: the file holds a link only'],
      notes: [`${file.file}: it holds no test case.`],
    })
  let fromSpans = 0
  const seen = new Map<string, number>()
  const segments = tests.map((test, index): PlacedSegment => {
    const spoken = index >= cases.length
    const place = {
      file: `${file.file}#${at}/${spoken ? `conversationalTestCases/${index - cases.length}` : `testCases/${index}`}`,
    }
    if (!isRecord(test)) throw invalidRow(place, 'a test case')
    const own = toScores(test.metricsData ?? test.metricsMetadata, place)
    const scores = own.length > 0 ? own : toSpanScores(test.trace, place)
    if (own.length === 0 && scores.length > 0) fromSpans++
    const name = findText(test.name) ?? `test_case_${index}`
    const repeat = seen.get(name) ?? 0
    seen.set(name, repeat + 1)
    return {
      place,
      input: {
        id: name,
        ...(repeat > 0 && { repeat }),
        ...(spoken ? toTurns(test) : toTexts(test)),
        scores,
      },
    }
  })
  const judges = new Set(
    segments
      .flatMap(({ input }) => (input.scores ?? []).map(({ rater }) => rater))
      .filter((rater) => rater !== undefined),
  )
  return buildImportedRun({
    format: NAME,
    readAs: 'DeepEval test run',
    files: [file],
    system: findText(memberOf(root.hyperparameters, 'model')),
    testSet: findText(root.testFile),
    segments,
    settings: toSettings({
      evaluationModel: [...judges].join(', '),
      testPassed: root.testPassed,
      testFailed: root.testFailed,
      identifier: root.identifier,
      ...Object.fromEntries(
        Object.entries(isRecord(root.hyperparameters) ? root.hyperparameters : {}).map(([key, value]) => [
          `hyperparameters.${key}`,
          value,
        ]),
      ),
      ...toThresholds(tests),
    }),
    unknown: [
      'DeepEval version',
      ...(findText(memberOf(root.hyperparameters, 'model')) === null ? ['system'] : []),
      'date',
      'prompts of the judge',
      'direction of the metrics (Bias is better when lower)',
    ],
    notes: [
      ...(fromSpans > 0
        ? [`${file.file}: ${fromSpans} test cases have no metrics of their own; their scores are those of their trace.`]
        : []),
      ...(conversations.length > 0
        ? [
            `${file.file}: of ${conversations.length} conversations the turns of the user are the source, those of the assistant the output; an expected outcome is no reference, and was left out.`,
          ]
        : []),
      `${file.file}: metricsScores also holds scores of spans, and was not read.`,
    ],
  })
}

function toScores(data: unknown, place: Place): ExternalScoreInput[] {
  return toList(data).flatMap((metric) => {
    const name = findText(memberOf(metric, 'name')) ?? findText(memberOf(metric, 'metric'))
    if (name === null) throw invalidRow(place, 'a metric with its name')
    const judge = findText(memberOf(metric, 'evaluationModel'))
    const error = findText(memberOf(metric, 'error'))
    const reason = error ?? findText(memberOf(metric, 'reason'))
    // A metric that ended with an error has no score, and the tool leaves empty keys out.
    const score = memberOf(metric, 'score') ?? null
    const value = score === null && error !== null ? null : requireScore(memberOf(metric, 'score'), place, name)
    return [
      {
        metric: name.slice(0, 200),
        value,
        ...(judge !== null && {
          rater: judge.slice(0, 200),
          signature: `judge:${judge}|strict:${memberOf(metric, 'strictMode') === true ? 'yes' : 'no'}`,
        }),
        ...(reason !== null && { reason: reason.slice(0, 2000) }),
      },
    ]
  })
}

/** Scores in the spans of a trace, of metrics that only one span has: of two, neither is the case's. */
function toSpanScores(trace: unknown, place: Place): ExternalScoreInput[] {
  const all = SPANS.flatMap((kind) =>
    toList(memberOf(trace, kind)).flatMap((span) => toScores(memberOf(span, 'metricsData'), place)),
  )
  return all.filter(({ metric }) => all.filter((other) => other.metric === metric).length === 1)
}

function toThresholds(tests: readonly unknown[]): Record<string, unknown> {
  const thresholds = tests.flatMap((test) =>
    toList(memberOf(test, 'metricsData')).map(
      (metric) => [`threshold.${String(memberOf(metric, 'name'))}`, memberOf(metric, 'threshold')] as const,
    ),
  )
  return Object.fromEntries(thresholds)
}
