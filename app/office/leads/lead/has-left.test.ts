import { expect, test } from 'vitest'
import { maxWaitingEmails } from '#server/mail/waiting-emails.ts'
import { hasLeft } from './has-left.ts'
import type { Entry } from './view.ts'

const reply = (id: string, kind: 'waiting' | 'sent'): Entry => ({
  key: id,
  at: 0,
  day: '',
  time: '',
  what: 'us',
  who: 'Tom',
  text: 'Yes.',
  files: '',
  mail: { id, kind, text: '', isStuck: false },
})

test('an e-mail that is shown as waiting has left once the queue lacks it', () => {
  expect(hasLeft([reply('a', 'waiting')], ['b'])).toBe(true)
  expect(hasLeft([reply('a', 'waiting')], ['a', 'b'])).toBe(false)
  expect(hasLeft([reply('a', 'sent')], [])).toBe(false)
})

test('a queue that is not told whole says nothing', () => {
  const full = Array.from({ length: maxWaitingEmails }, (_, index) => `${index}`)
  expect(hasLeft([reply('a', 'waiting')], full)).toBe(false)
})
