import { expect, test } from 'vitest'
import { sessionText } from './session-text.ts'
import { sessionWords } from './words.ts'

const session = {
  id: 'b7a1c7de-0d5b-4f1c-9d37-0a3d2a3a5c11',
  createdAt: '2026-03-01T09:00:00.000Z',
  usedAt: '2026-03-02T10:30:00.000Z',
  isCurrent: false,
  browser: 'Firefox',
  system: 'Android',
}

test('a session is named by browser and system, in both languages', () => {
  expect(sessionText(session, sessionWords.en, 'en').device).toBe('Firefox on Android')
  expect(sessionText(session, sessionWords.es, 'es').device).toBe('Firefox en Android')
})

test('a session of which little is known is named by what is known', () => {
  const nameOf = (known: { browser?: string; system?: string }) =>
    sessionText(
      { ...session, browser: undefined, system: undefined, ...known },
      sessionWords.en,
      'en',
    ).device
  expect(nameOf({ browser: 'Firefox' })).toBe('Firefox')
  expect(nameOf({ system: 'Android' })).toBe('Android')
  expect(nameOf({})).toBe('An unidentified device')
})

test('the session of this browser has no time of its last use', () => {
  expect(sessionText(session, sessionWords.en, 'en').used).toMatch(/^Last used on .*2026/)
  expect(sessionText({ ...session, isCurrent: true }, sessionWords.en, 'en').used).toBeUndefined()
})
