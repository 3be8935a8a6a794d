import type { SupabaseClient } from '@supabase/supabase-js'
import * as v from 'valibot'
import { rowsOf } from './stored-home.ts'

/** When something was changed (ISO 8601) and by whom, according to the log. */
export interface LastChange {
  at: string
  by: string
}

/**
 * The most entries of the log that are read; homes whose last change is further back are left out.
 */
const maxEntries = 1000

const entry = v.object({ row_id: v.string(), at: v.string(), actor: v.string() })

/**
 * The last change of each home, by its id.
 * @throws {NotAllowed}
 * @throws {Unavailable}
 */
export async function lastChanges(
  client: SupabaseClient,
  ids: readonly string[],
): Promise<Map<string, LastChange>> {
  if (ids.length === 0) return new Map()
  const log = await client
    .from('changes')
    .select('row_id,at,actor')
    .eq('table_name', 'properties')
    .in('row_id', ids)
    .order('id', { ascending: false })
    .limit(maxEntries)
  const changes = new Map<string, LastChange>()
  for (const row of rowsOf(log)) {
    const result = v.safeParse(entry, row)
    if (!result.success) continue
    const { row_id: id, at, actor: by } = result.output
    if (!changes.has(id)) changes.set(id, { at: new Date(at).toISOString(), by })
  }
  return changes
}
