import type { PostgrestError, SupabaseClient } from '@supabase/supabase-js'
import { Unavailable } from '../unavailable.ts'
import { type Draft, readDraft, readHome, type StaffHome } from './home.ts'

/** The backend refuses this session: it has ended, or its member lacks the right. */
export class NotAllowed extends Error {
  override name = 'NotAllowed'
}

/**
 * Whether an error is {@link NotAllowed}, across the server's and the pages' build as
 * `isUnavailable` is.
 */
export const isNotAllowed = (error: unknown): error is NotAllowed =>
  error instanceof Error && error.name === 'NotAllowed'

/** A home and its draft; both undefined where there is none. */
export interface Stored {
  home: StaffHome | undefined
  draft: Draft | undefined
}

/**
 * Reads a home with its draft.
 * @param client signed in as a member of staff. @throws {NotAllowed} {Unavailable}
 */
export async function readStored(client: SupabaseClient, id: string): Promise<Stored> {
  const [homes, drafts] = await Promise.all([
    client.from('properties').select('*').eq('id', id).limit(1),
    client.from('home_drafts').select('*').eq('id', id).limit(1),
  ])
  return { home: readHome(rowsOf(homes)[0]), draft: readDraft(rowsOf(drafts)[0]) }
}

/** The rows of an answer. @throws {NotAllowed} {Unavailable} for an error. */
export function rowsOf({ data, error }: Answer): unknown[] {
  if (error) throw failure(error)
  return Array.isArray(data) ? data : []
}

interface Answer {
  data: unknown
  error: PostgrestError | null
}

/** Somebody has the key already. */
export const isTaken = (error: Pick<PostgrestError, 'code'>): boolean => error.code === '23505'

/** The error of a failed call. */
export const failure = ({ code, message }: Pick<PostgrestError, 'code' | 'message'>): Error =>
  code === '42501' || code.startsWith('PGRST30')
    ? new NotAllowed(message.slice(0, 200))
    : new Unavailable('The catalogue', new Error(`${code}: ${message.slice(0, 200)}`))
