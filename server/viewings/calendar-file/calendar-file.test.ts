import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { calendarFile, type CalendarEntry } from './calendar-file.ts'

const entry: CalendarEntry = {
  method: 'REQUEST',
  uid: 'viewing-1@site.test',
  sequence: 3,
  status: 'CONFIRMED',
  start: Date.parse('2027-03-28T08:00Z'),
  end: Date.parse('2027-03-28T08:30Z'),
  stamp: Date.parse('2027-03-20T08:00:05.123Z'),
  summary: 'Viewing: Garden apartment, south terrace; first floor',
  description: 'In person\nC:\\homes, “Alborán”\n'.concat('ñ'.repeat(120)),
  location: 'Alborán Residences, Costa del Sol, Málaga',
  organizer: 'sales@alboran.example',
  attendee: 'elena@example.com',
}

const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const zone = calendar.getFirstSubcomponent('vtimezone') ?? expect.fail('no time zone')
  ICAL.TimezoneService.register(zone)
  return { calendar, event: new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined) }
}

test('a calendar library reads the same values', () => {
  const { calendar, event } = read(calendarFile(entry))
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST')
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  expect(event.uid).toBe(entry.uid)
  expect(event.sequence).toBe(3)
  expect(event.summary).toBe(entry.summary)
  expect(event.description).toBe(entry.description)
  expect(event.location).toBe(entry.location)
  expect(event.organizer).toBe('mailto:sales@alboran.example')
  expect(event.attendees.map((one) => one.getFirstValue())).toEqual(['mailto:elena@example.com'])
  expect(event.startDate.toJSDate()).toEqual(new Date('2027-03-28T08:00Z'))
  expect(event.startDate.zone.tzid).toBe('Europe/Madrid')
  expect(event.duration.toSeconds()).toBe(30 * 60)
})

test('an invitation to a time that is only held is accepted by nobody', () => {
  const answer = (status: CalendarEntry['status']) =>
    read(calendarFile({ ...entry, status })).event.attendees[0]?.getParameter('partstat')
  expect(answer('TENTATIVE')).toBe('TENTATIVE')
  expect(answer('CONFIRMED')).toBe('ACCEPTED')
})

test('a calendar reminds its owner before the entry, or does not', () => {
  const { event } = read(calendarFile({ ...entry, alarms: ['P1D', 'PT1H'] }))
  const triggers = event.component
    .getAllSubcomponents('valarm')
    .map((alarm) => String(alarm.getFirstPropertyValue('trigger')))
  expect(triggers).toEqual(['-P1D', '-PT1H'])
  expect(read(calendarFile(entry)).event.component.getAllSubcomponents('valarm')).toEqual([])
})

test('lines end with CR LF, have 75 octets at most, and split no character', () => {
  const text = calendarFile(entry)
  const lines = text.split('\r\n')
  expect(lines.at(-1)).toBe('')
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text).not.toContain('\uFFFD')
})

test('a cancellation has the same UID, a higher SEQUENCE, method CANCEL (RFC 5546)', () => {
  const { calendar, event } = read(
    calendarFile({ ...entry, method: 'CANCEL', status: 'CANCELLED', sequence: 4 }),
  )
  expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL')
  expect(event.uid).toBe(entry.uid)
  expect(event.sequence).toBe(4)
  expect(event.component.getFirstPropertyValue('status')).toBe('CANCELLED')
})

test('a downloaded file contains no invitation', () => {
  const { event } = read(calendarFile({ ...entry, method: 'PUBLISH' }))
  expect(event.attendees).toEqual([])
})

test('a text cannot begin a new line of the file', () => {
  const summary = 'x\r\nATTENDEE:mailto:other@example.com\u0000\u2028'
  const { event } = read(calendarFile({ ...entry, summary }))
  expect(event.attendees).toHaveLength(1)
  expect(event.summary).toContain('x\nATTENDEE:')
})

test.each([
  ['2026-11-24T09:30Z', '20261124T103000'],
  ['2027-03-27T09:30Z', '20270327T103000'],
  ['2027-03-28T08:30Z', '20270328T103000'],
  ['2027-07-01T16:30Z', '20270701T183000'],
  ['2027-10-31T09:30Z', '20271031T103000'],
])('%s is %s by Málaga’s clocks, and calendars read the same moment', (start, local) => {
  const text = calendarFile({ ...entry, start: Date.parse(start) })
  expect(text).toContain(`DTSTART;TZID=Europe/Madrid:${local}\r\n`)
  expect(read(text).event.startDate.toJSDate()).toEqual(new Date(start))
})
