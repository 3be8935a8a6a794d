import { unbroken } from '#app/format.ts'
import type { Property } from '#server/catalogue/property.ts'
import type { Language } from '#server/language.ts'

/** A home's texts in a language; English where there is no translation. */
export function homeTexts(property: Property, language: Language) {
  const translation = language === 'en' ? undefined : property.translations?.[language]
  const translated = Boolean(translation?.title)
  const longDescription = translation?.longDescription ?? property.longDescription
  return {
    title: translation?.title ?? property.title,
    description: unbroken(translation?.description ?? property.description),
    longDescription: longDescription && unbroken(longDescription),
    features: (translation?.features ?? property.features).map(unbroken),
    /** The `lang` attribute for texts that are English on a page in another language. */
    lang: language !== 'en' && !translated ? ('en' as const) : undefined,
  }
}

/** The paragraphs of a description, which an empty line separates. */
export const paragraphsOf = (text: string | null | undefined): string[] =>
  text?.split(/\n{2,}/).filter((paragraph) => paragraph.trim()) ?? []
