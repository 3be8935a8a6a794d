import { expect, test } from 'vitest'
import { hour } from '#server/shared/time/durations.ts'
import { inboxRowOf } from './inbox.ts'

const now = Date.parse('2026-11-26T09:00Z')
const lead = {
  id: 'one',
  kind: 'contact',
  name: 'Anne',
  homeRef: null,
  about: '',
  wishes: {},
  text: '',
  stage: 'answered',
  side: 'theirs',
  sideSince: now,
  unread: false,
  assignee: null,
  followUpAt: null,
  lostReason: null,
  offer: null,
  isRefused: false,
} as const

const markOf = (change: Partial<{ followUpAt: number; isRefused: boolean }>) =>
  inboxRowOf({ ...lead, ...change }, undefined, { labels: new Map(), language: 'en', now }).mark

test('a follow-up stands out from the beginning of its day, a refused e-mail before', () => {
  expect(markOf({})).toBeUndefined()
  const [today, tomorrow] = [now + hour, now + 24 * hour]
  expect(markOf({ followUpAt: tomorrow })).toEqual({
    text: 'Follow up 27 Nov, 10:00',
    isDue: false,
  })
  expect(markOf({ followUpAt: today })?.isDue).toBe(true)
  expect(markOf({ followUpAt: today, isRefused: true })?.text).toBe('E-mail refused')
})
