import { createClient } from '@supabase/supabase-js'
import { decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  newEmail,
  newestEmail,
  newAddress,
  password,
  publicKey,
  sessionOf,
} from '../testing/accounts.ts'
import { describeOnEachEngine } from '../testing/databases.ts'
import { runDeskCommand } from '../testing/desk.ts'
import { siteUrl, startSite, type TestSite } from '../testing/site.ts'

describeOnEachEngine('two processes on one %s', (engine) => {
  let one: TestSite
  let other: TestSite
  /** How far the clock of both processes is ahead of ours, in milliseconds. */
  let ahead = 0
  beforeAll(async () => {
    const options = { clock: () => Date.now() + ahead }
    const place = () => ({ DATA_DIR: one.dataDir, DATABASE_URL: one.databaseUrl ?? '' })
    one = await startSite(engine, {}, options)
    other = await startSite(engine, place(), options)
  })
  afterAll(async () => {
    await other.close()
    await one.close()
  })

  const clientOf = (site: TestSite, address = newAddress()) =>
    createClient(siteUrl, publicKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: {
        headers: { 'X-Forwarded-For': address },
        fetch: async (input, init) => site.http.fetch(new Request(input, init)),
      },
    })
  async function newUser() {
    const email = newEmail('two')
    const client = clientOf(one)
    await client.auth.signUp({ email, password })
    await client.auth.verifyOtp({ type: 'signup', token_hash: newestEmail(one).tokenHash })
    return { email, token: (await sessionOf(client)).access_token }
  }
  const signIn = async (site: TestSite, email: string) => {
    const { data, error } = await clientOf(site).auth.signInWithPassword({ email, password })
    if (error) throw error
    return data.session
  }
  const keyOf = (token: string) => decodeProtectedHeader(token).kid ?? ''
  const believes = async (site: TestSite, token: string) =>
    !(await clientOf(site).auth.getUser(token)).error
  const published = async (site: TestSite): Promise<string[]> =>
    (await (await site.get('/auth/v1/.well-known/jwks.json')).json()).keys.map(
      ({ kid }: { kid: string }) => kid,
    )
  const rotate = async (...options: string[]) => {
    const { code, out, err } = await runDeskCommand(
      ['accounts', 'rotate-keys', '--json', ...options],
      {
        DATA_DIR: one.dataDir,
        DATABASE_URL: one.databaseUrl ?? '',
      },
    )
    expect([code, err]).toEqual([0, ''])
    const { kid } = JSON.parse(out)
    return String(kid)
  }
  /** Simulates that a minute has passed, after which keys are read again. */
  const aMinuteLater = () => void (ahead += 61_000)

  if (engine === 'postgres')
    test('guesses at one process count at the other', async () => {
      const { email } = await newUser()
      const address = newAddress()
      const guess = async (site: TestSite) =>
        (await clientOf(site, address).auth.signInWithPassword({ email, password: 'wrong-one' }))
          .error?.code
      const codes = await Promise.all(
        Array.from({ length: 20 }, (_, index) => guess(index % 2 ? one : other)),
      )
      expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(10)
      expect([await guess(one), await guess(other)]).toEqual([
        'over_request_rate_limit',
        'over_request_rate_limit',
      ])
    })

  test('both sign with a key of the desk, and tokens of the old one stay valid', async () => {
    const { email, token } = await newUser()
    expect(await believes(other, token)).toBe(true)
    const kid = await rotate()
    expect(kid).not.toBe(keyOf(token))
    aMinuteLater()
    for (const site of [one, other]) {
      const session = await signIn(site, email)
      expect(keyOf(session.access_token)).toBe(kid)
      for (const reader of [one, other])
        expect([
          await believes(reader, session.access_token),
          await believes(reader, token),
        ]).toEqual([true, true])
      expect((await published(site)).toSorted()).toEqual([kid, keyOf(token)].toSorted())
    }
  })

  test('a process reads a new key when the first token signed with it arrives', async () => {
    const { email } = await newUser()
    aMinuteLater()
    await published(other)
    const kid = await rotate()
    ahead += 2_000
    const session = await signIn(one, email)
    expect([keyOf(session.access_token), await believes(other, session.access_token)]).toEqual([
      kid,
      true,
    ])
  })

  test('after a leak old keys are refused, and sessions go on by their refresh tokens', async () => {
    const { email, token } = await newUser()
    const session = await signIn(other, email)
    const kid = await rotate('--leaked')
    aMinuteLater()
    for (const site of [one, other])
      expect([await believes(site, token), await published(site)]).toEqual([false, [kid]])
    const { data } = await clientOf(one).auth.refreshSession({
      refresh_token: session.refresh_token,
    })
    expect(keyOf(data.session?.access_token ?? '')).toBe(kid)
  })
})
