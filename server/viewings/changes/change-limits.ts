import type { ViewingRole } from '../viewing-links.ts'
import type { Viewing } from '../viewing.ts'

/**
 * How often a visitor may move a viewing, which sends two e-mails each time. Further moves are
 * refused, and the visitor is asked to call.
 */
const maxMoves = 12
/**
 * The maximum while nobody has opened a link from an e-mail: until then the address may be somebody
 * else's.
 */
const maxUnconfirmedMoves = 2

/**
 * Whether a visitor's link may still move a viewing. The link on the page after a request (`view`)
 * may do so only if the viewing has a half-hour: a request without one may come from a robot, or
 * exceed the limits.
 */
export const mayMove = (
  role: ViewingRole,
  { visitorMoves, state, start }: Pick<Viewing, 'visitorMoves' | 'state' | 'start'>,
): boolean =>
  role === 'view'
    ? visitorMoves < maxUnconfirmedMoves &&
      start !== undefined &&
      (state === 'requested' || state === 'confirmed')
    : visitorMoves < maxMoves
