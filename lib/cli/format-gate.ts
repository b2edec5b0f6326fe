import { gateMessages as words } from '../report/messages/en/gate.ts'
import { type GateRow, prepareGate } from '../report/prepare-gate.ts'
import { toVisible } from '../report/text-tables.ts'
import { formatComparison } from './format-comparison.ts'
import type { GateAnswer } from './gate-answer.ts'

/** A gate's outcome for the terminal: verdict first, why, against what, where to look, then the comparison. */
export function formatGate(answer: GateAnswer): string {
  const { comparison, links } = answer
  const view = prepareGate(answer)
  const page = links?.page ?? links?.head
  return [
    view.line,
    ...view.rows.flatMap(formatRow),
    ...(view.baseline === null ? [] : [toVisible(view.baseline)]),
    ...view.skipped.map((line) => `  ${toVisible(line)}`),
    ...(page ? [page] : []),
    ...(comparison ? ['', formatComparison(comparison)] : []),
  ].join('\n')
}

function formatRow({ name, word, reason, p, waived }: GateRow): string[] {
  const line = `${name}: ${word}. ${reason}${p === null ? '' : ` ${words.inBrackets(p)}`}`
  return [toVisible(line), ...(waived === null ? [] : [`  ${toVisible(waived)}`])]
}
