import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testPlace, type TestPlace } from '../../testing/databases.ts'
import { acceptLead, submissionOf } from '../../testing/leads.ts'
import { staffSession } from '../../testing/staff.ts'
import { deskActor } from '../audit-log/actor.ts'
import { SigningKeys } from '../backend/auth/signing-keys.ts'
import { changeRole } from '../backend/staff/change-role.ts'
import { connect } from '../database/connect.ts'
import type { Database } from '../database/database.ts'
import { confirm } from '../newsletter/confirm.ts'
import { subscribe } from '../newsletter/subscribe.ts'
import { unsubscribe } from '../newsletter/unsubscribe.ts'
import { backUp } from './back-up.ts'
import { restore } from './restore.ts'

const siteUrl = 'https://site.test'
let place: TestPlace
let database: Database

const reopen = async () => (database = await connect(place))
beforeEach(async () => {
  place = await testPlace('sqlite', { migrated: true })
  await reopen()
})
afterEach(async () => {
  await database.db.destroy()
  await place.remove()
})
const target = () => join(place.dataDir, 'copy.sqlite')
const keys = () => new SigningKeys(database.db, Date.now)

/** Restores the backup, beside this process or with the database closed. */
async function restoreHere(state: string) {
  if (state === 'closed') await database.db.destroy()
  const { carried } = await restore(place, target(), { force: true })
  if (state === 'closed') await reopen()
  return carried
}

const userOf = (id: string) =>
  database.db.selectFrom('auth_users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const roles = async () =>
  (await database.db.selectFrom('auth_users').select('app_metadata').execute())
    .map(({ app_metadata: metadata }) => /"role":"(\w+)"/.exec(String(metadata))?.[1])
    .sort()

test.each(['closed', 'open'])(
  'roles taken, passwords and keys changed since stay so (%s database)',
  async (state) => {
    await staffSession(database, { siteUrl, role: 'manager' })
    const lowered = await staffSession(database, { siteUrl, role: 'manager' })
    const removed = await staffSession(database, { siteUrl, role: 'agent' })
    const leaked = await keys().signing()
    await backUp(place, { target: target() })
    for (const [{ id }, role] of [
      [lowered, 'agent'],
      [removed, undefined],
    ] as const) {
      const { email } = await userOf(id)
      await changeRole(database, { email, role, actor: deskActor, now: Date.now() })
    }
    const changed = database.db.updateTable('auth_users').set({ password_hash: 'new' })
    await changed.where('id', '=', removed.id).execute()
    const kid = await keys().rotate({ distrust: true })
    expect((await restoreHere(state)).rolesTaken).toBe(2)
    expect(await roles()).toEqual(['agent', 'manager', undefined])
    expect(await database.db.selectFrom('auth_sessions').selectAll().execute()).toEqual([])
    expect((await userOf(removed.id)).password_hash).toBe('new')
    expect((await keys().signing()).kid).toBe(kid)
    expect(await keys().verifying(leaked.kid)).toBeUndefined()
  },
)

test('a second step that was set up since is asked for after a restore', async () => {
  const { id } = await staffSession(database, { siteUrl, role: 'manager' })
  await database.db.deleteFrom('auth_factors').execute()
  await backUp(place, { target: target() })
  const factor = { id: 'f', user_id: id, friendly_name: 'telephone', secret: 'S' }
  await database.db
    .insertInto('auth_factors')
    .values({
      ...factor,
      factor_type: 'totp',
      status: 'verified',
      last_step: 7,
      last_challenged_at: null,
      created_at: 1,
      updated_at: 1,
    })
    .execute()
  await restoreHere('closed')
  expect(await database.db.selectFrom('auth_factors').selectAll().execute()).toMatchObject([factor])
})

test('restored elsewhere, nobody is signed in', async () => {
  await staffSession(database, { siteUrl, role: 'agent' })
  await backUp(place, { target: target() })
  const elsewhere = await testPlace('sqlite')
  await restore(elsewhere, target())
  const { db } = await connect(elsewhere)
  expect(await db.selectFrom('auth_sessions').selectAll().execute()).toEqual([])
  await db.destroy()
  await elsewhere.remove()
})

test.each(['closed', 'open'])(
  'the ledger has what was withdrawn after the backup (%s database)',
  async (state) => {
    const now = Date.now()
    const reader = { email: 'ana@example.com', language: 'en', consentWording: 'Yes' } as const
    const asked = await subscribe(database.db, reader, 'site.test', now)
    await confirm({ db: database.db, clock: () => now + 1 }, asked?.token ?? '')
    for (const email of [reader.email, 'bea@example.com'])
      await acceptLead(
        database.db,
        submissionOf(email, { fields: { name: 'A', email }, consentWording: 'Yes' }),
        'site.test',
      )
    await backUp(place, { target: target() })
    await unsubscribe({ ...database, clock: () => Date.now() }, asked?.unsubscribeToken ?? '')
    await restoreHere(state)
    const agreeing = database.db.selectFrom('leads').select('email').where('consent', '=', 1)
    expect(await agreeing.execute()).toEqual([{ email: 'bea@example.com' }])
    const ledger = database.db
      .selectFrom('consents')
      .select('event')
      .where('purpose', '=', 'newsletter')
      .orderBy('at')
    expect((await ledger.execute()).map(({ event }) => event)).toEqual([
      'given',
      'confirmed',
      'withdrawn',
    ])
  },
)
