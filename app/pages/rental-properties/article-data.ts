import type { Seo } from '#app/seo/seo.ts'

/** The page as an article by the agency. It has no date: its figures are those advertised today. */
export const articleData = (
  { title, description, canonical, language, image }: Seo,
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
    name: 'Alborán Residences',
    url: siteUrl,
  },
})
