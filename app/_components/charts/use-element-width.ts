'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Width of an element in CSS pixels, or null until the browser has measured it: a chart draws its server-made twin
 * as long as it is null, so that nothing moves when the chart takes over.
 */
export function useElementWidth<E extends HTMLElement>(): [RefObject<E | null>, number | null] {
  const ref = useRef<E>(null)
  const [width, setWidth] = useState<number | null>(null)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      const measured = entry.contentRect.width
      setWidth(measured > 0 ? measured : null)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}
