import type { ReactNode } from 'react'

/** Moves the origin to a place in percent inside an SVG: children are drawn around 0, 0 in pixels. */
export function Origin({
  x,
  y = 0,
  className,
  children,
}: {
  x: number
  /** Percent, or pixels as `'12'`. */
  y?: number | string
  className?: string
  children: ReactNode
}) {
  return (
    <svg
      x={`${x}%`}
      y={typeof y === 'number' ? `${y}%` : y}
      overflow="visible"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}
