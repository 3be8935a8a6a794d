import { tokenLink } from '../tokens/token.ts'

/** The page with the button that confirms an address. */
export const newsletterConfirmLink = tokenLink('/newsletter/confirm')

/** The page with the button that unsubscribes; mail clients post to it themselves (RFC 8058). */
export const unsubscribeLink = tokenLink('/newsletter/unsubscribe')
