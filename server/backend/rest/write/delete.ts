import type { Database } from '../../../database/database.ts'
import { writeResponse, checkSingular, readResponseFormat } from './response.ts'
import { findProperties, readTarget } from './find-properties.ts'
import { readPreferences } from './preferences.ts'
import { deleteProperty } from './store-property.ts'
import { actorOf, type Caller, type WriteContext } from './context.ts'

/**
 * DELETE /properties: deletes the homes that match the filters, all or none.
 * @throws {RestError} with PostgREST's code for an invalid request.
 */
export async function deleteProperties(
  { db, engine }: Database,
  caller: Caller,
  request: Request,
): Promise<Response> {
  const query = new URL(request.url).searchParams
  const format = readResponseFormat(
    request,
    query,
    readPreferences(request.headers.get('Prefer'), 'DELETE'),
  )
  const target = readTarget(engine, query, 'DELETE')
  const actor = actorOf(caller, 'homes.delete')
  const rows = await db.transaction().execute(async (transaction) => {
    const context: WriteContext = { transaction, engine, actor, now: new Date() }
    const found = await findProperties(context, target)
    checkSingular(format, found)
    for (const row of found) await deleteProperty(context, row)
    return found
  })
  return writeResponse(format, { rows, status: 204, range: '*' })
}
