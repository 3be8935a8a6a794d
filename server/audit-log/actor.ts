/** The author of a change, for the audit log. */
export interface Actor {
  /** The id of the account; null for the command line and for automatic changes. */
  id: string | null
  /** The account's e-mail address, or the name of the program. */
  name: string
  /** The id of the HTTP request, as in the server's log. */
  requestId?: string | undefined
}

/**
 * The authors of changes who have no account:
 * - `desk`: the agency's command line
 * - `office link`: whoever has opened a link in an e-mail to the agency
 * - `visitor`: whoever has opened a link in an e-mail to a visitor
 * - `newsletter`: the schedule of newsletters
 */
export const programs = ['desk', 'office link', 'visitor', 'newsletter'] as const
export type Program = (typeof programs)[number]

export const programActor = (name: Program): Actor => ({ id: null, name })

export const deskActor = programActor('desk')

export const isProgram = (author: string): author is Program =>
  programs.some((name) => name === author)
