import type { User as AuthUser } from '@supabase/supabase-js'
import type { Language } from '../language.ts'

/** Who is signed in (specification §3), as the pages see it. */
export interface User {
  id: string
  email: string
  name: string
  phone: string
  /** The language of letters, as chosen in the profile. */
  language: Language
  /** Everything the account holds under `user_metadata`. */
  metadata: Record<string, unknown>
  /** Whether the address is confirmed. */
  confirmed: boolean
  /** ISO 8601. */
  createdAt: string
  lastSignInAt: string | undefined
}

/** A user of the backend as ours: metadata may hold anything, so only text is taken for text. */
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
