import { describe, expect, test } from 'vitest'
import { isEmailAddress, looksLikeEmail } from './email-address.ts'

describe('an e-mail address', () => {
  test.each(['jo@example.com', 'jo.o’neill+homes@mail.example.co.uk', 'josé@españa.example'])(
    '%s can be written to',
    (address) => {
      expect(isEmailAddress(address)).toBe(true)
      expect(looksLikeEmail(address)).toBe(true)
    },
  )

  test.each(['', 'jo', 'jo@example', '@example.com', 'jo@@example.com', 'jo smith@example.com'])(
    '%j has not even the shape of one',
    (address) => {
      expect(isEmailAddress(address)).toBe(false)
      expect(looksLikeEmail(address)).toBe(false)
    },
  )

  test.each([
    'jo@example.com,eve@example.com'.replace('@', '.'),
    'Jo<jo@example.com>',
    'jo;eve@example.com',
    '"jo"@example.com',
    'jo\0@example.com',
    'jo\u200b@example.com',
    'jo@ex\u00adample.com',
    '\u202ejo@example.com',
    `${'a'.repeat(243)}@example.com`,
  ])('%j looks like one, yet nothing is sent to it', (address) => {
    expect(looksLikeEmail(address)).toBe(true)
    expect(isEmailAddress(address)).toBe(false)
  })
})
