import type { SupabaseClient } from '@supabase/supabase-js'
import * as v from 'valibot'
import { rowsOf } from './stored-home.ts'

/** The most rows in one answer of a hosted project, which may be set to fewer. */
const maxRows = 1000

const keyed = v.object({ id: v.union([v.string(), v.number()]) })

/**
 * Every row of a table by its id, including rows that cannot be read as a home or a draft.
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
