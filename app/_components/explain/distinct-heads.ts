/**
 * Labels cut to about `most` characters so that those which begin alike still differ: what a label shares with others at
 * its beginning gives way to an ellipsis. A label that is short enough stays as it is. Where even that leaves two alike,
 * the label's number stands before it.
 *
 * @example toDistinctHeads(['class number 1', 'class number 2', 'none'], 9) // ['clas…er 1', 'clas…er 2', 'none']
 */
export function toDistinctHeads(labels: readonly string[], most: number): string[] {
  const all = labels.map((label) => Array.from(label))
  const heads = all.map((label) => (label.length <= most ? label.join('') : shorten(label, all, most)))
  const counts = new Map<string, number>()
  for (const head of heads) counts.set(head, (counts.get(head) ?? 0) + 1)
  return heads.map((head, i) => ((counts.get(head) ?? 0) > 1 && head !== labels[i] ? `${i + 1} ${head}` : head))
}

/** The first characters, then from where the label parts from the last of those that begin alike. */
function shorten(label: readonly string[], all: readonly (readonly string[])[], most: number): string {
  const shared = Math.max(0, ...all.map((other) => (other === label ? 0 : sharedBeginning(label, other))))
  if (shared < most - 1) return `${label.slice(0, most - 1).join('')}…`
  const kept = Math.ceil((most - 1) / 2)
  const room = most - 1 - kept
  // One sign before the place where they part, and as many after it as there is room for.
  const from = Math.max(kept, Math.min(shared - 1, label.length - room))
  const isEnd = from + room >= label.length
  const rest = label.slice(from, from + (isEnd ? room : room - 1))
  return `${label.slice(0, kept).join('')}…${rest.join('')}${isEnd ? '' : '…'}`
}

function sharedBeginning(a: readonly string[], b: readonly string[]): number {
  const end = Math.min(a.length, b.length)
  for (let i = 0; i < end; i++) if (a[i] !== b[i]) return i
  return end
}
