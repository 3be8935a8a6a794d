import { minute } from '../time/durations.ts'

/** How long after a change its author counts as still being there. */
const recently = 5 * minute

/**
 * Who else has written in a draft in the last minutes, the latest first.
 * @param texts of the draft, each with its author and the time in milliseconds since 1970.
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
