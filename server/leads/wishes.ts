import type { Language } from '../language.ts'
import { lowerInitial } from '../shared/text/initial.ts'
import { answerIn } from './answer-words.ts'
import { writtenAnswer } from './blank-answers.ts'
import type { Lead } from './lead.ts'

/** The fields by which a visitor describes a home that they look for. */
export const wishFields = ['propertyType', 'bedrooms', 'budget', 'preferences'] as const
export type Wishes = Partial<Record<(typeof wishFields)[number], string>>

/**
 * Whether these fields describe a home on sale. On the page of a home they are hidden fields with
 * its data, so they do not describe what the visitor looks for.
 */
export const areOfHome = ({ kind, fields }: Pick<Lead, 'kind' | 'fields'>): boolean =>
  kind === 'inquiry' && Boolean(fields.reference)

const bedroomWords = {
  en: (count: string) => (count === '1' ? '1 bedroom' : `${count} bedrooms`),
  es: (count: string) => (count === '1' ? '1 dormitorio' : `${count} dormitorios`),
}

/**
 * The home that a visitor is looking for, such as `Villa, 4 bedrooms, over €1,000,000`; '' for
 * none.
 */
export function wishText(kind: Lead['kind'], wishes: Wishes, language: Language): string {
  const { propertyType, bedrooms } = wishes
  const answer = (field: string, value: string | undefined) =>
    value && answerIn(language, { kind, field, value })
  const written = (field: 'preferences' | 'budget') =>
    answer(field, writtenAnswer({ fields: wishes }, field))
  return [
    answer('propertyType', propertyType) ?? written('preferences'),
    bedrooms && bedroomWords[language](bedrooms),
    written('budget'),
  ]
    .flatMap((text) => text || [])
    .map((text, index) => (index === 0 ? text : lowerInitial(text)))
    .join(', ')
}
