import type { LoaderFunctionArgs } from 'react-router'
import { insert } from '#app/words.ts'
import { languageOf, type Language } from '#server/language.ts'
import { nameOrAddress } from '#server/leads/lead.ts'
import { dateAfter } from '#server/shared/time/dates.ts'
import {
  clockTime,
  dayAndMonth,
  longDay,
  shortDateAndTime,
  weekday,
} from '#server/shared/time/formats.ts'
import { sunsetOn } from '#server/shared/time/sunset.ts'
import { agencyZone, dateIn, localTime } from '#server/shared/time/zoned-time.ts'
import type { SiteRequest } from '#server/site.ts'
import { placeOf } from '#server/viewings/calendar-file/entry-of.ts'
import type { OfferedTime } from '#server/viewings/slots/offered-times.ts'
import { slotLength, slotText } from '#server/viewings/slots/slots.ts'
import { askedBeside, type Viewing } from '#server/viewings/viewing.ts'
import { requireMember } from '../guard.ts'
import { type HomeLabels, homeLabels } from '../home-labels.ts'
import { type FreeDay, freeDays } from './free-times.ts'
import { ownerIn } from './week-address.ts'
import { dateAsked, hourOf, mondayOf, startOf } from './week.ts'
import { words } from './words.ts'

/** The changes that an address can report as done. */
const changes = ['confirm', 'move', 'cancel', 'place'] as const

/** The number of days in the list of coming viewings, and its maximum length. */
const [comingDays, maxComing] = [60, 20]

/** The hours that the week shows, unless a viewing is earlier or later. */
const usualHours = { from: 9, to: 20 }

/** The hours that include every viewing of a week. */
function hoursOf(
  viewings: readonly { hour: number | undefined; halfHours: number }[],
): typeof usualHours {
  const shown = viewings.filter(({ hour }) => hour !== undefined)
  return {
    from: Math.min(usualHours.from, ...shown.map(({ hour = 24 }) => Math.floor(hour))),
    to: Math.max(
      usualHours.to,
      ...shown.map(({ hour = 0, halfHours }) => Math.ceil(hour + halfHours / 2)),
    ),
  }
}

/** Loads a week of viewings, with the unanswered requests. */
export async function loadWeek(args: LoaderFunctionArgs) {
  const { site, member } = requireMember(args)
  const language = languageOf(args.url.pathname)
  const { office } = site.viewings
  const now = site.clock()
  const { searchParams } = args.url
  const day = dateAsked(searchParams.get('day'), now)
  const monday = mondayOf(day)
  const dates = Array.from({ length: 7 }, (_, index) => dateAfter(monday, index))
  const whose = ownerIn(searchParams)
  const only = (some: Viewing[]) =>
    whose === 'everybody' ? some : some.filter((viewing) => belongsTo(viewing, member.id))
  const [viewings, coming, toConfirm, hasFeed, free, labels, place, ownPlace, offers] =
    await Promise.all([
      office.between(startOf(monday), startOf(dateAfter(monday, 7))).then(only),
      office.between(now, startOf(dateAfter(dateIn(agencyZone, now), comingDays))).then(only),
      office.toConfirm().then(only),
      office.feed.touch(member.id),
      freeDays(site, language),
      homeLabels(site),
      site.viewings.placeIn(language),
      office.place(),
      office.offers(),
    ])
  const today = dateIn(agencyZone, now)
  const ofDay = Map.groupBy(viewings, ({ start }) => dateIn(agencyZone, start ?? 0))
  const offered = offers
    .filter(({ memberId }) => whose === 'everybody' || memberId === member.id)
    .map((offer) => offerView(offer, { labels, language }))
  const done = searchParams.get('done')
  const days = dates.map((date) => ({
    ...dayView(date, ofDay.get(date) ?? [], { labels, language, now }),
    isToday: date === today,
    isAsked: date === day,
    offered: offered.filter((one) => one.date === date && !one.isTaken),
    free: freeOn(date, free),
  }))
  return {
    whose,
    free,
    hours: hoursOf(days.flatMap((one) => one.viewings)),
    monday,
    asked: day,
    title: titleOf(monday, language),
    count: viewings.filter(({ state }) => state !== 'cancelled').length,
    now: dates.includes(today) ? hourOf(now) : undefined,
    days,
    coming: futureViewings(coming, day, { labels, language, now }),
    offered,
    toConfirm: toConfirm.map((viewing) => viewOf(viewing, { labels, language, now })),
    hasFeed,
    place: placeOf({ viewingPlace: place }),
    /** The place that staff have set; blank if the configured place applies. */
    ownPlace: ownPlace ?? { en: '', es: '' },
    done: changes.find((one) => one === done),
    isUnmailed: searchParams.has('unmailed'),
    /** The lead that the last action assigned to the member. */
    taken: await takenLead(site, searchParams.get('took'), member.id),
  }
}

const freeOn = (date: string, free: readonly FreeDay[]) =>
  (free.find((one) => one.date === date)?.times ?? []).map(({ start, text }) => ({
    hour: hourOf(start),
    text,
    at: localTime(start),
  }))

/** The lead that the address reports as taken, if the member is its assignee. */
async function takenLead({ leads }: SiteRequest, took: string | null, memberId: string) {
  const lead = took ? await leads.handling.read(took, memberId) : undefined
  return lead?.assigneeId === memberId ? lead.lead.id : undefined
}

/** `23 to 29 November`. */
const titleOf = (monday: string, language: Language) =>
  insert(words[language].week, {
    from: monthsDiffer(monday) ? dayAndMonth(monday, language) : dayOf(monday),
    to: dayAndMonth(dateAfter(monday, 6), language),
  })

/** Whether a viewing belongs to a member; a request without an assignee belongs to everybody. */
const belongsTo = ({ assigneeId, state }: Viewing, memberId: string) =>
  assigneeId === memberId || (state === 'requested' && assigneeId === undefined)

/** The confirmed future viewings, except those of the day that is shown. */
const futureViewings = (viewings: readonly Viewing[], day: string, shown: Shown) =>
  viewings
    .filter(
      ({ state, start = 0 }) =>
        state === 'confirmed' && start > shown.now && dateIn(agencyZone, start) !== day,
    )
    .slice(0, maxComing)
    .map((viewing) => ({
      ...viewOf(viewing, shown),
      date: dateIn(agencyZone, viewing.start ?? shown.now),
    }))

export type Week = Awaited<ReturnType<typeof loadWeek>>
export type ViewingView = ReturnType<typeof viewOf>

const dayOf = (date: string) => String(Number(date.slice(8)))
const monthsDiffer = (monday: string) => monday.slice(0, 7) !== dateAfter(monday, 6).slice(0, 7)

interface Shown {
  labels: HomeLabels
  language: Language
  now: number
}

/** A day of the week with its viewings and its sunset. */
const dayView = (date: string, viewings: readonly Viewing[], shown: Shown) => ({
  date,
  number: dayOf(date),
  weekday: weekday(date, shown.language),
  name: longDay(date, shown.language),
  sunset: hourOf(sunsetOn(date)),
  light: clockTime(sunsetOn(date), shown.language),
  count: viewings.filter(({ state }) => state !== 'cancelled').length,
  viewings: inColumns(viewings).map(({ viewing, column, columns }) => ({
    ...viewOf(viewing, shown),
    column,
    columns,
  })),
})

/** A half-hour that was proposed and not answered. */
function offerView(
  { leadId, name, homeRef, start, member, expiresAt, isTaken }: OfferedTime,
  { labels, language }: Omit<Shown, 'now'>,
) {
  const { offered: copy } = words[language]
  return {
    key: `${leadId} ${start}`,
    leadId,
    name,
    what: labels.get(homeRef ?? '')?.title[language] ?? '',
    date: dateIn(agencyZone, start),
    hour: hourOf(start),
    time: clockTime(start, language),
    when: shortDateAndTime(start, language),
    local: localTime(start),
    by: insert(copy.by, { who: member }),
    until: insert(copy.until, { when: shortDateAndTime(expiresAt, language) }),
    isTaken,
  }
}

/** The data of a viewing for the office's screens. */
export function viewOf(viewing: Viewing, { labels, language, now }: Shown) {
  const { id, lead, homes, halfHours, format, state, start, heldStart, heldUntil, assignee } =
    viewing
  const copy = words[language]
  const { wishes } = askedBeside(lead, viewing)
  const { phone = '', email = '', about = '' } = lead.fields
  const isPast = start !== undefined && start <= now && state === 'confirmed'
  return {
    id,
    leadId: lead.id,
    name: nameOrAddress(lead.fields),
    /** The language of the e-mails to the visitor; undefined if there is no address to write to. */
    writesIn: email ? lead.language : undefined,
    phone: phone.replace(/[^\d+]/g, ''),
    what:
      homes.length > 0
        ? homes.map(({ ref, title }) => labels.get(ref)?.title[language] ?? title).join(' · ')
        : about,
    state,
    stateText: copy.states[state],
    isVideo: format === 'video',
    format: format === 'video' ? copy.video : '',
    assignee,
    day: start === undefined ? undefined : dateIn(agencyZone, start),
    hour: start === undefined ? undefined : hourOf(start),
    /** The number of other times that would suit its visitor, which are not held. */
    others: wishes.length,
    oneOf:
      heldStart !== undefined && wishes.length > 0
        ? insert(copy.oneOf, { count: wishes.length + 1 })
        : '',
    halfHours,
    time: start === undefined ? '' : clockTime(start, language) + untilOf(viewing, start, language),
    when:
      start === undefined
        ? copy.toConfirm.noTime
        : shortDateAndTime(start, language) + untilOf(viewing, start, language),
    local: start === undefined ? '' : localTime(start),
    until:
      heldUntil === undefined
        ? ''
        : insert(copy.toConfirm.until, { when: shortDateAndTime(heldUntil, language) }),
    /** The times that can be confirmed, as in the form's field; the others only if still free. */
    confirm:
      state === 'requested'
        ? [...(heldStart === undefined ? [] : [heldStart]), ...wishes]
            .filter((one) => one > now)
            .map((one) => ({
              value: slotText(one),
              text: shortDateAndTime(one, language) + untilOf(viewing, one, language),
              isHeld: one === heldStart,
            }))
        : [],
    /** Whether the viewing begins after sunset. */
    isDark:
      format !== 'video' && start !== undefined && start >= sunsetOn(dateIn(agencyZone, start)),
    isOpen: (state === 'requested' || state === 'confirmed') && !isPast,
  }
}

/** The end of a visit to several homes, as a text that follows its start. */
const untilOf = ({ halfHours }: Viewing, start: number, language: Language) =>
  halfHours > 1 ? `–${clockTime(start + halfHours * slotLength, language)}` : ''

/** The viewings of a day, with columns for those that overlap. */
export function inColumns<T extends Pick<Viewing, 'start' | 'halfHours'>>(viewings: readonly T[]) {
  const placed: { viewing: T; column: number; group: number; end: number }[] = []
  const columnsOf: number[] = []
  let groupEnd = -Infinity
  for (const viewing of viewings.toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0))) {
    const { start = 0, halfHours } = viewing
    const end = start + halfHours * slotLength
    // A group ends where none of its viewings continues.
    if (start >= groupEnd) columnsOf.push(0)
    groupEnd = Math.max(start >= groupEnd ? end : groupEnd, end)
    const group = columnsOf.length - 1
    const busy = new Set(
      placed.filter((one) => one.group === group && one.end > start).map(({ column }) => column),
    )
    let column = 0
    while (busy.has(column)) column++
    columnsOf[group] = Math.max(columnsOf[group] ?? 0, column + 1)
    placed.push({ viewing, column, group, end })
  }
  return placed.map(({ viewing, column, group }) => ({
    viewing,
    column,
    columns: columnsOf[group] ?? 1,
  }))
}
