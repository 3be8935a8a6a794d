import type { requireMember } from '#app/office/guard.ts'
import { openMemberHomes } from '#app/office/homes/member-homes.ts'
import { orErrorPage } from '#app/office/unavailable.ts'
import { readHomeSearch } from '#server/homes/list-homes.ts'
import type { IssueItem } from '#server/newsletter/issues/issue.ts'

/**
 * A home on the site by its reference or its title in either language, or the only one that is
 * found by what was typed, as an item; undefined where there is none, or several.
 * @throws 503
 */
export async function homeItem(
  request: ReturnType<typeof requireMember>,
  text: string,
): Promise<IssueItem | undefined> {
  const typed = text.trim().toLowerCase()
  if (typed === '') return undefined
  const search = readHomeSearch(new URLSearchParams({ q: typed }))
  const homes = await openMemberHomes(request)
  const found = await orErrorPage(homes.list(search))
  const published = found.homes.filter(({ publication }) => publication === 'published')
  const titled = published.filter(({ property: { title, translations } }) =>
    [title, translations?.es?.title].some((one) => one?.toLowerCase() === typed),
  )
  const home =
    published.find(({ property }) => property.ref.toLowerCase() === typed) ??
    (titled.length === 1 ? titled[0] : undefined) ??
    (published.length === 1 ? published[0] : undefined)
  return home && { kind: 'home', key: home.property.slug }
}
