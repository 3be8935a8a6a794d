import type { LoaderFunctionArgs } from 'react-router'
import { requireMember } from '#app/office/guard.ts'
import { type HomeLabels, homeLabels } from '#app/office/home-labels.ts'
import { stageWords } from '#app/office/values/stage-words.ts'
import { insert } from '#app/words.ts'
import { type Language, languageOf, perLanguage } from '#server/language.ts'
import type { BoardStage } from '#server/leads/handling/board.ts'
import type { InboxFilter, InboxLead } from '#server/leads/handling/list-leads.ts'
import type { LeadStage } from '#server/leads/handling/stages.ts'
import { day as dayLength } from '#server/shared/time/durations.ts'
import { shortDate, shortDateAndTime } from '#server/shared/time/formats.ts'
import { isOpenOrFuture, type Viewing } from '#server/viewings/viewing.ts'
import { findColleagues } from '../colleagues.ts'
import { leadSubject, viewingText } from '../inbox.ts'
import { leadCount } from '../lead-count.ts'
import { offerOf } from '../offer.ts'
import { waitOf } from '../wait.ts'
import { leadWords } from '../words.ts'
import { type BoardQuery, boardAddress, readBoardQuery, readMoveTarget } from './query.ts'
import { words } from './words.ts'

/** Millions of euros: `€21.4m` or `21,4 M€`. */
const millions = perLanguage(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'EUR',
      notation: 'compact',
      maximumFractionDigits: 1,
    }),
)

/** A lead as the board shows it. */
export interface Card {
  id: string
  name: string
  about: string
  stage: LeadStage
  isOurs: boolean
  who: string
  /** How long the lead has waited, a remark, or how it ended. */
  note: string
  /** The offered amount, in euros. */
  offer: number | null
  /** Whether a move of the card to this column is being sent. */
  isPending?: boolean
}

export interface ColumnView {
  /** The only open stage of the column, or `closed`. */
  key: LeadStage | 'closed'
  stages: { stage: LeadStage; name: string; count: string }[]
  /** The longest wait in the column, if a lead there waits for us. */
  oldest: string | undefined
  /** The sum of the prices of the homes that its open leads are about. */
  worth: string | undefined
  cards: Card[]
  /** The number of leads that are not shown; undefined if all are shown. */
  others: string | undefined
}

/** Loads the leads by stage, and the choices of the filter. */
export async function loadBoard(args: LoaderFunctionArgs) {
  const { site, member } = requireMember(args)
  const language = languageOf(args.url.pathname)
  const { handling } = site.leads
  const query = readBoardQuery(args.url.searchParams)
  const now = site.clock()
  const [columns, choices, labels, counts, colleagues] = await Promise.all([
    handling.board(filterOf(query, member.id, now)),
    handling.boardChoices(),
    homeLabels(site),
    handling.count({}, ['ours', 'theirs']),
    findColleagues(site, member),
  ])
  const ids = columns.flatMap(({ leads }) => leads.map(({ id }) => id))
  const viewings = new Map(
    (await site.viewings.office.ofLeads(ids))
      .filter((viewing) => isOpenOrFuture(viewing, now))
      .map((viewing) => [viewing.lead.id, viewing]),
  )
  const shown = columns.map((column) => columnOf(column, { labels, viewings, language, now }))
  const movingId = args.url.searchParams.get('move')
  return {
    query,
    toDo: counts.ours,
    open: counts.ours + counts.theirs,
    columns: shown,
    homes: choices.homes.map((ref) => ({ ref, title: labels.get(ref)?.title[language] })),
    // Former members are listed as long as leads are assigned to them.
    assignees: [
      ...colleagues,
      ...choices.assignees.filter(({ id }) => !colleagues.some((one) => one.id === id)),
    ].filter(({ id }) => id !== member.id),
    target: readMoveTarget(args.url.searchParams),
    /** The card whose new stage is asked for. */
    moving: shown.flatMap(({ cards }) => cards).find(({ id }) => id === movingId),
    address: boardAddress(query),
  }
}

export type BoardData = Awaited<ReturnType<typeof loadBoard>>

const filterOf = (
  { who, home, days }: BoardQuery,
  memberId: string,
  now: number,
): Omit<InboxFilter, 'stage' | 'search'> => ({
  ...(who && { assigneeId: who === 'mine' ? memberId : who === 'nobody' ? null : who }),
  ...(home && { home }),
  ...(days !== 'any' && { activeSince: now - Number(days) * dayLength }),
})

interface CardContext {
  labels: HomeLabels
  /** The viewings that are open or in the future, by the ids of their leads. */
  viewings: ReadonlyMap<string, Viewing>
  language: Language
  now: number
}

function columnOf({ stages, counts, homes, leads }: BoardStage, around: CardContext): ColumnView {
  const { labels, language, now } = around
  const names = stageWords[language].stages
  const cards = leads.map((lead) => cardOf(lead, around))
  const [first] = leads
  const total = counts.reduce((sum, count) => sum + count, 0)
  const hasEnded = stages.length > 1
  const worth = homes.reduce((sum, ref) => sum + (labels.get(ref)?.price ?? 0), 0)
  return {
    key: hasEnded ? 'closed' : (stages[0] ?? 'closed'),
    stages: stages.map((stage, index) => ({
      stage,
      name: names[stage],
      count: leadCount(counts[index] ?? 0, hasEnded ? [counts[index] ?? 0] : [], language),
    })),
    oldest:
      first?.side === 'ours'
        ? insert(words[language].oldest, { wait: waitOf(first.sideSince, now, language).short })
        : undefined,
    worth:
      worth > 0
        ? insert(words[language].worth, { amount: millions(language).format(worth) })
        : undefined,
    cards,
    others:
      total > cards.length
        ? leadCount(total - cards.length, hasEnded ? counts : [], language)
        : undefined,
  }
}

function cardOf(lead: InboxLead, around: CardContext): Card {
  const { labels, language } = around
  return {
    id: lead.id,
    name: lead.name,
    about: leadSubject(lead, labels, language) || lead.text.slice(0, 120),
    stage: lead.stage,
    isOurs: lead.side === 'ours',
    who: lead.assignee ?? leadWords[language].nobody,
    note: noteOf(lead, around),
    offer: lead.offer,
  }
}

function noteOf(lead: InboxLead, { labels, viewings, language, now }: CardContext): string {
  const copy = words[language]
  if (lead.stage === 'won') return insert(copy.won, { date: shortDate(lead.sideSince, language) })
  if (lead.stage === 'lost')
    return insert(copy.lost, {
      reason: stageWords[language].lostReasons[lead.lostReason ?? 'other'],
    })
  if (lead.isRefused) return leadWords[language].refused
  const offered = offerOf(lead, labels, language)
  if (offered) return offered
  const viewing = viewingText(viewings.get(lead.id), language)
  if (viewing) return viewing
  if (lead.side === 'ours') return waitOf(lead.sideSince, now, language).short
  return lead.followUpAt === null
    ? shortDate(lead.sideSince, language)
    : shortDateAndTime(lead.followUpAt, language)
}
