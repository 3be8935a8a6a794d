import type { Json } from './json.ts'

/** An account. Times are milliseconds since 1970, here and in the tables that refer to it. */
export interface AuthUsersTable {
  id: string
  /** In lower case. */
  email: string
  /** An argon2id hash in the PHC format, `$argon2id$v=19$m=…`. */
  password_hash: string
  role: string
  app_metadata: Json<Record<string, unknown>>
  user_metadata: Json<Record<string, unknown>>
  /** A new address that is not confirmed yet. */
  new_email: string | null
  /** Null until the address is confirmed; nobody can sign in before. */
  email_confirmed_at: number | null
  confirmation_sent_at: number | null
  recovery_sent_at: number | null
  email_change_sent_at: number | null
  last_sign_in_at: number | null
  banned_until: number | null
  created_at: number
  updated_at: number
}

/** How a user signs in; here always by e-mail. */
export interface AuthIdentitiesTable {
  id: string
  user_id: string
  provider: string
  provider_id: string
  email: string
  email_verified: number
  last_sign_in_at: number | null
  created_at: number
  updated_at: number
}

/** A second factor, by its name in access tokens. */
export type SecondFactor = 'totp' | 'mfa/recovery_code'

/** A session. Its refresh tokens are computed from a key and a counter, so none is stored. */
export interface AuthSessionsTable {
  id: string
  user_id: string
  /**
   * How the user proved their identity first: `password`, `otp`, or the method with which a PKCE
   * exchange began.
   */
  method: string
  /** The second factor that gave the session assurance level 2; null before. */
  second_factor: SecondFactor | null
  second_factor_at: number | null
  /** The User-Agent header at sign-in, shortened. */
  user_agent: string | null
  /**
   * The digest of the network address from which the session was opened: a client that the owner is
   * known to use.
   */
  client: string | null
  refresh_key: string
  /**
   * The number of the newest refresh token. The token before it may still be used; older ones end
   * the session.
   */
  refresh_counter: number
  created_at: number
  refreshed_at: number
}

export type TokenPurpose = 'confirmation' | 'recovery' | 'email_change' | 'invite'

/**
 * Tokens of e-mails' links, each used once; each user has at most one for each purpose.
 */
export interface AuthOneTimeTokensTable {
  id: string
  user_id: string
  purpose: TokenPurpose
  /** The address to which the token was sent; using the token confirms the address. */
  email: string
  /** The digest of the link's 256 random bits. */
  token_hash: string
  expires_at: number
  /**
   * The digest of a code in the e-mail. Only the previous version of the site writes and reads
   * codes.
   */
  code_hash: string
  code_expires_at: number
  code_attempts: number
  /**
   * The challenge of a client that used PKCE (RFC 7636): the link then leads to a code that only
   * that client can exchange for a session.
   */
  code_challenge: string | null
}

/** A second factor: the shared secret of an authenticator, or a set of recovery codes. */
export interface AuthFactorsTable {
  id: string
  user_id: string
  factor_type: 'totp' | 'recovery_code'
  friendly_name: string
  /** Unverified until its first correct code; from then on it is asked for at every sign-in. */
  status: 'unverified' | 'verified'
  /**
   * In base32, encrypted where there is a key (`backend/auth/factors/factor-secret.ts`); null for
   * recovery codes.
   */
  secret: string | null
  /**
   * The time step of the last accepted code: neither that code nor an earlier one is accepted
   * again.
   */
  last_step: number | null
  last_challenged_at: number | null
  created_at: number
  updated_at: number
}

/** A request for a code, which one correct code answers. */
interface AuthChallengesTable {
  id: string
  factor_id: string
  /** The digest of the network that made the request. */
  client: string | null
  expires_at: number
}

interface AuthRecoveryCodesTable {
  factor_id: string
  /** The digest of a random code. */
  code_hash: string
  used_at: number | null
}

/**
 * The browsers from which an account's owner has signed in; a sign-in from any other causes an
 * e-mail.
 */
interface AuthDevicesTable {
  user_id: string
  /** The digest of the random id in the browser's cookie. */
  device_hash: string
  seen_at: number
}

/**
 * Codes that a client exchanges for a session; it proves with its verifier that it began the
 * sign-in (RFC 7636).
 */
interface AuthCodesTable {
  code_hash: string
  user_id: string
  method: string
  code_challenge: string
  expires_at: number
}

/** The keys of access tokens: one signs, earlier ones still verify the tokens that they signed. */
export interface AuthSigningKeysTable {
  kid: string
  private_jwk: Json<Record<string, unknown>>
  public_jwk: Json<Record<string, unknown>>
  signs: 0 | 1
  created_at: number
  retired_at: number | null
}

export interface AccountsTables {
  auth_users: AuthUsersTable
  auth_identities: AuthIdentitiesTable
  auth_sessions: AuthSessionsTable
  auth_one_time_tokens: AuthOneTimeTokensTable
  auth_factors: AuthFactorsTable
  auth_challenges: AuthChallengesTable
  auth_recovery_codes: AuthRecoveryCodesTable
  auth_devices: AuthDevicesTable
  auth_codes: AuthCodesTable
  auth_signing_keys: AuthSigningKeysTable
}
