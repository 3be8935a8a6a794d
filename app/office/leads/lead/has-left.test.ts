import { expect, test } from 'vitest'
import { maxWaitingEmails } from '#server/mail/waiting-emails.ts'
import { hasLeft } from './has-left.ts'
import type { Entry } from './view.ts'

const reply = (id: string, kind: 'waiting' | 'sent', at = 0): Entry => ({
  key: id,
  at,
  day: '',
  time: '',
  what: 'us',
  who: 'Tom',
  text: 'Yes.',
  files: '',
  mail: { id, kind, text: '', isStuck: false },
})

const shown = (...timeline: Entry[]) => ({ timeline, loadedAt: 1 })

test('an e-mail that is shown as waiting has left once the queue lacks it', () => {
  expect(hasLeft(shown(reply('a', 'waiting')), ['b'])).toBe(true)
  expect(hasLeft(shown(reply('a', 'waiting')), ['a', 'b'])).toBe(false)
  expect(hasLeft(shown(reply('a', 'sent')), [])).toBe(false)
})

test('an e-mail that is due later has not left, although the queue lacks it', () => {
  expect(hasLeft(shown(reply('a', 'waiting', 2)), [])).toBe(false)
})

test('an incomplete list of waiting e-mails proves nothing', () => {
  const full = Array.from({ length: maxWaitingEmails }, (_, index) => `${index}`)
  expect(hasLeft(shown(reply('a', 'waiting')), full)).toBe(false)
})
