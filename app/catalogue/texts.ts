import type { Property } from '#server/catalogue/property.ts'
import type { Language } from '#server/language.ts'

/** A home's texts in a language, and the language they really are in (decisions, "Languages"). */
export function textsOf(property: Property, language: Language) {
  const translation = language === 'en' ? undefined : property.translations?.[language]
  const translated = Boolean(translation?.title)
  return {
    title: translation?.title ?? property.title,
    description: translation?.description ?? property.description,
    longDescription: translation?.longDescription ?? property.longDescription,
    features: translation?.features ?? property.features,
    /** Set when a page in another language shows English: it goes into `lang`. */
    lang: language !== 'en' && !translated ? ('en' as const) : undefined,
  }
}
