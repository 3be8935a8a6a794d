import type { Database } from '../../../database/database.ts'
import { contentRange } from '../range.ts'
import type { RestRow } from '../rows.ts'
import { columnTypeOf } from '../tables.ts'
import { readJsonValue } from '../values.ts'
import { restActor, type RestCaller, type WriteContext } from './context.ts'
import { findRows, readTarget } from './find-rows.ts'
import { type Payload, readPayload } from './payload.ts'
import { type Preferences, readPreferences } from './preferences.ts'
import { rowsResponse, checkSingular, readResponseFormat } from './response.ts'
import type { Store } from './store.ts'

/**
 * PATCH: changes the rows that match the filters, all or none. With a filter on `revision`, a row
 * that somebody else has changed meanwhile does not match.
 * @throws {RestError} with PostgREST's code for an invalid request.
 */
export async function updateRows(
  { db, engine }: Database,
  store: Store,
  caller: RestCaller,
  request: Request,
): Promise<Response> {
  const query = new URL(request.url).searchParams
  const preferences = readPreferences(request.headers.get('Prefer'), 'PATCH')
  const payload = await readPayload(store.table, request, query)
  const format = readResponseFormat(store.table, request, query, preferences)
  const target = readTarget(engine, store.table, query, 'UPDATE')
  const actor = restActor(caller, store.table, store.write)
  const now = caller.now
  const changed = readChanges(store, payload, preferences, now)
  const rows = await db.transaction().execute(async (transaction) => {
    const context: WriteContext = { transaction, engine, actor, now }
    // An empty body changes nothing and returns no rows.
    const found = changed ? await findRows(store.table, context, target) : []
    const stored: RestRow[] = []
    for (const row of found) stored.push(await store.update(context, row, changed ?? {}))
    checkSingular(format, stored)
    return stored
  })
  const [range = '*'] = contentRange(0, rows.length, undefined).split('/')
  return rowsResponse(format, { rows, status: 204, range })
}

/** The new values. Only the first of several objects is used, as by PostgREST. */
function readChanges(
  { table, defaultsOf }: Store,
  { columns, rows: [given] }: Payload,
  { missingDefault }: Preferences,
  now: number,
): RestRow | undefined {
  if (!given || columns.length === 0) return undefined
  const defaults = defaultsOf(now)
  return Object.fromEntries(
    columns.map((name) => [
      name,
      missingDefault && !Object.hasOwn(given, name)
        ? (defaults[name] ?? null)
        : readJsonValue(columnTypeOf(table, name) ?? 'text', given[name]),
    ]),
  )
}
