import { articlesOf } from '#app/articles/articles.server.ts'
import { homeTexts } from '#app/catalogue/home-texts.ts'
import { articlePath } from '#app/content/article.ts'
import { developmentFigures } from '#app/content/development-figures.ts'
import { developmentsOf } from '#app/content/developments/current.ts'
import type { Development } from '#app/content/developments/development.ts'
import { releasesOf } from '#app/content/new-releases.ts'
import { resort } from '#app/content/resort.ts'
import { siteContext } from '#app/context.ts'
import { fileResponse } from '#app/feeds/file-response.ts'
import type { OverviewPath } from '#app/page-table.ts'
import { insert, translations } from '#app/words.ts'
import { type Language, languageOf, otherLanguage, pathIn } from '#server/language.ts'
import { euros } from '#server/shared/text/euros.ts'
import { monthOf } from '#server/shared/time/formats.ts'
import type { SiteRequest } from '#server/site.ts'
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

/** The texts of the overview; the heading `Optional` is a word of its format. */
const copy = translations(
  {
    pages: 'Pages',
    developments: 'Developments',
    homes: 'Homes for sale',
    articles: 'Articles',
    other: ['Español', 'the same pages in Spanish, each under /es'],
    newest: ['Homes as Atom', 'the newest homes for sale'],
    portals: ['Homes for portals', 'Kyero, version 3'],
    blog: ['Articles as Atom', 'whole texts'],
  },
  {
    pages: 'Páginas',
    developments: 'Promociones',
    homes: 'Viviendas en venta',
    articles: 'Artículos',
    other: ['English', 'las mismas páginas en inglés, cada una sin /es'],
    newest: ['Viviendas en Atom', 'las viviendas en venta más recientes'],
    portals: ['Viviendas para portales', 'Kyero, versión 3'],
    blog: ['Artículos en Atom', 'textos completos'],
  },
)

type Entry = [name: string, path: string, note: string]

/** An overview of the site for language models, in Markdown (llmstxt.org). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const language = languageOf(url.pathname)
  const homes = await loadAllHomes(site, { listing: 'sale', limit: newestHomes })
  const to = (path: string) => pathIn(language, path)
  const { other, newest, portals, blog, ...headings } = copy[language]
  const sections: [heading: string, entries: Entry[]][] = [
    [headings.pages, pageEntries(site, language)],
    [headings.developments, developmentEntries(site, language)],
    [
      headings.homes,
      homes.map((one) => [
        homeTexts(one, language).title,
        to(`/properties/${one.slug}`),
        `${euros(one.price, language)}, ${one.location}, ref. ${one.ref}`,
      ]),
    ],
    [
      headings.articles,
      articlesOf(site).map((article) => {
        const { title, description } = article.texts[language]
        return [title, to(articlePath(article)), description]
      }),
    ],
    [
      'Optional',
      [
        [other[0], pathIn(otherLanguage(language), '/'), other[1]],
        [newest[0], to('/feeds/homes.xml'), newest[1]],
        [portals[0], '/feeds/kyero.xml', portals[1]],
        [blog[0], to('/feeds/blog.xml'), blog[1]],
      ],
    ],
  ]
  const { siteUrl } = site.config
  const text = sections.map(([heading, entries]) => {
    const lines = entries.map(
      ([name, path, note]) => `- [${plain(name)}](${siteUrl}${path}): ${plain(note)}`,
    )
    return `## ${heading}\n\n${lines.join('\n')}`
  })
  return fileResponse(
    `# Alborán Residences\n\n> ${plain(home[language].description.sale)}\n\n${text.join('\n\n')}\n`,
    'text/plain',
  )
}

function pageEntries(site: SiteRequest, language: Language): Entry[] {
  const { lowestPrice } = releasesOf(developmentsOf(site))
  const figures = {
    lowest: euros(lowestPrice, language),
    advertised: monthOf(resort.advertised, language),
  }
  return Object.entries(pages).map(([path, { [language]: page }]) => [
    page.title,
    pathIn(language, path),
    insert(page.description, figures),
  ])
}

const developmentEntries = (site: SiteRequest, language: Language): Entry[] =>
  Object.values<Development>(developmentsOf(site)).map((development) => [
    development.name,
    pathIn(language, development.path),
    insert(development.words[language].brochure.lead, developmentFigures(development, language)),
  ])

/** A text on one line, without brackets, which Markdown would read as a link. */
const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/[[\]]/g, '')
