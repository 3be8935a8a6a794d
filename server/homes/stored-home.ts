import type { PostgrestError, SupabaseClient } from '@supabase/supabase-js'
import { backendError, type ClientError } from '../backend-error.ts'
import { catalogueError } from '../catalogue/query-properties.ts'
import { type HomeDraft, readHomeDraft, readHome, type StaffHome } from './home.ts'

/** A home and its draft; both undefined where there is none. */
export interface StoredHome {
  home: StaffHome | undefined
  draft: HomeDraft | undefined
}

/**
 * Reads a home with its draft.
 * @param client signed in as a member of staff.
 * @throws {NotAllowed}
 * @throws {Unavailable}
 */
export async function readStoredHome(client: SupabaseClient, id: string): Promise<StoredHome> {
  const [homes, drafts] = await Promise.all([
    client.from('properties').select('*').eq('id', id).limit(1),
    client.from('home_drafts').select('*').eq('id', id).limit(1),
  ])
  return { home: readHome(rowsOf(homes)[0]), draft: readHomeDraft(rowsOf(drafts)[0]) }
}

/**
 * The rows of an answer.
 * @throws {NotAllowed} where the backend refuses the session.
 * @throws {Unavailable} while it does not answer.
 */
export function rowsOf({ data, error, status }: Answer): unknown[] {
  if (error) throw catalogueError(error, status)
  return Array.isArray(data) ? data : []
}

interface Answer {
  data: unknown
  error: PostgrestError | null
  status: number
}

/** Whether the key already exists. */
export const isTaken = (error: Pick<PostgrestError, 'code'>): boolean => error.code === '23505'

/** The client's error about files; without a status where the storage did not answer. */
interface FileError extends ClientError {
  status?: number | undefined
  statusCode?: string | undefined
}

/**
 * The error for a failed call about files. The storage answers every refusal with 400, and gives
 * the actual status in the body.
 */
export const storageError = (error: FileError): Error =>
  backendError('The storage', error, Number(error.statusCode) || (error.status ?? 0))
