import type { Language } from '../language.ts'
import type { LeadKind } from './lead.ts'

/** Stored answers in the words of the form; the budgets of a rental are monthly. */
const answerWords = {
  en: {
    'propertyType:apartment': 'Apartment',
    'propertyType:townhouse': 'Townhouse',
    'propertyType:villa': 'Villa',
    'preferences:apartment': 'Apartment',
    'preferences:penthouse': 'Penthouse',
    'preferences:villa': 'Villa',
    'preferences:townhouse': 'Townhouse',
    'preferences:not-sure-yet': 'Not sure yet',
    'budget:under-500000': 'Under €500,000',
    'budget:500000-1000000': '€500,000–€1,000,000',
    'budget:over-1000000': 'Over €1,000,000',
    'budget:500000-750000': '€500,000–€750,000',
    'budget:750000-1000000': '€750,000–€1,000,000',
    'budget:1000000-1500000': '€1,000,000–€1,500,000',
    'budget:over-1500000': '€1,500,000+',
    'budget:month:under-1000': 'Under €1,000 a month',
    'budget:month:1000-2000': '€1,000–€2,000 a month',
    'budget:month:2000-3000': '€2,000–€3,000 a month',
    'budget:month:over-3000': 'Over €3,000 a month',
    'newsletter:yes': 'Yes, once the address is confirmed',
    'newsletter:no': 'No',
    'way:in-person': 'In person',
    'way:video': 'By video',
  },
  es: {
    'propertyType:apartment': 'Apartamento',
    'propertyType:townhouse': 'Casa adosada',
    'propertyType:villa': 'Villa',
    'preferences:apartment': 'Apartamento',
    'preferences:penthouse': 'Ático',
    'preferences:villa': 'Villa',
    'preferences:townhouse': 'Casa adosada',
    'preferences:not-sure-yet': 'Aún no lo sé',
    'preferences:New Release Interest': 'Nuevas promociones',
    'budget:Not specified': 'Sin indicar',
    'message:No additional message provided': 'Sin mensaje',
    'budget:under-500000': 'Menos de 500.000 €',
    'budget:500000-1000000': '500.000–1.000.000 €',
    'budget:over-1000000': 'Más de 1.000.000 €',
    'budget:500000-750000': '500.000–750.000 €',
    'budget:750000-1000000': '750.000–1.000.000 €',
    'budget:1000000-1500000': '1.000.000–1.500.000 €',
    'budget:over-1500000': 'Más de 1.500.000 €',
    'budget:month:under-1000': 'Menos de 1.000 € al mes',
    'budget:month:1000-2000': '1.000–2.000 € al mes',
    'budget:month:2000-3000': '2.000–3.000 € al mes',
    'budget:month:over-3000': 'Más de 3.000 € al mes',
    'newsletter:yes': 'Sí, cuando se confirme la dirección',
    'newsletter:no': 'No',
    'way:in-person': 'En persona',
    'way:video': 'Por vídeo',
  },
} satisfies Record<Language, Record<string, string>>

/** An answer in words: a choice as the form showed it, any other text unchanged. */
export function answerIn(
  language: Language,
  { kind, field, value }: { kind: LeadKind; field: string; value: string },
): string {
  const answers: Record<string, string> = answerWords[language]
  return (
    answers[`${field}:${kind === 'rental' ? 'month:' : ''}${value}`] ??
    answers[`${field}:${value}`] ??
    value
  )
}
