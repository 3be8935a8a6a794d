import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { Language } from '../../language.ts'
import type { IssueProgress } from './issue.ts'

/** Confirmed readers by language. */
export async function confirmedReaders(db: Kysely<Schema>): Promise<Record<Language, number>> {
  const rows = await db
    .selectFrom('subscribers')
    .select(({ fn }) => ['language', fn.countAll<number>().as('readers')])
    .where('state', '=', 'confirmed')
    .groupBy('language')
    .execute()
  const count = (language: Language) =>
    Number(rows.find((row) => row.language === language)?.readers ?? 0)
  return { en: count('en'), es: count('es') }
}

/** How far the sending of a newsletter is. */
export async function progressOf(db: Kysely<Schema>, id: string): Promise<IssueProgress> {
  const of = (states: readonly ('waiting' | 'held' | 'parked' | 'dropped')[]) =>
    sql<number>`coalesce(sum(case when ${sql.ref('outbox.state')} in (${sql.join(states)}) then 1 else 0 end), 0)`
  const [{ given, waiting, refused }, remaining] = await Promise.all([
    db
      .selectFrom('newsletter_deliveries')
      .leftJoin('outbox', 'outbox.id', 'outbox_id')
      .select(({ fn }) => [
        fn.countAll<number>().as('given'),
        of(['waiting', 'held']).as('waiting'),
        of(['parked', 'dropped']).as('refused'),
      ])
      .where('issue_id', '=', id)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('subscribers')
      .select(({ fn }) => fn.countAll<number>().as('readers'))
      .where('state', '=', 'confirmed')
      .where('confirmed_at', '<=', ({ selectFrom }) =>
        selectFrom('newsletter_issues').select('started_at').where('id', '=', id),
      )
      .where('id', 'not in', ({ selectFrom }) =>
        selectFrom('newsletter_deliveries').select('subscriber_id').where('issue_id', '=', id),
      )
      .executeTakeFirstOrThrow(),
  ])
  return {
    readers: Number(given) + Number(remaining.readers),
    sent: Number(given) - Number(waiting) - Number(refused),
    refused: Number(refused),
  }
}
