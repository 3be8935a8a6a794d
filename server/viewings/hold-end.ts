/** A hold ends at the latest when the last of its half-hours begins. Milliseconds since 1970, here and below. */
export const holdEnd = (held: readonly number[], latest: number): number =>
  Math.min(latest, Math.max(...held))

/** Whether a hold ends only when the last of its half-hours begins, so that its end says nothing more. */
export const isHeldToTheEnd = (held: readonly number[], until: number): boolean =>
  until >= Math.max(...held)
