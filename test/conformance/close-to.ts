/** Equal within a relative tolerance, absolute near 0; reference files write non-finite figures as strings. */
export function isClose(got: unknown, want: unknown, relative = 1e-12): boolean {
  if (typeof want === 'string' && typeof got === 'number') return String(got) === want
  if (typeof got !== 'number' || typeof want !== 'number') return Object.is(got, want)
  if (got === want) return true
  return Math.abs(got - want) <= relative * Math.max(1, Math.abs(want))
}

/** Paths at which `got` differs from `want`, with both values: empty when everything agrees. */
export function differencesOf(got: unknown, want: unknown, path = ''): string[] {
  if (want !== null && typeof want === 'object') {
    if (got === null || typeof got !== 'object') return [`${path}: got ${JSON.stringify(got)}, want an object`]
    const keys = new Set([...Object.keys(want), ...(Array.isArray(want) ? Object.keys(got) : [])])
    return [...keys].flatMap((key) =>
      differencesOf((got as Record<string, unknown>)[key], (want as Record<string, unknown>)[key], `${path}/${key}`),
    )
  }
  return isClose(got, want) ? [] : [`${path}: got ${String(got)}, want ${String(want)}`]
}
