import { type Language, pathIn } from '../language.ts'

/** How long the link of a confirmation e-mail works, in hours. */
export const newsletterConfirmationHours = 48

/** The page with the button that confirms an address. */
export const newsletterConfirmLink = (siteUrl: string, language: Language, token: string): string =>
  `${siteUrl}${pathIn(language, '/newsletter/confirm')}?token=${token}`

/** The page with the button that unsubscribes; mail clients post to it themselves (RFC 8058). */
export const unsubscribeLink = (siteUrl: string, language: Language, token: string): string =>
  `${siteUrl}${pathIn(language, '/newsletter/unsubscribe')}?token=${token}`
