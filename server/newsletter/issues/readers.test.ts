import { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import { describeOnEachEngine, eachOnItsOwnDatabase } from '../../../testing/databases.ts'
import type { Database } from '../../database/database.ts'
import { unsubscribe } from '../unsubscribe.ts'
import { confirmedReaders, readProgress } from './readers.ts'

const startedAt = 1_000

describeOnEachEngine('the readers of a newsletter, on %s', (engine) => {
  let database: Database
  eachOnItsOwnDatabase(engine, (opened) => {
    database = opened
  })

  /** Creates ten readers in English, the first four of whom have the newsletter. */
  async function sending() {
    const readers = Array.from({ length: 10 }, (_, index) => `reader-${index}`)
    await database.db
      .insertInto('subscribers')
      .values(
        readers.map((id) => ({
          id,
          email: `${id}@example.com`,
          language: 'en' as const,
          state: 'confirmed' as const,
          token_hash: id,
          token_expires_at: 0,
          unsubscribe_token: `stop-${id}`,
          consent_wording: 'The newsletter',
          consent_at: 0,
          confirmed_at: startedAt,
          unsubscribed_at: null,
        })),
      )
      .execute()
    await database.db
      .insertInto('newsletter_issues')
      .values({
        id: 'issue',
        state: 'sending',
        texts: '{}',
        items: '[]',
        revision: 1,
        updated_by: 'tom@example.com',
        updated_at: 0,
        started_at: startedAt,
      })
      .execute()
    await database.db
      .insertInto('newsletter_deliveries')
      .values(
        readers
          .slice(0, 4)
          .map((id) => ({ issue_id: 'issue', subscriber_id: id, outbox_id: `email-${id}` })),
      )
      .execute()
  }

  test('unsubscribed readers count if they have it, later confirmed ones never do', async () => {
    await sending()
    expect(await readProgress(database.db, 'issue')).toMatchObject({ readers: 10, sent: 4 })
    await unsubscribe({ ...database, clock: () => startedAt + 1 }, 'stop-reader-0')
    await unsubscribe({ ...database, clock: () => startedAt + 1 }, 'stop-reader-9')
    await database.db
      .updateTable('subscribers')
      .set({ confirmed_at: startedAt + 1 })
      .where('id', '=', 'reader-8')
      .execute()
    expect(await readProgress(database.db, 'issue')).toMatchObject({ readers: 8, sent: 4 })
    expect(await confirmedReaders(database.db)).toEqual({ en: 8, es: 0 })
  })

  test.runIf(engine === 'sqlite')('are counted from indices, without a row of each', async () => {
    await sending()
    const queries: CompiledQuery[] = []
    const { db } = database
    const watched = db.withPlugin({
      transformQuery({ node, queryId }) {
        queries.push(db.getExecutor().compileQuery(node, queryId))
        return node
      },
      transformResult: async ({ result }) => result,
    })
    await readProgress(watched, 'issue')
    await confirmedReaders(watched)
    expect(queries.length).toBeGreaterThan(4)
    const plans = await Promise.all(
      queries.map(async (query) => {
        const explained = CompiledQuery.raw(`explain query plan ${query.sql}`, [
          ...query.parameters,
        ])
        return JSON.stringify((await db.executeQuery(explained)).rows)
      }),
    )
    for (const plan of plans) {
      expect(plan).not.toContain('SCAN')
      expect(plan).not.toMatch(/USING INDEX sqlite_autoindex_(?:subscribers|outbox)/)
    }
  })
})
