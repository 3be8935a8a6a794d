import { counted } from '#app/plural.ts'
import type { Language } from '#server/language.ts'
import { leadPageWords } from './words.ts'

/** What goes with a reply, as `brochure and 6 pictures`; '' for nothing. */
export function filesText(hasBrochure: boolean, pictures: number, language: Language): string {
  const { brochure, picture, and } = leadPageWords[language].files
  return [hasBrochure && brochure, pictures > 0 && counted(picture, pictures, language)]
    .filter(Boolean)
    .join(and)
}
