import type { SupabaseClient } from '@supabase/supabase-js'
import type { Property } from '../catalogue/property.ts'
import { readHome } from './home.ts'
import { rowsOf } from './store.ts'

/**
 * A home by its reference, whatever the case.
 * @returns undefined where there is none.
 * @throws {NotAllowed}
 * @throws {Unavailable}
 */
export async function findByReference(
  client: SupabaseClient,
  reference: string,
): Promise<Property | undefined> {
  // Letters and digits alone, because a pattern would find other homes.
  if (!/^[A-Za-z0-9-]{1,40}$/.test(reference)) return undefined
  const found = await client.from('properties').select('*').ilike('ref', reference).limit(1)
  return rowsOf(found).flatMap((row) => readHome(row)?.property ?? [])[0]
}
