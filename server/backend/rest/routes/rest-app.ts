import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Database } from '../../../database/database.ts'
import { sqlStateOf } from '../../../database/sql-state.ts'
import type { Clock } from '../../../shared/time/clock.ts'
import type { SigningKeys } from '../../auth/signing-keys.ts'
import type { BackendEnv } from '../../gateway/env.ts'
import { findMember } from '../../staff/find-member.ts'
import { refuseOverLimit } from '../bounds.ts'
import { readTable } from '../read-table.ts'
import { restErrorResponse, RestError } from '../rest-error.ts'
import { type Table, tables } from '../tables.ts'
import { forbidden, readRestVisitor } from '../visitor.ts'
import type { RestCaller } from '../write/context.ts'
import { deleteRows } from '../write/delete.ts'
import { insertRows } from '../write/insert.ts'
import { draftStore } from '../write/store-draft.ts'
import { homeStore } from '../write/store-home.ts'
import type { Store } from '../write/store.ts'
import { updateRows } from '../write/update.ts'
import { deleteAccount } from './delete-account.ts'
import { endSession, listSessions } from './sessions.ts'

/** The tables that clients may write. Changes of homes add rows to the others. */
const stores: readonly Store[] = [homeStore, draftStore]

interface Options {
  database: Database
  keys: SigningKeys
  siteUrl: string
  publicKey: string
  log: Logger
  clock: Clock
}

/**
 * Serves the homes, which everybody may read and staff may write, with their history; the deletion
 * of one's own account; and one's own sessions. The answers are those of the hosted service's
 * PostgREST (docs/requirements/data.md#hosted-backend), without the prefix `/rest/v1`.
 */
export function createRest({ database, publicKey, log, ...verifier }: Options): Hono<BackendEnv> {
  const app = new Hono<BackendEnv>()

  app.all('/:path{.*}', async (c) => {
    const visitor = await readRestVisitor(verifier, publicKey, c.req.header('Authorization'))
    const { method } = c.req
    const profile = c.req.header(
      method === 'GET' || method === 'HEAD' ? 'Accept-Profile' : 'Content-Profile',
    )
    if (profile !== undefined && profile !== 'public')
      throw new RestError(406, 'PGRST106', `Invalid schema: ${profile}`, {
        hint: 'Only the following schemas are exposed: public',
      })
    const { db } = database
    const path = c.req.param('path')
    if (path === 'rpc/delete_account' && method === 'POST') {
      await deleteAccount(db, visitor)
      return c.body(null, 204)
    }
    if (path === 'rpc/list_sessions' && method === 'POST')
      return c.json(await listSessions(db, visitor))
    if (path === 'rpc/end_session' && method === 'POST') {
      await endSession(db, visitor, c.req.raw)
      return c.body(null, 204)
    }
    const table = tableOf(path)
    const now = verifier.clock()
    const member = visitor.role === 'anon' ? undefined : await findMember(db, visitor, now)
    const caller = { visitor, member, requestId: c.env?.requestId, now }
    if (method === 'GET' || method === 'HEAD') return readTable(database, table, caller, c.req.raw)
    return write(database, table, caller, c.req.raw)
  })

  app.onError((error) => {
    if (error instanceof RestError) return restErrorResponse(error)
    log.error({ err: error }, 'rest: request failed')
    return restErrorResponse(fromDatabase(error))
  })
  return app
}

/**
 * The table of a path.
 * @throws {RestError} 404 for any other path.
 */
function tableOf(path: string): Table {
  const table = tables.find(({ name }) => name === path)
  if (table) return table
  const [first = '', ...rest] = path.split('/')
  if (first === 'rpc' && rest.length === 1)
    throw new RestError(
      404,
      'PGRST202',
      `Could not find the function public.${rest[0]} without parameters in the schema cache`,
      {
        details: `Searched for the function public.${rest[0]} without parameters, but no matches were found in the schema cache.`,
      },
    )
  if (first === '' || rest.length > 0)
    throw new RestError(404, 'PGRST125', 'Invalid path specified in request URL')
  const like = tables.find(({ name }) => likeness(first, name) >= 0.75)
  throw new RestError(
    404,
    'PGRST205',
    `Could not find the table 'public.${first}' in the schema cache`,
    { hint: like && `Perhaps you meant the table 'public.${like.name}'` },
  )
}

const writers: Record<string, typeof insertRows | undefined> = {
  POST: insertRows,
  PATCH: updateRows,
  DELETE: deleteRows,
}

/**
 * Writes homes and their drafts. Clients cannot write the other tables: changes of homes add rows
 * to them.
 */
function write(database: Database, table: Table, caller: RestCaller, request: Request) {
  const { method, url } = request
  const writer = writers[method]
  if (!writer) throw new RestError(405, 'PGRST117', `Unsupported HTTP method: ${method}`)
  const { search, searchParams } = new URL(url)
  refuseOverLimit('query', search.length)
  refuseOverLimit('parameters', searchParams.size)
  const store = stores.find((one) => one.table === table)
  if (!store) throw forbidden(`table ${table.name}`, caller.visitor)
  return writer(database, store, caller, request)
}

/** An error of the database as PostgREST reports it. The text of any other error is not shown. */
function fromDatabase(error: unknown): RestError {
  const [, table, column] =
    /^UNIQUE constraint failed: (properties|home_drafts)\.(\w+)$/.exec(
      error instanceof Error ? error.message : '',
    ) ?? []
  if (column)
    return new RestError(
      409,
      '23505',
      `duplicate key value violates unique constraint "${table}_${column === 'id' ? 'pkey' : `${column}_key`}"`,
    )
  const code = sqlStateOf(error)
  if (error instanceof Error && code) {
    const status = /^(53|08)/.test(code)
      ? 503
      : /^(57|40|XX)/.test(code)
        ? 500
        : code === '23505' || code === '23503'
          ? 409
          : 400
    return new RestError(status, code, error.message)
  }
  return new RestError(503, 'PGRST000', 'Database connection error. Retrying the connection.')
}

/**
 * The similarity of two names, from 0 to 1: the share of letter pairs that they have in common
 * (Dice).
 */
function likeness(one: string, other: string): number {
  const pairs = (name: string) =>
    Array.from({ length: name.length - 1 }, (_, index) => name.slice(index, index + 2))
  const left = one.length > 1 ? pairs(one) : []
  const right = pairs(other)
  const shared = left.filter((pair) => right.includes(pair)).length
  return (2 * shared) / (left.length + right.length)
}
