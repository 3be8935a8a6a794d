import type { NamedEntry } from '#server/audit-log/row-names.ts'
import { minute } from '#server/shared/time/durations.ts'

/** Pictures that a member adds to a home within this time are shown as one entry. */
const together = 10 * minute

/** An entry, or the newest of several that are shown as one. */
interface GroupedEntry {
  entry: NamedEntry
  /** The number of entries that it represents. */
  count: number
}

/** Groups the pictures that were sent to a home together into one entry, newest first. */
export function groupUploads(entries: readonly NamedEntry[]): GroupedEntry[] {
  const groups: (GroupedEntry & { oldest: NamedEntry })[] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    if (last && isOneUpload(last.oldest, entry)) {
      last.count++
      last.oldest = entry
    } else groups.push({ entry, count: 1, oldest: entry })
  }
  return groups.map(({ entry, count }) => ({ entry, count }))
}

const isOneUpload = (newer: NamedEntry, older: NamedEntry): boolean =>
  isPicture(newer) &&
  isPicture(older) &&
  newer.actor === older.actor &&
  newer.of?.en === older.of?.en &&
  newer.at - older.at <= together

const isPicture = ({ table, action, after }: NamedEntry): boolean =>
  table === 'objects' &&
  action === 'insert' &&
  typeof after?.name === 'string' &&
  after.name.endsWith('.jpg')
