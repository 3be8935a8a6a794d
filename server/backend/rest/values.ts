import { depthOf, refuseOverLimit } from './bounds.ts'
import { RestError } from './rest-error.ts'
import type { ColumnType } from './tables.ts'

/**
 * A filter's value in the form that the database compares: numbers as numbers, times as ISO 8601 in
 * UTC without superfluous digits, JSON and text as text.
 * @throws {RestError} 400 with PostgreSQL's code and message.
 */
export function readValue(type: ColumnType, text: string): string | number {
  // PostgreSQL cannot store U+0000.
  if (text.includes('\0'))
    throw new RestError(400, '22021', 'invalid byte sequence for encoding "UTF8": 0x00')
  switch (type) {
    case 'integer':
    case 'bigint':
      return readInteger(type, text)
    case 'timestamp with time zone':
      return readTime(text)
    case 'jsonb':
      return readJson(text)
    case 'text':
      return text
  }
}

/** The largest number of each type; for bigint the largest that JavaScript can hold. */
const ends = { integer: 2 ** 31, bigint: 2 ** 53 }

function readInteger(type: keyof typeof ends, text: string): number {
  if (!/^\s*[+-]?\d+\s*$/.test(text))
    throw new RestError(400, '22P02', `invalid input syntax for type ${type}: "${text}"`)
  const number = Number(text)
  if (number < -ends[type] || number >= ends[type])
    throw new RestError(400, '22003', `value "${text}" is out of range for type ${type}`)
  return number
}

function readJson(text: string): string {
  refuseOverLimit('depth', depthOf(text, '[{', ']}'))
  try {
    JSON.parse(text)
    return text
  } catch {
    throw new RestError(400, '22P02', 'invalid input syntax for type json')
  }
}

const time =
  /^\s*(\d{4})-(\d\d)-(\d\d)(?:[T\s]+(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,6})\d*)?)?\s*(Z|[+-]\d\d(?::?\d\d)?)?)?\s*$/i

function readTime(text: string): string {
  if (/^\s*now\s*$/i.test(text)) return withoutZone(new Date(), '')
  const [, year, month, day, hour = '00', minute = '00', second = '00', fraction = '', zone = 'Z'] =
    time.exec(text) ?? []
  if (year === undefined)
    throw new RestError(
      400,
      '22007',
      `invalid input syntax for type timestamp with time zone: "${text}"`,
    )
  const local = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  // JavaScript would read 30 February as 2 March instead of failing.
  if (Number.isNaN(local.getTime()) || local.getUTCDate() !== Number(day))
    throw new RestError(400, '22008', `date/time field value out of range: "${text}"`, {
      hint: 'Perhaps you need a different "datestyle" setting.',
    })
  return withoutZone(new Date(local.getTime() - offset(zone)), fraction)
}

/** The offset of a zone from UTC, in milliseconds. */
function offset(zone: string): number {
  const [, sign, hours, minutes = '0'] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone) ?? []
  return hours === undefined
    ? 0
    : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

/** The time has at least milliseconds, as in rows, so that the texts sort like the times. */
function withoutZone(date: Date, fraction: string): string {
  return `${date.toISOString().slice(0, 19)}.${fraction.replace(/0+$/, '').padEnd(3, '0')}`
}

/**
 * A value of a request's body in the form of a row, converted as PostgreSQL converts JSON to a
 * column's type.
 * @throws {RestError} 400 as {@link readValue}.
 */
export function readJsonValue(type: ColumnType, value: unknown): unknown {
  if (value === undefined || value === null) return null
  if (type === 'jsonb') return value
  const read = readValue(type, typeof value === 'string' ? value : JSON.stringify(value))
  return type === 'timestamp with time zone' ? writeTime(String(read)) : read
}

/** A row's value in the form that the database accepts. */
export function storedValue(type: ColumnType, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (type === 'jsonb') return JSON.stringify(value)
  return type === 'timestamp with time zone' ? `${readValue(type, String(value))}Z` : value
}

/** A time of the database in PostgreSQL's JSON form: without trailing zeros, with +00:00. */
export const writeTime = (iso: string): string =>
  `${iso
    .replace(/Z$/, '')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')}+00:00`
