import { describe, expect, test } from 'vitest'
import { checkPassword } from '../backend/auth/passwords.ts'
import { accountFields, validateAccount } from './validate.ts'

const signUp = (password: string) =>
  validateAccount('signUp', { email: 'elena@example.com', password, confirm: password })

/** Our own backend's answer to the same password. */
function refusalOf(password: string): string | undefined {
  try {
    checkPassword(password)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

describe('the length of a password is counted in code points, by form and backend', () => {
  test.each([
    ['five of the basic plane', 'abcde'],
    ['five outside of it, ten UTF-16 units', '🫒🫒🫒🫒🫒'],
    ['three outside of it, six UTF-16 units', '🏡🏡🏡'],
  ])('%s are too few', (_, password) => {
    expect(signUp(password)).toEqual({ valid: false, problems: { password: 'passwordShort' } })
    expect(refusalOf(password)).toBe('Password should be at least 6 characters.')
  })

  test.each([
    ['six of the basic plane', 'abcdef'],
    ['six outside of it', '🫒🏡🫒🏡🫒🏡'],
    ['72 bytes', '🫒'.repeat(18)],
  ])('%s are enough', (_, password) => {
    expect(signUp(password).valid).toBe(true)
    expect(refusalOf(password)).toBeUndefined()
  })

  test('more than 72 bytes are too many, however few characters they are', () => {
    const password = `${'🫒'.repeat(18)}a`
    expect(signUp(password)).toEqual({ valid: false, problems: { password: 'passwordLong' } })
    expect(refusalOf(password)).toBe('Password cannot be longer than 72 characters')
  })
})

test('a password is kept as it was typed', () => {
  expect(signUp(' olive grove ')).toMatchObject({ fields: { password: ' olive grove ' } })
})

test('a new password in the profile needs the current one, and meets the same rule', () => {
  const profile = { name: '', phone: '', language: 'en' }
  expect(validateAccount('profile', { ...profile, newPassword: '🫒🫒🫒' })).toEqual({
    valid: false,
    problems: { newPassword: 'passwordShort', currentPassword: 'currentRequired' },
  })
  expect(validateAccount('profile', profile).valid).toBe(true)
})

test('a form with problems shows what was typed, but no password and no code', () => {
  expect(accountFields('signUp')).toMatchObject({
    shown: ['email'],
    secrets: ['password', 'confirm'],
  })
  expect(accountFields('profile')).toMatchObject({
    shown: ['name', 'phone', 'language'],
    secrets: ['newPassword', 'currentPassword'],
  })
})
