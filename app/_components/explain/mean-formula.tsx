'use client'

import type { CorpusSteps } from '../../../lib/explain/explain-corpus.ts'
import { formatCount, toUnitDecimals } from '../../../lib/report/format-number.ts'
import { useWords } from './explain-words.ts'
import { Figure } from './figure.tsx'

/** A sum of more terms is read by nobody. */
const MOST_TERMS = 12

/** How the segments' own scores become the score of all; `name` tells two such means apart. */
export function MeanFormula({ corpus, name = 'score' }: { corpus: CorpusSteps; name?: string }) {
  const words = useWords().messages.whole
  const decimals = toUnitDecimals(corpus.unit)
  const values = corpus.parts.flatMap(({ value }, i) => (value === null ? [] : [{ value, i }]))
  const sum = values.reduce((total, { value }) => total + value, 0)
  return (
    <div className="formula formulas">
      <div>
        <small>{words.meanOf(corpus.label, formatCount(values.length))}</small>
        <br />
        {values.length > MOST_TERMS ? (
          <Figure name={`whole.sum-of-${name}`} value={sum} decimals={decimals} />
        ) : (
          <>
            (
            {values.map(({ value, i }, k) => (
              <span key={i}>
                {k > 0 ? ' + ' : ''}
                <Figure name={`part.${i}.${name}`} value={value} decimals={decimals} />
              </span>
            ))}
            )
          </>
        )}{' '}
        ÷ {formatCount(values.length)} ={' '}
        <b>
          <Figure name={`whole.${name}`} value={corpus.value} decimals={decimals} />
        </b>
      </div>
    </div>
  )
}
