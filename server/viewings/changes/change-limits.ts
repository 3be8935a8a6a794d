import type { ViewingRole } from '../viewing-links.ts'
import type { Viewing } from '../viewing.ts'

/**
 * The maximum number of changes by a visitor, each of which sends two e-mails. Further changes are
 * refused, and the visitor is asked to call.
 */
const maxChanges = 12
/**
 * The maximum for a visitor who has not opened a link in an e-mail yet: until then, the address may
 * be somebody else's.
 */
const maxUnconfirmedChanges = 2

/**
 * Whether a visitor's link may still move a viewing. The link on the page after a request may move
 * a viewing only if it holds a half-hour: a request without one may come from a robot, or exceed
 * the limits.
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
