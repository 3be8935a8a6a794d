import { type Language, languages, pathIn } from '#server/language.ts'
import { escapeXml } from '#server/shared/text/xml.ts'

export interface Page {
  path: string
  /** The day of the page's last change. */
  changed?: string
  /** The addresses of its pictures; our own are paths. */
  images?: string[]
}

/**
 * A sitemap file of pages in both languages, each with its alternates (sitemaps.org, version 0.9).
 */
export const sitemapXml = (siteUrl: string, pages: readonly Page[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${pages.flatMap((page) => languages.map((language) => entry(siteUrl, page, language))).join('\n')}
</urlset>
`

/** A sitemap index, which names other files. */
export const sitemapIndexXml = (addresses: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`).join('\n')}
</sitemapindex>
`

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
