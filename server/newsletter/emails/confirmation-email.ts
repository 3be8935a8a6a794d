import { confirmationHours } from '../../consents/confirmation-hours.ts'
import type { Language } from '../../language.ts'
import type { AddressedEmail } from '../../mail/email.ts'
import { confirmationEmail, type ConfirmationCopy } from '../../mail/html/confirmation-email.ts'
import { senderLine } from '../../mail/sender-line.ts'
import type { NewsletterConfirmation } from '../email-kinds.ts'
import { newsletterConfirmLink, unsubscribeLink } from '../links.ts'

/**
 * Writes the e-mail that asks for confirmation of a newsletter subscription. It is the only e-mail
 * to an address that is not confirmed.
 */
export function writeNewsletterConfirmation(
  { email, language, token, unsubscribeToken }: NewsletterConfirmation,
  siteUrl: string,
): AddressedEmail {
  const copy = words[language]
  return confirmationEmail({
    to: email,
    language,
    copy,
    asked: copy.asked,
    confirmUrl: newsletterConfirmLink(siteUrl, language, token),
    stopUrl: unsubscribeLink(siteUrl, language, unsubscribeToken),
  })
}

const words: Record<Language, ConfirmationCopy & { asked: string }> = {
  en: {
    subject: 'Please confirm your address',
    asked:
      'You asked for the newsletter of Alborán Residences. One click, and we know that this address is yours.',
    confirm: 'Confirm this address',
    expires: `The link works for ${confirmationHours} hours.`,
    ignore: 'If it was not you, do nothing. Without that click we do not write again.',
    stop: 'Unsubscribe',
    sender: senderLine,
  },
  es: {
    subject: 'Confirme su correo electrónico',
    asked:
      'Ha pedido el boletín de Alborán Residences. Solo falta que confirme que este correo es suyo.',
    confirm: 'Confirmar el correo',
    expires: `El enlace funciona durante ${confirmationHours} horas.`,
    ignore: 'Si no ha sido usted, no haga nada: sin ese clic no volveremos a escribirle.',
    stop: 'Darse de baja',
    sender: senderLine,
  },
}
