import type { Database } from '../../../database/database.ts'
import { contentRange } from '../range.ts'
import type { Row } from '../rows.ts'
import { typeOf } from '../tables.ts'
import { readJsonValue } from '../values.ts'
import { answerWritten, checkSingular, readAnswerForm } from './answer.ts'
import { findRows, readTarget } from './find-rows.ts'
import { type Payload, readPayload } from './payload.ts'
import { type Preferences, readPreferences } from './preferences.ts'
import type { Store } from './store.ts'
import { actorOf, type Asker, type Writer } from './writer.ts'

/**
 * PATCH: changes the rows that the filters find, all or none. A filter on `revision` makes sure
 * that nobody else has changed them since they were read: then none is found.
 * @throws {RestError} as PostgREST answers what cannot be written.
 */
export async function updateRows(
  { db, engine }: Database,
  store: Store,
  asker: Asker,
  request: Request,
): Promise<Response> {
  const query = new URL(request.url).searchParams
  const preferences = readPreferences(request.headers.get('Prefer'), 'PATCH')
  const payload = await readPayload(store.table, request, query)
  const form = readAnswerForm(store.table, request, query, preferences)
  const target = readTarget(engine, store.table, query, 'UPDATE')
  const actor = actorOf(asker, store.table, store.write)
  const now = new Date()
  const changed = readChanges(store, payload, preferences, now)
  const rows = await db.transaction().execute(async (transaction) => {
    const writer: Writer = { transaction, engine, actor, now }
    // An empty body changes nothing, and finds nothing.
    const found = changed ? await findRows(store.table, writer, target) : []
    const stored: Row[] = []
    for (const row of found) stored.push(await store.update(writer, row, changed ?? {}))
    checkSingular(form, stored)
    return stored
  })
  const [range = '*'] = contentRange(0, rows.length, undefined).split('/')
  return answerWritten(form, { rows, status: 204, range })
}

/** The new values: of several objects the first counts, as with PostgREST. */
function readChanges(
  { table, defaultsOf }: Store,
  { columns, rows: [given] }: Payload,
  { missingDefault }: Preferences,
  now: Date,
): Row | undefined {
  if (!given || columns.length === 0) return undefined
  const defaults = defaultsOf(now)
  return Object.fromEntries(
    columns.map((name) => [
      name,
      missingDefault && !Object.hasOwn(given, name)
        ? (defaults[name] ?? null)
        : readJsonValue(typeOf(table, name) ?? 'text', given[name]),
    ]),
  )
}
