import { homeFields } from '#app/office/values/home-fields.ts'
import { insert } from '#app/words.ts'
import type { HomeFieldName } from '#server/homes/fields.ts'
import type { Language } from '#server/language.ts'
import { homeAnswerWords } from '../answer-words.ts'

/** A field's label, with the language of its text where it has two. */
export function homeFieldLabel(field: HomeFieldName, language: Language): string {
  const isSpanish = field.endsWith('_es')
  const labels = homeFields[language]
  const isPaired = isSpanish || `${field}_es` in labels
  const { inLanguage } = homeAnswerWords[language]
  return isPaired
    ? insert(inLanguage[isSpanish ? 'es' : 'en'], { field: labels[field] })
    : labels[field]
}
