import { decodeProtectedHeader } from 'jose'
import { expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../../testing/databases.ts'
import type { Database } from '../../database/database.ts'
import { hour } from '../../shared/time/durations.ts'
import { signAccessToken, verifyAccessToken } from './access-tokens.ts'
import type { AuthUser } from './account.ts'
import { SigningKeys } from './signing-keys.ts'

const siteUrl = 'https://site.test'
const user: AuthUser = {
  id: 'user',
  email: 'elena@example.com',
  role: 'authenticated',
  appMetadata: {},
  userMetadata: {},
  newEmail: null,
  emailConfirmedAt: 1,
  confirmationSentAt: null,
  recoverySentAt: null,
  emailChangeSentAt: null,
  lastSignInAt: null,
  bannedUntil: null,
  createdAt: 1,
  updatedAt: 1,
}

const session = {
  id: 'session',
  user_id: 'user',
  method: 'password',
  second_factor: null,
  second_factor_at: null,
  user_agent: null,
  client: null,
  refresh_key: '',
  refresh_counter: 0,
  created_at: 1,
  refreshed_at: 1,
}

describeOnEachEngine('signing keys, on %s', (engine) => {
  let database: Database
  eachOnItsOwnDatabase(engine, (opened) => {
    database = opened
  })
  const sign = (keys: SigningKeys) =>
    signAccessToken(keys, { siteUrl, user, session, now: Date.now() })
  const verify = async (keys: SigningKeys, token: string) =>
    (await verifyAccessToken({ keys, siteUrl, clock: Date.now }, token)).sub

  test('processes that start at once share one key', async () => {
    const processes = Array.from({ length: 5 }, () => new SigningKeys(database.db, Date.now))
    const tokens = await Promise.all(processes.map(sign))
    expect(new Set(tokens.map((token) => decodeProtectedHeader(token).kid)).size).toBe(1)
    for (const keys of processes) expect(await verify(keys, tokens[0] ?? '')).toBe('user')
  })

  test('after a rotation the new key signs, and the old one verifies until tokens expire', async () => {
    const keys = new SigningKeys(database.db, Date.now)
    const old = await sign(keys)
    await keys.rotate()
    const fresh = await sign(keys)
    expect(decodeProtectedHeader(fresh).kid).not.toBe(decodeProtectedHeader(old).kid)
    expect(await verify(keys, old)).toBe('user')
    expect(await verify(keys, fresh)).toBe('user')
    expect((await keys.published()).map(({ kid }) => kid)).toEqual([
      decodeProtectedHeader(fresh).kid,
      decodeProtectedHeader(old).kid,
    ])

    await database.db
      .updateTable('auth_signing_keys')
      .set({ retired_at: Date.now() - 3 * hour })
      .where('signs', '=', 0)
      .execute()
    const later = new SigningKeys(database.db, Date.now)
    await expect(verify(later, old)).rejects.toThrow('unrecognized JWT kid')
    expect(await later.published()).toHaveLength(1)
    await later.rotate()
    expect(await database.db.selectFrom('auth_signing_keys').select('kid').execute()).toHaveLength(
      2,
    )
  })

  test('a key that another process made is found', async () => {
    const here = new SigningKeys(database.db, Date.now)
    const there = new SigningKeys(database.db, Date.now)
    await sign(here)
    await there.rotate()
    const token = await sign(there)
    await expect.poll(() => verify(here, token).catch(() => 'not yet')).toBe('user')
  })

  test('the published key has no private part', async () => {
    const [key] = await new SigningKeys(database.db, Date.now).published()
    expect(Object.keys(key ?? {}).sort()).toEqual([
      'alg',
      'crv',
      'key_ops',
      'kid',
      'kty',
      'use',
      'x',
      'y',
    ])
  })
})
