import type { Database } from '../../../database/database.ts'
import { answerWritten, checkSingular, readAnswerForm } from './answer.ts'
import { findHomes, readTarget } from './find-homes.ts'
import { readPreferences } from './preferences.ts'
import { deleteHome } from './store-home.ts'
import { actorOf, type Asker, type Writer } from './writer.ts'

/**
 * DELETE /properties: takes away the homes that the filters find, all or none.
 * @throws {RestError} as PostgREST answers what cannot be done.
 */
export async function deleteProperties(
  { db, engine }: Database,
  asker: Asker,
  request: Request,
): Promise<Response> {
  const query = new URL(request.url).searchParams
  const form = readAnswerForm(
    request,
    query,
    readPreferences(request.headers.get('Prefer'), 'DELETE'),
  )
  const target = readTarget(engine, query, 'DELETE')
  const actor = actorOf(asker, 'homes.delete')
  const rows = await db.transaction().execute(async (transaction) => {
    const writer: Writer = { transaction, engine, actor, now: new Date() }
    const found = await findHomes(writer, target)
    checkSingular(form, found)
    for (const row of found) await deleteHome(writer, row)
    return found
  })
  return answerWritten(form, { rows, status: 204, range: '*' })
}
