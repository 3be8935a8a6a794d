import type { Selectable } from 'kysely'
import { fromJson } from '../../database/schema.ts'
import type { AuthIdentitiesTable, AuthUsersTable } from '../../database/tables/accounts.ts'
import { isoTime } from '../../shared/time/iso-time.ts'
import { factorJson, type FactorRow } from './second-factor.ts'

export type UserMetadata = Record<string, unknown>

/**
 * An account in the form that our code uses; {@link userJson} is the form for clients. Times are
 * milliseconds since 1970.
 */
export interface AuthUser {
  id: string
  email: string
  role: string
  appMetadata: UserMetadata
  userMetadata: UserMetadata
  newEmail: string | null
  emailConfirmedAt: number | null
  confirmationSentAt: number | null
  recoverySentAt: number | null
  emailChangeSentAt: number | null
  lastSignInAt: number | null
  bannedUntil: number | null
  createdAt: number
  updatedAt: number
}

export function userFromRow(row: Selectable<AuthUsersTable>): AuthUser {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    appMetadata: fromJson(row.app_metadata),
    userMetadata: fromJson(row.user_metadata),
    newEmail: row.new_email,
    emailConfirmedAt: row.email_confirmed_at,
    confirmationSentAt: row.confirmation_sent_at,
    recoverySentAt: row.recovery_sent_at,
    emailChangeSentAt: row.email_change_sent_at,
    lastSignInAt: row.last_sign_in_at,
    bannedUntil: row.banned_until,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

/**
 * A user in the form for clients. Empty times and lists are omitted, as the hosted service does.
 */
export function userJson(
  user: AuthUser,
  identities: Selectable<AuthIdentitiesTable>[],
  factors: FactorRow[] = [],
) {
  return {
    id: user.id,
    aud: 'authenticated',
    role: user.role,
    email: user.email,
    email_confirmed_at: time(user.emailConfirmedAt),
    phone: '',
    confirmation_sent_at: time(user.confirmationSentAt),
    confirmed_at: time(user.emailConfirmedAt),
    recovery_sent_at: time(user.recoverySentAt),
    new_email: user.newEmail ?? undefined,
    email_change_sent_at: time(user.emailChangeSentAt),
    last_sign_in_at: time(user.lastSignInAt),
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    factors: factors.length > 0 ? factors.map(factorJson) : undefined,
    identities: identities.map(identityJson),
    created_at: time(user.createdAt),
    updated_at: time(user.updatedAt),
    is_anonymous: false,
  }
}

export type UserJson = ReturnType<typeof userJson>

function identityJson(row: Selectable<AuthIdentitiesTable>) {
  return {
    identity_id: row.id,
    id: row.provider_id,
    user_id: row.user_id,
    identity_data: {
      email: row.email,
      email_verified: row.email_verified === 1,
      phone_verified: false,
      sub: row.user_id,
    },
    provider: row.provider,
    last_sign_in_at: time(row.last_sign_in_at),
    created_at: time(row.created_at),
    updated_at: time(row.updated_at),
    email: row.email,
  }
}

const time = (milliseconds: number | null) =>
  milliseconds === null ? undefined : isoTime(milliseconds)
