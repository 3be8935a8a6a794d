import type { SupabaseClient } from '@supabase/supabase-js'
import { referenceKey } from '../catalogue/reference-key.ts'
import type { PublishingProblem } from './check.ts'
import { findByReference } from './find-by-reference.ts'
import type { StaffHome } from './home.ts'

/**
 * The problem that another home has the reference, in any letter case. A home may keep its present
 * reference.
 * @throws {NotAllowed}
 * @throws {Unavailable}
 */
export async function referenceTaken(
  client: SupabaseClient,
  id: string,
  { home, ref }: { home: StaffHome | undefined; ref: string },
): Promise<PublishingProblem[]> {
  if (home && referenceKey(home.property.ref) === referenceKey(ref)) return []
  const owner = (await findByReference(client, ref)).find((other) => other.id !== id)
  return owner ? [{ field: 'ref', kind: 'taken', owner: owner.title }] : []
}
