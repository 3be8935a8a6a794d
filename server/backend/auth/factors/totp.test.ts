import { expect, test } from 'vitest'
import { codeOf, newSecret, otpAuthUri, stepAt, stepOfCode, toBase32 } from './totp.ts'

/**
 * The test vectors of RFC 6238, appendix B, for SHA-1; our codes are the last six of their eight
 * digits.
 */
const secret = toBase32(Buffer.from('12345678901234567890'))

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i seconds the code is %s', (seconds, code) => {
  expect(codeOf(secret, stepAt(seconds * 1000))).toBe(code)
})

test('a code is right in its step, the one before and the one after', () => {
  const now = 1_111_111_111_000
  const step = stepAt(now)
  const accepted = [-2, -1, 0, 1, 2].map((offset) =>
    stepOfCode(secret, codeOf(secret, step + offset), now),
  )
  expect(accepted).toEqual([undefined, step - 1, step, step + 1, undefined])
})

test.each(['', '12345', '1234567', '12345a', '１２３４５６', ' 050471'])(
  '%j is no code',
  (code) => {
    expect(stepOfCode(secret, code, 1_111_111_111_000)).toBeUndefined()
  },
)

test('a secret has 160 bits, and no two are equal', () => {
  const secrets = Array.from({ length: 50 }, newSecret)
  expect(new Set(secrets).size).toBe(50)
  for (const one of secrets) expect(one).toMatch(/^[A-Z2-7]{32}$/)
})

test('the address for authenticators names issuer and account in any characters', () => {
  expect(
    otpAuthUri({ secret: 'ABC', issuer: 'Alborán Residences', account: 'a+b@example.com' }),
  ).toBe(
    'otpauth://totp/Albor%C3%A1n%20Residences:a%2Bb%40example.com?algorithm=SHA1&digits=6&issuer=Albor%C3%A1n%20Residences&period=30&secret=ABC',
  )
})
