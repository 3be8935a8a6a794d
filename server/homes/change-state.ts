import type { Property } from '../catalogue/property.ts'
import { columnsOfState, type HomeState, type StateColumns } from './home-state.ts'
import type { StaffHome } from './home.ts'
import { publishHomeDraft } from './publish-draft.ts'
import type { HomeAuthor } from './save-draft.ts'
import { rowsOf } from './stored-home.ts'

/** `changed`: somebody else has changed the home since it was shown, so nothing was done. */
export type Change = 'done' | 'changed'

/** A price, and the former price from which visitors are shown a reduction. */
type HomePrice = Pick<Property, 'price' | 'formerPrice'>

/**
 * Changes the price of a home at once.
 * @param seen the home, with the revision that was shown.
 * @throws {NotAllowed}
 * @throws {Unavailable}
 */
export async function changePrice(
  author: HomeAuthor,
  { home: { property }, revision }: { home: StaffHome; revision: number },
  { price, formerPrice }: HomePrice,
): Promise<Change> {
  // A hosted project's table may lack the column.
  const former = formerPrice === property.formerPrice ? {} : { former_price: formerPrice }
  const change = { price, ...former }
  return (await changeHome(author, { id: property.id, revision }, change)) ? 'done' : 'changed'
}

/**
 * Changes the state of a home at once. A draft is published in that state, with its changes, and
 * has to meet all rules.
 * @param seen the home, with the revision that was shown.
 * @returns `incomplete` when the draft cannot be published.
 * @throws {NotAllowed}
 * @throws {Unavailable}
 */
export async function changeState(
  author: HomeAuthor,
  { home, revision }: { home: StaffHome; revision: number },
  state: HomeState,
): Promise<Change | 'incomplete'> {
  const { id } = home.property
  const columns = columnsOfState(state)
  if (columns.publication !== 'published' || home.publication !== 'draft')
    return (await changeHome(author, { id, revision }, columns)) ? 'done' : 'changed'
  const { outcome } = await publishHomeDraft(author, id, { seen: revision, status: columns.status })
  if (outcome === 'published') return 'done'
  return outcome === 'refused' || outcome === 'undecided' ? 'incomplete' : 'changed'
}

/**
 * Changes columns of a home at once, provided that it still has the revision that was seen.
 * @returns whether it did.
 */
export async function changeHome(
  { client }: HomeAuthor,
  { id, revision }: { id: string; revision: number },
  change: { price: number; former_price?: number | null } | StateColumns,
): Promise<boolean> {
  const answer = await client
    .from('properties')
    .update(change)
    .eq('id', id)
    .eq('revision', revision)
    .select('id')
  return rowsOf(answer).length === 1
}
