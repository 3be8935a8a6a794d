import { searchText } from '../../catalogue/search-text.ts'
import { confirmationHours } from '../../consents/confirmation-hours.ts'
import type { Language } from '../../language.ts'
import type { AddressedEmail } from '../../mail/email.ts'
import { confirmationEmail, type ConfirmationCopy } from '../../mail/html/confirmation-email.ts'
import { senderLine } from '../../mail/sender-line.ts'
import { lowerInitial } from '../../shared/text/initial.ts'
import type { AlertConfirmation } from '../email-kinds.ts'
import { alertConfirmLink, stopLink } from '../links.ts'
import { searchOfAlert } from '../search-of-alert.ts'

/**
 * Writes the e-mail that asks whether somebody wants an alert. It repeats nothing that was typed:
 * it describes the search in our own words.
 */
export function writeAlertConfirmation(
  { email, language, search, token, stopToken }: AlertConfirmation,
  siteUrl: string,
): AddressedEmail {
  const copy = words[language]
  // The title of a search never begins with a proper name, so its first letter can be small.
  const title = lowerInitial(searchText(searchOfAlert(search), language))
  return confirmationEmail({
    to: email,
    language,
    copy,
    asked: `${copy.asked} ${title}.`,
    confirmUrl: alertConfirmLink(siteUrl, language, token),
    stopUrl: stopLink(siteUrl, language, stopToken),
  })
}

const words: Record<Language, ConfirmationCopy & { asked: string }> = {
  en: {
    subject: 'Please confirm your alert',
    asked: 'You asked us to tell you when a home like this appears:',
    confirm: 'Confirm this alert',
    expires: `The link works for ${confirmationHours} hours.`,
    ignore: 'If it was not you, do nothing: without that click we will not write again.',
    stop: 'Stop this alert',
    sender: senderLine,
  },
  es: {
    subject: 'Confirme su aviso',
    asked: 'Ha pedido que le avisemos cuando salga una vivienda así:',
    confirm: 'Confirmar el aviso',
    expires: `El enlace funciona durante ${confirmationHours} horas.`,
    ignore: 'Si no ha sido usted, no haga nada: sin ese clic no volveremos a escribirle.',
    stop: 'Anular este aviso',
    sender: senderLine,
  },
}
