import { expect, test } from 'vitest'
import type { NamedEntry } from '#server/audit-log/row-names.ts'
import { groupUploads } from './group-uploads.ts'

const minutes = (count: number) => Date.UTC(2026, 10, 26, 10, count)

const picture = (id: number, at: number, change: Partial<NamedEntry> = {}): NamedEntry => ({
  id,
  table: 'objects',
  rowId: `file-${id}`,
  at: minutes(at),
  actorId: 'lucia',
  actor: 'lucia@example.com',
  action: 'insert',
  before: null,
  after: { name: `${id}.jpg` },
  requestId: null,
  who: 'Lucía',
  name: undefined,
  of: { en: 'A home', es: 'Una vivienda' },
  leadId: undefined,
  ...change,
})

test('pictures that were sent to a home together are one entry', () => {
  const other = { of: { en: 'Another', es: 'Otra' } }
  const entries = [
    picture(6, 40),
    picture(5, 12, { table: 'leads' }),
    picture(4, 9, other),
    picture(3, 9),
    picture(2, 5),
    picture(1, 0),
  ]
  expect(groupUploads(entries).map(({ entry, count }) => [entry.id, count])).toEqual([
    [6, 1],
    [5, 1],
    [4, 1],
    [3, 3],
  ])
})
