import * as v from 'valibot'
import { pathIn } from '../../language.ts'
import { emailKind, type EmailWriter } from '../../mail/email-kind.ts'
import type { AddressedEmail } from '../../mail/email.ts'
import { emailPage } from '../../mail/html/email-page.ts'
import { button, foot, paragraph, quiet } from '../../mail/html/email-parts.ts'
import { html } from '../../shared/text/html.ts'
import { linkHours } from '../../shared/time/account-durations.ts'
import { staffRoles } from '../../staff/role.ts'
import { words, noticeKinds } from './email-words.ts'

const head = { email: v.string(), language: v.picklist(['en', 'es']) }
/**
 * @property link the path and query of a page on our site, so that the e-mail has the server's
 *   address even when the desk queues it.
 */
const linked = { ...head, link: v.string() }
const invitationSchema = v.object({
  role: v.picklist(staffRoles),
  /** The name of the member who invites. */
  by: v.optional(v.string()),
  /** The name of the member who is invited. */
  name: v.optional(v.string()),
})
const payloadSchema = v.variant('kind', [
  v.object({ kind: v.picklist(['confirmation', 'recovery', 'email_change']), ...linked }),
  v.object({ kind: v.literal('invite'), ...linked, invitation: v.optional(invitationSchema) }),
  v.object({ kind: v.picklist(noticeKinds), ...head, details: v.optional(v.string()) }),
])

/** The details in the e-mail of an invitation. */
export type InvitationDetails = v.InferOutput<typeof invitationSchema>

/** The data of an e-mail about an account while it is in the outbox. */
type AccountEmail = v.InferOutput<typeof payloadSchema>

/** The outbox's kind for all e-mails about accounts. */
export const accountEmailKind = emailKind('account', payloadSchema)

/** Writes the e-mails about accounts, for the outbox. */
export const accountEmailWriters = (siteUrl: string): EmailWriter[] => [
  accountEmailKind.writtenBy((email) => accountEmail(email, siteUrl)),
]

/** An e-mail about an account, in its owner's language. */
export function accountEmail(email: AccountEmail, siteUrl: string): AddressedEmail {
  const copy = words[email.language]
  const { subject, action } = copy[email.kind]
  const { before, after } = paragraphsOf(email, siteUrl)
  const link = 'link' in email ? new URL(email.link, siteUrl).href : undefined
  // The sentence after the greeting states the subject of the e-mail.
  const isGreeted = email.kind === 'invite' && email.invitation?.name
  const head = { subject, preheader: before[isGreeted ? 1 : 0] ?? '' }
  return {
    to: email.email,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...head,
    text: [
      ...before,
      ...(link ? [`${action}:\n${link}`] : []),
      ...after,
      `--\n${copy.sender}\n`,
    ].join('\n\n'),
    html: emailPage({
      language: email.language,
      title: subject,
      preheader: head.preheader,
      body: html`${before.map(paragraph)}${link ? button(link, action) : ''}${after.map(quiet)}${foot(copy.sender)}`,
    }).toString(),
  }
}

/** The paragraphs before and after an e-mail's link; a notice has no link. */
function paragraphsOf(email: AccountEmail, siteUrl: string): { before: string[]; after: string[] } {
  const { language, kind } = email
  const copy = words[language]
  const { body, ifUnexpected } = copy[kind]
  if (!('link' in email))
    return { before: [body, ...(email.details ? [email.details] : []), ifUnexpected], after: [] }
  const lasts = copy.linkLasts(linkHours[email.kind])
  if (email.kind !== 'invite') return { before: [body], after: [`${lasts} ${ifUnexpected}`] }
  const { invitation } = email
  return {
    before: [
      ...(invitation?.name ? [copy.greeting(invitation.name)] : []),
      copy.invitedBy(invitation?.by),
      ...(invitation ? [copy.invitedAs[invitation.role]] : []),
      body,
    ],
    after: [
      copy.signInAt(siteUrl + pathIn(language, '/login')),
      `${lasts} ${copy.linkAgain} ${ifUnexpected}`,
    ],
  }
}
