import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { Client } from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testMailer } from '../../../../testing/account-mailer.ts'
import {
  type DatabaseEngine,
  engines,
  hasPostgres,
  testPlace,
  type TestPlace,
} from '../../../../testing/databases.ts'
import { scaled } from '../../../../testing/full.ts'
import { prepareProject } from '../../../../testing/hosted-database.ts'
import { postgrestPath, startPostgrest, type TestPostgrest } from '../../../../testing/postgrest.ts'
import { randomWrites } from '../../../../testing/rest-requests/random-writes.ts'
import {
  homeToWrite,
  type WriteCaller,
  type WriteRequest,
  writeRequests,
  writers,
} from '../../../../testing/rest-requests/write-requests.ts'
import { staffSession } from '../../../../testing/staff.ts'
import { connect } from '../../../database/connect.ts'
import type { Database } from '../../../database/database.ts'
import { hour } from '../../../shared/time/durations.ts'
import { createBackend } from '../../backend.ts'

const key = 'alboran-public'
const siteUrl = 'http://site.test'
const secret = 'only-for-this-comparison-of-two-servers'
const path = postgrestPath()
const canCompare = path !== undefined && hasPostgres
if (!canCompare)
  console.warn('Writing is not compared with PostgREST: its binary or PostgreSQL does not run here')

describe.skipIf(!canCompare)('writing, beside the real PostgREST', () => {
  const places: TestPlace[] = []
  const clients: Client[] = []
  const databases: Database[] = []
  const servers: TestPostgrest[] = []

  const placeOf = async (...options: Parameters<typeof testPlace>) => {
    const place = await testPlace(...options)
    places.push(place)
    return place
  }
  const createdAt = '2026-01-01T00:00:00.000Z'
  const firstHomes = Array.from({ length: 9 }, (_, index) => ({
    ...homeToWrite(`h${index + 1}`, { price: 100 * (index + 1) }),
    created_at: createdAt,
  }))
  const emailOf = (caller: WriteCaller) => `${caller}@example.com`

  /** Our backend on one of our databases. */
  async function openOurs(engine: DatabaseEngine): Promise<Server> {
    const database = await connect(await placeOf(engine, { migrated: true }))
    databases.push(database)
    await database.db
      .insertInto('properties')
      .values(firstHomes.map((row) => ({ ...row, features: '[]', images: '[]' })))
      .execute()
    const tokens = new Map<WriteCaller, string>()
    for (const [caller, role, level] of writers) {
      const email = emailOf(caller)
      tokens.set(caller, (await staffSession(database, { siteUrl, role, level, email })).token)
    }
    const backend = createBackend({
      database,
      publicKey: key,
      siteUrl,
      mailer: testMailer(siteUrl),
      log: pino({ level: 'silent' }),
      clock: Date.now,
    })
    return async (one, table = 'properties') => {
      const url = `${siteUrl}/rest/v1/${table}?${one.query ?? ''}`
      const request = new Request(url, init(one, tokens.get(one.as ?? 'manager')))
      request.headers.set('apikey', key)
      return read(await backend.fetch(request))
    }
  }

  /** The real PostgREST, with the same homes and writers. */
  async function openTheirs(): Promise<Server> {
    const { databaseUrl = '' } = await placeOf('postgres')
    const client = new Client({ connectionString: databaseUrl })
    clients.push(client)
    await client.connect()
    await prepareProject(client)
    for (const row of firstHomes) {
      const names = Object.keys(row)
      await client.query(
        `insert into properties (${names.join()}) values (${names.map((_, at) => `$${at + 1}`).join()})`,
        Object.values(row),
      )
    }
    await client.query(
      'alter table changes disable trigger all; truncate changes; alter table changes enable trigger all',
    )
    const postgrest = await startPostgrest(path ?? '', databaseUrl, secret)
    servers.push(postgrest)
    const tokens = new Map<WriteCaller, string>()
    for (const [caller, role, level] of writers) {
      const [user, session, email] = [randomUUID(), randomUUID(), emailOf(caller)]
      await client.query('insert into auth.users values ($1, $2, $3)', [
        user,
        email,
        role ? { role } : {},
      ])
      await client.query('insert into auth.sessions (id, user_id) values ($1, $2)', [session, user])
      const claims = {
        role: 'authenticated',
        sub: user,
        session_id: session,
        aal: `aal${level}`,
        email,
      }
      const token = await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime('1h')
        .sign(new TextEncoder().encode(secret))
      tokens.set(caller, token)
    }
    return async (one, table = 'properties') => {
      const url = `${postgrest.url}/${table}?${one.query ?? ''}`
      return read(await fetch(url, init(one, tokens.get(one.as ?? 'manager'))))
    }
  }

  const init = ({ method, prefer, body, headers }: WriteRequest, token: string | undefined) => ({
    method,
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(prefer ? { Prefer: prefer } : {}),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  afterAll(async () => {
    for (const server of servers) await server.stop()
    for (const client of clients) await client.end()
    for (const database of databases) await database.db.destroy()
    for (const place of places) await place.remove()
  })

  const read = async (response: Response) => {
    const text = await response.text()
    return {
      status: response.status,
      range: response.headers.get('Content-Range'),
      location: response.headers.get('Location'),
      applied: response.headers.get('Preference-Applied'),
      type: response.headers.get('Content-Type'),
      authenticate: response.headers.get('WWW-Authenticate'),
      body: text === '' ? '' : JSON.parse(text),
    }
  }
  type Answer = Awaited<ReturnType<typeof read>>
  type Server = (one: WriteRequest, table?: string) => Promise<Answer>

  /** The time of writing, and texts that newer versions of PostgREST have changed, are left out. */
  const comparable = (answer: Answer): Answer => {
    const { body } = answer
    if (answer.status < 400) return { ...answer, body: withoutNow(body) }
    const known = { ...answer, type: null, applied: null, range: null }
    if (body.code === 'PGRST116' || body.code === 'PGRST204' || body.code === 'PGRST100')
      return { ...known, body: { code: body.code } }
    // Our answers contain more: what the rule expects, and a hint about dates that PostgreSQL gives
    // only in filters.
    return {
      ...known,
      body: { ...body, details: null, ...(body.code === '22008' ? { hint: null } : {}) },
    }
  }
  const withoutNow = (body: unknown): unknown => {
    if (Array.isArray(body)) {
      const rows = body.map(withoutNow)
      return rows.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
    }
    if (typeof body !== 'object' || body === null || !('created_at' in body)) return body
    const { created_at, ...row } = body
    return Math.abs(Date.now() - Date.parse(String(created_at))) < hour
      ? row
      : { ...row, created_at }
  }

  /** The rows of both servers after the same requests. */
  const stateOf = async (ask: Server) => ({
    homes: comparable(await ask({ method: 'GET', query: 'order=id' })).body,
    prices: comparable(
      await ask(
        { method: 'GET', query: 'select=property_id,previous,price&order=id' },
        'price_history',
      ),
    ).body,
    log: (
      await ask(
        { method: 'GET', query: 'select=actor,row_id,action,before,after&order=id' },
        'changes',
      )
    ).body.map((entry: Record<string, unknown>) => ({
      ...entry,
      before: withoutNow(entry.before),
      after: withoutNow(entry.after),
    })),
  })

  let theirs: Server
  let ours: (readonly [engine: DatabaseEngine, ask: Server])[]
  beforeAll(async () => {
    theirs = await openTheirs()
    ours = await Promise.all(
      engines.map(async (engine) => [engine, await openOurs(engine)] as const),
    )
  })

  /**
   * Sends a request to all servers.
   * @returns the status.
   */
  async function compare(one: WriteRequest) {
    const expected = comparable(await theirs(one))
    for (const [engine, ask] of ours)
      expect
        .soft(comparable(await ask(one)), `${engine}: ${JSON.stringify(one).slice(0, 300)}`)
        .toEqual(expected)
    return expected.status
  }
  async function compareState() {
    const expected = await stateOf(theirs)
    for (const [engine, ask] of ours) expect(await stateOf(ask), engine).toEqual(expected)
    return expected
  }

  test('every request has the same answer, and leaves the same homes, prices and log', async () => {
    for (const one of writeRequests) await compare(one)
    expect((await compareState()).log.length).toBeGreaterThan(30)
  }, 120_000)

  test('hundreds of rows, right and wrong, are taken or refused alike', async () => {
    let taken = 0
    const writes = randomWrites(scaled(200, 600))
    for (const one of writes) if ((await compare(one)) < 300) taken++
    // Many rows are valid and many are not, so that the comparison is meaningful.
    expect(taken).toBeGreaterThan(writes.length / 6)
    expect(taken).toBeLessThan((writes.length * 5) / 6)
    await compareState()
  }, 120_000)
})
