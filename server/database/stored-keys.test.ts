import { expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../testing/databases.ts'
import { SigningKeys } from '../backend/auth/signing-keys.ts'
import { readConfig } from '../config/config.ts'
import { sharedKey } from '../spam/shared-key.ts'
import type { Database } from './database.ts'
import { openStoredKeys, UnknownSecret } from './stored-keys.ts'

/** The private part of a key, in JSON that may itself be a JSON string. */
const ownHalf = /"d\\*":/

const [first = '', second = ''] = ['first', 'second'].map((name) =>
  `${name} secret`.padEnd(40, '.'),
)

test('a sealed key is opened by its secret and under its name only', () => {
  const sealed = openStoredKeys([first]).seal('the key', 'forms')
  expect(sealed).not.toContain('the key')
  expect(openStoredKeys([second, first]).open(sealed, 'forms')).toBe('the key')
  expect(() => openStoredKeys([second]).open(sealed, 'forms')).toThrow(UnknownSecret)
  expect(() => openStoredKeys([]).open(sealed, 'forms')).toThrow(/STORED_KEYS_SECRET/)
  expect(() => openStoredKeys([first]).open(sealed, 'sessions')).toThrow('unable to authenticate')
})

describeOnEachEngine('the keys in the database, on %s', (engine) => {
  let database: Database
  eachOnItsOwnDatabase(engine, (opened) => {
    database = opened
  })
  const contents = async () =>
    JSON.stringify([
      await database.db.selectFrom('keys').selectAll().execute(),
      await database.db.selectFrom('auth_signing_keys').selectAll().execute(),
    ])
  const read = async (secrets: string[]) => {
    const stored = openStoredKeys(secrets)
    const signing = await new SigningKeys(database.db, Date.now, stored).signing()
    return { forms: await sharedKey(database.db, 'forms', stored), kid: signing.kid }
  }

  test('are encrypted once there is a secret, stay the same, and change their secret', async () => {
    const keys = await read([])
    expect(await contents()).toContain(keys.forms)
    expect(await contents()).toMatch(ownHalf)
    expect(await read([first])).toEqual(keys)
    expect(await contents()).not.toContain(keys.forms)
    expect(await contents()).not.toMatch(ownHalf)
    expect(await read([second, first])).toEqual(keys)
    expect(await read([second])).toEqual(keys)
    await expect(read([first])).rejects.toThrow(UnknownSecret)
    await expect(read([])).rejects.toThrow(UnknownSecret)
  })
})

test('the secrets are read from the environment; a short one is refused', () => {
  expect(readConfig({ STORED_KEYS_SECRET: `${'a'.repeat(32)}, ${'b'.repeat(44)}` })).toMatchObject({
    storedKeysSecrets: ['a'.repeat(32), 'b'.repeat(44)],
  })
  expect(() => readConfig({ STORED_KEYS_SECRET: 'short' })).toThrow('at least 32 characters')
})
