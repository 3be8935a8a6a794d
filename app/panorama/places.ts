import type { Development } from '#app/content/developments/development.ts'
import { type HomeGroup, homeGroups } from '#app/content/home-group.ts'
import { insert } from '#app/words.ts'
import { type Language, pathIn } from '#server/language.ts'
import type { PictureData, Pictures } from '#server/pictures/pictures.ts'
import { enumeration } from '#server/shared/text/enumeration.ts'
import { lowerInitial } from '#server/shared/text/initial.ts'
import { words } from './words.ts'

/** A link to 360° views, and the views that it opens in place. */
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
  return {
    href: pathIn(language, `${path}/look-round`),
    text: linkText(words[language].link, places, language),
    places,
    language,
  }
}

/**
 * The parameter of the 360° views' page that names the home for which the visitor looks at them.
 */
export const homeParameter = 'home'

/**
 * The 360° views of a home's own development, as an example; their page leads back to the home and
 * on to its viewing. Undefined where there are none.
 */
export function homePanorama(
  pictures: Pictures,
  { slug, development }: { slug: string; development: Development },
  language: Language,
): PanoramaLinkData | undefined {
  const panorama = panoramaLink(pictures, development, language)
  return (
    panorama && {
      ...panorama,
      href: `${panorama.href}?${new URLSearchParams({ [homeParameter]: slug })}`,
      text: insert(words[language].linkOfHome, { name: development.name }),
    }
  )
}

/** The name of a development, or the title of a type. */
export const groupName = (group: HomeGroup, language: Language): string =>
  'name' in group ? group.name : group.words[language].title

/** @param text contains `{places}`, their names within a sentence. */
const linkText = (text: string, places: PanoramaLinkData['places'], language: Language) =>
  insert(text, {
    places: enumeration(
      places.map(({ name }) => lowerInitial(name)),
      language,
    ),
  })

/** The development or type to which a path belongs: `/property-types/lomas-2/look-round`. */
export const homeGroupAt = (path: string): HomeGroup | undefined =>
  Object.values<HomeGroup>(homeGroups).find((group) => `${group.path}/look-round` === path)

/** The viewpoint of a 360° picture: its subject without the words for 360°. */
export const viewpointOf = ({ subject }: PictureData): string | undefined =>
  subject?.replace(/, (all round|vista de 360°)$/, '')
