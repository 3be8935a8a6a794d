import { type Language, pathIn } from '../language.ts'

/** How long the link of a confirmation e-mail works, in hours. */
export const alertConfirmationHours = 48

const link = (path: string) => (siteUrl: string, language: Language, token: string) =>
  `${siteUrl}${pathIn(language, path)}?token=${token}`

/** The page with the button that confirms an alert. */
export const alertConfirmLink = link('/alerts/confirm')

/** The page with the button that stops an alert; mail clients post to it themselves (RFC 8058). */
export const stopLink = link('/alerts/stop')

/** The page where a subscriber changes and stops all their alerts. */
export const manageLink = link('/alerts')
