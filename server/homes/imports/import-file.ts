import { randomUUID } from 'node:crypto'
import type { Actor } from '../../audit-log/actor.ts'
import { FeedError } from '../../catalogue/exchange/feed-problem.ts'
import { decodeFeed } from '../../catalogue/exchange/feed.ts'
import { readFeed } from '../../catalogue/exchange/read-feed.ts'
import { retentionPeriods } from '../../personal-data/retention-periods.ts'
import { kindOfFile } from '../../shared/file-kind.ts'
import type { ImportContext } from './import-context.ts'

/**
 * Stores an uploaded file of homes until a member applies it, for a limited time.
 * @returns its id.
 * @throws {FeedError} for a text that is not a file of homes.
 */
export async function storeImportFile(
  { db, siteUrl, clock }: ImportContext,
  { name, bytes }: { name: string; bytes: Uint8Array },
  actor: Actor,
): Promise<string> {
  if (kindOfFile(bytes)?.startsWith('image/')) throw new FeedError('picture')
  const content = decodeFeed(bytes)
  if (content.includes('\0')) throw new FeedError('binary')
  readFeed(content, siteUrl)
  const id = randomUUID()
  await db
    .insertInto('home_imports')
    .values({
      id,
      name: name.replace(/[\p{Cc}/\\]/gu, ' ').slice(-120),
      content,
      state: 'read',
      created_by: actor.name,
      created_at: clock(),
    })
    .execute()
  return id
}

/**
 * An uploaded file that has not been applied, and whose retention period has not
 * ended.
 */
export async function findImportFile(
  { db, clock }: Pick<ImportContext, 'db' | 'clock'>,
  id: string,
) {
  const row = await db
    .selectFrom('home_imports')
    .select(['name', 'content', 'created_at'])
    .where('id', '=', id)
    .where('state', '=', 'read')
    .where('created_at', '>=', clock() - retentionPeriods.undecidedImport)
    .executeTakeFirst()
  return row?.content === null || row === undefined ? undefined : { ...row, content: row.content }
}
