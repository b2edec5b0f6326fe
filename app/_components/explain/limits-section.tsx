'use client'

import { BLIND_SPOTS, type BlindSpot } from '../../../lib/explain/blind-spots.ts'
import { scoreSpec } from '../../../lib/explain/score-spec.ts'
import { TASKS, TRUST } from '../../../lib/explain/trust.ts'
import type { Family } from '../../../lib/explain/variants.ts'
import { toUnitDecimals } from '../../../lib/report/format-number.ts'
import { Cell, ColumnHead, DataTable, Row } from '../ui/data-table.tsx'
import { Section } from '../ui/section.tsx'
import { UserText } from '../ui/user-text.tsx'
import { Citation } from './citation.tsx'
import { useWords } from './explain-words.ts'
import { Figure } from './figure.tsx'
import { labelOf } from './variants-section.tsx'

/** What the families of a tab do not see, each statement with source and example, and for which task they are trusted. */
export function LimitsSection({ families }: { families: readonly Family[] }) {
  const { messages } = useWords()
  const words = messages.limits
  return (
    <Section id="limits" title={words.title} notes={[words.note]}>
      {families.map((family) => (
        <div key={family} className="cols c2 limits">
          <div className="stack">
            {families.length > 1 ? <h3 className="name">{labelOf(family)}</h3> : null}
            {BLIND_SPOTS.filter((spot) => spot.family === family).map((spot) => (
              <BlindSpotText key={spot.id} spot={spot} />
            ))}
          </div>
          <TrustTable family={family} />
        </div>
      ))}
    </Section>
  )
}

function BlindSpotText({ spot }: { spot: BlindSpot }) {
  const { messages, texts } = useWords()
  const words = messages.limits
  const { title, text, source, where } = texts.blindSpots[spot.id]
  return (
    <div>
      <p>
        <b>{title}</b> {text} <Citation source={source} where={where} />
      </p>
      {spot.example ? (
        <p className="small dim">
          “<UserText>{spot.example.hypothesis}</UserText>” {words.against} “
          <UserText>{spot.example.reference}</UserText>”, <ExampleFigure spot={spot} />
        </p>
      ) : null}
    </div>
  )
}

function ExampleFigure({ spot }: { spot: BlindSpot }) {
  const { messages } = useWords()
  if (!spot.example) return null
  const { spec, hypothesis, reference } = spot.example
  const { metric, score } = scoreSpec(spec, [{ id: '1', hypothesis, references: [reference] }])
  return (
    <span className="nowrap">
      {messages.limits.exampleScore(metric.label)}{' '}
      <Figure name={`blind.${spot.id}`} value={score.value} decimals={toUnitDecimals(metric.unit)} />
    </span>
  )
}

function TrustTable({ family }: { family: Family }) {
  const { messages, texts } = useWords()
  const words = messages.limits
  return (
    <DataTable caption={`${words.taskCaption}: ${labelOf(family)}`} className="rows plain">
      <thead>
        <Row>
          <ColumnHead>{words.task}</ColumnHead>
          <ColumnHead>{words.use}</ColumnHead>
        </Row>
      </thead>
      <tbody>
        {TASKS.map((task) => {
          const [use, reason] = TRUST[family][task]
          const { text, source, where } = texts.reasons[reason]
          return (
            <Row key={task}>
              <Cell>{texts.tasks[task]}</Cell>
              <Cell className="wide">
                <b className="name">{words.uses[use]}</b>: {text} <Citation source={source} where={where} />
              </Cell>
            </Row>
          )
        })}
      </tbody>
    </DataTable>
  )
}
