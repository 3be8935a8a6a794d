/** The author of a change, for the audit log. */
export interface Actor {
  /** The id of the account; null for the command line and for automatic changes. */
  id: string | null
  /** The account's e-mail address, or the name of the program. */
  name: string
  /** The id of the HTTP request, as in the server's log. */
  requestId?: string | undefined
}

/** The agency's command line. */
export const deskActor: Actor = { id: null, name: 'desk' }

/** Whoever has opened a link in an e-mail to the agency. */
export const officeLinkActor: Actor = { id: null, name: 'office link' }

/** Whether the author of a change is no person: the desk, or a write without an account. */
export const isProgram = (name: string): boolean => name === '' || name === deskActor.name
