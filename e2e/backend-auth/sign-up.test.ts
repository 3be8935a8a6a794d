import { createHash } from 'node:crypto'
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
import { emailsTo } from '../../testing/mail-files.ts'
import { clientWithFreshLimits, group, refusalCode, timePattern, uuid } from './group.ts'

group('signing up', (site) => {
  test('returns the user without a session and sends an e-mail', async () => {
    const email = newEmail('Elena')
    const { data, error } = await clientOf(site()).auth.signUp({
      email,
      password,
      options: { data: { name: 'Elena' } },
    })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user).toEqual({
      id: uuid,
      aud: 'authenticated',
      role: 'authenticated',
      email: email.toLowerCase(),
      phone: '',
      confirmation_sent_at: timePattern,
      created_at: timePattern,
      updated_at: timePattern,
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { name: 'Elena' },
      identities: [
        {
          identity_id: uuid,
          id: data.user?.id,
          user_id: data.user?.id,
          provider: 'email',
          email: email.toLowerCase(),
          identity_data: {
            email: email.toLowerCase(),
            email_verified: false,
            phone_verified: false,
            sub: data.user?.id,
          },
          last_sign_in_at: timePattern,
          created_at: timePattern,
          updated_at: timePattern,
        },
      ],
    })
    expect(countLinkEmails(site())).toBe(1)
  })

  test('with the address of an account changes nothing, and is answered the same', async () => {
    const { email } = await signUpUser(site(), { name: 'Elena' })
    const before = countLinkEmails(site())
    const stored = async () =>
      (await site().database.db.selectFrom('outbox').select('id').execute()).length
    const storedBefore = await stored()
    const ask = async (address: string) =>
      clientWithFreshLimits(site()).auth.signUp({
        email: address,
        password: 'another-one',
        options: { data: { name: 'Eve' } },
      })
    const known = await ask(email)
    expect([countLinkEmails(site()), await stored()]).toEqual([before, storedBefore])
    const other = newEmail()
    const fresh = await ask(other)
    expect(known.error).toBeNull()
    const alike = (answer: typeof known, address: string) =>
      JSON.stringify(answer.data)
        .replaceAll(/[\da-f-]{36}/g, 'id')
        .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
        .replaceAll(address, 'address')
    expect(alike(known, email)).toBe(alike(fresh, other))
    expect(known.data.user?.id).not.toBe((await ask(email)).data.user?.id)
    const { data } = await clientOf(site()).auth.signInWithPassword({ email, password })
    expect(data.user?.user_metadata).toEqual({ name: 'Elena' })
  })

  test('again before the confirmation replaces the first password and link', async () => {
    const email = newEmail()
    await clientOf(site()).auth.signUp({ email, password: 'the-strangers' })
    const stranger = newestEmail(site()).tokenHash
    const again = await clientWithFreshLimits(site()).auth.signUp({ email, password })
    expect(again.data.user?.email).toBe(email)
    expect(
      (await clientOf(site()).auth.verifyOtp({ type: 'signup', token_hash: stranger })).error?.code,
    ).toBe('otp_expired')
    expect(
      (await clientOf(site()).auth.signInWithPassword({ email, password: 'the-strangers' })).error
        ?.code,
    ).toBe('invalid_credentials')
    expect((await clientOf(site()).auth.signInWithPassword({ email, password })).error?.code).toBe(
      'email_not_confirmed',
    )
  })

  test('without confirmation signs in at once and reports an existing account', async () => {
    const client = clientWithFreshLimits(site(), { autoConfirm: true })
    const email = newEmail()
    const { data } = await client.auth.signUp({ email, password })
    expect(data.session?.user).toMatchObject({ email, confirmed_at: timePattern })
    expect((await client.auth.signUp({ email, password })).error).toMatchObject({
      status: 422,
      code: 'user_already_exists',
      message: 'User already registered',
    })
  })

  test('is refused to everybody where it is closed', async () => {
    const { error } = await clientWithFreshLimits(site(), { disableSignup: true }).auth.signUp({
      email: newEmail(),
      password,
    })
    expect(error).toMatchObject({ status: 422, code: 'signup_disabled' })
  })

  test.each<[string, Record<string, unknown>, string]>([
    ['neither address nor telephone', {}, '422 anonymous_provider_disabled'],
    ['no password', { email: 'a@example.com' }, '400 validation_failed'],
    ['a short password', { email: 'a@example.com', password: '12345' }, '422 weak_password'],
    [
      'a short password before a bad address',
      { email: 'a', password: '12345' },
      '422 weak_password',
    ],
    [
      'a password of 73 bytes',
      { email: 'a@example.com', password: 'ñ'.repeat(36) + 'x' },
      '400 validation_failed',
    ],
    ['a bad address', { email: 'elena@', password }, '400 validation_failed'],
    [
      'an address with a header in it',
      { email: 'a@example.com\r\nBcc: b@example.com', password },
      '400 validation_failed',
    ],
    ['a telephone', { phone: '+34600000000', password }, '400 phone_provider_disabled'],
    [
      'metadata that is too large',
      { email: 'a@example.com', password, data: { note: 'x'.repeat(20_000) } },
      '400 validation_failed',
    ],
  ])('refuses %s', async (_, body, expected) => {
    expect(await refusalCode(await call(site(), '/auth/v1/signup', { body }))).toBe(expected)
  })

  test('a weak password is refused with a reason', async () => {
    const { error } = await clientOf(site()).auth.signUp({ email: newEmail(), password: '12345' })
    expect(error).toMatchObject({
      name: 'AuthWeakPasswordError',
      status: 422,
      reasons: ['length'],
    })
  })

  test('the texts of the hosted service', async () => {
    const message = async (body: unknown) =>
      (await (await call(site(), '/auth/v1/signup', { body })).json()).message
    expect(await message({ email: 'a@example.com' })).toBe('Signup requires a valid password')
    expect(await message({ email: 'a@example.com', password: 'x'.repeat(73) })).toBe(
      'Password cannot be longer than 72 characters',
    )
    expect(await message({ email: 'a', password })).toBe(
      'Unable to validate email address: invalid format',
    )
  })

  test('again within a minute is refused', async () => {
    const email = newEmail()
    await clientOf(site()).auth.signUp({ email, password })
    const { error } = await clientOf(site()).auth.signUp({ email, password })
    expect(error).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
      message: expect.stringMatching(
        /^For security purposes, you can only request this after \d+ seconds\.$/,
      ),
    })
  })
})

group('the confirmation e-mail', (site) => {
  test('has its link in the reader’s language, and leaves its token in no table', async () => {
    await clientOf(site()).auth.signUp({
      email: 'elena@example.com',
      password,
      options: { data: { language: 'es' }, emailRedirectTo: `${site().url}/es/profile/` },
    })
    const { tokenHash } = newestEmail(site())
    const sent = () =>
      site().database.db.selectFrom('outbox').selectAll().where('state', '=', 'sent').execute()
    await expect.poll(sent).toHaveLength(1)
    const [email] = await emailsTo(site(), 'elena@example.com')
    expect(email).toMatchObject({
      subject: 'Confirme su correo electrónico',
      to: [{ address: 'elena@example.com' }],
    })
    expect(email?.text).toContain(tokenHash)
    expect(email?.html).toContain('lang="es"')
    const [kept] = await site().database.db.selectFrom('auth_one_time_tokens').selectAll().execute()
    expect(Buffer.from(tokenHash, 'base64url')).toHaveLength(32)
    expect(kept?.token_hash).toBe(createHash('sha256').update(tokenHash).digest('hex'))
    expect(JSON.stringify([kept, await sent()])).not.toContain(tokenHash)
  })

  test('links to the site’s pages for whoever came from them, else to the service’s', async () => {
    const ask = async (path: string, language?: string) => {
      await clientOf(site()).auth.signUp({
        email: newEmail(),
        password,
        options: { data: { language }, emailRedirectTo: site().url + path },
      })
      return newestEmail(site()).link
    }
    expect((await ask('/es/login', 'es')).pathname).toBe('/es/confirm')
    expect((await ask('/login')).searchParams.get('type')).toBe('signup')
    expect((await ask('/elsewhere')).pathname).toBe('/auth/v1/verify')
  })
})
