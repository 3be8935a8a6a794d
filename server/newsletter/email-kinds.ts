import * as v from 'valibot'
import { emailKind, type PayloadOf } from '../mail/email-kind.ts'

/** The question whether somebody wants the newsletter. */
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
