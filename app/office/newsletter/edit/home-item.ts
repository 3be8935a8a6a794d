import type { requireMember } from '#app/office/guard.ts'
import { homeLabels } from '#app/office/home-labels.ts'
import { openMemberHomes } from '#app/office/homes/member-homes.ts'
import { readHomeSearch } from '#server/homes/list-homes.ts'
import type { IssueItem } from '#server/newsletter/issues/issue.ts'
import { fold } from '#server/shared/text/fold.ts'

/**
 * A home on the site as an item. It is found by its reference, by its title in either language, or
 * by a part of the title that no other home has; undefined if there is none, or several.
 */
export async function homeItem(
  request: ReturnType<typeof requireMember>,
  text: string,
): Promise<IssueItem | undefined> {
  const typed = fold(text.trim())
  if (typed === '') return undefined
  const labels = [...(await homeLabels(request.site))]
  const titled = (matches: (title: string) => boolean) =>
    labels.filter(([, { title }]) => Object.values(title).some((one) => matches(fold(one))))
  const named =
    labels.find(([ref]) => fold(ref) === typed) ??
    only(titled((title) => title === typed)) ??
    only(titled((title) => title.includes(typed)))
  const search = readHomeSearch(new URLSearchParams({ q: named?.[0] ?? text.trim() }))
  const homes = await openMemberHomes(request)
  const found = await homes.list(search, 'en')
  const published = found.homes.filter(({ publication }) => publication === 'published')
  const home = named ? published.find(({ property }) => property.ref === named[0]) : only(published)
  return home && { kind: 'home', key: home.property.slug }
}

const only = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined)
