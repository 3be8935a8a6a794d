import type { SupabaseClient } from '@supabase/supabase-js'
import type { Property } from '../catalogue/property.ts'
import { referenceKey } from '../catalogue/reference-key.ts'
import { propertyRules } from '../catalogue/rules/property-rules.ts'
import { readHome } from './home.ts'
import { rowsOf } from './stored-home.ts'

/**
 * The homes with a reference, in any letter case. Usually there is at most one, but several may
 * have had the same before that was refused.
 * @throws {NotAllowed}
 * @throws {Unavailable}
 */
export async function findByReference(
  client: SupabaseClient,
  reference: string,
): Promise<Property[]> {
  if (propertyRules.ref.parse(reference) === undefined) return []
  // PostgREST has no way to quote its `*`. The pattern matches any character in place of an
  // ambiguous one, and the homes with the right reference are selected from the result.
  const pattern = reference.replaceAll(/[^a-z0-9-]/giu, '_')
  const found = await client.from('properties').select('*').ilike('ref', pattern)
  return rowsOf(found)
    .flatMap((row) => readHome(row)?.property ?? [])
    .filter(({ ref }) => referenceKey(ref) === referenceKey(reference))
}
