import type { ViewingRole } from '../viewing-links.ts'
import type { Viewing } from '../viewing.ts'

/**
 * The maximum number of changes by a visitor, each of which sends two e-mails. Beyond it they are
 * asked to call.
 */
const maxChanges = 12
/** The same before the first e-mail is read: until then, the address may be somebody else's. */
const maxUnconfirmedChanges = 2

/**
 * Whether the link of a visitor may still move a viewing. The link on the page after a request may
 * only move a half-hour that is held: a request that holds none may come from a robot, or be one of
 * too many.
 */
export const mayMove = (
  role: ViewingRole,
  { sequence, state, start }: Pick<Viewing, 'sequence' | 'state' | 'start'>,
): boolean =>
  role === 'view'
    ? sequence < maxUnconfirmedChanges &&
      start !== undefined &&
      (state === 'requested' || state === 'confirmed')
    : sequence < maxChanges
