import { type Kysely, sql, type SqlBool } from 'kysely'
import { fromJson, type Schema } from '../../database/schema.ts'
import { wordsOf } from './search-words.ts'

/** Rows of one statement: both engines bound a statement's parameters. */
const batch = 400

/** Makes leads findable by their words, in the caller's transaction. */
export async function insertWords(
  transaction: Kysely<Schema>,
  leads: readonly { id: string; fields: Readonly<Record<string, string>> }[],
): Promise<void> {
  const rows = leads.flatMap(({ id, fields }) =>
    wordsOf(fields).map((word) => ({ word, lead_id: id })),
  )
  for (let start = 0; start < rows.length; start += batch)
    await transaction
      .insertInto('lead_words')
      .values(rows.slice(start, start + batch))
      .execute()
}

/** Makes some of the leads findable that were stored before leads had words. @returns how many. */
export async function catchUpWords(db: Kysely<Schema>, limit = 200): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const leads = await transaction
      .updateTable('leads')
      .set({ has_words: 1 })
      .where('id', 'in', (ids) =>
        ids
          .selectFrom('leads')
          .select('id')
          .where(sql<SqlBool>`has_words = 0`)
          .limit(limit),
      )
      .where(sql<SqlBool>`has_words = 0`)
      .returning(['id', 'fields'])
      .execute()
    await insertWords(
      transaction,
      leads.map(({ id, fields }) => ({ id, fields: fromJson(fields) })),
    )
    return leads.length
  })
}
