import { developmentFigures } from '#app/content/development-figures.ts'
import { developmentsOf } from '#app/content/developments/current.ts'
import type { WithContent } from '#app/content/edited/published-content.ts'
import { type HomeGroup, type HomeGroupId } from '#app/content/home-group.ts'
import { propertyTypeRecords } from '#app/content/property-types.ts'
import { insertAll } from '#app/words.ts'
import { type Language, pathIn } from '#server/language.ts'
import type { PictureData } from '#server/pictures/pictures.ts'
import { euros } from '#server/shared/text/euros.ts'
import type { SiteRequest } from '#server/site.ts'
import { words } from './words.ts'

/** The data of the card of a development or a property type, formatted for a language. */
export interface HomeGroupCardData {
  id: HomeGroupId
  href: string
  title: string
  /** The title in the home page's list. */
  listTitle: string
  description: string
  features: readonly string[]
  /** Set where the development is new. */
  flag: string | undefined
  /** The lowest price of the homes on sale; undefined where there is none. */
  lowest: string | undefined
  /** The indicative price with which the development was announced, where there is one. */
  announced: string | undefined
  picture: PictureData
}

/** Makes the card of a development or a property type. */
export function homeGroupCard(
  id: HomeGroupId,
  language: Language,
  site: WithContent & Pick<SiteRequest, 'pictures'>,
): HomeGroupCardData {
  const groups: Record<HomeGroupId, HomeGroup> = { ...developmentsOf(site), ...propertyTypeRecords }
  const group = groups[id]
  const copy = words[language]
  const shared = {
    id,
    href: pathIn(language, group.path),
    picture: site.pictures.named(group.pictures.card, language),
  }
  if (!('price' in group)) {
    const { title, listTitle, card } = group.words[language]
    return { ...shared, title, listTitle, ...card, flag: undefined, ...unpriced }
  }
  const { name, isNew, indicativePrice } = group
  return {
    ...shared,
    title: name,
    listTitle: name,
    ...insertAll(group.words[language].card, developmentFigures(group, language)),
    flag: isNew ? copy.isNew : undefined,
    lowest: euros(group.price.min, language),
    announced: indicativePrice === undefined ? undefined : euros(indicativePrice, language),
  }
}

const unpriced = { lowest: undefined, announced: undefined }
