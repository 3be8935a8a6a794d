import type { User as AuthUser } from '@supabase/supabase-js'
import type { Language } from '../language.ts'

/** The signed-in user, as pages see it (docs/requirements/accounts.md#accounts). */
export interface User {
  id: string
  email: string
  name: string
  phone: string
  /** The language of e-mails, which is set in the profile. */
  language: Language
  /** All of the account's `user_metadata`. */
  metadata: Record<string, unknown>
  /** Whether the address is confirmed. */
  confirmed: boolean
  /** ISO 8601. */
  createdAt: string
  lastSignInAt: string | undefined
}

/**
 * Converts a user from the backend's form. Metadata may contain any JSON; a name that is not text
 * counts as empty.
 */
export function toUser({
  id,
  email,
  user_metadata: metadata,
  email_confirmed_at,
  created_at,
  last_sign_in_at,
}: AuthUser): User {
  const text = (name: string): string => {
    const value: unknown = metadata[name]
    return typeof value === 'string' ? value : ''
  }
  return {
    id,
    email: email ?? '',
    name: text('name'),
    phone: text('phone'),
    language: text('language') === 'es' ? 'es' : 'en',
    metadata,
    confirmed: Boolean(email_confirmed_at),
    createdAt: created_at,
    lastSignInAt: last_sign_in_at,
  }
}
