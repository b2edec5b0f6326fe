/** The signature without what only the interval depends on. */
export function splitSignature(signature: string): { plain: string; bootstrap: Record<string, string> } {
  const parts = signature.split('|')
  const drawn = parts.filter((part) => /^(bs|ar|seed):/.test(part))
  return {
    plain: parts.filter((part) => !drawn.includes(part)).join('|'),
    bootstrap: Object.fromEntries(
      drawn.map((part) => [part.slice(0, part.indexOf(':')), part.slice(part.indexOf(':') + 1)]),
    ),
  }
}
