import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
  [' Elena+site@Example.com ', 'elena@example.com'],
  ['e.l.ena+1@googlemail.com', 'elena@gmail.com'],
  ['elena@gmail.com.', 'elena@gmail.com'],
  ['e.lena@example.com', 'e.lena@example.com'],
  ['elena@example.com.', 'elena@example.com'],
  ['elena@ex\u00adample.com', 'elena@example.com'],
  ['ｅlena@ｅxample.com', 'elena@example.com'],
  ['elena@españa.example', 'elena@xn--espaa-rta.example'],
  ['elena@not a domain.com', 'elena@not a domain.com'],
])('%j is the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})
