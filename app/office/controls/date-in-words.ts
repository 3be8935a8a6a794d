import { type Language, perLanguage } from '#server/language.ts'

const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
const days = perLanguage((locale) => new Intl.DateTimeFormat(locale, { ...day, timeZone: 'UTC' }))
const times = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }),
)

/** The value of a field for a date, or for a date and a time, in words; '' for no value. */
export function dateInWords(value: string, language: Language): string {
  const at = Date.parse(value.includes('T') ? `${value}Z` : value)
  if (Number.isNaN(at)) return ''
  const text = days(language).format(at)
  return value.includes('T') ? `${text}, ${times(language).format(at)}` : text
}
