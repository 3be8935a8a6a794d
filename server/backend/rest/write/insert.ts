import type { Database } from '../../../database/database.ts'
import { readConditions } from '../conditions.ts'
import { RestError } from '../rest-error.ts'
import type { RestRow } from '../rows.ts'
import { columnTypeOf } from '../tables.ts'
import { readJsonValue } from '../values.ts'
import { restActor, type RestCaller, type WriteContext } from './context.ts'
import { type Payload, readPayload } from './payload.ts'
import { type Preferences, readPreferences } from './preferences.ts'
import { rowsResponse, checkSingular, readResponseFormat } from './response.ts'
import type { Store } from './store.ts'
import { lockMatchingRows } from './write-rows.ts'

/**
 * POST: adds rows, all or none. With a `resolution`, existing rows are changed or left unchanged.
 * @throws {RestError} with PostgREST's code for an invalid request.
 */
export async function insertRows(
  { db, engine }: Database,
  store: Store,
  caller: RestCaller,
  request: Request,
): Promise<Response> {
  const query = new URL(request.url).searchParams
  const preferences = readPreferences(request.headers.get('Prefer'), 'POST')
  // An insertion has no conditions, but malformed ones are refused, as by PostgREST.
  readConditions(query)
  const payload = await readPayload(store.table, request, query)
  const format = readResponseFormat(store.table, request, query, preferences)
  const conflict = preferences.resolution && conflictColumn(store, query.get('on_conflict'))
  const actor = restActor(caller, store.table, store.write)
  const now = caller.now
  const proposed = payload.rows.map((row) =>
    toRow(store, { payload, preferences, given: row, now }),
  )
  const { rows, inserted } = await db.transaction().execute(async (transaction) => {
    const result = await writeRows(
      store,
      { transaction, engine, actor, now },
      { payload, proposed, preferences, conflict },
    )
    checkSingular(format, result.rows)
    return result
  })
  const [only] = rows
  return rowsResponse(format, {
    rows,
    // An upsert that only changed homes has created nothing.
    status: preferences.resolution === 'merge-duplicates' && inserted === 0 ? 200 : 201,
    range: '*',
    location:
      rows.length === 1
        ? `/${store.table.name}?id=eq.${encodeURIComponent(String(only?.id))}`
        : undefined,
  })
}

/** @throws {RestError} 42703 or 42P10 for a column that is not unique. */
function conflictColumn({ table, unique }: Store, columns: string | null): string {
  const column = columns?.trim() || 'id'
  if (unique.includes(column)) return column
  const unknown = column.split(',').find((name) => columnTypeOf(table, name.trim()) === undefined)
  if (unknown !== undefined)
    throw new RestError(400, '42703', `column "${unknown.trim()}" does not exist`)
  throw new RestError(
    400,
    '42P10',
    'there is no unique or exclusion constraint matching the ON CONFLICT specification',
  )
}

/** A complete row: the values of the body, and defaults. */
function toRow(
  { table, defaultsOf }: Store,
  {
    payload: { columns },
    preferences: { missingDefault },
    given,
    now,
  }: { payload: Payload; preferences: Preferences; given: RestRow; now: number },
): RestRow {
  const defaults = defaultsOf(now)
  return Object.fromEntries(
    Object.entries(table.columns).map(([name, type]) => {
      const isWritten = columns.includes(name) && (Object.hasOwn(given, name) || !missingDefault)
      return [name, isWritten ? readJsonValue(type, given[name]) : (defaults[name] ?? null)]
    }),
  )
}

/** Inserts or changes the proposed rows, one after the other. */
async function writeRows(
  { table, ...store }: Store,
  context: WriteContext,
  {
    payload: { columns },
    proposed,
    preferences,
    conflict,
  }: {
    payload: Payload
    proposed: RestRow[]
    preferences: Preferences
    conflict: string | undefined
  },
): Promise<{ rows: RestRow[]; inserted: number }> {
  const rows: RestRow[] = []
  const touched = new Set<unknown>()
  let inserted = 0
  for (const row of proposed) {
    const [before] = conflict ? await lockMatchingRows(context, table, conflict, row[conflict]) : []
    if (!before) {
      rows.push(await store.insert(context, row))
      inserted++
    } else if (preferences.resolution === 'merge-duplicates') {
      // PostgreSQL also checks the constraints of a row before it looks for a conflict.
      store.check(row)
      if (touched.has(before.id)) throw duplicateRowError()
      const changed = Object.fromEntries(columns.map((name) => [name, row[name]]))
      rows.push(await store.update(context, before, changed))
    }
    touched.add(before?.id ?? row.id)
  }
  return { rows, inserted }
}

const duplicateRowError = () =>
  new RestError(400, '21000', 'ON CONFLICT DO UPDATE command cannot affect row a second time', {
    hint: 'Ensure that no rows proposed for insertion within the same command have duplicate constrained values.',
  })
