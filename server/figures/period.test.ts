import { expect, test } from 'vitest'
import { periodBefore } from './period.ts'

test('the period before has as many days, and ends where the period begins', () => {
  expect(periodBefore({ from: '2026-03-01', to: '2026-03-07', language: 'es' })).toEqual({
    from: '2026-02-22',
    to: '2026-02-28',
    language: 'es',
  })
})
