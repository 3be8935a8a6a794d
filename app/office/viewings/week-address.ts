import { type Language, pathIn } from '#server/language.ts'

/** Whose viewings are shown: of everybody, or of the member, with requests that are nobody's. */
export const viewingOwners = ['everybody', 'mine'] as const
export type ViewingOwner = (typeof viewingOwners)[number]

/** Reads whose viewings an address asks for. */
export const ownerIn = (search: URLSearchParams): ViewingOwner =>
  viewingOwners.find((one) => one === search.get('whose')) ?? 'everybody'

/** The address of the viewings, of the week of a day where one is given. */
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
