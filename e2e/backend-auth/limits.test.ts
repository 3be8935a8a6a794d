import { expect, test } from 'vitest'
import {
  call,
  clientOf,
  countLinkEmails,
  newAddress,
  newEmail,
  signUpUser,
  password,
} from '../../testing/accounts.ts'
import { clientWithFreshLimits, group } from './group.ts'

group('limits', (site) => {
  test('thirty calls of one type from one address, then none', async () => {
    const address = newAddress()
    const ask = async () =>
      call(site(), '/auth/v1/verify', { body: {}, headers: { 'X-Forwarded-For': address } })
    const statuses = (await Promise.all(Array.from({ length: 31 }, ask))).map(
      ({ status }) => status,
    )
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    const refused = await ask()
    expect(await refused.json()).toEqual({
      code: 'over_request_rate_limit',
      message: 'Request rate limit reached',
    })
    expect((await call(site(), '/auth/v1/verify', { body: {} })).status).toBe(400)
  })

  test('a number of e-mails an hour, with refusals that do not show whether one exists', async () => {
    const { email } = await signUpUser(site())
    const few = clientWithFreshLimits(site(), {}, 5)
    for (let sent = 0; sent < 5; sent++)
      expect((await few.auth.signUp({ email: newEmail(), password })).error).toBeNull()
    for (const address of [newEmail(), email, newEmail()])
      expect((await few.auth.signUp({ email: address, password })).error).toMatchObject({
        status: 429,
        code: 'over_email_send_rate_limit',
        message: 'email rate limit exceeded',
      })
    expect((await few.auth.resend({ type: 'email_change', email })).error?.message).toBe(
      'email rate limit exceeded',
    )
    const before = countLinkEmails(site())
    expect((await few.auth.resetPasswordForEmail(email)).error).toBeNull()
    expect(countLinkEmails(site())).toBe(before)
  })

  test('one mailbox gets ten e-mails an hour, also under aliases and from many clients', async () => {
    const mailbox = newEmail('alias')
    const answers = []
    for (let count = 0; count < 12; count++) {
      const email = mailbox.replace('@', `+${count}@`)
      const { error } = await clientOf(site(), newAddress()).auth.signUp({ email, password })
      answers.push(error?.message)
    }
    expect(answers.filter((message) => message === undefined)).toHaveLength(10)
    expect(answers.at(-1)).toBe('email rate limit exceeded')
  })

  test('one client is refused long before sign-up closes for others', async () => {
    const address = newAddress()
    const ask = async (from: string) =>
      (await clientOf(site(), from).auth.signUp({ email: newEmail(), password })).error?.message
    const answers = []
    for (let count = 0; count < 25; count++) answers.push(await ask(address))
    expect(answers.filter((message) => message === undefined)).toHaveLength(20)
    expect(answers.at(-1)).toBe('email rate limit exceeded')
    expect(await ask(newAddress())).toBeUndefined()
  })
})
