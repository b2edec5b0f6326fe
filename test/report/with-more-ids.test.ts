import { expect, it } from 'vitest'
import { withMoreIds } from '../../lib/report/with-more-ids.ts'

it('says beside each counted list of ids, however deep, how many it leaves out', () => {
  const data = {
    findings: [{ code: 'mojibake', count: 30, ids: ['a', 'b'] }],
    kinds: [{ kind: 'number', introduced: { count: 1, ids: ['c'] }, removed: { count: 0, ids: [] } }],
  }
  expect(withMoreIds(data)).toEqual({
    findings: [{ code: 'mojibake', count: 30, ids: ['a', 'b'], moreIds: 28 }],
    kinds: [
      {
        kind: 'number',
        introduced: { count: 1, ids: ['c'], moreIds: 0 },
        removed: { count: 0, ids: [], moreIds: 0 },
      },
    ],
  })
})

it('leaves alone what has no count, no list, or is no data', () => {
  for (const data of [null, 'ids', { count: null, ids: [] }, { ids: ['a'] }, { count: 3 }, { count: 3, ids: 2 }])
    expect(withMoreIds(data)).toEqual(data)
})
