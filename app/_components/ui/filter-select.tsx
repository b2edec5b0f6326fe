import { toPlainText } from '../../../lib/report/plain-text.ts'
import { MixedText } from './user-text.tsx'
export interface FilterOption {
  readonly value: string
  readonly label: string
}

/** A choice of a filter form. */
export function FilterSelect({
  name,
  label,
  value,
  options,
}: {
  name: string
  label: string
  value: string
  options: readonly FilterOption[]
}) {
  return (
    <label className="select">
      <span>
        <MixedText>{label}</MixedText>
      </span>
      {/* Another value from the server is another choice: the box must follow it. */}
      <select key={value} name={name} defaultValue={value}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {toPlainText(option.label)}
          </option>
        ))}
      </select>
    </label>
  )
}
