import { expect, test } from 'vitest'
import { validateSubscription } from './validate-subscription.ts'

test('a subscription needs an address', () => {
  expect(validateSubscription({})).toEqual({ valid: false, problems: { email: 'emailRequired' } })
  expect(validateSubscription({ email: '  ' })).toEqual({
    valid: false,
    problems: { email: 'emailRequired' },
  })
})

test.each(['elena@example.com', "o'neil+news@example.co.uk", 'josé@correo.es'])(
  'takes %s',
  (email) => {
    expect(validateSubscription({ email: ` ${email} `, name: 'dropped' })).toEqual({
      valid: true,
      fields: { email },
    })
  },
)

test.each([
  'elena',
  'elena@example',
  'a,b@example.com',
  '<b@example.com>',
  'a(b)@example.com',
  'a;b@example.com',
  '"a"@example.com',
])('refuses %s', (email) => {
  expect(validateSubscription({ email })).toEqual({
    valid: false,
    problems: { email: 'emailInvalid' },
  })
})

test('refuses an address longer than any valid one', () => {
  expect(validateSubscription({ email: `${'a'.repeat(250)}@example.com` })).toEqual({
    valid: false,
    problems: { email: 'tooLong' },
  })
})
