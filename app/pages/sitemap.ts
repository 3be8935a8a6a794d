import { data } from 'react-router'
import { type Language, languages, pathIn } from '#server/language.ts'
import { isUnavailable } from '#server/unavailable.ts'
import { escapeXml } from '#server/shared/xml.ts'
import { articlePath } from '#app/content/article.ts'
import { articles } from '#app/articles/articles.server.ts'
import { developments } from '#app/content/developments/developments.ts'
import { type HomeGroup, homeGroups } from '#app/content/home-group.ts'
import { siteContext } from '#app/context.ts'
import type { Route } from './+types/sitemap.ts'
import { fileResponse } from '#app/feeds/file-response.ts'

/** Every page but those of homes and articles. */
const fixed = [
  '/',
  '/properties',
  '/property-types',
  '/new-releases',
  '/rental-properties',
  '/buying-guide',
  '/furniture-packages',
  '/services-support',
  '/blog',
  '/privacy',
  '/legal-notice',
  '/cookies',
]

/** Every page in both languages, each with its alternates. */
export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, config, log, pictures } = context.get(siteContext)
  const homes = await catalogue.index().catch((error) => {
    if (!isUnavailable(error)) throw error
    log.error({ err: error }, 'the sitemap could not be made')
    throw data(null, { status: 503 })
  })
  const pages = [
    ...fixed.map((path) => ({ path })),
    ...Object.values<HomeGroup>(homeGroups).map(groupPage),
    ...Object.values(developments).map(({ path }) => ({ path: `${path}/pictures` })),
    ...Object.values<HomeGroup>(homeGroups)
      .filter(({ id }) => pictures.panoramas(id, 'en').length > 0)
      .map(({ path }) => ({ path: `${path}/look-round` })),
    ...homes.map(({ slug, createdAt, images }) => ({
      path: `/properties/${slug}`,
      changed: createdAt.slice(0, 10),
      images,
    })),
    ...homes
      .filter(({ images }) => images.length > 0)
      .map(({ slug }) => ({ path: `/properties/${slug}/pictures` })),
    ...articles.map((article) => ({ path: articlePath(article), changed: article.date })),
  ]
  const entries = pages.flatMap((page) =>
    languages.map((language) => entry(config.siteUrl, page, language)),
  )
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.join('\n')}
</urlset>
`
  return fileResponse(xml, 'application/xml')
}

/** The page of a development or a type, with its pictures. */
const groupPage = ({ path, pictures }: HomeGroup): Page => ({
  path,
  images: ('page' in pictures ? pictures.page : [pictures.card]).map(
    (name) => `/pictures/${name}.jpg`,
  ),
})

interface Page {
  path: string
  /** The day of its last change. */
  changed?: string
  /** Addresses of its pictures, our own by their path. */
  images?: string[]
}

function entry(siteUrl: string, { path, changed, images = [] }: Page, language: Language): string {
  const address = (one: Language) => escapeXml(encodeURI(siteUrl + pathIn(one, path)))
  const alternates = [...languages.map((one) => [one, one] as const), ['x-default', 'en'] as const]
    .map(([name, one]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${address(one)}"/>`)
    .join('')
  const pictures = images
    .map((image) => new URL(image, siteUrl).href)
    .map((image) => `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>`)
    .join('')
  return `<url><loc>${address(language)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}${alternates}${pictures}</url>`
}
