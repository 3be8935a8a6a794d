import { data } from 'react-router'
import { orErrorPage } from '#app/office/unavailable.ts'
import { listHomes, readHomeSearch } from '#server/homes/list-homes.ts'
import type { Issue, IssueItem } from '#server/newsletter/issues/issue.ts'
import type { SiteRequest } from '#server/site.ts'

/** The newsletter of an address. @throws 404, 503 */
export async function loadIssue(site: SiteRequest, id: string): Promise<Issue> {
  const issue = await orErrorPage(site.newsletterIssues.find(id))
  if (!issue) throw data(null, { status: 404 })
  return issue
}

/** A home on the site by its reference, as an item; undefined where there is none. @throws 503 */
export async function homeItem(site: SiteRequest, text: string): Promise<IssueItem | undefined> {
  const reference = text.trim().toLowerCase()
  const client = await site.account.staffClient()
  if (reference === '' || !client) return undefined
  const search = readHomeSearch(new URLSearchParams({ q: reference }))
  const { homes } = await orErrorPage(listHomes(client, search))
  const home = homes.find(
    ({ property, publication }) =>
      publication === 'published' && property.ref.toLowerCase() === reference,
  )
  return home && { kind: 'home', key: home.property.slug }
}
