import { data, type LoaderFunctionArgs } from 'react-router'
import { actorOf } from '#app/office/actor.ts'
import { requireMember } from '#app/office/guard.ts'
import { homeLabels } from '#app/office/home-labels.ts'
import { freeDays } from '#app/office/viewings/free-times.ts'
import { viewOf } from '#app/office/viewings/load.ts'
import type { Property } from '#server/catalogue/property.ts'
import { type Language, languageOf } from '#server/language.ts'
import type { HandledLead } from '#server/leads/handling/read-lead.ts'
import { leadStages } from '#server/leads/handling/stages.ts'
import { nameOrAddress } from '#server/leads/lead.ts'
import { euros } from '#server/shared/text/euros.ts'
import { shortDateAndTime } from '#server/shared/time/formats.ts'
import { localTime } from '#server/shared/time/zoned-time.ts'
import type { SiteRequest } from '#server/site.ts'
import { isOpenOrFuture, type Viewing } from '#server/viewings/viewing.ts'
import { findColleagues } from '../colleagues.ts'
import { loadInbox } from '../inbox.ts'
import { offerText } from '../offer.ts'
import { findLeadHome, titleOf } from './lead-home.ts'
import { loadComposer } from './load-composer.ts'
import { timelineOf } from './view.ts'
import { viewingSteps } from './viewing-sentence.ts'

/** Loads everything that a lead's page shows. Loading it marks the lead as read. */
export async function loadLead(args: LoaderFunctionArgs) {
  const who = requireMember(args)
  const { site, member } = who
  const { id = '' } = args.params
  const language = languageOf(args.url.pathname)
  const handled = await site.leads.handling.read(id, member.id)
  if (!handled) throw data(null, { status: 404 })
  // The lead is marked first, so that the list beside it shows it as read.
  if (handled.unread) await site.leads.handling.change(id, { unread: false }, actorOf(who))
  const { lead } = handled
  const home = findLeadHome(site, lead.sourcePath)
  const homes = homeLabels(site)
  const [inbox, viewings, colleagues, duplicates, place, offers, labels, composer] =
    await Promise.all([
      loadInbox(args),
      site.viewings.office.ofLeads([id]),
      findColleagues(site, member),
      site.people.possibleDuplicates(id),
      site.viewings.placeIn(language),
      site.viewings.office.offers(id),
      homes,
      Promise.all([home, homes]).then(([found, known]) =>
        loadComposer({ args, site, handled, home: found, labels: known }),
      ),
    ])
  const shown = viewings.map((viewing) => viewOf(viewing, { labels, language, now: site.clock() }))
  const openViewings = shown.filter(({ isOpen }) => isOpen)
  return {
    inbox,
    id,
    name: nameOrAddress(lead.fields),
    kind: lead.kind,
    stage: handled.stage,
    receivedAt: shortDateAndTime(lead.createdAt, language),
    lostReason: handled.lostReason,
    offer: handled.offer,
    /** Whether no member has replied or recorded a call. */
    isUnanswered: handled.replies.length === 0 && !handled.isCalled,
    /** The former stage, if the lead was just ended on this page. */
    stageBeforeClosing:
      handled.side === 'closed' ? stageBeforeClosing(args.url.searchParams) : undefined,
    reached: reachedStage(handled),
    canArrange: !viewings.some((viewing) => isOpenOrFuture(viewing, site.clock())),
    viewings: shown,
    /** The viewings that can be confirmed, moved or cancelled. */
    openViewings,
    /** The half-hours to which viewings can be moved. */
    free: openViewings.length > 0 ? await freeDays(site, language, id) : [],
    /** The half-hours that a reply has proposed and nobody has answered yet. */
    offered: offers.map(({ start, member: by, expiresAt, isTaken }) => ({
      when: shortDateAndTime(start, language),
      at: localTime(start),
      by,
      until: shortDateAndTime(expiresAt, language),
      isTaken,
    })),
    hasPlace: Boolean(place),
    side: sideView(handled, member.id, language),
    colleagues,
    possibleDuplicates: duplicates,
    home: homeView(site, await home, handled, language),
    loadedAt: site.clock(),
    timeline: timelineOf(handled, language, await home, await loadSteps(site, viewings, language)),
    composer,
  }
}

/** The index of the last open stage that the lead has reached, even if it has ended since. */
function reachedStage({ stage, changes }: Pick<HandledLead, 'stage' | 'changes'>): number {
  const here = leadStages.indexOf(stage)
  if (stage !== 'lost') return here
  const before = changes.flatMap((change) => [change.before?.stage, change.after?.stage])
  return Math.max(0, ...openStages.map((one, index) => (before.includes(one) ? index : 0)))
}

/** The stages before a lead ends. */
const openStages = leadStages.slice(0, 4)

async function loadSteps(
  { viewings }: SiteRequest,
  ofLead: readonly Viewing[],
  language: Language,
) {
  const changes = await viewings.office.history(ofLead.map(({ id }) => id))
  return ofLead.flatMap((viewing) =>
    viewingSteps(
      viewing,
      changes.filter(({ id }) => id === viewing.id),
      language,
    ),
  )
}

const stageBeforeClosing = (query: URLSearchParams) =>
  openStages.find((stage) => stage === query.get('closed'))

export type LeadData = Awaited<ReturnType<typeof loadLead>>

/** The data of the person, and of the handling of their lead. */
function sideView(handled: HandledLead, memberId: string, language: Language) {
  const { lead, notes, others } = handled
  const { email = '', phone = '' } = lead.fields
  return {
    email,
    phone,
    /** The number for a telephone link. */
    dialled: phone.replace(/[^\d+]/g, ''),
    language: lead.language,
    sourcePath: lead.sourcePath,
    acceptsMail: lead.consentWording !== null,
    assigneeId: handled.assigneeId ?? '',
    assignee: handled.assignee,
    isMine: handled.assigneeId === memberId,
    followUp: handled.followUpAt === null ? '' : localTime(handled.followUpAt),
    remind: handled.remind,
    noteId: crypto.randomUUID(),
    notes: notes.map((note) => ({ ...note, when: shortDateAndTime(note.at, language) })),
    others: others.map(({ id, at, about }) => ({
      id,
      when: shortDateAndTime(at, language),
      about: about.slice(0, 100),
    })),
  }
}

/** The data of the lead's home for the page. */
function homeView(
  site: SiteRequest,
  home: Property | undefined,
  { stage, offer }: Pick<HandledLead, 'stage' | 'offer'>,
  language: Language,
) {
  if (!home) return undefined
  const { slug, ref, location, images, pictureDetails } = home
  const { title, lang } = titleOf(home, language)
  const [image] = images
  return {
    title,
    lang,
    slug,
    ref,
    location,
    /** The price, beside the offer while it is being decided. */
    price:
      stage === 'offer' && offer !== null
        ? offerText(offer, home.price, language)
        : euros(home.price, language),
    picture:
      image === undefined ? undefined : site.pictures.at(image, title, language, pictureDetails),
  }
}
