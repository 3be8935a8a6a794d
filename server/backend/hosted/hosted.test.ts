import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasPostgres, testPlace, type TestPlace } from '../../../testing/databases.ts'
import { prepareProject, runHostedScripts } from '../../../testing/hosted-database.ts'
import { connect } from '../../database/connect.ts'

describe.skipIf(!hasPostgres)('the migrations of a hosted project, on a real PostgreSQL', () => {
  let place: TestPlace
  let client: Client

  beforeAll(async () => {
    place = await testPlace('postgres')
    client = new Client({ connectionString: place.databaseUrl })
    await client.connect()
    await prepareProject(client)
    await client.query(`insert into properties (id, slug, title, price, description, bedrooms, bathrooms, area, location, ref)
      values ('one', 'one', 'One', 1, 'One', 1, 1, 1, 'Here', 'R1')`)
  })
  afterAll(async () => {
    await client.end()
    await place.remove()
  })

  /** Runs a statement as the API does: in a transaction, with a role and the token's claims. */
  const as = async (role: string, claims: Record<string, string>, statement: string) => {
    await client.query('begin')
    try {
      await client.query(`set local role ${role}`)
      await client.query("select set_config('request.jwt.claims', $1, true)", [
        JSON.stringify(claims),
      ])
      const { rows } = await client.query(statement)
      await client.query('commit')
      return rows
    } catch (error) {
      await client.query('rollback')
      return error instanceof Error && 'code' in error ? error.code : error
    }
  }
  const roles = ['anon', 'authenticated']

  test.each(roles)('%s reads the properties', async (role) => {
    expect(await as(role, {}, 'select id from properties')).toEqual([{ id: 'one' }])
  })

  test.each(
    roles.flatMap((role) => [
      [role, "insert into properties (id) values ('two')"],
      [role, 'update properties set price = 0'],
      [role, 'delete from properties'],
      [role, 'truncate properties'],
    ]),
  )('%s may not: %s', async (role, statement) => {
    expect(await as(role, {}, statement)).toBe('42501')
  })

  test('policies and triggers hold for a role that may write, and run again alike', async () => {
    expect(await as('authenticated', {}, "insert into properties (id) values ('two')")).toBe(
      '42501',
    )
    await client.query('alter table properties disable trigger properties_writers')
    expect(await as('authenticated', {}, 'update properties set price = 0 returning id')).toEqual(
      [],
    )
    await client.query('alter table properties enable trigger properties_writers')
    await runHostedScripts(client)
    expect(await as('authenticated', {}, 'update properties set price = 0')).toBe('42501')
    expect(await as('authenticated', {}, 'delete from properties')).toBe('42501')
  })

  test('staff write with the second proof in a live session, and the log only grows', async () => {
    const [user, session] = [randomUUID(), randomUUID()]
    await client.query('insert into auth.users values ($1, $2, $3)', [
      user,
      'marta@example.com',
      { role: 'agent' },
    ])
    await client.query('insert into auth.sessions (id, user_id) values ($1, $2)', [session, user])
    const claims = { sub: user, session_id: session, aal: 'aal2', email: 'marta@example.com' }
    const change = "update properties set price = price + 1 where id = 'one' returning revision"
    expect(await as('authenticated', { ...claims, aal: 'aal1' }, change)).toBe('42501')
    expect(await as('authenticated', { ...claims, session_id: randomUUID() }, change)).toBe('42501')
    expect(await as('authenticated', claims, change)).toEqual([{ revision: 2 }])
    expect(await as('authenticated', claims, "delete from properties where id = 'one'")).toBe(
      '42501',
    )
    const log = 'select actor, action, before from changes order by id desc limit 1'
    expect(await as('authenticated', claims, log)).toEqual([
      { actor: 'marta@example.com', action: 'update', before: { price: 1, revision: 1 } },
    ])
    expect(await as('authenticated', {}, 'select id from changes')).toEqual([])
    for (const statement of [
      "update changes set actor = ''",
      'delete from changes',
      'truncate changes',
    ])
      await expect(client.query(statement), statement).rejects.toThrow('is never changed')
    await client.query("update properties set publication = 'draft'")
    expect(await as('anon', {}, 'select id from properties')).toEqual([])
    expect(await as('authenticated', claims, 'select id from properties')).toEqual([{ id: 'one' }])
    await client.query('delete from auth.sessions where id = $1', [session])
    expect(await as('authenticated', claims, 'select id from properties')).toEqual([])
    await client.query("update properties set publication = 'published'")
    await client.query('delete from auth.users')
  })

  test('staff write files, managers change buckets, and others neither see nor write any', async () => {
    const sessions = async (role: string | undefined) => {
      const [user, session] = [randomUUID(), randomUUID()]
      await client.query('insert into auth.users values ($1, $2, $3)', [
        user,
        `${role}@example.com`,
        role === undefined ? {} : { role },
      ])
      await client.query('insert into auth.sessions (id, user_id) values ($1, $2)', [session, user])
      return { sub: user, session_id: session, aal: 'aal2', email: `${role}@example.com` }
    }
    const [agent, manager, member] = [
      await sessions('agent'),
      await sessions('manager'),
      await sessions(undefined),
    ]
    const add = "insert into storage.objects (bucket_id, name) values ('documents', 'deed.pdf')"
    const open = "update storage.buckets set public = true where id = 'documents' returning id"
    for (const claims of [member, { ...agent, aal: 'aal1' }, {}]) {
      expect(await as('authenticated', claims, add)).toBe('42501')
      expect(await as('authenticated', claims, 'select id from storage.buckets')).toEqual([])
    }
    expect(await as('anon', {}, add)).toBe('42501')
    expect(await as('authenticated', agent, add)).toEqual([])
    expect(await as('authenticated', agent, 'select name from storage.objects')).toHaveLength(1)
    for (const claims of [member, { ...agent, aal: 'aal1' }]) {
      expect(await as('authenticated', claims, 'select name from storage.objects')).toEqual([])
      expect(
        await as('authenticated', claims, 'delete from storage.objects returning name'),
      ).toEqual([])
    }
    expect(await as('anon', {}, 'select name from storage.objects')).toEqual([])
    expect(await as('authenticated', agent, open)).toEqual([])
    expect(await as('authenticated', manager, open)).toEqual([{ id: 'documents' }])
    await as('authenticated', agent, 'delete from storage.objects')
    const { rows } = await client.query(
      "select actor, table_name, action from changes where table_name in ('objects', 'buckets') and actor like '%@example.com' order by id",
    )
    expect(rows).toEqual([
      { actor: 'agent@example.com', table_name: 'objects', action: 'insert' },
      { actor: 'manager@example.com', table_name: 'buckets', action: 'update' },
      { actor: 'agent@example.com', table_name: 'objects', action: 'delete' },
    ])
    await client.query('delete from auth.users')
  })

  test('it has the columns of our own, of the same types', async () => {
    const own = await testPlace('postgres')
    const database = await connect(own)
    const reader = new Client({ connectionString: own.databaseUrl })
    await reader.connect()
    const columns =
      "select table_name, column_name, data_type, is_nullable from information_schema.columns where table_schema = 'public' and table_name in ('properties', 'price_history', 'changes') order by 1, 2"
    expect((await client.query(columns)).rows).toEqual((await reader.query(columns)).rows)
    await reader.end()
    await database.db.destroy()
    await own.remove()
  })

  test('a user deletes their own account only, and only with a session', async () => {
    const [elena, marco, session] = [randomUUID(), randomUUID(), randomUUID()]
    await client.query('insert into auth.users values ($1), ($2)', [elena, marco])
    await client.query('insert into auth.sessions values ($1, $2)', [session, elena])
    const users = async () =>
      (await client.query('select id from auth.users')).rows.map(({ id }) => String(id)).sort()
    const remove = 'select public.delete_account()'
    expect(await as('anon', {}, remove)).toBe('42501')
    expect(await as('authenticated', { sub: marco, session_id: session }, remove)).toBe('PT401')
    expect(await as('authenticated', { sub: elena, session_id: randomUUID() }, remove)).toBe(
      'PT401',
    )
    expect(await as('authenticated', {}, remove)).toBe('PT401')
    expect(await users()).toEqual([elena, marco].sort())
    expect(await as('authenticated', { sub: elena, session_id: session }, remove)).toHaveLength(1)
    expect(await users()).toEqual([marco])
  })

  test('a user ends their own sessions, with a second factor only after its proof', async () => {
    const [elena, marco] = [randomUUID(), randomUUID()]
    const [here, there, his] = [randomUUID(), randomUUID(), randomUUID()]
    await client.query('insert into auth.users values ($1), ($2)', [elena, marco])
    for (const [session, user] of [
      [here, elena],
      [there, elena],
      [his, marco],
    ])
      await client.query(
        'insert into auth.sessions (id, user_id, user_agent) values ($1, $2, $3)',
        [session, user, 'Firefox/140.0'],
      )
    const list =
      'select id, is_current, user_agent from public.list_sessions() order by is_current desc'
    const end = (id: string) => `select public.end_session('${id}')`
    const claims = { sub: elena, session_id: here }
    expect(await as('authenticated', claims, list)).toEqual([
      { id: here, is_current: true, user_agent: 'Firefox/140.0' },
      { id: there, is_current: false, user_agent: 'Firefox/140.0' },
    ])
    for (const statement of [list, end(here)]) {
      expect(await as('anon', {}, statement)).toBe('42501')
      expect(await as('authenticated', { sub: elena, session_id: his }, statement)).toBe('PT403')
    }
    await as('authenticated', claims, end(his))
    await as('authenticated', claims, end(there))
    const { rows } = await client.query('select id from auth.sessions where id = any($1)', [
      [here, there, his],
    ])
    expect(rows.map(({ id }) => String(id)).sort()).toEqual([here, his].sort())

    await client.query("insert into auth.mfa_factors values ($1, $2, 'verified')", [
      randomUUID(),
      elena,
    ])
    expect(await as('authenticated', claims, list)).toBe('PT403')
    expect(await as('authenticated', claims, 'select public.delete_account()')).toBe('PT401')
    expect(await as('authenticated', { ...claims, aal: 'aal2' }, list)).toHaveLength(1)
  })
})
