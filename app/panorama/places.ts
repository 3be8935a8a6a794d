import { type HomeGroup, homeGroups } from '#app/content/home-group.ts'
import { enumeration } from '#app/format.ts'
import { insert } from '#app/words.ts'
import { type Language, pathIn } from '#server/language.ts'
import type { PictureData, Pictures } from '#server/pictures/pictures.ts'
import { words } from './words.ts'

/** A link to 360° views, and what it opens in place. */
export interface PanoramaLinkData {
  href: string
  text: string
  places: { name: string; picture: PictureData }[]
  language: Language
}

/**
 * The link to the 360° views of a development or a property type; undefined where there are none.
 */
export function panoramaLink(
  pictures: Pictures,
  { id, path }: Pick<HomeGroup, 'id' | 'path'>,
  language: Language,
): PanoramaLinkData | undefined {
  const places = pictures
    .panoramas(id, language)
    .map(({ name, picture }) => ({ name: viewpointOf(picture) ?? name, picture }))
  if (places.length === 0) return undefined
  const names = places.map(({ name }) => placeName(name, language))
  return {
    href: pathIn(language, `${path}/look-round`),
    text: insert(words[language].link, { places: enumeration(names, language) }),
    places,
    language,
  }
}

/** The parameter of the 360° views' page that names the home they are looked at for. */
export const homeParameter = 'home'

/** The same views, whose page leads back to a home and on to its viewing. */
export const ofHome = (panorama: PanoramaLinkData, slug: string): PanoramaLinkData => ({
  ...panorama,
  href: `${panorama.href}?${new URLSearchParams({ [homeParameter]: slug })}`,
})

/** The development or type of a path: `/property-types/lomas-2/look-round`. */
export const homeGroupAt = (path: string): HomeGroup | undefined =>
  Object.values<HomeGroup>(homeGroups).find((group) => `${group.path}/look-round` === path)

/** The place from which a 360° picture is taken: its subject without the words for 360°. */
export const viewpointOf = ({ subject }: PictureData): string | undefined =>
  subject?.replace(/, (all round|vista de 360°)$/, '')

/** A subject with a lower-case initial, for use within a sentence. */
const placeName = (subject: string, language: Language) =>
  subject.charAt(0).toLocaleLowerCase(language) + subject.slice(1)
