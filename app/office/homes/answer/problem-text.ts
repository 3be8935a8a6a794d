import { insert } from '#app/words.ts'
import type { PublishingProblem } from '#server/homes/check.ts'
import type { HomeFieldName } from '#server/homes/fields.ts'
import type { Language } from '#server/language.ts'
import { lowerInitial } from '#server/shared/text/initial.ts'
import { homeAnswerWords } from '../answer-words.ts'
import { homeFieldLabel } from '../fields/field-label.ts'

/** The rule of a field, in a sentence. */
export function ruleText(field: HomeFieldName, language: Language): string {
  const { rules } = homeAnswerWords[language]
  return rules[kinds[field] ?? 'line']
}

/** The message that a field is missing, in a sentence. */
export function missingText(field: HomeFieldName, language: Language): string {
  const { missing, missingField } = homeAnswerWords[language]
  const found = Object.entries(missing).find(([name]) => name === field)
  return found?.[1] ?? insert(missingField, { field: homeFieldLabel(field, language) })
}

/** Why a home cannot be published, in a sentence that names the field. */
export function problemText(
  { field, kind, of, owner = '' }: PublishingProblem,
  language: Language,
): string {
  const copy = homeAnswerWords[language]
  if (kind === 'taken') return insert(copy.taken, { owner })
  if ((kind === 'alt' || kind === 'name') && of)
    return insert(copy[kind], { number: of.number, language: copy.languageNames[of.language] })
  if (kind === 'missing') return missingText(field, language)
  const rule = ruleText(field, language)
  return insert(copy.rule, {
    field: homeFieldLabel(field, language),
    rule: lowerInitial(rule),
  })
}

type Kind = keyof (typeof homeAnswerWords)['en']['rules']

const kinds: Partial<Record<HomeFieldName, Kind>> = {
  price: 'euros',
  community_fees: 'fees',
  bedrooms: 'rooms',
  bathrooms: 'rooms',
  area: 'metres',
  terrace: 'metres',
  garden: 'metres',
  description: 'text',
  description_es: 'text',
  long_description: 'text',
  long_description_es: 'text',
  features: 'text',
  features_es: 'text',
}
