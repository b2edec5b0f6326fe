'use client'

import { type ReactNode, useId } from 'react'
import { useTypedBefore } from './use-typed-before.ts'

/** A named box for texts; grows with its lines, up to a limit. `note` stands beside the name. */
export function TextField({
  label,
  note,
  value,
  onChange,
  mono = false,
  action,
}: {
  label: string
  note?: ReactNode
  value: string
  onChange: (value: string) => void
  mono?: boolean
  action?: ReactNode
}) {
  const id = useId()
  useTypedBefore(id, value, onChange)
  const rows = Math.min(10, Math.max(2, value.split('\n').length))
  return (
    <div className="text-field">
      <div className="label-row">
        <label className="label" htmlFor={id}>
          {label}
        </label>
        {note ? <span className="small faint">{note}</span> : null}
        {action}
      </div>
      <textarea
        id={id}
        className={mono ? 'field mono' : 'field'}
        dir="auto"
        spellCheck={false}
        // A browser would put back texts by place, and another tab has other boxes there.
        autoComplete="off"
        rows={rows}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
