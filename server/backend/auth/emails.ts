import * as v from 'valibot'
import type { Language } from '../../language.ts'
import { html } from '../../leads/letters/html.ts'
import { letterPage } from '../../leads/letters/letter-page.ts'
import { button, foot, paragraph, quiet } from '../../leads/letters/letter-parts.ts'
import type { AddressedLetter } from '../../leads/letters/letter.ts'
import { type EmailText, words } from './email-words.ts'

const language = v.picklist(['en', 'es'])
const payloadSchema = v.variant('kind', [
  v.object({
    kind: v.picklist(['confirmation', 'recovery', 'email_change']),
    email: v.string(),
    language,
    link: v.string(),
    code: v.string(),
  }),
  v.object({
    kind: v.picklist(['password_changed', 'email_change_notice']),
    email: v.string(),
    language,
  }),
])

/** What the outbox stores of an account's e-mail until it is sent. */
export type AccountEmail = v.InferOutput<typeof payloadSchema>

/** How long an e-mail's link works, in hours. */
export const linkHours = { confirmation: 24, recovery: 1, email_change: 24 } as const

/**
 * An e-mail about an account, in its owner's language.
 * @param payload an {@link AccountEmail}, as it was stored.
 * @throws when the payload is not one.
 */
export function accountEmail(payload: unknown): AddressedLetter {
  const email = v.parse(payloadSchema, payload)
  const copy = words[email.language]
  const text = copy[email.kind]
  const head = {
    to: email.email,
    headers: { 'Auto-Submitted': 'auto-generated' },
    subject: text.subject,
    preheader: text.body,
  }
  if (!('link' in email)) {
    return {
      ...head,
      text: `${text.body}\n\n${text.otherwise}\n\n--\n${copy.sender}\n`,
      html: letterPage({
        ...titled(email.language, text),
        body: html`${paragraph(text.body)}${paragraph(text.otherwise)}${foot(copy.sender)}`,
      }).toString(),
    }
  }
  const { kind, link, code } = email
  const lasts = `${copy.linkLasts(linkHours[kind])} ${text.otherwise}`
  return {
    ...head,
    text: `${text.body}\n\n${text.action}:\n${link}\n\n${copy.code(code)}\n\n${lasts}\n\n--\n${copy.sender}\n`,
    html: letterPage({
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
