'use client'

import Form from 'next/form'
import { type ReactNode, useEffect, useRef } from 'react'

/** A plain GET form whose choices count at once; without scripts its button sends it. State lives in the address. */
export function FilterForm({ action, apply, children }: { action: string; apply: string; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null)
  // A choice made before the scripts arrived counts, too.
  useEffect(() => {
    const selects = [...(form.current?.querySelectorAll('select') ?? [])]
    if (selects.some((select) => select.selectedIndex !== sentIndex(select))) form.current?.requestSubmit()
  }, [])
  return (
    <Form
      ref={form}
      // A choice that the browser puts back by itself would be sent at once.
      autoComplete="off"
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

/** The place of the option that the server's page had chosen. */
function sentIndex({ options }: HTMLSelectElement): number {
  return Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  )
}
