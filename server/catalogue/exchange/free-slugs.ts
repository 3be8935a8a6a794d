import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { Property } from '../property.ts'

/**
 * Gives temporary slugs to properties whose slugs are about to change, because two of them may
 * exchange theirs. No real slug has a tilde.
 * @param before the present properties, by id.
 */
export async function freeSlugs(
  transaction: Kysely<Schema>,
  properties: readonly Pick<Property, 'id' | 'slug'>[],
  before: ReadonlyMap<string, Pick<Property, 'slug'>>,
): Promise<void> {
  const moving = properties.filter(
    ({ id, slug }) => before.has(id) && before.get(id)?.slug !== slug,
  )
  for (const { id } of moving)
    await transaction
      .updateTable('properties')
      .set({ slug: `~${id}` })
      .where('id', '=', id)
      .execute()
}
