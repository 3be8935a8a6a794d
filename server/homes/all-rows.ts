import type { SupabaseClient } from '@supabase/supabase-js'
import * as v from 'valibot'
import { rowsOf } from './stored-home.ts'

/** The most rows that are requested at once; a hosted project may return fewer. */
const maxRows = 1000

const keyed = v.object({ id: v.union([v.string(), v.number()]) })

/**
 * All rows of a table in the order of their ids, also those that cannot be read as a home or a
 * draft.
 * @throws {NotAllowed}
 * @throws {Unavailable}
 */
export async function* allRows(
  client: SupabaseClient,
  table: 'properties' | 'home_drafts',
  columns = '*',
): AsyncGenerator {
  for (let after: string | number | undefined; ;) {
    const all = client.from(table).select(columns)
    const rest = after === undefined ? all : all.gt('id', after)
    const rows = rowsOf(await rest.order('id').limit(maxRows))
    if (rows.length === 0) return
    yield* rows
    after = v.parse(keyed, rows.at(-1)).id
  }
}
