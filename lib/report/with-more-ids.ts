/**
 * A copy of plain data in which each list of `ids` beside its `count` says how many it leaves out, as `moreIds`: whoever
 * reads the JSON need not know where lists are cut. What has no count stays as it is.
 *
 * @example withMoreIds({ count: 13, ids: ['a', 'b'] }) // { count: 13, ids: ['a', 'b'], moreIds: 11 }
 */
export function withMoreIds<Data>(data: Data): Data {
  return copy(data) as Data
}

function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy)
  if (typeof value !== 'object' || value === null) return value
  const copied = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, copy(one)]))
  const { count, ids } = copied
  if (typeof count !== 'number' || !Array.isArray(ids)) return copied
  return { ...copied, moreIds: Math.max(0, count - ids.length) }
}
