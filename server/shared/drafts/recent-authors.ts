import { minute } from '../time/durations.ts'

/** How long after a change its author still counts as editing. */
const recently = 5 * minute

/**
 * Who else has edited a draft in the last minutes, latest first.
 * @param texts the texts of the draft, each with its author and the time in milliseconds since
 *   1970.
 */
export function recentAuthors(
  texts: readonly { by: string; at: number }[],
  { me, now }: { me: string; now: number },
): string[] {
  const recent = texts
    .filter(({ by, at }) => by !== '' && by !== me && at > now - recently)
    .toSorted((one, other) => other.at - one.at)
  return [...new Set(recent.map(({ by }) => by))]
}
