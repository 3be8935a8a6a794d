import type { Seo } from '#app/seo/seo.ts'
import { agencyName } from '#server/shared/agency-name.ts'

/**
 * Structured data that describes the page as an article. It has no date, because its figures are
 * the current ones.
 */
export const articleData = (
  { title, description, canonical, language, picture: image }: Seo,
  siteUrl: string,
): Record<string, unknown> => ({
  '@type': 'Article',
  headline: title,
  description,
  inLanguage: language,
  mainEntityOfPage: canonical,
  image,
  author: {
    '@type': 'Organization',
    '@id': `${siteUrl}/#agency`,
    name: agencyName,
    url: siteUrl,
  },
})
