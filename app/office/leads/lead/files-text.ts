import { counted } from '#app/plural.ts'
import type { Language } from '#server/language.ts'
import { leadPageWords } from './words.ts'

/** The files of a reply in words, such as `brochure and 6 pictures`; '' for none. */
export function filesText(hasBrochure: boolean, pictures: number, language: Language): string {
  const { brochure, picture, and } = leadPageWords[language].files
  return [hasBrochure && brochure, pictures > 0 && counted(picture, pictures, language)]
    .filter(Boolean)
    .join(and)
}
