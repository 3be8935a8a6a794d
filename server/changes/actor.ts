/** Who makes a change, for the log. */
export interface Actor {
  /** The account; null for what no person did, and for the command line. */
  id: string | null
  /** The account's e-mail address, or what makes the change. */
  name: string
  /** Of the HTTP request that asked for it, as the server's log has it. */
  requestId?: string | undefined
}

/** The agency's command line. */
export const desk: Actor = { id: null, name: 'desk' }
