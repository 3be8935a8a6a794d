import { expect, test } from 'vitest'
import { readLiveIssues } from './read-live-issues.ts'

test('the newsletters of an event are read, and anything else is ignored', () => {
  const issue = { id: 'a', state: 'sending', readers: 12, sent: 3, unsent: 1 }
  expect(readLiveIssues([issue, { ...issue, state: 'lost' }, 7, null])).toEqual([issue])
  for (const other of [undefined, null, 'x', {}]) expect(readLiveIssues(other)).toEqual([])
})
