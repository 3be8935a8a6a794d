import { tokenLink } from '../tokens/token.ts'

/** The page with the button that confirms an alert. */
export const alertConfirmLink = tokenLink('/alerts/confirm')

/**
 * The page with the button that stops an alert; mail clients post to this address themselves (RFC
 * 8058).
 */
export const stopLink = tokenLink('/alerts/stop')

/** The page where a subscriber changes and stops all their alerts. */
export const manageLink = tokenLink('/alerts')
