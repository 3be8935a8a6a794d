import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Database } from '../../database/database.ts'
import type { SigningKeys } from '../auth/signing-keys.ts'
import type { BackendEnv } from '../gateway/env.ts'
import { isColumn } from './columns.ts'
import { deleteAccount } from './delete-account.ts'
import { readProperties } from './read-properties.ts'
import { answerError, RestError } from './rest-error.ts'
import { endSession, listSessions } from './sessions.ts'
import { forbidden, type Visitor, visitorOf } from './visitor.ts'

interface Options {
  database: Database
  keys: SigningKeys
  siteUrl: string
  publicKey: string
  log: Logger
}

const table = 'properties'

/**
 * Reading the properties, deleting one's own account, and listing and ending one's own sessions, with the answers of the hosted service's
 * PostgREST (docs/requirements.md#hosted-backend), without the prefix `/rest/v1`.
 */
export function createRest({ database, keys, siteUrl, publicKey, log }: Options): Hono<BackendEnv> {
  const app = new Hono<BackendEnv>()

  app.all('/:path{.*}', async (c) => {
    const visitor = await visitorOf(keys, siteUrl, publicKey, c.req.header('Authorization'))
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
    refuseUnknown(path)
    if (method === 'GET' || method === 'HEAD') return readProperties(database, c.req.raw)
    throw refuseWriting(method, visitor, new URL(c.req.url).searchParams)
  })

  app.onError((error) => {
    if (error instanceof RestError) return answerError(error)
    log.error({ err: error }, 'properties: request failed')
    return answerError(fromDatabase(error))
  })
  return app
}

/** @throws {RestError} 404 for any path but the one table. */
function refuseUnknown(path: string): void {
  if (path === table) return
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
  throw new RestError(
    404,
    'PGRST205',
    `Could not find the table 'public.${first}' in the schema cache`,
    {
      hint:
        likeness(first, table) >= 0.75
          ? `Perhaps you meant the table 'public.${table}'`
          : undefined,
    },
  )
}

function refuseWriting(method: string, visitor: Visitor, query: URLSearchParams): RestError {
  if (!['POST', 'PUT', 'PATCH', 'DELETE'].includes(method))
    return new RestError(405, 'PGRST117', `Unsupported HTTP method: ${method}`)
  const unknown = (query.get('columns') ?? '')
    .split(',')
    .map((name) => name.trim().replace(/^"(.*)"$/, '$1'))
    .find((name) => name && !isColumn(name))
  if (unknown)
    return new RestError(
      400,
      'PGRST204',
      `Could not find the '${unknown}' column of '${table}' in the schema cache`,
    )
  return forbidden(`table ${table}`, visitor)
}

/** An error of the database as PostgREST reports it. The text of any other error is not shown. */
function fromDatabase(error: unknown): RestError {
  const code =
    error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (error instanceof Error && /^[0-9A-Z]{5}$/.test(code)) {
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

/** The similarity of two names, from 0 to 1: the share of letter pairs that they have in common (Dice). */
function likeness(one: string, other: string): number {
  const pairs = (name: string) =>
    Array.from({ length: name.length - 1 }, (_, index) => name.slice(index, index + 2))
  const left = one.length > 1 ? pairs(one) : []
  const right = pairs(other)
  const shared = left.filter((pair) => right.includes(pair)).length
  return (2 * shared) / (left.length + right.length)
}
