'use client'

import type { ReactNode } from 'react'

/** Named figures side by side between hairlines. */
export function FiguresRow({ items }: { items: readonly { readonly label: string; readonly value: ReactNode }[] }) {
  return (
    <dl className="facts-row">
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
