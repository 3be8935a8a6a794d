import type { Kysely } from 'kysely'
import { fromJson, type Schema } from '../../database/schema.ts'
import { memberName } from '../../staff/member-name.ts'

/** Finds the name of an author from the stored form; see {@link authorNames}. */
export type NameOf = (author: string) => string

/**
 * The present names of authors.
 * @param authors as they are stored: e-mail addresses. The stored form is returned for programs,
 *   for names that were stored earlier, and for accounts that are deleted or not in our own
 *   database.
 */
export async function authorNames(
  db: Kysely<Schema>,
  authors: Iterable<string | undefined>,
): Promise<NameOf> {
  const wanted = [...new Set(authors)].flatMap((author) => (author?.includes('@') ? [author] : []))
  if (wanted.length === 0) return (author) => author
  const rows = await db
    .selectFrom('auth_users')
    .select(['email', 'user_metadata'])
    .where('email', 'in', wanted)
    .execute()
  const names = new Map(
    rows.map(({ email, user_metadata: metadata }) => [
      email,
      memberName(fromJson(metadata).name, email),
    ]),
  )
  return (author) => names.get(author) ?? author
}
