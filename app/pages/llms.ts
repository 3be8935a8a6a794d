import { articlesOf } from '#app/articles/articles.server.ts'
import { articlePath } from '#app/content/article.ts'
import { developmentFigures } from '#app/content/development-figures.ts'
import { developmentsOf } from '#app/content/developments/current.ts'
import type { Development } from '#app/content/developments/development.ts'
import { releasesOf } from '#app/content/new-releases.ts'
import { resort } from '#app/content/resort.ts'
import { siteContext } from '#app/context.ts'
import { fileResponse } from '#app/feeds/file-response.ts'
import type { OverviewPath } from '#app/page-table.ts'
import { insert } from '#app/words.ts'
import { euros } from '#server/shared/text/euros.ts'
import { monthOf } from '#server/shared/time/formats.ts'
import type { Route } from './+types/llms.ts'
import { words as guide } from './buying-guide/words.ts'
import { loadAllHomes } from './feeds/load-all-homes.ts'
import { words as furniture } from './furniture-packages/words.ts'
import { words as home } from './home/words.ts'
import { words as releases } from './new-releases/words.ts'
import { words as properties } from './properties/words.ts'
import { words as types } from './property-types/words.ts'
import { words as rentals } from './rental-properties/words.ts'
import { words as services } from './services-support/words.ts'

/** The words of the pages in the overview. */
const pages = {
  '/properties': properties,
  '/property-types': types,
  '/new-releases': releases,
  '/rental-properties': rentals,
  '/buying-guide': guide,
  '/furniture-packages': furniture,
  '/services-support': services,
} satisfies Record<OverviewPath, unknown>

/** The maximum number of homes in the text, because a model reads only a limited amount at once. */
const newestHomes = 500

/** An overview of the site for language models, in Markdown (llmstxt.org). */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { siteUrl } = site.config
  const developments = developmentsOf(site)
  const { lowestPrice } = releasesOf(developments)
  const advertised = monthOf(resort.advertised, 'en')
  const homes = await loadAllHomes(site, { listing: 'sale', limit: newestHomes })
  const link = (name: string, path: string, note: string) =>
    `- [${plain(name)}](${siteUrl}${path}): ${plain(note)}`
  const sections = {
    Pages: Object.entries(pages).map(([path, { en }]) =>
      link(
        en.title,
        path,
        insert(en.description, { lowest: euros(lowestPrice, 'en'), advertised }),
      ),
    ),
    Developments: Object.values<Development>(developments).map((development) => {
      const { name, path, words } = development
      return link(name, path, insert(words.en.brochure.lead, developmentFigures(development, 'en')))
    }),
    'Homes for sale': homes.map(({ title, slug, price, location, ref }) =>
      link(title, `/properties/${slug}`, `${euros(price, 'en')}, ${location}, ref. ${ref}`),
    ),
    Articles: articlesOf(site).map((article) =>
      link(article.texts.en.title, articlePath(article), article.texts.en.description),
    ),
    Optional: [
      link('Español', '/es', 'The same pages in Spanish, each under /es'),
      link('Homes as Atom', '/feeds/homes.xml', 'the newest homes for sale'),
      link('Homes for portals', '/feeds/kyero.xml', 'Kyero, version 3'),
      link('Articles as Atom', '/feeds/blog.xml', 'whole texts'),
    ],
  }
  const text = Object.entries(sections).map(
    ([title, lines]) => `## ${title}\n\n${lines.join('\n')}`,
  )
  return fileResponse(
    `# Alborán Residences\n\n> ${plain(home.en.description.sale)}\n\n${text.join('\n\n')}\n`,
    'text/plain',
  )
}

/** A text on one line, without brackets, which Markdown would read as a link. */
const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/[[\]]/g, '')
