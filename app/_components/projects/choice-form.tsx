'use client'

import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { frameMessages } from '../../../lib/report/messages/en/frame.ts'
import { Button } from '../ui/button.tsx'
import { isEnough, type RunChoice, withChoice } from './with-choice.ts'

const words = frameMessages.choice

/**
 * A table of runs as a form that leads to their comparison. It works as a plain form; with scripts the choice is said,
 * kept in the address, and too small a one is answered here. Keys act on its boxes, see `Keyboard`.
 */
export function ChoiceForm({
  project,
  counted,
  submit,
  children,
}: {
  project: string
  counted: string
  /** What the button says; null where there is nothing to choose between. */
  submit: string | null
  children: ReactNode
}) {
  const form = useRef<HTMLFormElement>(null)
  const [said, setSaid] = useState('')
  function changed() {
    const choice = readChoice(form.current)
    window.history.replaceState(null, '', withChoice(window.location.href, choice))
    setSaid(words.chosen({ heads: choice.heads.length, base: choice.base !== null }))
  }
  function send(event: FormEvent) {
    if (isEnough(readChoice(form.current))) return
    event.preventDefault()
    setSaid(words.more)
  }
  return (
    <form ref={form} action="/compare" method="get" data-compare onChange={changed} onSubmit={send}>
      <input type="hidden" name="project" value={project} />
      <div className="tools">
        <span className="small dim">{counted}</span>
        {submit === null ? null : (
          <span className="choice">
            <span className="small dim" aria-live="polite">
              {said}
            </span>
            <Button type="submit" small>
              {submit}
            </Button>
          </span>
        )}
      </div>
      {children}
    </form>
  )
}

function readChoice(form: HTMLFormElement | null): RunChoice {
  const data = new FormData(form ?? undefined)
  const base = data.get('base')
  return { base: base === null ? null : String(base), heads: data.getAll('head').map(String) }
}
