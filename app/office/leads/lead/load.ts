import { data, type LoaderFunctionArgs } from 'react-router'
import { type Language, languageOf } from '#server/language.ts'
import { isUnavailable } from '#server/unavailable.ts'
import { price } from '#app/format.ts'
import { requireMember } from '#app/office/guard.ts'
import { loadInbox } from '../inbox.ts'
import { dayAndTime, localTime } from '#app/office/times.ts'
import { factsOf, fillTemplate, type HomeOfReply, subjectOf, templateNames } from './templates.ts'
import { timelineOf } from './view.ts'

/** Everything that a lead's page shows. Reading it makes it read. */
export async function loadLead(args: LoaderFunctionArgs) {
  const { site, member } = requireMember(args)
  const { id = '' } = args.params
  const language = languageOf(args.url.pathname)
  const { handling } = site.leads
  const handled = await handling.read(id, member.id)
  if (!handled) throw data(null, { status: 404 })
  if (handled.unread)
    await handling.handle(id, { unread: false }, { id: member.id, name: member.email })
  const { lead } = handled
  const home = await homeOf(site, lead.sourcePath)
  const asked = args.url.searchParams
  const asksIn = asked.get('in')
  const writesIn: Language = asksIn === 'en' || asksIn === 'es' ? asksIn : lead.language
  const template = templateNames.find((name) => name === asked.get('template'))
  const name = lead.fields.name ?? ''
  const { siteUrl } = site.config
  return {
    inbox: await loadInbox(args),
    id,
    name,
    kind: lead.kind,
    stage: handled.stage,
    stageSince: dayAndTime(Date.parse(lead.createdAt), language),
    lostReason: handled.lostReason,
    canArrange: (await site.viewings.office.ofLead(id)).length === 0,
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
      notes: handled.notes.map((note) => ({ ...note, when: dayAndTime(note.at, language) })),
      others: handled.others.map(({ id: other, at, about }) => ({
        id: other,
        when: dayAndTime(Date.parse(at), language),
        about: about.slice(0, 100),
      })),
    },
    home: home && {
      title: home.title,
      slug: home.slug,
      ref: home.ref,
      location: home.location,
      price: price(home.price, language),
    },
    timeline: timelineOf(handled, language),
    composer: {
      replyId: crypto.randomUUID(),
      writesIn,
      template: template ?? 'none',
      subject: subjectOf(home, writesIn),
      text: template
        ? fillTemplate(template, { name, home, language: writesIn, siteUrl })
        : (handled.draft?.text ?? ''),
      savedAt: template || !handled.draft ? undefined : dayAndTime(handled.draft.savedAt, language),
      facts: home && factsOf(home, writesIn, siteUrl),
      from: site.config.agencyEmail,
    },
  }
}

export type LeadData = Awaited<ReturnType<typeof loadLead>>

/** The home whose page the form was on; undefined where there is none, or the catalogue does not answer. */
async function homeOf(
  { catalogue, log }: ReturnType<typeof requireMember>['site'],
  sourcePath: string,
): Promise<HomeOfReply | undefined> {
  const [, slug] = /^(?:\/es)?\/properties\/([^/]+)/.exec(sourcePath) ?? []
  if (!slug) return undefined
  return catalogue.find(decodeURIComponent(slug)).catch((error: unknown) => {
    if (!isUnavailable(error)) throw error
    log.error({ err: error }, 'the home of a lead could not be read')
    return undefined
  })
}
