import * as v from 'valibot'
import { emailKind, type PayloadOf } from '../mail/email-kind.ts'

/** The e-mail that asks for confirmation of a newsletter subscription. */
export const newsletterConfirmationKind = emailKind(
  'newsletter-confirmation',
  v.object({
    email: v.string(),
    language: v.picklist(['en', 'es']),
    token: v.string(),
    unsubscribeToken: v.string(),
  }),
)
export type NewsletterConfirmation = PayloadOf<typeof newsletterConfirmationKind>
