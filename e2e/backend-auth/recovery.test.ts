import { expect, test } from 'vitest'
import {
  call,
  clientOf,
  countLinkEmails,
  newEmail,
  newestEmail,
  signUpUser,
  password,
} from '../../testing/accounts.ts'
import { clientWithFreshLimits, group, refusalCode, timePattern } from './group.ts'

group('recovery and repeated e-mails', (site) => {
  test('an e-mail, a session by its link, a new password', async () => {
    const { email } = await signUpUser(site())
    const client = clientOf(site())
    expect(await client.auth.resetPasswordForEmail(email)).toEqual({ data: {}, error: null })
    expect(
      (
        await client.auth.verifyOtp({
          type: 'recovery',
          token_hash: newestEmail(site()).tokenHash,
        })
      ).data.user?.recovery_sent_at,
    ).toEqual(timePattern)
    expect((await client.auth.updateUser({ password: 'a-new-olive' })).error).toBeNull()
    expect(
      (await clientOf(site()).auth.signInWithPassword({ email, password: 'a-new-olive' })).error,
    ).toBeNull()
  })

  test('answers everybody alike, and sends one e-mail a minute', async () => {
    const { email } = await signUpUser(site())
    const before = countLinkEmails(site())
    for (const address of [email, newEmail(), email, email])
      expect(await clientOf(site()).auth.resetPasswordForEmail(address)).toEqual({
        data: {},
        error: null,
      })
    expect(countLinkEmails(site())).toBe(before + 1)
  })

  test('of an unconfirmed account makes its password void', async () => {
    const email = newEmail()
    await clientOf(site()).auth.signUp({ email, password: 'the-strangers' })
    await clientOf(site()).auth.resetPasswordForEmail(email)
    expect(
      (
        await clientOf(site()).auth.verifyOtp({
          type: 'recovery',
          token_hash: newestEmail(site()).tokenHash,
        })
      ).error,
    ).toBeNull()
    expect(
      (await clientOf(site()).auth.signInWithPassword({ email, password: 'the-strangers' })).error
        ?.code,
    ).toBe('invalid_credentials')
  })

  test('is refused without an address', async () => {
    const response = await call(site(), '/auth/v1/recover', { body: {} })
    expect(await response.json()).toEqual({
      code: 'validation_failed',
      message: 'Password recovery requires an email',
    })
  })

  test('sending a confirmation again makes the first link void', async () => {
    const email = newEmail()
    await clientOf(site()).auth.signUp({ email, password })
    const first = newestEmail(site()).tokenHash
    expect((await clientOf(site()).auth.resend({ type: 'signup', email })).error).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
    })
    expect(
      (await clientWithFreshLimits(site()).auth.resend({ type: 'signup', email })).error,
    ).toBeNull()
    expect(
      (await clientOf(site()).auth.verifyOtp({ type: 'signup', token_hash: first })).error?.code,
    ).toBe('otp_expired')
    expect(
      (
        await clientOf(site()).auth.verifyOtp({
          type: 'signup',
          token_hash: newestEmail(site()).tokenHash,
        })
      ).error,
    ).toBeNull()
  })

  test('unknown and confirmed addresses get the same answer and no e-mail', async () => {
    const { email } = await signUpUser(site())
    const before = countLinkEmails(site())
    for (const address of [email, newEmail()])
      expect(
        (await clientWithFreshLimits(site()).auth.resend({ type: 'signup', email: address })).error,
      ).toBeNull()
    expect(countLinkEmails(site())).toBe(before)
    expect(
      await refusalCode(
        await call(site(), '/auth/v1/resend', { body: { type: 'magiclink', email } }),
      ),
    ).toBe('400 validation_failed')
  })

  test('sending a change of address again', async () => {
    const { client, email } = await signUpUser(site())
    await client.auth.updateUser({ email: newEmail('new') })
    const first = newestEmail(site()).tokenHash
    await client.auth.resend({ type: 'email_change', email })
    const second = newestEmail(site()).tokenHash
    expect(second).not.toBe(first)
    expect(
      (await clientOf(site()).auth.verifyOtp({ type: 'email_change', token_hash: second })).error,
    ).toBeNull()
  })
})
