/** A number in [0, 1) that depends on the text alone (FNV-1a with a final mix), so that the demo is the same everywhere. */
export function fractionOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000
}

const SLOT = /\{([^{}]*)\}/g

/** The text with the first word of every slot: `a {red|pink} lamp` → `a red lamp`. */
export function toReference(pattern: string): string {
  return tidy(pattern.replace(SLOT, (_, words: string) => words.split('|')[0]))
}

/**
 * The text as a model of the given quality would put it: each slot takes its first word with probability `quality`,
 * else one of the others. A slot keeps its luck over all versions, so that a better model mends slots rather than
 * shuffling them; `churn` is the share of slots that a version decides anew.
 */
export function toOutput(
  pattern: string,
  { key, version, quality, churn }: { key: string; version: number; quality: number; churn: number },
): string {
  let slot = 0
  const text = pattern.replace(SLOT, (_, words: string) => {
    const [best, ...others] = words.split('|')
    const own = `${key}/${slot++}`
    const anew = fractionOf(`${own}/${version}/anew`) < churn
    const luck = fractionOf(anew ? `${own}/${version}` : own)
    return luck < quality ? best : others[Math.floor(fractionOf(`${own}/which`) * others.length)]
  })
  return tidy(text)
}

/** An empty choice leaves two spaces behind. */
function tidy(text: string): string {
  return text.replace(/ {2,}/g, ' ').trim()
}
