import { propertyCard } from '#app/catalogue/card-data.ts'
import { homeTexts, paragraphsOf } from '#app/catalogue/home-texts.ts'
import { siteContext } from '#app/context.ts'
import { atomXml } from '#app/feeds/atom.ts'
import { fileResponse } from '#app/feeds/file-response.ts'
import { homesFeedPath, homesFeedTitle } from '#app/feeds/homes-feed.ts'
import { words } from '#app/feeds/words.ts'
import { languageOf } from '#server/language.ts'
import { html } from '#server/shared/text/html.ts'
import type { Route } from './+types/homes.ts'
import { loadAllHomes } from './load-all-homes.ts'

/** The number of homes in the feed. */
const newest = 50

/** The newest homes for sale, as an Atom feed in the language of its path. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const language = languageOf(url.pathname)
  const homes = await loadAllHomes(site, { listing: 'sale', limit: newest })
  const entries = homes.map((home) => {
    const { title, text, price, measures } = propertyCard(home, language, site.pictures)
    const facts = [price, ...measures, home.location].join(' · ')
    const { longDescription } = homeTexts(home, language)
    return {
      path: `/properties/${home.slug}`,
      title,
      published: home.createdAt,
      summary: facts,
      content: [facts, text, ...paragraphsOf(longDescription)]
        .map((paragraph) => String(html`<p>${paragraph}</p>`))
        .join(''),
    }
  })
  const feed = {
    siteUrl: site.config.siteUrl,
    language,
    path: '/properties',
    self: homesFeedPath,
    title: homesFeedTitle(language),
    subtitle: words[language].newest,
  }
  return fileResponse(atomXml(feed, entries), 'application/atom+xml')
}
