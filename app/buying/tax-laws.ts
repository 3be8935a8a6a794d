import type { Language } from '#server/language.ts'
import { costWords } from './cost-words.ts'

/** The laws that set the purchase taxes and their date, as the costs of a home cite them. */
export function taxLaws(language: Language): string {
  const { iva, ajd, itp, sources, estimate } = costWords[language].costs
  return `${iva.name}: ${sources.iva} ${ajd.name}, ${itp.name}: ${sources.andalucia} ${estimate}`
}
