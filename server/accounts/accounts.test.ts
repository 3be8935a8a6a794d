import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type HostedBackend, openHostedBackend } from '../../testing/hosted-backend.ts'
import { createAccounts, type Accounts } from './accounts.ts'

const siteUrl = 'https://www.alboran.example'
let backend: HostedBackend
let accounts: Accounts

const elena = {
  id: '0b7c7a52-5f6e-4a57-9a36-0f5d3f0f7a11',
  email: 'elena@example.com',
  password: 'correct-horse',
  metadata: { name: 'Elena' },
}

beforeAll(async () => {
  backend = await openHostedBackend(siteUrl)
})
beforeEach(async () => {
  await backend.reset(elena)
  backend.requests.length = 0
  accounts = createAccounts({
    backend: { url: 'http://backend.test', key: 'public', fetch: backend.fetch },
    siteUrl,
    log: pino({ level: 'silent' }),
    clock: Date.now,
  })
})
afterAll(() => backend.close())

const open = (cookies?: string) => accounts.open({ cookies, address: undefined })
/** The part of a Set-Cookie header that a browser sends back. */
const kept = (setCookies: string[]) => setCookies.map((one) => one.split(';')[0]).join('; ')
async function signedIn() {
  const account = await open()
  expect(await account.signIn('elena@example.com', 'correct-horse')).toBeUndefined()
  return kept(account.setCookies)
}

describe('a session', () => {
  test('is one cookie beside the browser’s id: HttpOnly, Secure, SameSite, __Host-', async () => {
    const account = await open()
    await account.signIn('elena@example.com', 'correct-horse')
    expect(account.user).toMatchObject({ email: 'elena@example.com', name: 'Elena' })
    expect(account.setCookies).toEqual([
      expect.stringMatching(
        /^__Host-device=[\w-]{22}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^__Host-session=[\w.~-]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ])
  })

  test('is recognised, and not renewed while its token is valid for long', async () => {
    const account = await open(await signedIn())
    expect(account.user?.id).toBe(elena.id)
    expect(account.setCookies).toEqual([])
  })

  test('without a cookie the backend is not called', async () => {
    expect((await open('lang=es')).user).toBeUndefined()
    expect(backend.requests).toEqual([])
  })

  test.each([
    ['noise', '__Host-session=noise'],
    ['half', '__Host-session=a.b.c'],
    [
      'forged',
      `__Host-session=${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"elena","exp":9999999999}').toString('base64url')}.x~anything`,
    ],
    ['characters that no token has', '__Host-session=%0d%0aSet-Cookie:%20a~b'],
    ['empty', '__Host-session='],
  ])('that was tampered with (%s) is nobody and is put away', async (_, cookies) => {
    const account = await open(cookies)
    expect(account.user).toBeUndefined()
    expect(account.setCookies).toEqual([expect.stringContaining('__Host-session=; Max-Age=0')])
  })

  test('is renewed when ninety seconds remain, and rotates', async () => {
    backend.lifetime = 89_000
    const before = await signedIn()
    backend.lifetime = 3_600_000
    const account = await open(before)
    expect(account.user?.id).toBe(elena.id)
    expect(kept(account.setCookies)).not.toBe(before)
    expect((await open(kept(account.setCookies))).setCookies).toEqual([])
  })

  test('five parallel requests with the old token share one renewal and stay signed in', async () => {
    backend.lifetime = 1000
    const before = await signedIn()
    backend.lifetime = 3_600_000
    backend.requests.length = 0
    const tabs = await Promise.all(Array.from({ length: 5 }, () => open(before)))
    expect(tabs.map(({ user }) => user?.id)).toEqual(Array(5).fill(elena.id))
    expect(new Set(tabs.map(({ setCookies }) => kept(setCookies))).size).toBe(1)
    expect(backend.requests.filter((one) => one === 'POST /auth/v1/token')).toHaveLength(1)
  })

  test('that was ended in the backend ends here', async () => {
    const cookies = await signedIn()
    await backend.endSessions()
    const account = await open(cookies)
    expect(account.user).toBeUndefined()
    expect(account.setCookies[0]).toContain('Max-Age=0')
  })

  test('is kept while the backend does not answer', async () => {
    const cookies = await signedIn()
    backend.failing = 502
    const account = await open(cookies)
    expect(account.user).toBeUndefined()
    expect(account.uncertain).toBe(true)
    expect(account.setCookies).toEqual([])
    await expect(account.signOut()).rejects.toThrow('unavailable')
    backend.failing = undefined
    expect((await open(cookies)).user?.id).toBe(elena.id)
  })

  test('that was planted in a browser is replaced at sign-in', async () => {
    await backend.addUser({
      id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
      email: 'm@example.com',
      password: 'mallory-1',
      metadata: {},
    })
    const mallory = await open()
    await mallory.signIn('m@example.com', 'mallory-1')
    const planted = kept(mallory.setCookies)
    const victim = await open(planted)
    await victim.signIn('elena@example.com', 'correct-horse')
    expect(kept(victim.setCookies)).not.toBe(planted)
    expect((await open(planted)).user).toBeUndefined()
    expect((await open(kept(victim.setCookies))).user?.id).toBe(elena.id)
  })

  test('ends at sign-out, also for a copy of its cookie', async () => {
    const cookies = await signedIn()
    const account = await open(cookies)
    expect(await account.signOut()).toBeUndefined()
    expect(account.setCookies[0]).toContain('__Host-session=; Max-Age=0')
    expect((await open(cookies)).user).toBeUndefined()
  })
})

describe('signing in', () => {
  test.each([
    ['elena@example.com', 'wrong-one'],
    ['nobody@example.com', 'correct-horse'],
  ])('%s with %s is told the same', async (email, password) => {
    const account = await open()
    expect(await account.signIn(email, password)).toEqual({
      reason: 'credentials',
      message: 'Invalid login credentials',
    })
    expect(account.setCookies).toEqual([])
  })

  test('requires a confirmed address', async () => {
    const account = await open()
    await account.signUp('new@example.com', 'long-enough', 'es')
    expect(await account.signIn('new@example.com', 'long-enough')).toMatchObject({
      reason: 'unconfirmed',
    })
    expect(
      await account.confirm((await backend.links())[0]?.tokenHash ?? '', 'signup'),
    ).toBeUndefined()
    expect(account.setCookies).toEqual([])
    expect(await account.signIn('new@example.com', 'long-enough')).toBeUndefined()
  })

  test('a failing backend does not count as a wrong password', async () => {
    backend.failing = 502
    await expect((await open()).signIn('elena@example.com', 'correct-horse')).rejects.toThrow(
      'unavailable',
    )
  })
})

describe('while the backend fails', () => {
  const logged: { msg: string; call?: string }[] = []
  const log = pino(
    { level: 'debug' },
    { write: (line: string) => void logged.push(JSON.parse(line)) },
  )
  /**
   * Accounts with these factors, whose calls about factors and functions are answered by `answer`.
   */
  const accountsWith = (factors: object[], answer: () => Response) =>
    createAccounts({
      backend: {
        url: 'http://backend.test',
        key: 'public',
        async fetch(input, init) {
          const request = new Request(input, init)
          const { pathname } = new URL(request.url)
          if (/\/(?:factors|rpc)\/|\/recovery/.test(pathname)) return answer()
          const answered = await backend.fetch(request)
          if (pathname !== '/auth/v1/user' || !answered.ok) return answered
          return Response.json({ ...(await answered.json()), factors })
        },
      },
      siteUrl,
      log,
      clock: Date.now,
    })
  const openWith = async (...given: Parameters<typeof accountsWith>) =>
    accountsWith(...given).open({ cookies: await signedIn(), address: undefined })
  const away = () => new Response('away', { status: 503 })
  beforeEach(() => void logged.splice(0))

  test('an error in counting recovery codes is not reported as none left', async () => {
    const { secondStep } = await openWith([{ id: 'r', factor_type: 'recovery_code' }], away)
    await expect(secondStep.recoveryCodesLeft()).rejects.toMatchObject({ name: 'Unavailable' })
  })

  test('an authenticator is not set up again while the former set-up cannot be removed', async () => {
    const factor = { id: 'f', factor_type: 'totp', status: 'unverified' }
    const { secondStep } = await openWith([factor], away)
    await expect(secondStep.enrolment()).rejects.toMatchObject({ name: 'Unavailable' })
  })

  test.each<[string, object, number, unknown]>([
    ['a refused session is one that has ended', { code: 'PGRST301' }, 401, 'sessionEnded'],
    ['an unknown function is a mistake of ours', { code: 'PGRST202' }, 404, 'Error'],
    ['no connection is an outage', { code: 'PGRST001' }, 503, 'Unavailable'],
  ])('%s', async (_, body, status, expected) => {
    const { openSessions } = await openWith([], () =>
      Response.json({ message: 'x', ...body }, { status }),
    )
    const other = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
    for (const work of [() => openSessions.list(), () => openSessions.end(other)])
      expect(
        await work().then(
          (refusal) => refusal && 'reason' in refusal && refusal.reason,
          (error: Error) => error.name,
        ),
      ).toBe(expected)
  })

  test('a call whose outcome does not matter is in the log of details', async () => {
    const account = await openWith([], away)
    backend.failing = 502
    await account.resendConfirmation('elena@example.com', 'en')
    expect(logged).toMatchObject([{ level: 20, call: 'resending a confirmation' }])
  })
})

test('sign-up answers alike for a known address, and its e-mail links to our origin', async () => {
  const account = await open()
  expect(await account.signUp('elena@example.com', 'long-enough', 'en')).toBeUndefined()
  expect(await account.signUp('new@example.com', 'long-enough', 'es')).toBeUndefined()
  expect(await backend.links()).toEqual([
    expect.objectContaining({ email: 'new@example.com', redirectTo: `${siteUrl}/es/login` }),
  ])
})

describe('recovery', () => {
  test('answers alike for every address; its link works once and ends every session', async () => {
    const cookies = await signedIn()
    const account = await open()
    expect(await account.requestRecovery('nobody@example.com', 'en')).toBeUndefined()
    expect(await account.requestRecovery('elena@example.com', 'en')).toBeUndefined()
    const [link] = await backend.links()
    expect(link?.redirectTo).toBe(`${siteUrl}/reset-password`)
    expect(await account.resetPassword(link?.tokenHash ?? '', 'another-horse')).toBeUndefined()
    expect((await open(cookies)).user).toBeUndefined()
    expect(await (await open()).resetPassword(link?.tokenHash ?? '', 'third-horse')).toMatchObject({
      reason: 'linkUsed',
    })
    expect(await (await open()).signIn('elena@example.com', 'another-horse')).toBeUndefined()
  })

  test('another password may be tried when only the password was refused', async () => {
    const account = await open()
    await account.requestRecovery('elena@example.com', 'en')
    const token = (await backend.links())[0]?.tokenHash ?? ''
    expect(await account.resetPassword(token, 'password1')).toMatchObject({
      reason: 'passwordWeak',
    })
    const [recovery] = account.setCookies
    expect(recovery).toMatch(/^__Host-recovery=\S+; Max-Age=600; .*HttpOnly/)
    expect((await open(kept([recovery ?? '']))).user).toBeUndefined()
    expect(
      await (await open(kept([recovery ?? '']))).resetPassword(token, 'better-horse'),
    ).toBeUndefined()
    expect(await (await open()).signIn('elena@example.com', 'better-horse')).toBeUndefined()
  })
})

describe('a browser in which the password of one link was refused', () => {
  const bruno = {
    id: '1b4e28ba-2fa1-41d2-883f-0016d3cca427',
    email: 'bruno@example.com',
    password: 'brunos-horse',
  }
  const linkOf = async (email: string) => {
    await (await open()).requestRecovery(email, 'en')
    return (await backend.links()).at(-1)?.tokenHash ?? ''
  }
  /** The cookies after using Elena's link, and both links. */
  async function refusedOnce() {
    await backend.addUser({ ...bruno, metadata: {} })
    const [elenas, brunos] = [await linkOf('elena@example.com'), await linkOf(bruno.email)]
    const account = await open()
    await account.resetPassword(elenas, 'password1')
    return { cookies: kept(account.setCookies), elenas, brunos }
  }

  test('sets the password of another account by that account’s link', async () => {
    const { cookies, brunos } = await refusedOnce()
    expect(await (await open(cookies)).resetPassword(brunos, 'better-horse')).toBeUndefined()
    const signIn = async (...given: [string, string]) => (await open()).signIn(...given)
    expect(await signIn('elena@example.com', 'correct-horse')).toBeUndefined()
    expect(await signIn(bruno.email, 'better-horse')).toBeUndefined()
    expect(await signIn('elena@example.com', 'better-horse')).toMatchObject({
      reason: 'credentials',
    })
  })

  test('cannot try its link again after it used the link of another account', async () => {
    const { cookies, elenas, brunos } = await refusedOnce()
    const account = await open(cookies)
    expect(await account.resetPassword(brunos, 'password1')).toMatchObject({
      reason: 'passwordWeak',
    })
    expect(
      await (await open(kept(account.setCookies))).resetPassword(elenas, 'better-horse'),
    ).toMatchObject({ reason: 'linkUsed' })
  })

  test('can still try its link again after it opened an unknown link', async () => {
    const { cookies, elenas } = await refusedOnce()
    const account = await open(cookies)
    expect(await account.resetPassword('unknown', 'better-horse')).toMatchObject({
      reason: 'linkUsed',
    })
    expect(account.setCookies).toEqual([])
    expect(await (await open(cookies)).resetPassword(elenas, 'better-horse')).toBeUndefined()
  })
})

describe('the profile', () => {
  const details = { name: 'Elena M.', phone: '+34 600 111 222', language: 'es' } as const

  test('changes what it is given and keeps other metadata', async () => {
    await backend.reset({ ...elena, metadata: { ...elena.metadata, shoe: 41 } })
    const account = await open(await signedIn())
    expect(await account.updateProfile(details)).toBeUndefined()
    expect((await open(await signedIn())).user).toMatchObject({
      ...details,
      metadata: { ...details, shoe: 41 },
    })
  })

  test('changes the password with the current one, and other sessions end', async () => {
    const other = await signedIn()
    const account = await open(await signedIn())
    expect(
      await account.updateProfile(details, { current: 'wrong', next: 'another-horse' }),
    ).toMatchObject({ reason: 'passwordWrong' })
    expect((await open(other)).user?.name).toBe('Elena')
    expect(
      await account.updateProfile(details, { current: 'correct-horse', next: 'another-horse' }),
    ).toBeUndefined()
    expect((await open(other)).user).toBeUndefined()
    expect((await open(kept(account.setCookies))).user?.name).toBe('Elena M.')
  })

  test('is deleted only with the password', async () => {
    const account = await open(await signedIn())
    expect(await account.deleteAccount('wrong')).toMatchObject({ reason: 'passwordWrong' })
    expect(await backend.users()).toHaveLength(1)
    expect(await account.deleteAccount('correct-horse')).toBeUndefined()
    expect(await backend.users()).toHaveLength(0)
    expect(account.setCookies.at(-1)).toContain('Max-Age=0')
  })

  test('cannot be changed by an anonymous visitor', async () => {
    expect(await (await open()).updateProfile(details)).toMatchObject({ reason: 'sessionEnded' })
    expect(await (await open()).deleteAccount('x')).toMatchObject({ reason: 'sessionEnded' })
  })
})
