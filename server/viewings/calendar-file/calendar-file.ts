import { agencyName } from '../../shared/agency-name.ts'
import { agencyZone, wallClock } from '../../shared/time/zoned-time.ts'

/** An entry in a calendar. Times are milliseconds since 1970. */
export interface CalendarEntry {
  /**
   * `REQUEST` for an invitation by e-mail, `CANCEL` for its cancellation (RFC 5546), `PUBLISH` for
   * a downloaded file.
   */
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH'
  uid: string
  /** Increases with each change, so that calendars replace the former version. */
  sequence: number
  status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED'
  start: number
  end: number
  /** When this version was created. */
  stamp: number
  summary: string
  description: string
  location: string
  /** How long before the start a calendar reminds its owner, as durations: `P1D`, `PT1H`. */
  alarms?: readonly string[]
  /** E-mail addresses. */
  organizer: string
  attendee: string
}

/** The media type of calendar files; mail clients act on its method. */
export const calendarType = (method: CalendarEntry['method']): string =>
  `text/calendar; charset=utf-8; method=${method}`

/**
 * Returns a calendar file with one entry (RFC 5545). Its times are in Málaga's time zone, whose
 * rules the file contains: calendars show them in their owner's zone.
 */
export const calendarFile = (entry: CalendarEntry): string => calendarOf(entry.method, [entry])

/** Returns a calendar file with any number of entries. */
export function calendarOf(
  method: CalendarEntry['method'],
  entries: readonly CalendarEntry[],
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${agencyName}//Viewings//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...zoneLines,
    ...entries.flatMap(linesOf),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/**
 * The rules of the zone since 1996 (directive 2000/84/EC): summer time lasts from the last Sunday
 * of March to the last Sunday of October.
 */
const zoneLines = [
  'BEGIN:VTIMEZONE',
  `TZID:${agencyZone}`,
  'BEGIN:DAYLIGHT',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'END:VTIMEZONE',
]

function linesOf(entry: CalendarEntry): string[] {
  const { method, uid, sequence, status, start, end, stamp, organizer, attendee } = entry
  const invites = method !== 'PUBLISH'
  // A hold is tentative, because nobody has agreed to its time yet.
  const answer = status === 'TENTATIVE' ? 'TENTATIVE' : 'ACCEPTED'
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utcText(stamp)}`,
    `DTSTART;TZID=${agencyZone}:${localText(start)}`,
    `DTEND;TZID=${agencyZone}:${localText(end)}`,
    `STATUS:${status}`,
    `SUMMARY:${escaped(entry.summary)}`,
    `DESCRIPTION:${escaped(entry.description)}`,
    ...(entry.location ? [`LOCATION:${escaped(entry.location)}`] : []),
    `ORGANIZER:mailto:${organizer}`,
    ...(invites
      ? [`ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=${answer};RSVP=FALSE:mailto:${attendee}`]
      : []),
    ...(entry.alarms ?? []).flatMap((before) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(entry.summary)}`,
      `TRIGGER:-${before}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ]
}

/** A time in UTC: `20261124T093000Z`. */
const utcText = (time: number) => new Date(time).toISOString().replace(/[-:]|\.\d{3}/g, '')

/** A time by Málaga's clocks: `20261124T103000`. */
const localText = (time: number) => utcText(wallClock(time, agencyZone)).slice(0, -1)

/** A value of the type TEXT (RFC 5545, 3.3.11). Control characters are not allowed. */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replace(/\r?\n/g, String.raw`\n`)
    .replace(/\p{Cc}/gu, ' ')

/** The maximum length of a line, in octets (RFC 5545, 3.1). */
const lineOctets = 75

/**
 * Folds a long line: continuation lines begin with a blank. A multi-byte character is never split.
 */
function folded(line: string): string {
  let octets = 0
  let text = ''
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > lineOctets) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += size
  }
  return text
}
