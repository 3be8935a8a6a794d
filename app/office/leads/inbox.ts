import type { LoaderFunctionArgs } from 'react-router'
import { whenUnavailable } from '#app/unavailable.ts'
import { insert } from '#app/words.ts'
import type { NamedHome } from '#server/homes/home-names.ts'
import { type Language, languageOf } from '#server/language.ts'
import type { LeadHandling } from '#server/leads/handling/handling.ts'
import type { InboxFilter, InboxLead } from '#server/leads/handling/list-leads.ts'
import {
  type LeadSide,
  leadSides,
  type LeadStage,
  leadStages,
} from '#server/leads/handling/stages.ts'
import { leadKinds, type LeadKind } from '#server/leads/lead.ts'
import { wishText } from '#server/leads/wishes.ts'
import { shortDate, shortDateAndTime } from '#server/shared/time/formats.ts'
import { agencyZone, dateIn } from '#server/shared/time/zoned-time.ts'
import { askedBeside, type Viewing } from '#server/viewings/viewing.ts'
import { requireMember } from '../guard.ts'
import { type HomeLabels, homeLabels } from '../home-labels.ts'
import { homePath } from '../homes/home-path.ts'
import { openMemberHomes } from '../homes/member-homes.ts'
import { leadCount } from './lead-count.ts'
import { offerOf } from './offer.ts'
import { waitOf } from './wait.ts'
import { leadWords } from './words.ts'

export const inboxShows = ['unread', 'mine', 'all'] as const
export type InboxShow = (typeof inboxShows)[number]

/**
 * The parameters of the address that decide which leads are shown; links between screens keep them.
 */
interface InboxQuery {
  show: InboxShow
  stage: LeadStage | undefined
  kind: LeadKind | undefined
  home: string | undefined
  search: string | undefined
}

/** A row of the inbox as it is shown. */
export interface InboxRow {
  id: string
  name: string
  /** The home's title, or else the subject; '' if there is neither. */
  about: string
  /** The visitor's message. */
  text: string
  stage: LeadStage
  isUnread: boolean
  when: string
  isLate: boolean
  who: string
  /**
   * A further note: a problem or a task that is due, or else the viewing, the offer or the
   * follow-up.
   */
  mark: { text: string; isDue: boolean } | undefined
}

const perSide = 50
const maxNamedShown = 5

/**
 * The homes that match a search; empty if they cannot be read, in which case leads are still shown.
 */
async function namedHomes(
  args: Pick<LoaderFunctionArgs, 'url' | 'context'>,
  search: string | undefined,
): Promise<readonly Pick<NamedHome, 'id' | 'ref' | 'title'>[]> {
  if (search === undefined) return []
  const who = requireMember(args)
  return whenUnavailable(
    who.site.log,
    'the homes of a search could not be read',
    async () => (await openMemberHomes(who)).named(search),
    () => [],
  )
}

const isOpenViewing = ({ state }: Viewing) => state === 'requested' || state === 'confirmed'

/** Loads the inbox for an address, for every screen of leads. */
export async function loadInbox(args: Pick<LoaderFunctionArgs, 'url' | 'context'>) {
  const { site, member } = requireMember(args)
  const language = languageOf(args.url.pathname)
  const query = readQuery(args.url.searchParams)
  const named = await namedHomes(args, query.search)
  const filter = { ...filterOf(query, member.id), named: named.map(({ ref }) => ref) }
  const { handling } = site.leads
  const sides = sidesOf(query)
  const after = placeIn(args.url.searchParams)
  const [counts, open, labels, choices, ...lists] = await Promise.all([
    query.search === undefined ? countShown(handling, query, member.id) : undefined,
    handling.count({}, openSides),
    homeLabels(site),
    handling.boardChoices(),
    ...sides.map((side) =>
      handling.list(side, filter, {
        limit: perSide + 1,
        after: after?.side === side ? after : undefined,
      }),
    ),
  ])
  const now = site.clock()
  const found = await site.viewings.office.ofLeads(lists.flat().map(({ id }) => id))
  // An active viewing is shown rather than a cancelled one.
  const viewings = new Map(
    found
      .toSorted((one, other) => Number(isOpenViewing(one)) - Number(isOpenViewing(other)))
      .map((viewing) => [viewing.lead.id, viewing]),
  )
  return {
    query,
    /** The homes that leads are about. */
    homes: [...new Set([...choices.homes, ...(query.home ? [query.home] : [])])].map((ref) => ({
      ref,
      title: labels.get(ref)?.title[language],
    })),
    /** The number of leads in each tab, by side; undefined for a search, which is not counted. */
    counts,
    /** The first homes that match a search, and the number of all of them. */
    named: {
      count: named.length,
      homes: named
        .slice(0, maxNamedShown)
        .map(({ id, title }) => ({ href: homePath(language, id), title: title[language] })),
    },
    toDo: open.ours,
    open: open.ours + open.theirs,
    lists: sides.map((side, index) => {
      const rows = lists[index] ?? []
      const last = rows.length > perSide ? rows[perSide - 1] : undefined
      return {
        side,
        count: counts
          ? totalOf(counts[query.show], [side], language)
          : countOfFound(rows.length, after?.side === side),
        rows: rows
          .slice(0, perSide)
          .map((lead) => inboxRowOf(lead, viewings.get(lead.id), { labels, language, now })),
        more: last && moreAddress(query, side, last),
      }
    }),
  }
}

/** The counts with the new leads, which are unread, assigned to nobody, and waiting for us. */
export function withArrived(
  counts: Record<InboxShow, Record<LeadSide, number>>,
  arrived: number,
): Record<InboxShow, Record<LeadSide, number>> {
  const more = (side: Record<LeadSide, number>) => ({ ...side, ours: side.ours + arrived })
  return { unread: more(counts.unread), mine: counts.mine, all: more(counts.all) }
}

/** The total number of leads of the sides. */
export const totalOf = (
  counts: Record<LeadSide, number>,
  sides: readonly LeadSide[],
  language: Language,
): string =>
  leadCount(
    sides.reduce((sum, side) => sum + counts[side], 0),
    sides.includes('closed') ? [counts.closed] : [],
    language,
  )

/**
 * The number of leads that a search has found, as far as they were read; undefined on further
 * pages.
 */
const countOfFound = (read: number, isFurther: boolean): string | undefined =>
  isFurther ? undefined : read > perSide ? `${perSide}+` : String(read)

export type Inbox = Awaited<ReturnType<typeof loadInbox>>

const openSides: LeadSide[] = ['ours', 'theirs']

/** The sides that a query lists: a stage is either open or closed. */
const sidesOf = ({ stage }: InboxQuery): readonly LeadSide[] =>
  stage === undefined ? leadSides : stage === 'won' || stage === 'lost' ? ['closed'] : openSides

/** Counts the leads in each tab, by side. */
async function countShown(
  handling: Pick<LeadHandling, 'count'>,
  query: InboxQuery,
  memberId: string,
): Promise<Record<InboxShow, Record<LeadSide, number>>> {
  const count = (show: InboxShow) =>
    handling.count(filterOf({ ...query, show }, memberId), sidesOf(query))
  const [unread, mine, all] = await Promise.all([count('unread'), count('mine'), count('all')])
  return { unread, mine, all }
}

/** Reads the address; unknown values are left out. */
function readQuery(search: URLSearchParams): InboxQuery {
  const oneOf = <T extends string>(name: string, values: readonly T[]) =>
    values.find((value) => value === search.get(name))
  return {
    show: oneOf('show', inboxShows) ?? 'all',
    stage: oneOf('stage', leadStages),
    kind: oneOf('kind', leadKinds),
    home: search.get('home')?.slice(0, 60) || undefined,
    search: search.get('q')?.trim().slice(0, 200) || undefined,
  }
}

export function inboxAddress({ show, stage, kind, home, search }: InboxQuery): string {
  const parameters = new URLSearchParams()
  if (show !== 'all') parameters.set('show', show)
  if (stage) parameters.set('stage', stage)
  if (kind) parameters.set('kind', kind)
  if (home) parameters.set('home', home)
  if (search) parameters.set('q', search)
  return parameters.size > 0 ? `?${parameters}` : ''
}

const filterOf = ({ show, stage, kind, home, search }: InboxQuery, memberId: string) =>
  ({
    ...(show === 'unread' && { unread: true }),
    ...(show === 'mine' && { assigneeId: memberId }),
    ...(stage && { stage }),
    ...(kind && { kind }),
    ...(home && { home }),
    ...(search !== undefined && { search }),
  }) satisfies InboxFilter

/** The start of a page of one side, such as `ours~1763800000000~<id>`. */
function placeIn(search: URLSearchParams) {
  const [, side = '', since = '', id = ''] =
    /^(ours|theirs|closed)~(\d{1,15})~([\w-]{1,60})$/.exec(search.get('after') ?? '') ?? []
  return side ? { side, sideSince: Number(since), id } : undefined
}

function moreAddress(query: InboxQuery, side: LeadSide, { sideSince, id }: InboxLead): string {
  const address = inboxAddress(query)
  return `${address || '?'}${address ? '&' : ''}after=${side}~${sideSince}~${id}`
}

/** The time of a viewing, with the number of other times that would suit its visitor. */
export function viewingText(viewing: Viewing | undefined, language: Language): string | undefined {
  const { viewings } = leadWords[language]
  if (viewing?.start === undefined) return undefined
  const when = shortDateAndTime(viewing.start, language)
  if (viewing.state === 'confirmed') return insert(viewings.confirmed, { when })
  if (viewing.state !== 'requested') return undefined
  const { wishes } = askedBeside(viewing.lead, viewing)
  return insert(viewings.asked, { when }) + (wishes.length > 0 ? ` +${wishes.length}` : '')
}

/** The note that a future viewing was cancelled. */
function cancelledText(
  viewing: Viewing | undefined,
  language: Language,
  now: number,
): InboxRow['mark'] {
  const { cancelled } = leadWords[language].viewings
  return viewing?.state === 'cancelled' && viewing.start !== undefined && viewing.start > now
    ? { text: insert(cancelled, { when: shortDateAndTime(viewing.start, language) }), isDue: false }
    : undefined
}

/** A row of the inbox for a lead. */
export function inboxRowOf(
  lead: InboxLead,
  viewing: Viewing | undefined,
  { labels, language, now }: { labels: HomeLabels; language: Language; now: number },
): InboxRow {
  const words = leadWords[language]
  const wait =
    lead.side === 'ours'
      ? waitOf(lead.sideSince, now, language)
      : { text: shortDate(lead.sideSince, language), isLate: false }
  return {
    id: lead.id,
    name: lead.name,
    about: leadSubject(lead, labels, language),
    text: lead.text.slice(0, 160),
    stage: lead.stage,
    isUnread: lead.unread,
    when: wait.text,
    isLate: wait.isLate,
    who: lead.assignee ?? words.nobody,
    mark: markOf(lead, viewing, { labels, language, now }),
  }
}

/** At most one note, the most urgent, so that a row keeps its three lines. */
function markOf(
  lead: InboxLead,
  viewing: Viewing | undefined,
  { labels, language, now }: { labels: HomeLabels; language: Language; now: number },
): InboxRow['mark'] {
  const { isRefused, followUpAt } = lead
  const words = leadWords[language]
  if (isRefused) return { text: words.refused, isDue: true }
  const text =
    followUpAt !== null && insert(words.followUp, { when: shortDateAndTime(followUpAt, language) })
  // A follow-up is due from the beginning of its day.
  const isDue = followUpAt !== null && dateIn(agencyZone, followUpAt) <= dateIn(agencyZone, now)
  if (text && isDue) return { text, isDue }
  const ofViewing = viewingText(viewing, language)
  if (ofViewing) return { text: ofViewing, isDue: false }
  const offered = offerOf(lead, labels, language)
  if (offered) return { text: offered, isDue: false }
  if (text) return { text, isDue }
  return cancelledText(viewing, language, now)
}

/**
 * The subject of a lead in few words: the home, or else the subject of its form, or the wishes of a
 * questionnaire.
 */
export function leadSubject(
  { homeRef, about, kind, wishes }: Pick<InboxLead, 'homeRef' | 'about' | 'kind' | 'wishes'>,
  labels: HomeLabels,
  language: Language,
): string {
  const title = homeRef === null ? undefined : labels.get(homeRef)?.title[language]
  // Without a title and a subject, a home that no longer exists is named by its reference.
  return title ?? (about || homeRef || wishText(kind, wishes, language))
}
