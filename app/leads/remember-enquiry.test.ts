import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rememberEnquiry } from './remember-enquiry.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

function form(values: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}
const listOf = (key: string): unknown => JSON.parse(kept.get(key) ?? 'null')

test('rentals and purchases are kept in lists of their own', () => {
  rememberEnquiry(
    'rental',
    form({
      name: 'Ana',
      budget: '1000-2000',
      page: '/rental-properties',
      submission: 'abc',
      stamp: 't1.abc',
      subject: '',
      consent: 'yes',
    }),
  )
  rememberEnquiry('rental', form({ name: 'Ben' }))
  rememberEnquiry('inquiry', form({ name: 'Eva' }))
  rememberEnquiry('questionnaire', form({ name: 'Luz' }))
  rememberEnquiry('contact', form({ name: 'Max' }))
  const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  expect(listOf('rental_inquiries')).toEqual([
    { name: 'Ana', budget: '1000-2000', timestamp },
    { name: 'Ben', timestamp },
  ])
  expect(listOf('property_inquiries')).toEqual([
    { name: 'Eva', timestamp },
    { name: 'Luz', timestamp },
  ])
  expect([...kept.keys()]).toHaveLength(2)
})

test('a broken list causes no error', () => {
  kept.set('rental_inquiries', 'not JSON')
  expect(() => rememberEnquiry('rental', form({ name: 'Ana' }))).not.toThrow()
})
