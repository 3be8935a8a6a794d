import type { SupabaseClient } from '@supabase/supabase-js'
import type { PublishingProblem } from './check.ts'
import { readHome, type StaffHome } from './home.ts'
import { rowsOf } from './store.ts'

/**
 * The problem that another home has the reference, whatever its case. A home that already has it
 * keeps it.
 * @throws {NotAllowed}
 * @throws {Unavailable}
 */
export async function referenceTaken(
  client: SupabaseClient,
  id: string,
  { home, ref }: { home: StaffHome | undefined; ref: string },
): Promise<PublishingProblem[]> {
  const isSame = (one: string) => one.toLowerCase() === ref.toLowerCase()
  if (home && isSame(home.property.ref)) return []
  // A pattern may find too many homes, of which the right one is chosen.
  const pattern = ref.replaceAll('\\', '_')
  const found = await client.from('properties').select('*').ilike('ref', pattern).neq('id', id)
  const owner = rowsOf(found)
    .flatMap((row) => readHome(row)?.property ?? [])
    .find((other) => isSame(other.ref))
  return owner ? [{ field: 'ref', kind: 'taken', owner: owner.title }] : []
}
