import type { SupabaseClient } from '@supabase/supabase-js'
import type { Property } from '../catalogue/property.ts'
import { referenceKey } from '../catalogue/reference-key.ts'
import { propertyRules } from '../catalogue/rules/property-rules.ts'
import { readHome } from './home.ts'
import { rowsOf } from './stored-home.ts'

/**
 * The homes with a reference, in any letter case: usually one at most, but several may have shared
 * it before references had to be unique.
 * @throws {NotAllowed}
 * @throws {Unavailable}
 */
export async function findByReference(
  client: SupabaseClient,
  reference: string,
): Promise<Property[]> {
  if (propertyRules.ref.parse(reference) === undefined) return []
  // In a pattern, `_` matches any character. It replaces ambiguous ones, because PostgREST cannot
  // quote its wildcard `*`; the exact comparison follows below.
  const pattern = reference.replaceAll(/[^a-z0-9-]/giu, '_')
  const found = await client.from('properties').select('*').ilike('ref', pattern)
  return rowsOf(found)
    .flatMap((row) => readHome(row)?.property ?? [])
    .filter(({ ref }) => referenceKey(ref) === referenceKey(reference))
}
