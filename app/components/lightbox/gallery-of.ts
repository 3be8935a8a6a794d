import { type Language, pathIn } from '#server/language.ts'
import type { PictureGallery } from './gallery.ts'
import { galleryWords } from './words.ts'

/**
 * The gallery of a home or a development.
 * @param path the language-neutral path of its page.
 */
export const galleryOf = (path: string, language: Language): PictureGallery => ({
  href: pathIn(language, `${path}/pictures`),
  words: galleryWords[language],
})
