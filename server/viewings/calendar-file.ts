import { slotLength } from './slots.ts'

/** An entry in a calendar. Times are milliseconds since 1970. */
export interface CalendarEntry {
  /**
   * `REQUEST` and `CANCEL` for an e-mail's invitation and its end (RFC 5546), `PUBLISH` for a file that somebody
   * downloads.
   */
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH'
  uid: string
  /** Higher than before after each change, so that calendars replace what they have. */
  sequence: number
  status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED'
  start: number
  /** When this version was made. */
  stamp: number
  summary: string
  description: string
  location: string
  /** E-mail addresses. */
  organizer: string
  attendee: string
}

/** The media type of calendar files, with the method that mail clients act by. */
export const calendarType = (method: CalendarEntry['method']): string =>
  `text/calendar; charset=utf-8; method=${method}`

/** A calendar file with one entry (RFC 5545). Its times are in UTC, which every calendar shows in its owner's zone. */
export function calendarFile(entry: CalendarEntry): string {
  const { method, uid, sequence, status, start, stamp, organizer, attendee } = entry
  const invites = method !== 'PUBLISH'
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Alborán Residences//Viewings//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
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
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** `20261124T093000Z`. */
const timeText = (time: number) => new Date(time).toISOString().replace(/[-:]|\.\d{3}/g, '')

/** A value of the type TEXT (RFC 5545, 3.3.11). Control characters have no place in it. */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replace(/\r?\n/g, String.raw`\n`)
    .replace(/\p{Cc}/gu, ' ')

/** Most octets in a line (RFC 5545, 3.1). */
const lineOctets = 75

/** Continues a long line on the next, which then begins with a blank. No character is cut in two. */
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
