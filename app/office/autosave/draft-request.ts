import { tryConnection } from '../device/connection.ts'

/** The server's answer to a form that saves itself; see `homes/edit/draft.ts`. */
export interface DraftAnswer<C> {
  /** The values that the form begins with from now on. */
  base: Record<string, string>
  fields: Record<string, string>
  conflicts: C[]
  /** The number of fields that are not published. */
  changes: number
  at: string
  /** Who else has been writing here in the last minutes. */
  others?: string[]
  /** The names of others who wrote the fields last. */
  authors?: Readonly<Record<string, string>>
}

/**
 * Sends a draft.
 * @returns undefined where the server did not answer, or with something else: the session may have
 *   ended.
 */
export async function sendDraft<C>(
  path: string,
  body: FormData,
): Promise<DraftAnswer<C> | undefined> {
  try {
    const response = await fetch(path, { method: 'POST', body, redirect: 'error' })
    return response.ok ? await response.json() : undefined
  } catch {
    // A redirect fails as well: the session may have ended.
    void tryConnection()
    return undefined
  }
}

/** Asks what the draft is now, which is no use of the office; undefined as {@link sendDraft}. */
export async function fetchDraft<C>(path: string): Promise<DraftAnswer<C> | undefined> {
  try {
    const response = await fetch(path, { redirect: 'error', headers: { 'X-Background': '1' } })
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}
