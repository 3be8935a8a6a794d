import type { NamedEntry } from '#server/audit-log/row-names.ts'

const perPage = 50

/** The page of the log that an address asks for, as parameters for reading the log. */
export function pageAsked({ searchParams }: URL): { olderThan: number | undefined; limit: number } {
  const older = /^\d{1,15}$/.exec(searchParams.get('older') ?? '')?.[0]
  return { olderThan: older === undefined ? undefined : Number(older), limit: perPage + 1 }
}

/** The entries of a page, and the last entry if there are older ones. */
export function pageOf(entries: readonly NamedEntry[]): {
  shown: readonly NamedEntry[]
  older: number | undefined
} {
  const shown = entries.slice(0, perPage)
  return { shown, older: entries.length > perPage ? shown.at(-1)?.id : undefined }
}
