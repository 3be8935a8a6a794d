import { data } from 'react-router'
import { languages, pathIn } from '#server/language.ts'
import { isUnavailable } from '#server/unavailable.ts'
import { articlePath } from '#app/content/article.ts'
import { articles } from '#app/articles/articles.server.ts'
import { categories } from '#app/content/category.ts'
import { siteContext } from '#app/context.ts'
import type { Route } from './+types/sitemap.ts'

/** Every page but those of homes and articles. */
const fixed = [
  '/',
  '/properties',
  '/property-types',
  '/new-releases',
  '/rental-properties',
  '/furniture-packages',
  '/services-support',
  '/blog',
  ...Object.values(categories).map(({ path }) => path),
  '/privacy',
  '/legal-notice',
  '/cookies',
]

/** Every page in both languages, each with its alternates. */
export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, config, log } = context.get(siteContext)
  const homes = await catalogue.index().catch((error) => {
    if (!isUnavailable(error)) throw error
    log.error({ err: error }, 'the sitemap could not be made')
    throw data(null, { status: 503 })
  })
  const pages = [
    ...fixed.map((path) => ({ path, changed: undefined })),
    ...homes.map(({ slug, createdAt }) => ({
      path: `/properties/${slug}`,
      changed: createdAt.slice(0, 10),
    })),
    ...articles.map((article) => ({ path: articlePath(article), changed: article.date })),
  ]
  const entries = pages.flatMap(({ path, changed }) =>
    languages.map((language) => entry(config.siteUrl, path, language, changed)),
  )
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}

function entry(
  siteUrl: string,
  path: string,
  language: 'en' | 'es',
  changed: string | undefined,
): string {
  const address = (one: 'en' | 'es') =>
    encodeURI(siteUrl + pathIn(one, path)).replace(/&/g, '&amp;')
  const alternates = [...languages.map((one) => [one, one] as const), ['x-default', 'en'] as const]
    .map(([name, one]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${address(one)}"/>`)
    .join('')
  return `<url><loc>${address(language)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}${alternates}</url>`
}
