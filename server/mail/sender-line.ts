import { agencyName } from '../shared/agency-name.ts'

/** The sender's name in the last lines of an e-mail; the same in both languages. */
export const senderLine = `${agencyName}, Costa del Sol.`
