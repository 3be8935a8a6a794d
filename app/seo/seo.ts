import type { MetaDescriptor } from 'react-router'
import {
  type Language,
  languageOf,
  otherLanguage,
  pathIn,
  withoutLanguage,
} from '#server/language.ts'
import type { PictureData } from '#server/pictures/pictures.ts'
import { agencyName } from '#server/shared/agency-name.ts'
import type { Site } from '#server/site.ts'

/** A page's data for search engines and shared links. */
export interface Seo {
  title: string
  /** The text after the title in the browser's tab. */
  titleEnd: string
  description: string
  language: Language
  canonical: string
  alternates: Record<Language, string>
  /** The address of the page's picture. */
  picture: string | undefined
  /** The alternative text of the picture. */
  pictureAlt: string
  /** The address of the picture with the title on it; undefined where the picture is not ours. */
  socialImage: string | undefined
  article: ArticleFacts | undefined
}

/** An article's data for shared links. */
interface ArticleFacts {
  /** The day of publication, such as `2026-02-10`. */
  published: string
  section: string
  tags: readonly string[]
}

interface PageText {
  title: string
  /** Replaces the brand after the title: the place of a home. */
  titleEnd?: string
  /** The title on the picture of a shared link, where it differs. */
  pictureTitle?: string
  description: string
  /** The part of the query that belongs to the page's address: `?page=2`. */
  query?: string
  /** The picture for shared links. */
  picture?: PictureData | undefined
  article?: ArticleFacts
}

/** The picture of a page that has none of its own. */
const usual = 'home-hero'

/** @param url the page's address; its path, without the query, is canonical. */
export function seoOf(
  {
    config: { siteUrl },
    pictures,
    socialImages,
  }: Pick<Site, 'config' | 'pictures' | 'socialImages'>,
  { pathname }: URL,
  {
    title,
    titleEnd = agencyName,
    pictureTitle = title.replace(`${agencyName} | `, ''),
    description,
    query = '',
    picture: own,
    article,
  }: PageText,
): Seo {
  const path = withoutLanguage(pathname)
  const language = languageOf(pathname)
  const picture = own ?? pictures.named(usual, language)
  const socialImage = socialImages.pathOf(picture, pictureTitle)
  return {
    title,
    titleEnd,
    // Search engines break lines themselves.
    description: description.replaceAll('\u2060', ''),
    language,
    canonical: siteUrl + pathname + query,
    alternates: {
      en: siteUrl + pathIn('en', path) + query,
      es: siteUrl + pathIn('es', path) + query,
    },
    picture: pictureAddress(siteUrl, picture),
    pictureAlt: picture.alt || title,
    socialImage: socialImage === undefined ? undefined : siteUrl + socialImage,
    article,
  }
}

/** The absolute address of a picture as a JPEG 1,200 pixels wide, which every consumer can read. */
export function pictureAddress(
  siteUrl: string,
  { external, file, widths }: PictureData,
): string | undefined {
  if (external) return URL.canParse(external) ? external : siteUrl + external
  return widths.length === 0 || widths.includes(1200)
    ? `${siteUrl}/pictures/variants/${file}-1200.jpeg`
    : undefined
}

const locales = { en: 'en_GB', es: 'es_ES' } as const

/** The tags of a page; `jsonLd` is structured data, which the router escapes. */
export function metaTags(
  seo: Seo | undefined,
  ...jsonLd: Record<string, unknown>[]
): MetaDescriptor[] {
  if (!seo) return []
  const title = titleOf(seo)
  const { canonical, description, alternates, socialImage, language, article } = seo
  const image = socialImage ?? seo.picture
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: alternates.en },
    { tagName: 'link', rel: 'alternate', hrefLang: 'es', href: alternates.es },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: alternates.en },
    { property: 'og:type', content: article ? 'article' : 'website' },
    { property: 'og:site_name', content: agencyName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:locale', content: locales[language] },
    { property: 'og:locale:alternate', content: locales[otherLanguage(language)] },
    ...(image
      ? [
          { property: 'og:image', content: image },
          ...(socialImage
            ? [
                { property: 'og:image:width', content: '1200' },
                { property: 'og:image:height', content: '630' },
              ]
            : []),
          { property: 'og:image:alt', content: seo.pictureAlt },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
    ...(article ? articleTags(article) : []),
    ...jsonLd.map((data) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...data } })),
  ]
}

/** The length at which search engines cut a title. */
const maxTitle = 70

/** The whole title, or the title alone where the whole would be too long. */
function titleOf({ title, titleEnd }: Seo): string {
  const whole = title.includes(titleEnd) ? title : `${title} | ${titleEnd}`
  return whole.length <= maxTitle ? whole : title
}

/** The tags and the structured data of a page, for its `meta` export. */
export const listedMeta = ({
  loaderData,
}: {
  loaderData?: { seo: Seo; structured?: readonly Record<string, unknown>[] } | undefined
}): MetaDescriptor[] => metaTags(loaderData?.seo, ...(loaderData?.structured ?? []))

/** The tags of a page that search engines must not list, for its `meta` export. */
export const unlistedMeta: typeof listedMeta = (args) => [
  ...listedMeta(args),
  { name: 'robots', content: 'noindex' },
]

const articleTags = ({ published, section, tags }: ArticleFacts): MetaDescriptor[] => [
  { property: 'article:published_time', content: published },
  { property: 'article:section', content: section },
  ...tags.map((tag) => ({ property: 'article:tag', content: tag })),
]
