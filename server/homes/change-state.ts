import { columnsOfState, type HomeState, type StateColumns } from './home-state.ts'
import type { StaffHome } from './home.ts'
import { publish } from './publish.ts'
import type { HomeAuthor } from './save-draft.ts'
import { rowsOf } from './store.ts'

/** `changed`: somebody else has changed the home meanwhile, so nothing was done. */
export type Change = 'done' | 'changed'

/**
 * Changes the price of a home at once.
 * @param seen the home as it was shown.
 * @throws {NotAllowed}
 * @throws {Unavailable}
 */
export async function changePrice(
  author: HomeAuthor,
  seen: { id: string; revision: number },
  price: number,
): Promise<Change> {
  return (await changeHome(author, seen, { price })) ? 'done' : 'changed'
}

/**
 * Changes the state of a home at once. A home that was never published is published with its draft,
 * which has to meet all rules.
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
  const isVisible = state !== 'draft' && state !== 'withdrawn'
  if (isVisible && home.publication === 'draft') {
    const { outcome } = await publish(author, id)
    return outcome === 'published' ? 'done' : 'incomplete'
  }
  return (await changeHome(author, { id, revision }, columnsOfState(state))) ? 'done' : 'changed'
}

/** Changes one thing of a home at once, if it is as it was seen. @returns whether it was. */
export async function changeHome(
  { client }: HomeAuthor,
  { id, revision }: { id: string; revision: number },
  change: { price: number } | StateColumns,
): Promise<boolean> {
  const answer = await client
    .from('properties')
    .update(change)
    .eq('id', id)
    .eq('revision', revision)
    .select('id')
  return rowsOf(answer).length === 1
}
