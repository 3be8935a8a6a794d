import type { requireMember } from '#app/office/guard.ts'
import { homesOf } from '#app/office/homes/member-homes.ts'
import { orErrorPage } from '#app/office/unavailable.ts'
import { readHomeSearch } from '#server/homes/list-homes.ts'
import type { IssueItem } from '#server/newsletter/issues/issue.ts'

/** A home on the site by its reference, as an item; undefined where there is none. @throws 503 */
export async function homeItem(
  request: ReturnType<typeof requireMember>,
  text: string,
): Promise<IssueItem | undefined> {
  const reference = text.trim().toLowerCase()
  if (reference === '') return undefined
  const search = readHomeSearch(new URLSearchParams({ q: reference }))
  const homes = await homesOf(request)
  const found = await orErrorPage(homes.list(search))
  const home = found.homes.find(
    ({ property, publication }) =>
      publication === 'published' && property.ref.toLowerCase() === reference,
  )
  return home && { kind: 'home', key: home.property.slug }
}
