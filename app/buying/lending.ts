import { range } from '#app/format.ts'
import { insert } from '#app/words.ts'
import type { Config } from '#server/config/config.ts'
import type { Language } from '#server/language.ts'
import { date } from '#server/shared/time/formats.ts'
import { costWords } from './cost-words.ts'

/** The share that banks lend buyers who live abroad, with its source. */
export type Lending = Config['costs']['lending']

/**
 * What banks lend to buyers who live abroad, with the source, and to buyers who live in Spain. The
 * usual case of the language's readers is first.
 */
export function lendingTexts(lending: Lending, language: Language): string[] {
  const copy = costWords[language].borrowing
  const abroad = insert(copy.lending, {
    share: range(lending.range, language),
    source: dated(lending.source, language),
  })
  return language === 'es' ? [copy.residents, abroad] : [abroad, copy.residents]
}

/** A source with its days, such as `2025-10-06`, written out. */
const dated = (source: string, language: Language) =>
  source.replaceAll(/\b\d{4}-\d{2}-\d{2}\b/g, (day) => date(day, language))
