import { slotLength } from './slots.ts'

/** An entry in a calendar. Times are milliseconds since 1970. */
export interface CalendarEntry {
  /**
   * `REQUEST` for an invitation by e-mail, `CANCEL` for its cancellation (RFC 5546), `PUBLISH` for a downloaded
   * file.
   */
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH'
  uid: string
  /** Grows with each change, so that calendars replace the former version. */
  sequence: number
  status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED'
  start: number
  /** When this version was created. */
  stamp: number
  summary: string
  description: string
  location: string
  /** E-mail addresses. */
  organizer: string
  attendee: string
}

/** The media type of calendar files; mail clients act on its method. */
export const calendarType = (method: CalendarEntry['method']): string =>
  `text/calendar; charset=utf-8; method=${method}`

/**
 * A calendar file with one entry (RFC 5545). Its times are in UTC; calendars show them in their owner's time
 * zone.
 */
export const calendarFile = (entry: CalendarEntry): string => calendarOf(entry.method, [entry])

/** A calendar file with any number of entries. */
export function calendarOf(
  method: CalendarEntry['method'],
  entries: readonly CalendarEntry[],
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Alborán Residences//Viewings//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...entries.flatMap(linesOf),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function linesOf(entry: CalendarEntry): string[] {
  const { method, uid, sequence, status, start, stamp, organizer, attendee } = entry
  const invites = method !== 'PUBLISH'
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${timeText(stamp)}`,
    `DTSTART:${timeText(start)}`,
    `DTEND:${timeText(start + slotLength)}`,
    `STATUS:${status}`,
    `SUMMARY:${escaped(entry.summary)}`,
    `DESCRIPTION:${escaped(entry.description)}`,
    ...(entry.location ? [`LOCATION:${escaped(entry.location)}`] : []),
    `ORGANIZER:mailto:${organizer}`,
    ...(invites
      ? [`ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee}`]
      : []),
    'END:VEVENT',
  ]
}

/** `20261124T093000Z`. */
const timeText = (time: number) => new Date(time).toISOString().replace(/[-:]|\.\d{3}/g, '')

/** A value of the type TEXT (RFC 5545, 3.3.11). Control characters are not allowed. */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replace(/\r?\n/g, String.raw`\n`)
    .replace(/\p{Cc}/gu, ' ')

/** The maximum length of a line, in octets (RFC 5545, 3.1). */
const lineOctets = 75

/** Folds a long line: continuation lines begin with a blank. A multi-byte character is never split. */
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
