import { type Language, pathIn } from '#server/language.ts'

/** Whose viewings are shown: everybody's, or the member's with requests that have no assignee. */
export const viewingOwners = ['everybody', 'mine'] as const
type ViewingOwner = (typeof viewingOwners)[number]

/** Reads from an address whose viewings are shown. */
export const ownerIn = (search: URLSearchParams): ViewingOwner =>
  viewingOwners.find((one) => one === search.get('whose')) ?? 'everybody'

/** The address of the viewings; with a date, of that week. */
export function weekAddress(
  { date, whose }: { date?: string | undefined; whose: ViewingOwner },
  language: Language,
): string {
  const query = new URLSearchParams({
    ...(date && { day: date }),
    ...(whose === 'mine' && { whose }),
  })
  return pathIn(language, '/office/viewings') + (query.size > 0 ? `?${query}` : '')
}
