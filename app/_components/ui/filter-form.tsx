'use client'

import Form from 'next/form'
import type { ReactNode } from 'react'

/** A plain GET form whose choices count at once; without scripts its button sends it. State lives in the address. */
export function FilterForm({ action, apply, children }: { action: string; apply: string; children: ReactNode }) {
  return (
    <Form
      action={action}
      className="filters"
      scroll={false}
      onChange={(event) => (event.currentTarget as HTMLFormElement).requestSubmit()}
    >
      {children}
      <noscript>
        <button type="submit" className="btn small">
          {apply}
        </button>
      </noscript>
    </Form>
  )
}
