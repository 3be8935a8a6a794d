import type { Database } from '../../../database/database.ts'
import { answerWritten, checkSingular, readAnswerForm } from './answer.ts'
import { findRows, readTarget } from './find-rows.ts'
import { readPreferences } from './preferences.ts'
import type { Store } from './store.ts'
import { actorOf, type Asker, type Writer } from './writer.ts'

/**
 * DELETE: takes away the rows that the filters find, all or none.
 * @throws {RestError} as PostgREST answers what cannot be done.
 */
export async function deleteRows(
  { db, engine }: Database,
  store: Store,
  asker: Asker,
  request: Request,
): Promise<Response> {
  const query = new URL(request.url).searchParams
  const form = readAnswerForm(
    store.table,
    request,
    query,
    readPreferences(request.headers.get('Prefer'), 'DELETE'),
  )
  const target = readTarget(engine, store.table, query, 'DELETE')
  const actor = actorOf(asker, store.table, store.remove)
  const rows = await db.transaction().execute(async (transaction) => {
    const writer: Writer = { transaction, engine, actor, now: new Date() }
    const found = await findRows(store.table, writer, target)
    checkSingular(form, found)
    for (const row of found) await store.delete(writer, row)
    return found
  })
  return answerWritten(form, { rows, status: 204, range: '*' })
}
