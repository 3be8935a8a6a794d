import { beforeEach, describe, expect, test } from 'vitest'
import { memoryCounters } from '../../counters/memory-counters.ts'
import { Limits } from './limits.ts'
import { Passwords } from './passwords.ts'

describe('limits', () => {
  let now: number
  beforeEach(() => void (now = 0))
  const clock = () => now
  const emailOutcome = (limits: Limits, mailbox: string, client?: string) =>
    limits.email('signup', mailbox, client).then(
      () => 'sent',
      (error: Error) => error.message,
    )
  const tooMuch = 'email rate limit exceeded'

  test('a mailbox gets one e-mail of a kind a minute, and the answer names the wait', async () => {
    const limits = new Limits(memoryCounters(), clock)
    expect(await emailOutcome(limits, 'elena@example.com')).toBe('sent')
    now = 19_500
    expect(await emailOutcome(limits, 'elena@example.com', '198.51.100.7')).toBe(
      'For security purposes, you can only request this after 41 seconds.',
    )
    expect(await limits.email('recover', 'elena@example.com', undefined)).toBeUndefined()
    now = 60_000
    expect(await emailOutcome(limits, 'elena@example.com')).toBe('sent')
  })

  test('ten e-mails an hour to a mailbox, however many clients ask', async () => {
    const limits = new Limits(memoryCounters(), clock)
    const outcomes: string[] = []
    for (let minute = 0; minute < 59; minute++) {
      now = minute * 60_000
      outcomes.push(await emailOutcome(limits, 'elena@example.com', `198.51.100.${minute}`))
    }
    expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(10)
    expect(await emailOutcome(limits, 'maria@example.com')).toBe('sent')
    now = 60 * 60_000
    expect(await emailOutcome(limits, 'elena@example.com')).toBe('sent')
  })

  test('one client cannot lock out others: only twenty of its e-mails count', async () => {
    const limits = new Limits(memoryCounters(), clock, 50)
    const outcomes = await Promise.all(
      Array.from({ length: 500 }, (_, index) =>
        emailOutcome(limits, `m${index}@example.com`, '198.51.100.7'),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(20)
    expect(outcomes.at(-1)).toBe(tooMuch)
    for (let index = 0; index < 30; index++)
      expect(await emailOutcome(limits, `n${index}@example.com`, `203.0.113.${index}`)).toBe('sent')
    expect(await emailOutcome(limits, 'o@example.com', '192.0.2.1')).toBe(tooMuch)
    now = 60 * 60_000
    expect(await emailOutcome(limits, 'o@example.com', '192.0.2.1')).toBe('sent')
  })

  test('right guesses do not count, and wrong ones of a client shut out nobody else', async () => {
    const limits = new Limits(memoryCounters(), clock)
    const guess = (client: string, isKnown = false) =>
      limits
        .guess('elena@example.com', client, async () => isKnown)
        .then(
          () => true,
          () => false,
        )
    for (let round = 0; round < 100; round++) {
      expect(await guess('198.51.100.7')).toBe(true)
      await limits.guessedRight('elena@example.com', '198.51.100.7')
    }
    const wrong = await Promise.all(Array.from({ length: 1000 }, () => guess('203.0.113.9')))
    expect(wrong.filter(Boolean)).toHaveLength(10)
    for (let index = 0; index < 40; index++)
      expect(await guess(`203.0.113.${index + 10}`)).toBe(true)
    expect([await guess('192.0.2.1'), await guess('192.0.2.1', true)]).toEqual([false, true])
  })
})

test('a password is kept as salted argon2id', async () => {
  const passwords = new Passwords()
  const [one, other] = await Promise.all([
    passwords.hash('olive-grove-7'),
    passwords.hash('olive-grove-7'),
  ])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(other)
  expect(await passwords.verify('olive-grove-7', one)).toBe(true)
  expect(await passwords.verify('olive-grove-8', one)).toBe(false)
  expect(await passwords.verify('', '')).toBe(false)
  expect(await passwords.verify('anything', undefined)).toBe(false)
})
