import { formatDay } from '../../../lib/report/format-date.ts'
import { runMessages } from '../../../lib/report/messages/en/run.ts'
import { nameTestSet } from '../../../lib/report/name-test-set.ts'
import { toPlainText } from '../../../lib/report/plain-text.ts'
import { shortCommit } from '../../../lib/report/prepare-run.ts'
import type { RunRecord } from '../../../lib/schema/records.ts'
import { Button } from '../ui/button.tsx'
import { Section } from '../ui/section.tsx'

const words = runMessages.compare

/** Picks another run of the project as base and opens the comparison; a plain form, no script needed. */
export function CompareForm({
  run,
  others,
  chosen,
}: {
  run: RunRecord
  others: readonly RunRecord[]
  chosen: string | null
}) {
  return (
    <Section id="compare" title={words.heading} notes={[words.margin]}>
      {others.length === 0 ? (
        <p className="dim">{words.none}</p>
      ) : (
        <form action="/compare" className="filters">
          <input type="hidden" name="project" value={run.projectSlug} />
          <input type="hidden" name="head" value={`run:${run.id}`} />
          <label className="select">
            <span>{words.base}</span>
            <select name="base" defaultValue={chosen === null ? undefined : `run:${chosen}`}>
              {others.map((other) => (
                <option key={other.id} value={`run:${other.id}`}>
                  {toPlainText(
                    words.option({
                      system: other.system,
                      commit: shortCommit(other.commit),
                      date: formatDay(other.date),
                      testSet: nameTestSet(other.testSet),
                    }),
                  )}
                </option>
              ))}
            </select>
          </label>
          <Button type="submit" primary>
            {words.button}
          </Button>
        </form>
      )}
      {others.length > 0 ? <p className="note">{words.more}</p> : null}
    </Section>
  )
}
