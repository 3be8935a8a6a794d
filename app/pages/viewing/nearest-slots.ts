import type { DayView } from './calendar-view.ts'

/** A half-hour with its day. */
interface NamedSlot {
  value: string
  /** The name of the half-hour: `Tue 24 Nov, 10:30`. */
  name: string
}

const offeredCount = 3

/**
 * The chosen half-hours that are taken, and the free ones nearest to the first of them, by time.
 */
export function nearestSlots(
  days: readonly DayView[],
  chosen: readonly string[],
): { taken: NamedSlot[]; near: NamedSlot[] } {
  const all = days.flatMap(({ title, slots }) =>
    slots.map(({ value, time, iso, free }) => ({
      value,
      free,
      name: `${title}, ${time}`,
      start: Date.parse(iso),
    })),
  )
  const taken = all.filter(({ value, free }) => !free && chosen.includes(value))
  const [first] = taken
  const near = first
    ? all
        .filter(({ free }) => free)
        .sort((a, b) => Math.abs(a.start - first.start) - Math.abs(b.start - first.start))
        .slice(0, offeredCount)
        .sort((a, b) => a.start - b.start)
    : []
  return { taken, near }
}
