import type { Language } from '../language.ts'
import type {
  enquiryTypes,
  purchaseBudgets,
  releaseBudgets,
  releasePreferences,
  rentalBudgets,
  ViewingFormat,
} from './options.ts'

type WordsOf<Values extends readonly string[]> = Readonly<Record<Values[number], string>>

/** The words of each choice, by its value; numbers are their own words. */
type ChoiceWords = {
  types: WordsOf<typeof enquiryTypes>
  budgets: WordsOf<typeof purchaseBudgets>
  releaseBudgets: WordsOf<typeof releaseBudgets>
  preferences: WordsOf<typeof releasePreferences>
  rentalBudgets: WordsOf<typeof rentalBudgets>
  formats: Readonly<Record<ViewingFormat, string>>
}

/**
 * The choices in words (docs/requirements/forms.md#options-and-limits), in the forms, in e-mails
 * and in the office.
 */
export const choiceWords: Readonly<Record<Language, ChoiceWords>> = {
  en: {
    types: { apartment: 'Apartment', townhouse: 'Townhouse', villa: 'Villa' },
    budgets: {
      'under-500000': 'Under €500,000',
      '500000-1000000': '€500,000–€1,000,000',
      'over-1000000': 'Over €1,000,000',
    },
    releaseBudgets: {
      'under-500000': 'Under €500,000',
      '500000-750000': '€500,000 - €750,000',
      '750000-1000000': '€750,000 - €1,000,000',
      '1000000-1500000': '€1,000,000 - €1,500,000',
      'over-1500000': '€1,500,000+',
    },
    preferences: {
      apartment: 'Apartment',
      penthouse: 'Penthouse',
      villa: 'Villa',
      townhouse: 'Townhouse',
      'not-sure-yet': 'Not sure yet',
    },
    rentalBudgets: {
      'under-1000': 'Under €1,000',
      '1000-2000': '€1,000–€2,000',
      '2000-3000': '€2,000–€3,000',
      'over-3000': 'Over €3,000',
    },
    formats: { 'in-person': 'In person', video: 'By video' },
  },
  es: {
    types: { apartment: 'Apartamento', townhouse: 'Casa adosada', villa: 'Villa' },
    budgets: {
      'under-500000': 'Menos de 500.000 €',
      '500000-1000000': '500.000–1.000.000 €',
      'over-1000000': 'Más de 1.000.000 €',
    },
    releaseBudgets: {
      'under-500000': 'Menos de 500.000 €',
      '500000-750000': '500.000–750.000 €',
      '750000-1000000': '750.000–1.000.000 €',
      '1000000-1500000': '1.000.000–1.500.000 €',
      'over-1500000': 'Más de 1.500.000 €',
    },
    preferences: {
      apartment: 'Apartamento',
      penthouse: 'Ático',
      villa: 'Villa',
      townhouse: 'Casa adosada',
      'not-sure-yet': 'Aún no lo sé',
    },
    rentalBudgets: {
      'under-1000': 'Menos de 1.000 €',
      '1000-2000': '1.000–2.000 €',
      '2000-3000': '2.000–3.000 €',
      'over-3000': 'Más de 3.000 €',
    },
    formats: { 'in-person': 'En persona', video: 'Por vídeo' },
  },
}
