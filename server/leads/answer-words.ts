import type { Language } from '../language.ts'
import { budgetText } from './budget-text.ts'
import { choiceWords } from './choice-words.ts'
import type { LeadKind } from './lead.ts'
import { purchaseBudgets, releaseBudgets } from './options.ts'

/** The words for stored answers to fields that are not choices, by field and value. */
const otherWords: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    'newsletter:yes': 'Yes, once the address is confirmed',
    'newsletter:no': 'No',
  },
  es: {
    'preferences:New Release Interest': 'Nuevas promociones',
    'budget:Not specified': 'Sin indicar',
    'message:No additional message provided': 'Sin mensaje',
    'newsletter:yes': 'Sí, cuando se confirme la dirección',
    'newsletter:no': 'No',
  },
}
const monthly: Readonly<Record<Language, string>> = { en: ' a month', es: ' al mes' }

const keyed = (field: string, words: Readonly<Record<string, string>>, unit = '') =>
  Object.entries(words).map(([value, text]): [string, string] => [`${field}:${value}`, text + unit])

/**
 * The words of the budgets for a purchase, including those of the form for new releases, which uses
 * other phrases.
 */
const purchases = (language: Language) =>
  [...purchaseBudgets, ...releaseBudgets].map((budget): [string, string] => [
    `budget:${budget}`,
    budgetText(budget, language),
  ])

function answersIn(language: Language): ReadonlyMap<string, string> {
  const words = choiceWords[language]
  return new Map([
    ...keyed('propertyType', words.types),
    ...keyed('preferences', words.preferences),
    ...purchases(language),
    ...keyed('budget:month', words.rentalBudgets, monthly[language]),
    ...keyed('format', words.formats),
    ...Object.entries(otherWords[language]),
  ])
}

const answers: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: answersIn('en'),
  es: answersIn('es'),
}

/**
 * The words for an answer: of a choice its words, with the unit of a rent; any other text is
 * unchanged.
 */
export function answerIn(
  language: Language,
  { kind, field, value }: { kind: LeadKind; field: string; value: string },
): string {
  const words = answers[language]
  return (
    (kind === 'rental' ? words.get(`${field}:month:${value}`) : undefined) ??
    words.get(`${field}:${value}`) ??
    value
  )
}
