import type { Language } from '#server/language.ts'
import { leadStages, lostReasons } from '#server/leads/handling/stages.ts'
import { euros, groupedNumber } from '#server/shared/text/euros.ts'
import { dateAndTime } from '#server/shared/time/formats.ts'
import { homeFields } from './home-fields.ts'
import { stageWords } from './stage-words.ts'
import { valueWords } from './value-words.ts'

/** The name of a column of the log, for readers. */
export function columnName(name: string, language: Language): string {
  const own = find(valueWords[language].columns, name)
  return own ?? find(homeFields[language], name) ?? name.replaceAll('_', ' ')
}

/** A value of the log for readers: words, prices and times in their language, no JSON. */
export function valueText(name: string, value: unknown, language: Language): string {
  const copy = valueWords[language]
  const isEmpty = value === null || value === undefined || value === ''
  if (name === 'reply') return isEmpty ? copy.unwritten : copy.written
  if (isEmpty) return copy.nothing
  if (name === 'stage')
    return (
      leadStages.flatMap((one) => (one === value ? stageWords[language].stages[one] : []))[0] ??
      copy.other
    )
  if (name === 'lost_reason')
    return (
      lostReasons.flatMap((one) =>
        one === value ? stageWords[language].lostReasons[one] : [],
      )[0] ?? copy.other
    )
  if (name === 'factors') return value === true ? copy.secondStep.on : copy.secondStep.off
  if (name === 'sessions' && value === 0) return copy.noSession
  if (name === 'size' && typeof value === 'number') return fileSize(value, language)
  if (typeof value === 'number')
    return /price$|fees$|^offer$/.test(name) ? euros(value, language) : String(value)
  if (typeof value === 'boolean') return value ? copy.yes : copy.no
  if (typeof value === 'string') {
    if (isTime.test(value)) return dateAndTime(value, language)
    return (isCode.has(name) ? find(copy.values, value) : undefined) ?? value
  }
  if (name === 'images' && Array.isArray(value)) return String(value.length)
  if (name === 'picture_details') return textsIn(value, 'alt', language) || copy.nothing
  if (name === 'documents') return textsIn(value, 'name', language) || copy.nothing
  if (Array.isArray(value))
    return value.map((one) => valueText('', one, language)).join(', ') || copy.nothing
  return Object.entries(value)
    .filter(([, one]) => one !== null && one !== '')
    .map(([key, one]) => `${columnName(key, language)}: ${valueText(key, one, language)}`)
    .join('; ')
}

/** Bytes as kilobytes. */
const fileSize = (bytes: number, language: Language) =>
  `${groupedNumber(Math.ceil(bytes / 1000), language)}\u00a0kB`

/** The texts of a home's pictures or documents in one language. */
const textsIn = (value: object, key: 'alt' | 'name', language: Language): string =>
  Object.values(value)
    .flatMap((one: unknown) => {
      const texts: unknown = typeof one === 'object' && one !== null ? Reflect.get(one, key) : one
      const text: unknown =
        typeof texts === 'object' && texts !== null ? Reflect.get(texts, language) : undefined
      return typeof text === 'string' && text ? [text] : []
    })
    .join(', ')

const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/

/** Columns that contain a code, which has a name in words. */
const isCode = new Set([
  'state',
  'issue_state',
  'import_state',
  'email',
  'publication',
  'status',
  'listing',
  'role',
  'property_type',
  'energy_rating',
  'side',
])

const find = (texts: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(texts, name) ? texts[name] : undefined
