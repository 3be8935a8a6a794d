import { masked } from '#app/email-link/masked.ts'
import { visitPath } from '#app/shortlist/list.ts'
import { insert } from '#app/words.ts'
import type { Config } from '#server/config/config.ts'
import { type Language, pathIn } from '#server/language.ts'
import { clockTime, shortDate, longDay, longDayAndTime } from '#server/shared/time/formats.ts'
import { placeOf } from '#server/viewings/calendar-file/entry-of.ts'
import { mayMove } from '#server/viewings/changes/change-limits.ts'
import { reminderOf } from '#server/viewings/due/reminder.ts'
import type { OpenViewing } from '#server/viewings/for-visitors/viewings.ts'
import { maxHeld } from '#server/viewings/slots/hold-limits.ts'
import { readSlots } from '#server/viewings/slots/slots.ts'
import { viewingPath } from '#server/viewings/viewing-paths.ts'
import { askedBeside, type LinkedViewing } from '#server/viewings/viewing.ts'
import { dayHeading } from './time-words.ts'
import type { ViewingWords } from './words.ts'

/** The content of a viewing's page. */
export interface StatusView {
  /** The text above the title. */
  lead: string
  title: string
  /** The half-hour in Málaga's time, if there is one. */
  clock: { time: string; iso: string; label: string } | undefined
  text: string
  actions: { to: string; text: string; download: boolean }[]
  stages: { text: string; done: boolean; current: boolean }[]
  /** Names and values; `hasTelephone` puts the telephone number after the text. */
  facts: { name: string; text: string; hasTelephone?: boolean }[]
  /** The end of the hold and the other times; the page adds the visitor's own time to each. */
  times: { name: string; times: { text: string; time: number }[] }[]
  /** The visitor's time zone. */
  bookedZone: string | undefined
  hint: string
  /** The visits that keep this one from holding a time. */
  held: { text: string; link: string; to: string }[]
}

interface Options {
  language: Language
  copy: ViewingWords
  token: string
  config: Pick<Config, 'viewingPlace' | 'agencyEmail' | 'chatPhone'>
  /** Milliseconds since 1970. */
  now: number
  /** The visits that keep this one from holding a time, if the link's owner may know them. */
  held: readonly LinkedViewing[]
}

/** The view of a page that only has a message. */
export const noDetails = {
  lead: '',
  clock: undefined,
  stages: [],
  facts: [],
  times: [],
  bookedZone: undefined,
  hint: '',
  held: [],
}

/** The content of a viewing's page, by the role of its link. */
export function statusView({ role, viewing }: OpenViewing, options: Options): StatusView {
  const { language, copy, token, now } = options
  const { status } = copy
  const { state, start } = viewing
  const phone = { phone: options.config.chatPhone }
  const changeable = mayMove(role, viewing)
  const change = { to: viewingPath('change', language, token), download: false }
  const another = anotherVisit(viewing, status, language)
  if (state === 'cancelled') return { ...noDetails, ...status.cancelled, actions: [another] }
  if (state === 'expired')
    return {
      ...noDetails,
      title: status.expired.title,
      text: insert(status.expired.text, phone),
      actions: [changeable ? { ...change, text: status.again } : another],
    }
  if (start === undefined)
    return {
      ...withoutTime({ role, viewing }, options),
      actions: changeable ? [{ ...change, text: status.again }] : [],
    }
  const passed = start <= now
  const confirmed = state === 'confirmed'
  const moved = isMoved(viewing)
    ? `${insert(status.moved, { time: longDayAndTime(start, language) })} `
    : ''
  return {
    lead: passed
      ? status.passed
      : confirmed
        ? status.confirmed
        : moved + heldText(viewing, options),
    title:
      confirmed || passed
        ? dayHeading(start, language)
        : insert(status.heldTitle, { day: longDay(start, language) }),
    clock: {
      time: clockTime(start, language),
      iso: new Date(start).toISOString(),
      label: status.clock[viewing.halfHours] ?? '',
    },
    text: '',
    actions: passed
      ? [another]
      : [
          {
            to: viewingPath('calendar', language, token),
            text: status.addToCalendar,
            download: true,
          },
          ...(changeable ? [{ ...change, text: status.change }] : []),
        ],
    stages: stagesOf(viewing, copy, language, now),
    facts: factsOf({ role, viewing }, options),
    times: timesOf(viewing, options),
    bookedZone: viewing.lead.fields.zone,
    hint: viewing.answersVisitor ? '' : byHand(status, options.config),
    held: [],
  }
}

/** The text that a time is held, and until when. */
const heldText = (
  { heldUntil }: OpenViewing['viewing'],
  { language, copy: { status } }: Options,
): string =>
  insert(status.held, {
    until:
      heldUntil === undefined
        ? ''
        : insert(status.heldUntil, { until: longDayAndTime(heldUntil, language) }),
  })

/** The texts of a request that holds no time: the reason, what is held instead, and the wishes. */
function withoutTime(
  { role, viewing }: OpenViewing,
  options: Options,
): Omit<StatusView, 'actions'> {
  const { held, language, copy } = options
  const { status } = copy
  const { title, text } = held.length >= maxHeld ? status.atLimit : status.asked
  return {
    ...noDetails,
    title,
    text,
    times: timesOf(viewing, options),
    bookedZone: viewing.lead.fields.zone,
    // The visitor's address is not confirmed, so this page must not reveal what is held for it.
    hint: role === 'view' && viewing.answersVisitor ? status.asked.inEmail : '',
    held: held.map(({ viewing: { heldStart = 0, homes }, token }) => ({
      text: [longDayAndTime(heldStart, language), ...homes.map(({ ref }) => ref)].join(', '),
      link: status.change,
      to: viewingPath('change', language, token),
    })),
  }
}

/** The link to the form for another viewing of the same homes, or to all homes. */
function anotherVisit(
  { home, homes }: OpenViewing['viewing'],
  status: ViewingWords['status'],
  language: Language,
): StatusView['actions'][number] {
  const slugs = homes.map(({ slug }) => slug)
  const path = home ? `/properties/${home.slug}/viewing` : '/properties'
  return {
    to: homes.length > 1 ? visitPath(language, slugs) : pathIn(language, path),
    text: home ? status.another : status.properties,
    download: false,
  }
}

const byHand = (
  status: ViewingWords['status'],
  { agencyEmail, chatPhone }: Options['config'],
): string => insert(status.byHand, { email: agencyEmail, phone: chatPhone })

/** Whether the viewing was moved: by its visitor, or to a time that was not requested. */
function isMoved({ state, start, sequence, createdAt, lead }: OpenViewing['viewing']): boolean {
  if (state === 'requested' && sequence > 0) return true
  // Staff have arranged this viewing later, in place of the requested one.
  if (createdAt > lead.createdAt) return false
  const asked = readSlots(lead.fields.slots ?? '') ?? []
  return start !== undefined && asked.length > 0 && !asked.includes(start)
}

function timesOf(
  viewing: OpenViewing['viewing'],
  { language, copy: { status } }: Options,
): StatusView['times'] {
  const { state, heldUntil } = viewing
  const { wishes, taken } = askedBeside(viewing.lead, viewing)
  const row = (name: string, times: readonly number[]) =>
    times.length > 0
      ? [{ name, times: times.map((time) => ({ text: longDayAndTime(time, language), time })) }]
      : []
  return [
    ...(state === 'requested' && heldUntil !== undefined ? row(status.until, [heldUntil]) : []),
    ...row(viewing.heldStart === undefined ? status.asWishes : status.wishes, wishes),
    ...row(status.taken, taken),
  ]
}

function stagesOf(
  viewing: OpenViewing['viewing'],
  { status: { stages } }: ViewingWords,
  language: Language,
  now: number,
): StatusView['stages'] {
  const { state, start = 0, createdAt } = viewing
  const confirmed = state === 'confirmed'
  const seen = confirmed && start <= now
  const asked = isMoved(viewing)
    ? insert(stages.moved, { date: shortDate(start, language) })
    : insert(stages.asked, { date: shortDate(createdAt, language) })
  return [
    { text: asked, done: true, current: false },
    { text: stages.held, done: true, current: !confirmed },
    { text: stages.confirmed, done: confirmed, current: confirmed && !seen },
    { text: stages.seen, done: seen, current: seen },
  ]
}

function factsOf(
  { viewing }: OpenViewing,
  { copy: { status, formats }, config, now }: Options,
): StatusView['facts'] {
  const { format, state, start, lead, answersVisitor } = viewing
  const reminder = start === undefined ? undefined : reminderOf({ ...viewing, start }, now)
  const confirmed = state === 'confirmed'
  const row = (name: string, text: string) => [{ name, text }]
  return [
    ...row(status.how, formats[format]),
    ...(format === 'video'
      ? row(status.link, status.linkText)
      : row(status.where, placeOf(config) || status.places[confirmed ? 'confirmed' : 'requested'])),
    { name: status.metBy, text: status.office, hasTelephone: true },
    ...(answersVisitor
      ? [
          ...row(
            status.sentTo,
            insert(status.sentText, { email: masked(lead.fields.email ?? '') }),
          ),
          ...(reminder ? row(status.reminder, status.reminders[reminder]) : []),
        ]
      : []),
  ]
}
