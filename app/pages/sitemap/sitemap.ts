import { data } from 'react-router'
import { siteContext } from '#app/context.ts'
import { fileResponse } from '#app/feeds/file-response.ts'
import { orUnavailablePage } from '#app/unavailable.ts'
import type { SiteRequest } from '#server/site.ts'
import type { Route } from './+types/sitemap.ts'
import { sitemapIndexXml, sitemapXml } from './entries.ts'
import { pagesOfHomes, pagesWithoutHomes } from './pages.ts'

/**
 * The maximum number of homes in one file. Each home has two addresses; a file may have 50,000
 * addresses and 50 MB, of which these homes take about four.
 */
const homesInFile = 1000

/**
 * All pages in both languages, each with its alternates. If there are too many homes for one file,
 * `/sitemap.xml` names the others: `/sitemaps/0.xml` has the pages without homes, `/sitemaps/1.xml`
 * the first homes, and so on.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const text = await orUnavailablePage(site.log, 'the sitemap could not be made', () =>
    'part' in params ? partXml(site, params.part ?? '') : mainXml(site),
  )
  if (text === undefined) throw data(null, { status: 404 })
  return fileResponse(text, 'application/xml')
}

async function mainXml(site: SiteRequest): Promise<string> {
  const { siteUrl } = site.config
  const { total } = await site.catalogue.list({ limit: 1 })
  if (total > homesInFile) {
    const parts = Math.ceil(total / homesInFile)
    return sitemapIndexXml(
      Array.from({ length: parts + 1 }, (_, part) => `${siteUrl}/sitemaps/${part}.xml`),
    )
  }
  const homes = await site.catalogue.index()
  return sitemapXml(siteUrl, [...pagesWithoutHomes(site), ...pagesOfHomes(homes)])
}

/** One of the files of a large catalogue; undefined if there is no such file. */
async function partXml(site: SiteRequest, name: string): Promise<string | undefined> {
  const [, number] = name.match(/^(\d{1,5})\.xml$/) ?? []
  if (number === undefined) return undefined
  const part = Number(number)
  const { siteUrl } = site.config
  if (part === 0) return sitemapXml(siteUrl, pagesWithoutHomes(site))
  const homes = await site.catalogue.index({ offset: (part - 1) * homesInFile, limit: homesInFile })
  return homes.length > 0 ? sitemapXml(siteUrl, pagesOfHomes(homes)) : undefined
}
