import type { Language } from '../language.ts'
import { type Budget, budgetText } from './budget-text.ts'
import {
  type wantedPropertyTypes,
  purchaseBudgets,
  releaseBudgets,
  type releasePreferences,
  rentalBudgets,
  type ViewingFormat,
} from './options.ts'

type WordsOf<Values extends readonly string[]> = Readonly<Record<Values[number], string>>

/** The words of each choice, by its value; numbers are their own words. */
type ChoiceWords = {
  types: WordsOf<typeof wantedPropertyTypes>
  budgets: WordsOf<typeof purchaseBudgets>
  releaseBudgets: WordsOf<typeof releaseBudgets>
  preferences: WordsOf<typeof releasePreferences>
  rentalBudgets: WordsOf<typeof rentalBudgets>
  formats: Readonly<Record<ViewingFormat, string>>
}

/** The phrases of the form for new releases in English. */
const releasePhrases = { under: 'Under €{to}', between: '€{from} - €{to}', over: '€{from}+' }

const budgetsIn = (language: Language) => ({
  budgets: wordsOf(purchaseBudgets, (budget) => budgetText(budget, language)),
  releaseBudgets: wordsOf(releaseBudgets, (budget) =>
    budgetText(budget, language, language === 'en' ? releasePhrases : undefined),
  ),
  rentalBudgets: wordsOf(rentalBudgets, (budget) => budgetText(budget, language)),
})

/** The words of each budget, by its value. */
function wordsOf<B extends Budget>(
  budgets: readonly B[],
  text: (budget: B) => string,
): Readonly<Record<B, string>>
function wordsOf(budgets: readonly Budget[], text: (budget: Budget) => string) {
  return Object.fromEntries(budgets.map((budget) => [budget, text(budget)]))
}

/**
 * The choices in words (docs/requirements/forms.md#options-and-limits), in the forms, in e-mails
 * and in the office.
 */
export const choiceWords: Readonly<Record<Language, ChoiceWords>> = {
  en: {
    ...budgetsIn('en'),
    types: { apartment: 'Apartment', townhouse: 'Townhouse', villa: 'Villa' },
    preferences: {
      apartment: 'Apartment',
      penthouse: 'Penthouse',
      villa: 'Villa',
      townhouse: 'Townhouse',
      'not-sure-yet': 'Not sure yet',
    },
    formats: { 'in-person': 'In person', video: 'By video' },
  },
  es: {
    ...budgetsIn('es'),
    types: { apartment: 'Apartamento', townhouse: 'Casa adosada', villa: 'Villa' },
    preferences: {
      apartment: 'Apartamento',
      penthouse: 'Ático',
      villa: 'Villa',
      townhouse: 'Casa adosada',
      'not-sure-yet': 'Aún no lo sé',
    },
    formats: { 'in-person': 'En persona', video: 'Por vídeo' },
  },
}
