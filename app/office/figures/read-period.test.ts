import { expect, test } from 'vitest'
import { readPeriod } from './read-period.ts'

test('a period ends today in Spain; an invalid period becomes thirty days', () => {
  const now = new Date('2026-02-28T23:30:00Z')
  const read = (address: string) => readPeriod(new URLSearchParams(address), now)
  expect(read('days=7&language=es')).toEqual({
    days: 7,
    language: 'es',
    from: '2026-02-23',
    to: '2026-03-01',
  })
  expect(read('days=-1&language=fr')).toMatchObject({
    days: 30,
    language: undefined,
    from: '2026-01-31',
  })
})
