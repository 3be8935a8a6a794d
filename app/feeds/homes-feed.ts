import { listedMeta } from '#app/seo/seo.ts'
import type { Language } from '#server/language.ts'
import { agencyName } from '#server/shared/agency-name.ts'
import { atomLink } from './atom-link.ts'
import { words } from './words.ts'

/** The language-neutral path of the feed of the newest homes. */
export const homesFeedPath = '/feeds/homes.xml'

export const homesFeedTitle = (language: Language): string =>
  `${words[language].homes} | ${agencyName}`

/** The tags of a listed page about homes for sale, which names their feed. */
export const metaWithHomesFeed = ({ loaderData }: Parameters<typeof listedMeta>[0]) => {
  if (!loaderData) return []
  const { language } = loaderData.seo
  return [
    ...listedMeta({ loaderData }),
    atomLink(language, homesFeedTitle(language), homesFeedPath),
  ]
}
