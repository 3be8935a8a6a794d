import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { addressOfMailbox, isEmailAddress } from '../../shared/addresses/email-address.ts'
import { parseIpAddress } from '../../shared/addresses/ip-address.ts'
import type { Range } from '../../shared/range.ts'
import { isDate } from '../../shared/time/dates.ts'
import { readWeeklyHours } from '../../shared/time/weekly-hours.ts'

// The kinds of values that environment variables have. Each schema reads a text that is not empty,
// and its message says what was expected.

export const textValue = (expected: string) => v.string(expected)

/** A text that matches a pattern. */
export const matchingValue = (pattern: RegExp, expected: string) =>
  v.pipe(v.string(), v.regex(pattern, expected))

/** A whole number of at most nine digits. */
export const integer = (min: number, max: number, expected: string) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, expected),
    v.transform(Number),
    v.minValue(min, expected),
    v.maxValue(max, expected),
  )

/** One of a fixed list of words. */
export const oneOfValue = <const T extends readonly string[]>(values: T) =>
  v.picklist(values, `one of ${values.join(', ')}`)

/** A folder, as an absolute path. */
export const folder = v.pipe(
  v.string(),
  v.transform((path) => resolve(path)),
)

/** An e-mail address without a name. */
export const email = v.pipe(
  v.string(),
  v.check((value) => isEmailAddress(value), 'an e-mail address'),
)

/** An e-mail address with or without a name. */
export const mailbox = v.pipe(
  v.string(),
  v.check(
    (value) => isEmailAddress(addressOfMailbox(value)),
    'a mailbox such as Name <name@example.com>',
  ),
)

/** A phone number with its country code. */
export const phoneValue = matchingValue(
  /^\+[\d\s()-]{6,24}$/,
  'an international number such as +34 600 000 000',
)

/** A NIF of a company, a citizen or a foreigner, with or without a leading ES. */
export const taxId = v.pipe(
  v.string(),
  v.check(
    (value) => /^(ES)?[A-Z0-9]\d{7}[A-Z0-9]$/i.test(value.replace(/[\s.-]/g, '')),
    'a Spanish tax number such as B12345678',
  ),
)

/** An address with one of these protocols, such as `https:`. */
export const url = (protocols: readonly string[], expected: string) =>
  v.pipe(
    v.string(),
    v.check((value) => hasProtocol(value, protocols), expected),
  )

/** An origin: scheme, host and port without a trailing slash. */
export const origin = (expected: string) =>
  v.pipe(v.string(), v.check(isOrigin, expected), v.transform(originOf))

/**
 * The address of a bucket, with its name in the host or in the path, read without a trailing slash.
 */
export const bucketUrl = v.pipe(
  v.string(),
  v.check((value) => {
    const url = URL.parse(value)
    return (
      url !== null &&
      /^https?:$/.test(url.protocol) &&
      !url.username &&
      !url.search &&
      !url.hash &&
      /^\/[^/]*\/?$/.test(url.pathname)
    )
  }, 'an address such as https://name.s3.eu-south-2.example.com or https://s3.example.com/name'),
  v.transform((value) => value.replace(/\/$/, '')),
)

/** Origins separated by commas. */
export const origins = v.pipe(
  v.string(),
  v.transform(listOf),
  v.everyItem(isOrigin, 'origins separated by commas'),
  v.mapItems(originOf),
)

/** Links such as `Name=https://…`, separated by commas. */
export const links = v.pipe(
  v.string(),
  v.transform((value) =>
    listOf(value).map((entry) => {
      const [, name = '', address = ''] = /^([^=]+)=(\S+)$/.exec(entry) ?? []
      return { name, url: address }
    }),
  ),
  v.everyItem((link) => hasProtocol(link.url, ['https:']), 'Name=https://…, separated by commas'),
)

const decimal = String.raw`\d{1,6}(?:\.\d{1,3})?`

/** A decimal number, written with a point. */
export const numberValue = (expected: string) =>
  v.pipe(matchingValue(new RegExp(`^${decimal}$`), expected), v.transform(Number))

/** Latitude and longitude in degrees: `36.596, -4.577`. */
export const coordinates = v.pipe(
  matchingValue(
    /^-?\d{1,2}(\.\d{1,6})?\s*,\s*-?\d{1,3}(\.\d{1,6})?$/,
    'latitude and longitude such as 36.596, -4.577',
  ),
  v.transform((value) => {
    const [latitude = '', longitude = ''] = value.split(',').map((part) => part.trim())
    return { latitude, longitude }
  }),
)

/** A range with its lower and upper figure: `2-4`. */
export const rangeValue = (expected: string) =>
  v.pipe(
    matchingValue(new RegExp(`^${decimal}-${decimal}$`), expected),
    v.transform((value): Range => {
      const [min = 0, max = 0] = value.split('-').map(Number)
      return { min, max }
    }),
    v.check(({ min, max }) => min <= max, expected),
  )

/** A range with its source: `60-70; source`. */
export const citedRange = (expected: string) =>
  v.pipe(
    // A source has to name a year, as its date.
    matchingValue(new RegExp(`^${decimal}-${decimal};.*\\S.*\\b20\\d\\d\\b`), expected),
    // A day is printed in words.
    v.check((value) => (value.match(/\b\d{4}-\d{2}-\d{2}\b/g) ?? []).every(isDate), expected),
    v.transform((value) => {
      const [, figures = '', source = ''] = /^([^;]*);(.*)$/.exec(value) ?? []
      return { range: v.parse(rangeValue(expected), figures), source: source.trim() }
    }),
  )

/** A month: `2026-11`. */
export const month = matchingValue(/^20\d\d-(0[1-9]|1[0-2])$/, 'a month such as 2026-11')

const hasProtocol = (value: string, protocols: readonly string[]) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol)

function originOf(value: string): string {
  return new URL(value).origin
}

function isOrigin(value: string): boolean {
  if (!hasProtocol(value, ['http:', 'https:'])) return false
  const { pathname, search } = new URL(value)
  return pathname === '/' && !search
}

function listOf(value: string): string[] {
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
}

/**
 * Secrets separated by commas, each of at least 32 characters: the first is in use, the others were
 * used before.
 */
export const secrets = v.pipe(
  v.string(),
  v.transform((list) => list.split(',').map((secret) => secret.trim())),
  v.check(
    (list) => list.every((secret) => /^\S{32,}$/.test(secret)),
    'secrets of at least 32 characters, separated by commas',
  ),
)

/** Network addresses separated by commas, each in the form that a connection's has. */
export const addresses = v.pipe(
  v.string(),
  v.transform((list) => list.split(',').map((address) => address.trim())),
  v.check(
    (list) => list.every((address) => isIP(address) !== 0),
    'IP addresses, separated by commas',
  ),
  v.mapItems((address) => parseIpAddress(address) ?? address),
)

/** The hours of a week that has any, as `readWeeklyHours` reads them. */
export const weeklyHours = v.pipe(
  v.string(),
  v.transform(readWeeklyHours),
  v.check(
    (hours) => hours !== undefined,
    'hours such as Mo-Fr 10:00-13:00,16:00-19:00; Sa 10:00-13:00',
  ),
  v.transform((hours) => hours ?? []),
  v.check((week) => week.some((day) => day.length > 0), 'hours on at least one day'),
  v.check(
    (week) =>
      week.every((day) => day.every(({ from }, index) => from >= (day[index - 1]?.to ?? 0))),
    'hours of a day that do not overlap, such as Mo-Fr 10:00-13:00,16:00-19:00',
  ),
)

/** The hours of viewings: forms send only times on the hour and the half-hour. */
export const viewingHours = v.pipe(
  weeklyHours,
  v.check(
    (week) => week.flat().every(({ from, to }) => from % 30 === 0 && to % 30 === 0),
    'hours that begin and end at :00 or :30, such as Mo-Su 10:00-13:30',
  ),
)

/** Days separated by commas, of a single year or of every year. */
export const closedDays = v.pipe(
  v.string(),
  v.transform(listOf),
  v.everyItem(
    // In a leap year, as 29 February may be closed every year.
    (day) => isDate(/^\d\d-\d\d$/.test(day) ? `2024-${day}` : day),
    'days such as 2026-12-24 or, for every year, 12-25, separated by commas',
  ),
)
