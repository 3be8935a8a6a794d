/** An e-mail that the backend would have sent. */
export interface SentLink {
  type: 'signup' | 'recovery'
  email: string
  tokenHash: string
  redirectTo: string | null
}

export interface FakeUser {
  id: string
  email: string
  password: string
  confirmed: boolean
  metadata: Record<string, unknown>
}

export interface FakeBackend {
  fetch: typeof fetch
  links: SentLink[]
  users: FakeUser[]
  /** The requests that were received, as `METHOD /path`. */
  requests: string[]
  /** The rows of the table `properties`. */
  properties: Record<string, unknown>[]
  /** While set, requests for properties get this answer. */
  propertiesInstead: (() => Promise<Response>) | undefined
  /**
   * While set, requests for accounts get this status; the two parts of a project fail separately.
   */
  failing: number | undefined
  /** Answers wait for this promise. */
  held: Promise<void> | undefined
  /** How long new access tokens are valid, in milliseconds. */
  lifetime: number
  /** Passwords that are refused although they are long enough. */
  weak: Set<string>
  /** The valid refresh token, by session. */
  sessions: Map<string, { user: FakeUser; refresh: string; parent: string | undefined }>
  /** Removes all accounts, links, sessions and faults; one confirmed account is left. */
  reset(account: Pick<FakeUser, 'id' | 'email' | 'password' | 'metadata'>): void
}
