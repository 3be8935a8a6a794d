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
  /** The requests that came, as `METHOD /path`. */
  requests: string[]
  /** The rows of the table. */
  properties: Record<string, unknown>[]
  /** While set, the properties are answered so instead. */
  propertiesInstead: (() => Promise<Response>) | undefined
  /** While set, the accounts answer with this status; the two halves of a project fail apart. */
  failing: number | undefined
  /** Answers wait for it. */
  held: Promise<void> | undefined
  /** Milliseconds that new access tokens last. */
  lifetime: number
  /** Passwords that are long enough and still refused. */
  weak: Set<string>
  /** The refresh token in force, by session. */
  sessions: Map<string, { user: FakeUser; refresh: string; parent: string | undefined }>
  /** Forgets everybody, every link, session and fault; one confirmed account is left. */
  reset(account: Pick<FakeUser, 'id' | 'email' | 'password' | 'metadata'>): void
}
