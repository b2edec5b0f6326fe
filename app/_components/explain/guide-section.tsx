'use client'

import { GUIDE, GUIDE_FAMILIES, type GuideFamily, TASKS, TRUST, type Use } from '../../../lib/explain/trust.ts'
import { DataTable, Row } from '../ui/data-table.tsx'
import { ScrollBox } from '../ui/scroll-box.tsx'
import { Section } from '../ui/section.tsx'
import { Citation } from './citation.tsx'
import { useWords } from './explain-words.ts'
import { Limits } from './limits-section.tsx'
import { TableFile } from './table-file.tsx'

/**
 * How to choose: rules with their sources, which family serves which task, and what those families do not see that the
 * page has not spoken of (`shown`).
 */
export function GuideSection({ shown }: { shown: readonly GuideFamily[] }) {
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
              {GUIDE_FAMILIES.map((family) => (
                <th key={family} scope="col">
                  {texts.families[family]}
                </th>
              ))}
            </Row>
          </thead>
          <tbody>
            {TASKS.map((task) => (
              <Row key={task}>
                <th scope="row">{texts.tasks[task]}</th>
                {GUIDE_FAMILIES.map((family) => (
                  <td key={family}>
                    <UseMark use={TRUST[family][task][0]} />
                  </td>
                ))}
              </Row>
            ))}
          </tbody>
        </DataTable>
      </ScrollBox>
      <TableFile name="guide" />
      <div className="others">
        <h3 className="name">{words.others}</h3>
        {GUIDE_FAMILIES.filter((family) => !shown.includes(family)).map((family) => (
          <details key={family}>
            <summary>{texts.families[family]}</summary>
            <Limits family={family} title={null} />
          </details>
        ))}
      </div>
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
