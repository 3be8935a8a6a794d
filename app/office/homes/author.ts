import { data } from 'react-router'
import type { Author } from '#server/homes/save-draft.ts'
import { NotAllowed } from '#server/homes/store.ts'
import { isUnavailable } from '#server/unavailable.ts'
import { requireMember } from '../guard.ts'

type Args = Parameters<typeof requireMember>[0]

/**
 * The member of staff who writes homes, with their own client of the backend: what they may do, it decides.
 * @throws 403 without the right; 404 where the session has ended.
 */
export async function authorIn(args: Args) {
  const { site, member } = requireMember(args, 'homes.write')
  const client = await site.account.staffClient()
  if (!client) throw data(null, { status: 404 })
  const author: Author = { client, name: member.name }
  return { site, member, author }
}

/** Reads for a screen. @throws what the office's frame shows: 503 while the backend does not answer, 403 where it refuses. */
export async function reading<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (isUnavailable(error)) throw data(null, { status: 503 })
    if (error instanceof NotAllowed) throw data(null, { status: 403 })
    throw error
  })
}

/** Writes for a form; undefined while the backend does not answer, so that what was typed can be shown again. */
export async function writing<T>(work: Promise<T>): Promise<T | undefined> {
  return work.catch((error: unknown) => {
    if (isUnavailable(error)) return undefined
    if (error instanceof NotAllowed) throw data(null, { status: 403 })
    throw error
  })
}
