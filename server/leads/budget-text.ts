import type { Language } from '../language.ts'
import { groupedNumber } from '../shared/text/euros.ts'
import { fillWords } from '../shared/text/fill-words.ts'

/** The stored value of a budget in euros. */
export type Budget = `under-${number}` | `${number}-${number}` | `over-${number}`

const usual = {
  en: { under: 'Under €{to}', between: '€{from}–€{to}', over: 'Over €{from}' },
  es: { under: 'Menos de {to} €', between: '{from}–{to} €', over: 'Más de {from} €' },
} satisfies Record<Language, object>

/**
 * A budget in words, derived from its value: `€500,000–€1,000,000` or `500.000–1.000.000 €`.
 * @param phrases a form's own, with `{from}` and `{to}`.
 */
export function budgetText(budget: Budget, language: Language, phrases = usual[language]): string {
  const [first = '', second = ''] = budget.split('-')
  const figure = groupedNumber(Number(second), language)
  if (first === 'under') return fillWords(phrases.under, { to: figure })
  if (first === 'over') return fillWords(phrases.over, { from: figure })
  const from = groupedNumber(Number(first), language)
  return fillWords(phrases.between, { from, to: figure })
}
