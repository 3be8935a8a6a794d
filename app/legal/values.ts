import { words as shellWords } from '#app/root-data/words.ts'
import type { Config } from '#server/config/config.ts'
import type { Language } from '#server/language.ts'
import { date } from '#server/shared/time/formats.ts'
import type { Value } from './document.server.ts'

type Given = Pick<
  Config,
  | 'companyName'
  | 'companyTaxId'
  | 'companyAddress'
  | 'companyRegister'
  | 'companyProcessors'
  | 'agencyEmail'
  | 'chatPhone'
>

/**
 * The value of each `{name}` in the legal texts.
 * @param changed when the text was last changed (ISO 8601).
 */
export function legalValues(
  config: Given,
  language: Language,
  changed: string,
): Record<string, Value> {
  const valueOf = (text: string | undefined): Value => (text ? { text } : null)
  return {
    company: valueOf(config.companyName),
    /** The owner of the site: the company or, until its name is configured, the trade name. */
    trader: { text: config.companyName ?? shellWords[language].brand },
    taxId: valueOf(config.companyTaxId),
    address: valueOf(config.companyAddress),
    register: valueOf(config.companyRegister),
    processors: valueOf(config.companyProcessors),
    email: { text: config.agencyEmail, href: `mailto:${config.agencyEmail}` },
    phone: { text: config.chatPhone },
    version: { text: date(changed, language) },
  }
}
