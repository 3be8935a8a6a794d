import { hour, second } from './durations.ts'

/** The seconds after which e-mails may be asked for again; their budgets count by the hour. */
export const emailsAgainAfter = hour / second
