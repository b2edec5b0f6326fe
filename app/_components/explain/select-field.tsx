'use client'

import { useId } from 'react'
import { toPlainText } from '../../../lib/report/plain-text.ts'
import { useTypedBefore } from './use-typed-before.ts'

/** A named choice among a few values. */
export function SelectField<T extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: T
  options: readonly { readonly value: T; readonly label: string }[]
  onChange: (value: T) => void
}) {
  const id = useId()
  const choose = (chosen: string) => onChange(chosen as T)
  useTypedBefore(id, value, choose)
  return (
    <label className="select" htmlFor={id}>
      <span>{label}</span>
      <select id={id} autoComplete="off" value={value} onChange={(event) => choose(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {toPlainText(option.label)}
          </option>
        ))}
      </select>
    </label>
  )
}
