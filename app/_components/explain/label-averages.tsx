'use client'

import type { ReactNode } from 'react'
import type {
  AverageSteps,
  AverageTerm,
  ClassSteps,
  LabelSteps,
  MeanSteps,
  PooledSteps,
} from '../../../lib/explain/explain-labels.ts'
import type { MatthewsSteps } from '../../../lib/explain/label-agreement.ts'
import { formatCount } from '../../../lib/report/format-number.ts'
import { useWords } from './explain-words.ts'
import { Figure } from './figure.tsx'

/** A sum of more terms is read by nobody. */
const MOST_TERMS = 12

type Counts = Pick<ClassSteps, 'hits' | 'support' | 'predicted'>

/** How the averages over the classes come about from the figures of each class. */
export function LabelAverages({ steps }: { steps: LabelSteps }) {
  return (
    <div className="formula formulas">
      {steps.averages.map((average) => (
        <div key={average.name}>
          <AverageName average={average} />
          <br />
          <Working average={average} /> ={' '}
          <b>
            <Figure name={`labels.average.${average.name}`} value={average.score} decimals={4} />
          </b>
        </div>
      ))}
    </div>
  )
}

function AverageName({ average: { label, name, steps } }: { average: AverageSteps }) {
  const { messages } = useWords()
  const { rules } = messages.labels
  const rule = steps.kind === 'mean' ? ruleOf(name) : steps.kind
  return (
    <small>
      {messages.metricName(name, label)}
      {messages.limits.colon}
      {rules[rule]}
    </small>
  )
}

function ruleOf(name: string): 'macro' | 'weighted' | 'balanced' {
  if (name === 'balanced_accuracy') return 'balanced'
  return name.startsWith('weighted') ? 'weighted' : 'macro'
}

function Working({ average }: { average: AverageSteps }) {
  const { steps, chance } = average
  if (steps.kind === 'pooled') return <Pooled average={average} steps={steps} />
  if (steps.kind === 'kappa') {
    return (
      <>
        1 − <Figure name="labels.kappa.observed" value={steps.observed} decimals={decimalsOf(steps.observed)} /> ÷{' '}
        <Figure name="labels.kappa.expected" value={steps.expected} decimals={decimalsOf(steps.expected)} />
      </>
    )
  }
  if (steps.kind === 'mcc') return <Matthews steps={steps} />
  const mean = <Mean average={average} steps={steps} />
  if (chance === null) return mean
  const share = chance.toFixed(4)
  return (
    <>
      ({mean} − {share}) ÷ (1 − {share})
    </>
  )
}

function decimalsOf(value: number): number {
  return Number.isInteger(value) ? 0 : 4
}

function Matthews({ steps: { items, right, cross, goldSquares, predictedSquares } }: { steps: MatthewsSteps }) {
  const square = formatCount(items ** 2)
  return (
    <>
      ({formatCount(items)} × {formatCount(right)} − {formatCount(cross)}) ÷ √(({square} − {formatCount(goldSquares)}) ×
      ({square} − {formatCount(predictedSquares)}))
    </>
  )
}

function Mean({ average, steps: { terms, weights } }: { average: AverageSteps; steps: MeanSteps }) {
  const { messages } = useWords()
  const shown = terms.slice(0, MOST_TERMS)
  return (
    <>
      (
      {shown.map((term, i) => (
        <span key={term.at}>
          {i > 0 ? ' + ' : ''}
          {average.name.startsWith('weighted') ? (
            <>
              <Figure name={`labels.${term.at}.support`} value={term.weight} /> ×{' '}
            </>
          ) : null}
          <Term term={term} part={average.part} />
        </span>
      ))}
      {terms.length > shown.length ? <> + … {messages.more(formatCount(terms.length - shown.length))}</> : null}) ÷{' '}
      {formatCount(weights)}
    </>
  )
}

function Term({ term, part }: { term: AverageTerm; part: AverageSteps['part'] }): ReactNode {
  const { messages } = useWords()
  if (term.isUndefined)
    return (
      <span className="faint" title={messages.labels.zeroDivision}>
        {term.value}
      </span>
    )
  return <Figure name={`labels.${term.at}.${part}`} value={term.value} decimals={4} />
}

function Pooled({ average, steps }: { average: AverageSteps; steps: PooledSteps }) {
  const { hits, support, predicted } = steps
  if (average.part !== 'f1') {
    return (
      <>
        {formatCount(hits)} ÷ {formatCount(average.part === 'precision' ? predicted : support)}
      </>
    )
  }
  const { above, below } = fOfCounts({ hits, support, predicted }, average.beta)
  return (
    <>
      {above} ÷ {below}
    </>
  )
}

/**
 * F of counts as it is reckoned: (1 + β²) · right over β² · gold + predicted.
 *
 * @example fOfCounts({ hits: 3, support: 4, predicted: 5 }, 1) // { above: '2 · 3', below: '(4 + 5)' }
 */
export function fOfCounts({ hits, support, predicted }: Counts, beta: number): { above: string; below: string } {
  const factor = beta * beta
  if (!Number.isFinite(factor)) return { above: '…', below: '…' }
  const gold = factor === 1 ? formatCount(support) : `${factor} · ${formatCount(support)}`
  return { above: `${1 + factor} · ${formatCount(hits)}`, below: `(${gold} + ${formatCount(predicted)})` }
}
