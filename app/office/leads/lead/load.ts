import { data, type LoaderFunctionArgs } from 'react-router'
import { homeTexts } from '#app/catalogue/home-texts.ts'
import { replyTemplates } from '#app/content/replies/replies.ts'
import { price } from '#app/format.ts'
import { actorOf } from '#app/office/actor.ts'
import { requireMember } from '#app/office/guard.ts'
import { homeChoices } from '#app/office/home-labels.ts'
import { formatDayAndTime, formatTime, localTime } from '#app/office/times.ts'
import { whenUnavailable } from '#app/unavailable.ts'
import { propertySlugIn } from '#server/catalogue/property-path.ts'
import type { Property } from '#server/catalogue/property.ts'
import { type Language, languageOf } from '#server/language.ts'
import { agencyZone, dateIn } from '#server/shared/zoned-time.ts'
import { slotLength } from '#server/viewings/slots.ts'
import { loadInbox } from '../inbox.ts'
import { attachablePictures } from './attachments.ts'
import { factsOf, fillTemplate, type HomeOfReply, replySubject } from './templates.ts'
import { timelineOf } from './view.ts'

/** Everything that a lead's page shows. Reading it makes it read. */
export async function loadLead(args: LoaderFunctionArgs) {
  const given = requireMember(args)
  const { site, member } = given
  const { id = '' } = args.params
  const language = languageOf(args.url.pathname)
  const { handling } = site.leads
  const handled = await handling.read(id, member.id)
  if (!handled) throw data(null, { status: 404 })
  if (handled.unread) await handling.handle(id, { unread: false }, actorOf(given))
  const { lead } = handled
  const home = await homeOf(site, lead.sourcePath)
  const parameters = args.url.searchParams
  const asksIn = parameters.get('in')
  const writesIn: Language = asksIn === 'en' || asksIn === 'es' ? asksIn : lead.language
  const templates = replyTemplates(site)
  const template = templates.find(({ slug }) => slug === parameters.get('template'))
  const askedRef = parameters.get('about')?.trim().slice(0, 60)
  const about =
    askedRef === undefined || askedRef.toLowerCase() === home?.ref.toLowerCase()
      ? home
      : await homeOfReference(site, askedRef)
  const name = lead.fields.name ?? ''
  const { siteUrl } = site.config
  const viewings = await site.viewings.office.ofLead(id)
  const homeOfReply = about && inLanguage(about, writesIn)
  const filled =
    template && fillTemplate(template, { name, home: homeOfReply, language: writesIn, siteUrl })
  return {
    inbox: await loadInbox(args),
    id,
    name,
    kind: lead.kind,
    stage: handled.stage,
    receivedAt: formatDayAndTime(Date.parse(lead.createdAt), language),
    lostReason: handled.lostReason,
    canArrange: viewings.length === 0,
    viewings: viewings.map(({ id: key, state, start, held, halfHours }) => ({
      key,
      state,
      when:
        start === undefined
          ? ''
          : formatDayAndTime(start, language) +
            (halfHours > 1 ? `–${formatTime(start + halfHours * slotLength, language)}` : ''),
      others: state === 'requested' ? Math.max(0, held.length - 1) : 0,
      day: start === undefined ? undefined : dateIn(agencyZone, start),
    })),
    side: {
      email: lead.fields.email ?? '',
      phone: lead.fields.phone ?? '',
      language: lead.language,
      sourcePath: lead.sourcePath,
      acceptsMail: lead.consentWording !== null,
      assignee: handled.assignee,
      isMine: handled.assigneeId === member.id,
      followUp: handled.followUpAt === null ? '' : localTime(handled.followUpAt),
      remind: handled.remind,
      notes: handled.notes.map((note) => ({ ...note, when: formatDayAndTime(note.at, language) })),
      others: handled.others.map(({ id: other, at, about }) => ({
        id: other,
        when: formatDayAndTime(Date.parse(at), language),
        about: about.slice(0, 100),
      })),
    },
    home: home && {
      ...titleOf(home, language),
      slug: home.slug,
      ref: home.ref,
      location: home.location,
      price: price(home.price, language),
    },
    timeline: timelineOf(handled, language),
    composer: {
      replyId: crypto.randomUUID(),
      /** A reply has just been sent from this page. */
      isSent: parameters.get('sent') === 'reply',
      writesIn,
      template: template?.slug ?? 'none',
      templates: templates.map(({ slug, texts }) => ({ slug, name: texts[language].name })),
      subject: filled?.subject ?? replySubject(homeOfReply, writesIn),
      text: filled?.text ?? handled.draft?.text ?? '',
      /** The reference of the home that it is about, as it was typed. */
      about: askedRef ?? home?.ref ?? '',
      homes: await homeChoices(site, language),
      isUnknownHome: Boolean(askedRef) && !about,
      home: about && {
        ...titleOf(about, language),
        slug: about.slug,
        pictures: attachablePictures(site, about, writesIn),
      },
      savedAt:
        template || !handled.draft ? undefined : formatDayAndTime(handled.draft.savedAt, language),
      facts: homeOfReply && factsOf(homeOfReply, writesIn, siteUrl),
      from: site.config.agencyEmail,
    },
  }
}

export type LeadData = Awaited<ReturnType<typeof loadLead>>

type Asking = Pick<ReturnType<typeof requireMember>['site'], 'catalogue' | 'log'>

/**
 * The home whose page the form was on; undefined where there is none, or the catalogue does not
 * answer.
 */
async function homeOf(site: Asking, sourcePath: string): Promise<Property | undefined> {
  const slug = propertySlugIn(sourcePath)
  return slug === undefined ? undefined : orNone(site, () => site.catalogue.find(slug))
}

/** A home on the site by its reference, in any case. */
async function homeOfReference(site: Asking, reference: string): Promise<Property | undefined> {
  if (!reference) return undefined
  const found = await orNone(site, () =>
    site.catalogue.list({ reference, limit: 1, counted: false }),
  )
  return found?.properties[0]
}

const orNone = <T>({ log }: Asking, work: () => Promise<T>): Promise<T | undefined> =>
  whenUnavailable(log, 'the home of a lead could not be read', work, () => undefined)

const inLanguage = (home: Property, language: Language): HomeOfReply => ({
  ...home,
  title: homeTexts(home, language).title,
})

/** The title of a home and the language that it has. */
function titleOf(home: Property, language: Language) {
  const { title, lang } = homeTexts(home, language)
  return { title, lang }
}
