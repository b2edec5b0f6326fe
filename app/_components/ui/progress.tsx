import { toPlainText } from '../../../lib/report/plain-text.ts'
/** How far a computation is, 0 to 1; `label` names it. */
export function Progress({ value, label }: { value: number; label: string }) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div
      className="progress"
      role="progressbar"
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-label={toPlainText(label)}
    >
      <i style={{ width: `${percent}%` }} />
    </div>
  )
}
