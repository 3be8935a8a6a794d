import { createClient } from '@supabase/supabase-js'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { testMailer } from '../../../../testing/account-mailer.ts'
import { codeNow } from '../../../../testing/authenticator.ts'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../../../testing/databases.ts'
import type { Database } from '../../../database/database.ts'
import { openStoredKeys, UnknownSecret } from '../../../database/stored-keys.ts'
import { createBackend, fetchWithin } from '../../backend.ts'
import { openFactorSecret, sealFactorSecrets } from './factor-secret.ts'

const [first, second] = ['first', 'second'].map((name) => `${name} secret`.padEnd(40, '.'))

describeOnEachEngine('the secrets of authenticators, on %s', (engine) => {
  let database: Database
  eachOnItsOwnDatabase(engine, (opened) => {
    database = opened
  })

  const keysOf = (...secrets: (string | undefined)[]) =>
    openStoredKeys(secrets.filter((secret) => secret !== undefined))
  /** A client of a backend that was started with these secrets. */
  const started = async (...secrets: (string | undefined)[]) => {
    const storedKeys = keysOf(...secrets)
    await sealFactorSecrets(database.db, storedKeys)
    const backend = createBackend({
      database,
      publicKey: 'public',
      siteUrl: 'http://site.test',
      mailer: testMailer('http://site.test'),
      log: pino({ level: 'silent' }),
      clock: Date.now,
      settings: { autoConfirm: true },
      storedKeys,
    })
    return createClient('http://site.test', 'public', {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: fetchWithin(backend) },
    })
  }
  const stored = () =>
    database.db.selectFrom('auth_factors').select(['id', 'secret']).executeTakeFirstOrThrow()
  const account = { email: 'owner@example.com', password: 'a long enough password' }

  test('are encrypted, also those from before, and follow a change of the key', async () => {
    const before = await started()
    await before.auth.signUp(account)
    const { data } = await before.auth.mfa.enroll({ factorType: 'totp' })
    const { id = '', totp } = data && 'totp' in data ? data : {}
    const secret = totp?.secret ?? ''
    expect((await stored()).secret).toBe(secret)

    const after = await started(first)
    const sealed = (await stored()).secret
    expect(sealed).toMatch(/^sealed1\./)
    expect(sealed).not.toContain(secret)
    // A second start changes nothing.
    expect(await sealFactorSecrets(database.db, keysOf(first))).toBe(0)
    await after.auth.signInWithPassword(account)
    expect(
      (await after.auth.mfa.challengeAndVerify({ factorId: id, code: codeNow(secret) })).error,
    ).toBeNull()

    await started(second, first)
    expect((await stored()).secret).not.toBe(sealed)
    expect(openFactorSecret(keysOf(second), await stored())).toBe(secret)
    await expect(started(first)).rejects.toThrow(UnknownSecret)
    await expect(started()).rejects.toThrow(/STORED_KEYS_SECRET/)
  })

  test('a new one is encrypted at once, and bound to its row', async () => {
    const client = await started(first)
    await client.auth.signUp(account)
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' })
    const secret = data && 'totp' in data ? data.totp.secret : ''
    const row = await stored()
    expect(row.secret).toMatch(/^sealed1\./)
    expect(openFactorSecret(keysOf(first), row)).toBe(secret)
    expect(() => openFactorSecret(keysOf(first), { ...row, id: 'another' })).toThrow(
      'unable to authenticate',
    )
  })
})
