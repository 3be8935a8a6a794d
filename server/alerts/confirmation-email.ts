import * as v from 'valibot'
import { searchText } from '../catalogue/search-text.ts'
import type { Language } from '../language.ts'
import { emailKind } from '../mail/email-kind.ts'
import type { AddressedEmail } from '../mail/email.ts'
import { emailPage } from '../mail/html/email-page.ts'
import { button, foot, link, paragraph, quiet } from '../mail/html/email-parts.ts'
import { unsubscribeHeaders } from '../mail/unsubscribe-headers.ts'
import { html } from '../shared/html.ts'
import { confirmationHours, confirmLink, stopLink } from './links.ts'
import { searchOfAlert } from './search-of-alert.ts'

const payloadSchema = v.object({
  email: v.string(),
  language: v.picklist(['en', 'es']),
  search: v.string(),
  token: v.string(),
  stopToken: v.string(),
})

/** The data of a confirmation e-mail while it is in the outbox. */
export type ConfirmationPayload = v.InferOutput<typeof payloadSchema>

/** The outbox's kind for confirmation e-mails. */
export const confirmationKind = emailKind('alert-confirmation', payloadSchema)

/**
 * The e-mail that asks whether somebody wants an alert. It repeats nothing that was typed: the search is
 * described in our own words.
 */
export function writeConfirmation(
  { email, language, search, token, stopToken }: ConfirmationPayload,
  siteUrl: string,
): AddressedEmail {
  const copy = words[language]
  const asked = `${copy.asked} ${searchText(searchOfAlert(search), language)}.`
  const confirm = confirmLink(siteUrl, language, token)
  const stop = stopLink(siteUrl, language, stopToken)
  return {
    to: email,
    headers: { ...unsubscribeHeaders(stop), 'Auto-Submitted': 'auto-generated' },
    subject: copy.subject,
    preheader: asked,
    text: `${asked}\n\n${copy.confirm}:\n${confirm}\n\n${copy.expires} ${copy.ignore}\n\n--\n${copy.sender}\n${copy.stop}: ${stop}\n`,
    html: emailPage({
      language,
      title: copy.subject,
      preheader: asked,
      body: html`${paragraph(asked)}${button(confirm, copy.confirm)}${quiet(`${copy.expires} ${copy.ignore}`)}${foot(html`${copy.sender} ${link(stop, copy.stop)}`)}`,
    }).toString(),
  }
}

const words: Record<
  Language,
  Record<'subject' | 'asked' | 'confirm' | 'expires' | 'ignore' | 'stop' | 'sender', string>
> = {
  en: {
    subject: 'Please confirm your alert',
    asked: 'You asked us to tell you when a home like this appears:',
    confirm: 'Confirm this alert',
    expires: `The link works for ${confirmationHours} hours.`,
    ignore: 'If it was not you, do nothing: without that click we will not write again.',
    stop: 'Stop this alert',
    sender: 'Alborán Residences, Costa del Sol.',
  },
  es: {
    subject: 'Confirme su aviso',
    asked: 'Ha pedido que le avisemos cuando salga una vivienda así:',
    confirm: 'Confirmar el aviso',
    expires: `El enlace funciona durante ${confirmationHours} horas.`,
    ignore: 'Si no ha sido usted, no haga nada: sin ese clic no volveremos a escribirle.',
    stop: 'Anular este aviso',
    sender: 'Alborán Residences, Costa del Sol.',
  },
}
