'use client'

import { useQueryState } from 'nuqs'
import { useTransition } from 'react'

export interface FilterOption {
  /** Empty for "all": the key then leaves the address. */
  readonly value: string
  readonly label: string
}

/** A choice kept in the address under `name`; the server renders the page anew. Paging under `resets` is dropped. */
export function FilterSelect({
  name,
  label,
  value,
  options,
  resets = 'cursor',
}: {
  name: string
  label: string
  value: string
  options: readonly FilterOption[]
  resets?: string
}) {
  const [pending, startTransition] = useTransition()
  const settings = { shallow: false, scroll: false, history: 'push', startTransition } as const
  const [, setChosen] = useQueryState(name, settings)
  const [, setReset] = useQueryState(resets, settings)
  return (
    <label className="select" aria-busy={pending}>
      <span>{label}</span>
      <select
        value={value}
        onChange={(event) => {
          void setReset(null)
          void setChosen(event.target.value === '' ? null : event.target.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
