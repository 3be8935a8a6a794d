import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testMailer } from '../../../testing/account-mailer.ts'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../../testing/databases.ts'
import { staffSession } from '../../../testing/staff.ts'
import { deskActor } from '../../audit-log/actor.ts'
import type { Database } from '../../database/database.ts'
import { may, type Right, rights } from '../../staff/rights.ts'
import type { StaffRole } from '../../staff/role.ts'
import { insertUser, newUser } from '../auth/new-user.ts'
import { findUser } from '../auth/rows.ts'
import { changeRole } from './change-role.ts'
import { findMember } from './find-member.ts'
import { inviteStaff } from './invite-staff.ts'
import { isStaff } from './is-staff.ts'
import { listStaff } from './list-staff.ts'

const siteUrl = 'http://site.test'

describeOnEachEngine('staff, on %s', (engine) => {
  let database: Database
  eachOnItsOwnDatabase(engine, (opened) => {
    database = opened
  })
  const mailer = testMailer(siteUrl)
  const invite = (email: string, role: StaffRole = 'agent') =>
    inviteStaff(
      { db: database.db, mailer, siteUrl },
      { email, name: '', role, language: 'es' },
      deskActor,
      Date.now(),
    )
  const session = (role: StaffRole | undefined, level?: 1 | 2) =>
    staffSession(database, { siteUrl, role, level })
  const member = ({ id, sessionId }: { id: string; sessionId: string }) =>
    findMember(database.db, { userId: id, sessionId }, Date.now())

  test('an invitation creates an account that cannot be signed in to yet', async () => {
    await invite('marta@example.com', 'manager')
    expect(await listStaff(database.db)).toMatchObject([
      { email: 'marta@example.com', role: 'manager', isConfirmed: false, hasSecondFactor: false },
    ])
    expect(await findUser(database.db, 'marta@example.com')).toMatchObject({ password_hash: '' })
    const email = await database.db.selectFrom('outbox').select('payload').executeTakeFirstOrThrow()
    expect(JSON.stringify(email.payload)).toMatch(/invite.*marta@example\.com/)
  })

  test('an unconfirmed account of the address is replaced, with its password and links', async () => {
    const { db } = database
    await insertUser(
      db,
      newUser({
        email: 'marta@example.com',
        passwordHash: 'chosen by a stranger',
        userMetadata: {},
        isConfirmed: false,
        now: 1,
      }),
    )
    const before = await findUser(db, 'marta@example.com')
    await mailer.sendToken(
      db,
      { id: before?.id ?? '', userMetadata: {} },
      { purpose: 'confirmation', email: 'marta@example.com', redirectTo: siteUrl, now: 1 },
    )
    await invite('marta@example.com')
    const after = await findUser(db, 'marta@example.com')
    expect(after?.id).not.toBe(before?.id)
    expect(after?.password_hash).toBe('')
    const tokens = await db.selectFrom('auth_one_time_tokens').select('purpose').execute()
    expect(tokens).toEqual([{ purpose: 'invite' }])
  })

  test('an account belongs to the staff until it loses its role', async () => {
    const { db } = database
    const marta = await session('manager')
    const tom = await session('agent')
    const visitor = await session(undefined)
    const isOne = (id: string) => isStaff(db, id)
    expect(await Promise.all([marta.id, tom.id, visitor.id, randomUUID()].map(isOne))).toEqual([
      true,
      true,
      false,
      false,
    ])
    await changeRole(database, {
      email: tom.email,
      role: undefined,
      actor: deskActor,
      now: Date.now(),
    })
    expect(await isOne(tom.id)).toBe(false)
  })

  test('an existing account is kept, and gets the role at its next sign-in', async () => {
    const visitor = await session(undefined)
    await invite(visitor.email)
    expect(await member(visitor)).toBeUndefined()
    expect(await listStaff(database.db)).toMatchObject([{ id: visitor.id, role: 'agent' }])
    await expect(invite(visitor.email, 'manager')).rejects.toMatchObject({ problem: 'unchanged' })
  })

  test('only a session with the second step has the member’s rights, while both exist', async () => {
    const [agent, first, visitor] = [
      await session('agent'),
      await session('agent', 1),
      await session(undefined),
    ]
    expect(await member(agent)).toEqual({ id: agent.id, email: agent.email, role: 'agent' })
    expect(await member(first)).toBeUndefined()
    expect(await member(visitor)).toBeUndefined()
    expect(await member({ id: agent.id, sessionId: visitor.sessionId })).toBeUndefined()
    const { db } = database
    await db
      .updateTable('auth_users')
      .set({ banned_until: Date.now() + 60_000 })
      .where('id', '=', agent.id)
      .execute()
    expect(await member(agent)).toBeUndefined()
    await db
      .updateTable('auth_users')
      .set({ banned_until: null })
      .where('id', '=', agent.id)
      .execute()
    await db.deleteFrom('auth_sessions').where('id', '=', agent.sessionId).execute()
    expect(await member(agent)).toBeUndefined()
  })

  test('changing or removing a role ends the sessions and is in the audit log', async () => {
    await session('manager')
    const marta = await session('manager')
    await changeRole(database, {
      email: marta.email,
      role: 'agent',
      actor: deskActor,
      now: Date.now(),
    })
    expect(await member(marta)).toBeUndefined()
    await changeRole(database, {
      email: marta.email,
      role: undefined,
      actor: deskActor,
      now: Date.now(),
    })
    expect(await listStaff(database.db)).toHaveLength(1)
    const log = await database.db.selectFrom('changes').selectAll().orderBy('id').execute()
    const read = (value: unknown): unknown =>
      typeof value === 'string' ? JSON.parse(value) : value
    expect(
      log.map(({ actor, row_id, before, after }) => [actor, row_id, read(before), read(after)]),
    ).toEqual([
      ['desk', marta.id, { role: 'manager' }, { role: 'agent' }],
      ['desk', marta.id, { email: marta.email, role: 'agent' }, null],
    ])
    await expect(
      changeRole(database, {
        email: marta.email,
        role: 'agent',
        actor: deskActor,
        now: Date.now(),
      }),
    ).rejects.toMatchObject({
      problem: 'unknown',
    })
  })

  test('the last manager cannot be removed, even when two remove each other at once', async () => {
    const [one, other] = [await session('manager'), await session('manager')]
    await session('agent')
    const results = await Promise.allSettled(
      [one, other].map(({ email }) =>
        changeRole(database, { email, role: undefined, actor: deskActor, now: Date.now() }),
      ),
    )
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const managers = (await listStaff(database.db)).filter(({ role }) => role === 'manager')
    expect(managers).toHaveLength(1)
    const change = { email: managers[0]?.email ?? '', role: 'agent', actor: deskActor } as const
    const last = { problem: 'lastManager' }
    await expect(changeRole(database, { ...change, now: Date.now() })).rejects.toMatchObject(last)
    // Somebody who has been invited may never accept.
    const invited = await session('manager')
    const unconfirmed = database.db.updateTable('auth_users').set({ email_confirmed_at: null })
    await unconfirmed.where('id', '=', invited.id).execute()
    await expect(changeRole(database, { ...change, now: Date.now() })).rejects.toMatchObject(last)
  })
})

test('managers have more rights than agents; anybody else has none', () => {
  const all = Object.keys(rights).filter((right): right is Right => Object.hasOwn(rights, right))
  const rightsOf = (role: StaffRole) =>
    all.filter((right) => may({ id: '1', email: 'a@b.c', role }, right))
  expect(rightsOf('manager')).toEqual(all)
  expect(all.filter((right) => !rightsOf('agent').includes(right))).toEqual([
    'homes.delete',
    'buckets.manage',
    'texts.publish',
    'news.delete',
    'news.send',
    'staff.manage',
    'people.erase',
  ])
  expect(all.filter((right) => may(undefined, right))).toEqual([])
})
