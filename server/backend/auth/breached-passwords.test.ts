import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { isBreached, refuseBreached } from './breached-passwords.ts'

test.each([
  '123456',
  'password',
  'Password1',
  'QWERTY123',
  'iloveyou',
  'dragon',
  'letmein',
  'football1',
])('%s is known from breaches', (password) => {
  expect(isBreached(password)).toBe(true)
  expect(() => refuseBreached(password)).toThrow('Password is known to be weak')
})

test('about one in a thousand unknown passwords is taken for a breached one', () => {
  const mistaken = Array.from({ length: 20_000 }, () => randomBytes(9).toString('base64')).filter(
    isBreached,
  )
  expect(mistaken.length).toBeLessThan(60)
})
