import type { Language } from '../../language.ts'
import { html } from '../../shared/text/html.ts'
import type { AddressedEmail } from '../email.ts'
import { unsubscribeHeaders } from '../unsubscribe-headers.ts'
import { emailPage } from './email-page.ts'
import { button, foot, link, paragraph, quiet } from './email-parts.ts'

/** The texts of a confirmation e-mail in one language. */
export type ConfirmationCopy = Record<
  'subject' | 'confirm' | 'expires' | 'ignore' | 'stop' | 'sender',
  string
>

interface Confirmation {
  to: string
  language: Language
  copy: ConfirmationCopy
  /** A description of the request in our own words; it never repeats text that was typed. */
  asked: string
  confirmUrl: string
  stopUrl: string
}

/**
 * The e-mail of a double opt-in: a description of the request, a link to confirm it and a link to
 * stop it.
 */
export function confirmationEmail({
  to,
  language,
  copy,
  asked,
  confirmUrl,
  stopUrl,
}: Confirmation): AddressedEmail {
  const small = `${copy.expires} ${copy.ignore}`
  return {
    to,
    headers: { ...unsubscribeHeaders(stopUrl), 'Auto-Submitted': 'auto-generated' },
    subject: copy.subject,
    preheader: asked,
    text: `${asked}\n\n${copy.confirm}:\n${confirmUrl}\n\n${small}\n\n--\n${copy.sender}\n${copy.stop}: ${stopUrl}\n`,
    html: emailPage({
      language,
      title: copy.subject,
      preheader: asked,
      body: html`${paragraph(asked)}${button(confirmUrl, copy.confirm)}${quiet(small)}${foot(html`${copy.sender} ${link(stopUrl, copy.stop)}`)}`,
    }).toString(),
  }
}
