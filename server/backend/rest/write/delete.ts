import type { Database } from '../../../database/database.ts'
import { restActor, type RestCaller, type WriteContext } from './context.ts'
import { findRows, readTarget } from './find-rows.ts'
import { readPreferences } from './preferences.ts'
import { rowsResponse, checkSingular, readResponseFormat } from './response.ts'
import type { Store } from './store.ts'

/**
 * DELETE: deletes the rows that match the filters, all or none.
 * @throws {RestError} with PostgREST's code for an invalid request.
 */
export async function deleteRows(
  { db, engine }: Database,
  store: Store,
  caller: RestCaller,
  request: Request,
): Promise<Response> {
  const query = new URL(request.url).searchParams
  const format = readResponseFormat(
    store.table,
    request,
    query,
    readPreferences(request.headers.get('Prefer'), 'DELETE'),
  )
  const target = readTarget(engine, store.table, query, 'DELETE')
  const actor = restActor(caller, store.table, store.remove)
  const rows = await db.transaction().execute(async (transaction) => {
    const context: WriteContext = { transaction, engine, actor, now: caller.now }
    const found = await findRows(store.table, context, target)
    checkSingular(format, found)
    for (const row of found) await store.delete(context, row)
    return found
  })
  return rowsResponse(format, { rows, status: 204, range: '*' })
}
