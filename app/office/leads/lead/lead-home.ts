import { homeTexts } from '#app/catalogue/home-texts.ts'
import { whenUnavailable } from '#app/unavailable.ts'
import { propertySlugIn } from '#server/catalogue/property-path.ts'
import type { Property } from '#server/catalogue/property.ts'
import type { Language } from '#server/language.ts'
import type { SiteRequest } from '#server/site.ts'
import type { HomeOfReply } from './templates.ts'

type HomeSource = Pick<SiteRequest, 'catalogue' | 'log'>

/**
 * The home whose page contained the form; undefined if there is none, or if the catalogue does not
 * answer.
 */
export async function findLeadHome(
  site: HomeSource,
  sourcePath: string,
): Promise<Property | undefined> {
  const slug = propertySlugIn(sourcePath)
  return slug === undefined ? undefined : orUndefinedValue(site, () => site.catalogue.find(slug))
}

/** Finds a home on the site by its reference, in upper or lower case. */
export async function findReplyHome(
  site: HomeSource,
  reference: string,
): Promise<Property | undefined> {
  if (!reference) return undefined
  const found = await orUndefinedValue(site, () =>
    site.catalogue.list({ reference, limit: 1, counted: false }),
  )
  return found?.properties[0]
}

const orUndefinedValue = <T>({ log }: HomeSource, work: () => Promise<T>): Promise<T | undefined> =>
  whenUnavailable(log, 'the home of a lead could not be read', work, () => undefined)

export const homeOfReply = (home: Property, language: Language): HomeOfReply => ({
  ...home,
  title: homeTexts(home, language).title,
})

/** The title of a home and the language of that title. */
export function titleOf(home: Property, language: Language) {
  const { title, lang } = homeTexts(home, language)
  return { title, lang }
}
