import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testMailer } from '../../../testing/account-mailer.ts'
import {
  type DatabaseEngine,
  engines,
  hasPostgres,
  testPlace,
  type TestPlace,
} from '../../../testing/databases.ts'
import { scaled } from '../../../testing/full.ts'
import { postgrestPath, startPostgrest, type TestPostgrest } from '../../../testing/postgrest.ts'
import { edgeCases } from '../../../testing/rest-requests/edge-cases.ts'
import { generateRequests } from '../../../testing/rest-requests/generate-requests.ts'
import type { RestRequest } from '../../../testing/rest-requests/rest-request.ts'
import { homes } from '../../catalogue/seed/homes.ts'
import { seed } from '../../catalogue/seed/seed.ts'
import { connect } from '../../database/connect.ts'
import type { Database } from '../../database/database.ts'
import { createBackend } from '../backend.ts'

const key = 'alboran-public'
const path = postgrestPath()
const canCompare = path !== undefined && hasPostgres
if (!canCompare)
  console.warn(
    'The REST half is not compared with PostgREST: its binary or PostgreSQL does not run here',
  )

interface Answer {
  status: number
  range: string | null
  location: string | null
  applied: string | null
  type: string | null
  body: unknown
}

describe.skipIf(!canCompare)('beside the real PostgREST', () => {
  let postgrest: TestPostgrest
  const places: TestPlace[] = []
  const databases: Partial<Record<DatabaseEngine, Database>> = {}
  const backends: Partial<Record<DatabaseEngine, ReturnType<typeof createBackend>>> = {}

  beforeAll(async () => {
    for (const engine of engines) {
      const place = await testPlace(engine, { migrated: true })
      const database = await connect(place)
      await seed(database)
      // Rows of every kind: texts with quotes, commas and accents, nulls, equal prices.
      await database.db
        .updateTable('properties')
        .set({ title: 'A "quoted", (odd) title\\ with 100% of _signs' })
        .where('id', '=', 'villa-001')
        .execute()
      await database.db
        .updateTable('properties')
        .set({ title: 'ÁTICO en Málaga', status: null, translations: null })
        .where('id', '=', 'apt-002')
        .execute()
      places.push(place)
      databases[engine] = database
      backends[engine] = createBackend({
        database,
        publicKey: key,
        siteUrl: 'http://site.test',
        mailer: testMailer('http://site.test'),
        log: pino({ level: 'silent' }),
        clock: Date.now,
      })
      if (place.databaseUrl && path) postgrest = await startPostgrest(path, place.databaseUrl)
    }
  })
  afterAll(async () => {
    await postgrest.stop()
    for (const database of Object.values(databases)) await database.db.destroy()
    for (const place of places) await place.remove()
  })

  const read = async (response: Response): Promise<Answer> => {
    const text = await response.text()
    return {
      status: response.status,
      range: response.headers.get('Content-Range'),
      location: response.headers.get('Content-Location'),
      applied: response.headers.get('Preference-Applied'),
      type: response.headers.get('Content-Type'),
      body: text === '' ? '' : JSON.parse(text),
    }
  }
  const theirs = async ({ method, query, headers }: RestRequest) =>
    read(await fetch(`${postgrest.url}/properties?${query}`, { method, headers }))
  const ours = async (engine: DatabaseEngine, { method, query, headers }: RestRequest) => {
    const request = new Request(`http://site.test/rest/v1/properties?${query}`, {
      method,
      headers: { ...headers, apikey: key },
    })
    return read((await backends[engine]?.fetch(request)) ?? Response.error())
  }

  /**
   * Expects the same answer from all servers.
   * @returns that answer.
   */
  const expectSame = async (one: RestRequest) => {
    const expected = comparable(await theirs(one), one)
    for (const engine of engines)
      expect(comparable(await ours(engine, one), one), `${engine}: ${JSON.stringify(one)}`).toEqual(
        expected,
      )
    return expected
  }

  test('hundreds of requests have the same answers', async () => {
    const requests = generateRequests(scaled(200, 600), homes)
    let rows = 0
    for (const one of requests) {
      const { body } = await expectSame(one)
      rows += Array.isArray(body) ? body.length : 0
    }
    // Most requests find rows, so that the comparison is meaningful.
    expect(rows).toBeGreaterThan(requests.length)
  }, 120_000)

  test.each(
    edgeCases.map((one): [string, RestRequest] => [
      `${one.query} ${JSON.stringify(one.headers)}`,
      one,
    ]),
  )('PostgREST’s answer to %s', async (_, one) => void (await expectSame(one)))
})

/**
 * Rows without a requested order are compared in any order; texts that newer versions of PostgREST
 * have changed are left out.
 */
function comparable({ ...answer }: Answer, { isOrdered, query }: RestRequest): Answer {
  const { body } = answer
  // PostgREST 12.0.2 encodes non-ASCII letters twice.
  if (/%[89A-F]|[^ -~]/.test(query)) answer.location = null
  if (Array.isArray(body) && !isOrdered)
    return { ...answer, body: body.map((row) => JSON.stringify(sorted(row))).sort() }
  // PostgREST also sends a second type with PGRST116, and an older text.
  if (answer.status === 406) answer.type = null
  if (isError(body) && body.code === 'PGRST116')
    return { ...answer, body: { ...body, message: '' }, range: null, location: null, applied: null }
  if (answer.status === 416) answer.location = answer.applied = null
  // Our errors omit the position of a mistake, and the tokens of PostgreSQL's JSON parser.
  if (isError(body))
    return {
      ...answer,
      range: null,
      location: null,
      applied: null,
      body: { ...body, details: body.message.includes('json') ? null : body.details },
    }
  return answer
}

const isError = (
  body: unknown,
): body is { code: string; message: string; details: string | null } =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body

function sorted(row: unknown): unknown {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return row
  return Object.fromEntries(
    Object.entries(row)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => [name, sorted(value)]),
  )
}
