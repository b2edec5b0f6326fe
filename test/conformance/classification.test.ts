import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CLASSIFICATION } from '../../lib/metrics/classification.ts'
import {
  accuracyOf,
  averagedFigures,
  balancedAccuracyOf,
  classFigures,
  kappaOf,
  matthewsOf,
  type ZeroDivision,
} from '../../lib/metrics/confusion-figures.ts'
import type { AdditiveMetric } from '../../lib/metrics/metric.ts'
import { sumRows, toRowTable } from '../../lib/metrics/row-table.ts'
import { differencesOf, isClose } from './close-to.ts'

interface Averages {
  precision: number
  recall: number
  f1: number
}
interface Case {
  id: string
  true: (string | number)[]
  predicted: (string | number)[]
  labels: (string | number)[]
  sampleWeight?: number[]
  positiveLabel?: string | number
  // biome-ignore lint/suspicious/noExplicitAny: a table of reference figures
  expected: Record<string, any>
}
const file = new URL('../fixtures/conformance/classification.json', import.meta.url)
const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: Case[] }

/** Labels in the reference's order first, then the ones that only occur in the data. */
function confusionOf(test: Case) {
  const labels = [...new Set([...test.labels, ...test.true, ...test.predicted])]
  const cells = new Float64Array(labels.length ** 2)
  test.true.forEach((gold, i) => {
    cells[labels.indexOf(gold) * labels.length + labels.indexOf(test.predicted[i])] += test.sampleWeight?.[i] ?? 1
  })
  return { labels, confusion: { cells, labels: labels.length } }
}

describe('classification figures equal scikit-learn 1.2.1', () => {
  it.each(cases.map((test) => [test.id, test] as const))('%s', (_, test) => {
    const { labels, confusion } = confusionOf(test)
    const want = test.expected
    const classes = test.labels.map((label) => labels.indexOf(label))
    const figures = classFigures(confusion)
    const total = figures.reduce((sum, { support }) => sum + support, 0)
    const undefinedAsNaN = (value: number | null) => value ?? Number.NaN
    const matrix = classes.map((g) => classes.map((p) => confusion.cells[g * labels.length + p]))
    const normalized = (sumOf: (g: number, p: number) => number) =>
      matrix.map((row, g) => row.map((cell, p) => (sumOf(g, p) === 0 ? 0 : cell / sumOf(g, p))))
    const rowSum = (g: number) => matrix[g].reduce((a, b) => a + b, 0)
    const columnSum = (p: number) => matrix.reduce((sum, row) => sum + row[p], 0)
    const all = matrix.flat().reduce((a, b) => a + b, 0)
    const got: Record<string, unknown> = {
      accuracy: accuracyOf(confusion),
      correct: test.true.filter((gold, i) => gold === test.predicted[i]).length,
      balancedAccuracy: balancedAccuracyOf(confusion),
      mcc: matthewsOf(confusion),
      cohenKappa: kappaOf(confusion),
      confusionMatrix: matrix,
      confusionMatrixNormalized_true: normalized((g) => rowSum(g)),
      confusionMatrixNormalized_pred: normalized((_, p) => columnSum(p)),
      confusionMatrixNormalized_all: normalized(() => all),
      perClassAccuracyRecall: classes.map((i) => undefinedAsNaN(figures[i].recall)),
      perClassAccuracyOneVsRest: classes.map(
        (i) => (total - figures[i].support - figures[i].predicted + 2 * figures[i].truePositives) / total,
      ),
      zeroDivision: Object.fromEntries(
        ([0, 1] as ZeroDivision[]).map((zero) => {
          const toF1 = ({ precision, recall, f }: { precision: number; recall: number; f: number }): Averages => ({
            precision,
            recall,
            f1: f,
          })
          return [
            zero,
            {
              perClass: classes.map((i) => ({
                label: labels[i],
                precision: figures[i].precision ?? zero,
                recall: figures[i].recall ?? zero,
                f1: figures[i].f1 ?? zero,
                support: figures[i].support,
              })),
              micro: toF1(averagedFigures(confusion, 'micro', { zero, classes })),
              macro: toF1(averagedFigures(confusion, 'macro', { zero, classes })),
              weighted: toF1(averagedFigures(confusion, 'weighted', { zero, classes })),
              'fbeta_0.5_macro': averagedFigures(confusion, 'macro', { zero, classes, beta: 0.5 }).f,
              fbeta_2_macro: averagedFigures(confusion, 'macro', { zero, classes, beta: 2 }).f,
            },
          ]
        }),
      ),
    }
    const { balancedAccuracyAdjusted, warnMode, binary, ...rest } = want
    expect(differencesOf(got, rest)).toEqual([])
    const adjusted = balancedAccuracyOf(confusion, { adjusted: true })
    // One class: (b − 1)/0. The reference prints NaN or an infinity by the sign of the numerator; here it is undefined.
    if (Number.isFinite(Number(balancedAccuracyAdjusted)))
      expect(isClose(adjusted, balancedAccuracyAdjusted)).toBe(true)
    else expect(adjusted).toBeNaN()
    const missing = {
      precision: classes.some((i) => figures[i].precision === null),
      recall: classes.some((i) => figures[i].recall === null),
    }
    const named = Object.entries(missing).flatMap(([part, isMissing]) => (isMissing ? [part] : []))
    expect(named).toEqual((warnMode.undefined as string[]).filter((part) => part === 'precision' || part === 'recall'))
    if (binary) {
      const positive = labels.indexOf(test.positiveLabel as string)
      const of = figures[positive]
      expect(isClose(of.truePositives, binary.tp)).toBe(true)
      expect(isClose(of.predicted - of.truePositives, binary.fp)).toBe(true)
      expect(isClose(of.support - of.truePositives, binary.fn)).toBe(true)
    }
  })
})

describe('the metrics give the same figures from rows of one index per segment', () => {
  const metricOf = (name: string, test: Case, options: Record<string, string> = {}) => {
    const definition = CLASSIFICATION.find((known) => known.name === name)
    if (!definition) throw new Error(name)
    const labels = [...new Set([...test.true, ...test.predicted].map(String))].sort()
    const defaults = Object.fromEntries(
      Object.entries(definition.keys).map(([key, { default: value }]) => [key, value]),
    )
    return definition.create({ ...defaults, ...options }, { references: 1, labels }, {}) as AdditiveMetric
  }
  const scoreOf = (metric: AdditiveMetric, test: Case) => {
    const segments = test.true.map((gold, i) => ({
      id: String(i),
      label: String(gold),
      predictedLabel: String(test.predicted[i]),
    }))
    const table = toRowTable(metric, segments)
    expect(table.width).toBe(1)
    return metric.score(sumRows(metric, table))
  }
  const plain = cases.filter((test) => !test.sampleWeight)
  it.each(plain.map((test) => [test.id, test] as const))('%s', (_, test) => {
    const named = { labels: test.labels.join(',') }
    const score = (name: string, options?: Record<string, string>) => scoreOf(metricOf(name, test, options), test).value
    const finite = (value: unknown) => (Number.isFinite(Number(value)) ? value : null)
    const { expected } = test
    const isEmptyLabel = test.labels.includes('') // a list in a SPEC cannot name the empty label alone
    expect(isClose(score('accuracy'), expected.accuracy)).toBe(true)
    expect(isClose(score('mcc'), expected.mcc)).toBe(true)
    expect(isClose(score('kappa'), finite(expected.cohenKappa))).toBe(true)
    expect(isClose(score('balanced_accuracy'), expected.balancedAccuracy)).toBe(true)
    expect(isClose(score('balanced_accuracy', { adjusted: 'yes' }), finite(expected.balancedAccuracyAdjusted))).toBe(
      true,
    )
    if (isEmptyLabel) return
    for (const zero of ['0', '1'])
      for (const average of ['macro', 'micro', 'weighted'])
        for (const part of ['precision', 'recall', 'f1'])
          expect(
            isClose(score(`${average}_${part}`, { ...named, zero }), expected.zeroDivision[zero][average][part]),
            `${average}_${part} zero ${zero}`,
          ).toBe(true)
  })
  it('a label set with labels that never occur changes no figure of the union', () => {
    const test = cases.find(({ id }) => id === 'three-basic') as Case
    const wide = { ...test, predicted: test.predicted }
    const metric = metricOf('macro_f1', wide)
    const labels = ['aa-unused', ...new Set([...test.true, ...test.predicted].map(String)), 'zz-unused'].sort()
    const definition = CLASSIFICATION.find(({ name }) => name === 'macro_f1')
    const wider = definition?.create({ labels: 'union', zero: '0' }, { references: 1, labels }, {}) as AdditiveMetric
    expect(scoreOf(wider, test).value).toBe(scoreOf(metric, test).value)
  })
})
