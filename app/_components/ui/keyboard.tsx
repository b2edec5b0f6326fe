'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useCallback, useEffect, useRef, useState } from 'react'
import { frameMessages } from '../../../lib/report/messages/en/frame.ts'

const words = frameMessages.keys
/** What single keys are remembered under; there is no account to keep it in. */
const STORE = 'assay-single-keys'

/**
 * Single keys for those who work here daily, and their list. Off in inputs and with a modifier, and off altogether where
 * the reader turned them off (WCAG 2.1.4).
 */
export function Keyboard() {
  const router = useRouter()
  const dialog = useRef<HTMLDialogElement>(null)
  const [on, setOn] = useState(true)
  const row = useRef<HTMLElement | null>(null)
  const pathname = usePathname()

  useEffect(() => setOn(readSetting()), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other rows
  useEffect(() => {
    row.current = null
  }, [pathname])

  const act = useCallback(
    (key: string): boolean => {
      switch (key) {
        case '/': {
          const field = visible<HTMLInputElement>('input[data-search]')[0]
          if (field) field.focus()
          else router.push('/search')
          return true
        }
        case '?':
          dialog.current?.showModal()
          return true
        case 'j':
        case 'k': {
          const rows = visible<HTMLElement>('main table.rows tbody > tr:not(.group), main article.moved')
          const at = row.current ? rows.indexOf(row.current) : -1
          // Where rows can be chosen, the keys begin there: `X` is what most come for.
          const first = Math.max(
            0,
            rows.findIndex((one) => one.closest('form[data-compare]')),
          )
          const next = rows[at < 0 ? first : Math.max(0, Math.min(rows.length - 1, at + (key === 'j' ? 1 : -1)))]
          if (!next) return false
          row.current?.removeAttribute('data-current')
          row.current = next
          next.setAttribute('data-current', '')
          next.tabIndex = -1
          next.focus({ preventScroll: true })
          next.scrollIntoView({ block: 'nearest' })
          return true
        }
        case 'enter': {
          const link = document.activeElement === row.current ? row.current?.querySelector('a') : null
          link?.click()
          return link !== null && link !== undefined
        }
        case 'x':
          return press(row.current?.querySelector<HTMLInputElement>('form[data-compare] input[name="head"]'))
        case 'b':
          return press(row.current?.querySelector<HTMLInputElement>('form[data-compare] input[name="base"]'))
        case 'c': {
          // The form says itself what is chosen, and where it is not enough.
          const form = document.querySelector<HTMLFormElement>('form[data-compare]')
          form?.requestSubmit()
          return form !== null
        }
        case 's':
          return follow('a[data-key="s"]')
        case 'd':
          return follow('nav[data-key="d"] a[aria-current] + a') || follow('nav[data-key="d"] a')
        default:
          return false
      }
    },
    [router],
  )

  useEffect(() => {
    if (!on) return
    function listen(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (dialog.current?.open) return
      if (act(event.key.toLowerCase())) event.preventDefault()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [on, act])

  return (
    <>
      <button type="button" className="btn small keys" onClick={() => dialog.current?.showModal()}>
        {words.button}
      </button>
      <dialog ref={dialog} className="keys-list" aria-labelledby="keys-title">
        <h2 id="keys-title">{words.title}</h2>
        <dl className="kv">
          {words.list.map(([key, meaning]) => (
            <div key={key} className="pairline">
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <p className="dim">{on ? words.on : words.off}</p>
        <div className="actions">
          <button
            type="button"
            className="btn"
            onClick={() => {
              writeSetting(!on)
              setOn(!on)
            }}
          >
            {on ? words.turnOff : words.turnOn}
          </button>
          <button type="button" className="btn" onClick={() => dialog.current?.close()}>
            {words.close}
          </button>
        </div>
      </dialog>
    </>
  )
}

/** As the mouse would: what listens to the box hears of it. */
function press(box: HTMLInputElement | null | undefined): boolean {
  box?.click()
  return box !== null && box !== undefined
}

function visible<E extends HTMLElement>(selector: string): E[] {
  return [...document.querySelectorAll<E>(selector)].filter((one) => one.getClientRects().length > 0)
}

function follow(selector: string): boolean {
  const link = document.querySelector<HTMLAnchorElement>(selector)
  link?.click()
  return link !== null
}

function isTyping(target: EventTarget | null): boolean {
  // A box is ticked, not typed in: single keys go on from it.
  if (target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio')) return false
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}

function readSetting(): boolean {
  try {
    return localStorage.getItem(STORE) !== 'off'
  } catch {
    return true
  }
}

function writeSetting(on: boolean): void {
  try {
    localStorage.setItem(STORE, on ? 'on' : 'off')
  } catch {
    // Storage is closed: the choice lasts as long as the page.
  }
}
