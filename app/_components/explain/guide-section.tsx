'use client'

import { GUIDE, TASKS, TRUST, type Use } from '../../../lib/explain/trust.ts'
import type { Family } from '../../../lib/explain/variants.ts'
import { DataTable, Row } from '../ui/data-table.tsx'
import { ScrollBox } from '../ui/scroll-box.tsx'
import { Section } from '../ui/section.tsx'
import { Citation } from './citation.tsx'
import { useWords } from './explain-words.ts'
import { labelOf } from './variants-section.tsx'

const FAMILIES = Object.keys(TRUST) as Family[]

/** How to choose: rules with their sources, and which family serves which task. */
export function GuideSection() {
  const { messages, texts } = useWords()
  const words = messages.guide
  return (
    <Section id="guide" title={words.title} notes={[words.note]}>
      <ol className="guide">
        {GUIDE.map((id) => {
          const { title, text, source, where } = texts.guide[id]
          return (
            <li key={id}>
              <b>{title}</b> {text} <Citation source={source} where={where} />
            </li>
          )
        })}
      </ol>
      <ScrollBox label={words.caption}>
        <DataTable caption={words.caption} className="plain matrix">
          <thead>
            <Row>
              <th scope="col">{messages.limits.task}</th>
              {FAMILIES.map((family) => (
                <th key={family} scope="col">
                  {labelOf(family)}
                </th>
              ))}
            </Row>
          </thead>
          <tbody>
            {TASKS.map((task) => (
              <Row key={task}>
                <th scope="row">{texts.tasks[task]}</th>
                {FAMILIES.map((family) => (
                  <td key={family}>
                    <UseMark use={TRUST[family][task][0]} />
                  </td>
                ))}
              </Row>
            ))}
          </tbody>
        </DataTable>
      </ScrollBox>
    </Section>
  )
}

function UseMark({ use }: { use: Use }) {
  const { messages } = useWords()
  return (
    <>
      <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true" focusable="false">
        {use === 'no' ? (
          <path d="M3 6h6" stroke="var(--ink-3)" strokeWidth="1.5" />
        ) : (
          <>
            <circle cx="6" cy="6" r="4.5" fill={use === 'yes' ? 'var(--ink)' : 'none'} stroke="var(--ink)" />
            {use === 'care' ? <path d="M6 1.5a4.5 4.5 0 0 0 0 9z" fill="var(--ink)" /> : null}
          </>
        )}
      </svg>
      <span className="vh">{messages.limits.uses[use]}</span>
    </>
  )
}
