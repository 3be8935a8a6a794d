import * as v from 'valibot'
import type { Language } from '../../language.ts'
import { emailKind, type EmailWriter } from '../../mail/email-kind.ts'
import type { AddressedEmail } from '../../mail/email.ts'
import { emailPage } from '../../mail/html/email-page.ts'
import { button, foot, paragraph, quiet } from '../../mail/html/email-parts.ts'
import { html } from '../../shared/html.ts'
import { type EmailText, words } from './email-words.ts'
import { noticeKinds } from './notice-kinds.ts'

const language = v.picklist(['en', 'es'])
const payloadSchema = v.variant('kind', [
  v.object({
    kind: v.picklist(['confirmation', 'recovery', 'email_change', 'invite']),
    email: v.string(),
    language,
    link: v.string(),
    code: v.string(),
  }),
  v.object({
    kind: v.picklist(noticeKinds),
    email: v.string(),
    language,
    details: v.optional(v.string()),
  }),
])

/** The data of an account's e-mail while it is in the outbox. */
type AccountEmail = v.InferOutput<typeof payloadSchema>

/** The outbox's kind for all e-mails about accounts. */
export const accountEmailKind = emailKind('account', payloadSchema)

/** Writes the e-mails about accounts, for the outbox. */
export const accountEmailWriters = (): EmailWriter[] => [accountEmailKind.writtenBy(accountEmail)]

/** How long an e-mail's link works, in hours. */
export const linkHours = { confirmation: 24, recovery: 1, email_change: 24, invite: 72 } as const

/** An e-mail about an account, in its owner's language. */
export function accountEmail(email: AccountEmail): AddressedEmail {
  const copy = words[email.language]
  const text = copy[email.kind]
  const head = {
    to: email.email,
    headers: { 'Auto-Submitted': 'auto-generated' },
    subject: text.subject,
    preheader: text.body,
  }
  if (!('link' in email)) {
    const paragraphs = [text.body, email.details, text.ifUnexpected].filter(
      (one) => one !== undefined,
    )
    return {
      ...head,
      text: `${paragraphs.join('\n\n')}\n\n--\n${copy.sender}\n`,
      html: emailPage({
        ...titled(email.language, text),
        body: html`${paragraphs.map(paragraph)}${foot(copy.sender)}`,
      }).toString(),
    }
  }
  const { kind, link, code } = email
  const lasts = `${copy.linkLasts(linkHours[kind])} ${text.ifUnexpected}`
  return {
    ...head,
    text: `${text.body}\n\n${text.action}:\n${link}\n\n${copy.code(code)}\n\n${lasts}\n\n--\n${copy.sender}\n`,
    html: emailPage({
      ...titled(email.language, text),
      body: html`${paragraph(text.body)}${button(link, text.action)}${quiet(copy.code(code))}${quiet(lasts)}${foot(copy.sender)}`,
    }).toString(),
  }
}

const titled = (language: Language, { subject, body }: EmailText) => ({
  language,
  title: subject,
  preheader: body,
})
