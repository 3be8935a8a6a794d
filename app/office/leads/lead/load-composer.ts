import type { LoaderFunctionArgs } from 'react-router'
import { replyTemplates } from '#app/content/replies/replies.ts'
import { choicesOf, type HomeLabels, nameOfHome, referenceOf } from '#app/office/home-labels.ts'
import { viewingChanges } from '#app/office/viewings/change.ts'
import type { Property } from '#server/catalogue/property.ts'
import { languageOf } from '#server/language.ts'
import { replySender } from '#server/leads/emails/reply-sender.ts'
import type { HandledLead } from '#server/leads/handling/read-lead.ts'
import { addressOfMailbox } from '#server/shared/addresses/email-address.ts'
import { shortDateAndTime } from '#server/shared/time/formats.ts'
import type { SiteRequest } from '#server/site.ts'
import { attachablePictures } from './attachments.ts'
import { proposableTimes } from './free-times.ts'
import { findReplyHome, homeOfReply, titleOf } from './lead-home.ts'
import { maxHomeName } from './lead-request.ts'
import { factsOf, fillTemplate, replySubject } from './templates.ts'

interface ComposerSource {
  args: LoaderFunctionArgs
  site: SiteRequest
  handled: HandledLead
  /** The home that the lead is about. */
  home: Property | undefined
  labels: HomeLabels
}

/** The data of the reply form, with the template, language and home that the address names. */
export async function loadComposer({ args, site, handled, home, labels }: ComposerSource) {
  const { lead, draft, drafts, replies } = handled
  const { pathname, searchParams } = args.url
  const language = languageOf(pathname)
  const asked = searchParams.get('in')
  const writesIn = asked === 'en' || asked === 'es' ? asked : lead.language
  const templates = replyTemplates(site)
  const template = templates.find(({ slug }) => slug === searchParams.get('template'))
  const typed = searchParams.get('about')?.trim().slice(0, maxHomeName)
  const reference = typed && referenceOf(typed, labels)
  const isOfLead = reference === undefined || reference.toLowerCase() === home?.ref.toLowerCase()
  const [about, times] = await Promise.all([
    isOfLead ? home : findReplyHome(site, reference),
    proposableTimes(site, {
      leadId: lead.id,
      asked: lead.fields.slots ?? '',
      writesIn,
      language,
    }),
  ])
  const homes = choicesOf(labels, language)
  const ofReply = about && homeOfReply(about, writesIn)
  const { siteUrl } = site.config
  const name = lead.fields.name ?? ''
  const filled =
    template && fillTemplate(template, { name, home: ofReply, language: writesIn, siteUrl })
  return {
    replyId: crypto.randomUUID(),
    /** The id of the last reply that the page shows; empty if there is none. */
    lastReply: replies.at(-1)?.id ?? '',
    /** The replies that colleagues have begun. */
    drafts: drafts.map(({ author, savedAt }) => ({
      who: author,
      when: shortDateAndTime(savedAt, language),
    })),
    /** Whether a reply was just sent from this page. */
    isSent: searchParams.get('sent') === 'reply',
    /** The change that was just made to a viewing on this page. */
    viewingDone: viewingChanges.find((one) => one === searchParams.get('sent')),
    /** Whether that change assigned the lead to the member. */
    isTaken: searchParams.has('took'),
    writesIn,
    template: template?.slug ?? 'none',
    templates: templates.map(({ slug, texts }) => ({ slug, name: texts[language].name })),
    subject: filled?.subject ?? replySubject(ofReply, lead.kind, writesIn),
    text: filled?.text ?? draft?.text ?? '',
    /** The title of the home that the reply is about; the typed text if there is no such home. */
    about: about
      ? nameOfHome({ ref: about.ref, title: titleOf(about, language).title }, homes)
      : (typed ?? ''),
    homes: homes.map((one) => ({ ref: one.ref, name: nameOfHome(one, homes) })),
    isUnknownHome: Boolean(typed) && !about,
    home: about && {
      ...titleOf(about, language),
      slug: about.slug,
      pictures: attachablePictures(site, about, language),
    },
    savedAt: template || !draft ? undefined : shortDateAndTime(draft.savedAt, language),
    facts: ofReply && factsOf(ofReply, writesIn, siteUrl),
    times,
    from: addressOfMailbox(replySender(site.config)),
  }
}
