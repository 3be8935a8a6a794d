import type { Config } from '#server/config.ts'
import type { Language } from '#server/language.ts'
import { date } from '#app/format.ts'
import type { Value } from './document.server.ts'
import { words } from './words.ts'

/** The date of the latest change to a text; update it with every change. */
const version = '2026-11-20'

/** The configuration variables of the company's data, by their names in the texts. */
const company = {
  company: ['COMPANY_NAME', 'companyName'],
  taxId: ['COMPANY_TAX_ID', 'companyTaxId'],
  address: ['COMPANY_ADDRESS', 'companyAddress'],
  register: ['COMPANY_REGISTER', 'companyRegister'],
  processors: ['COMPANY_PROCESSORS', 'companyProcessors'],
} as const

type Given = Pick<Config, (typeof company)[keyof typeof company][1] | 'agencyEmail' | 'chatPhone'>

/** The value of each `{name}` in the legal texts. */
export function legalValues(config: Given, language: Language): Record<string, Value> {
  const { missing } = words[language]
  const names = Object.keys(company).filter((name): name is keyof typeof company => name in company)
  const own = names.map((name): [string, Value] => {
    const [variable, key] = company[name]
    const text = config[key]
    return [name, text ? { text } : { missing: missing[name], variable }]
  })
  return {
    ...Object.fromEntries(own),
    email: { text: config.agencyEmail, href: `mailto:${config.agencyEmail}` },
    phone: { text: config.chatPhone },
    version: { text: date(version, language) },
  }
}
